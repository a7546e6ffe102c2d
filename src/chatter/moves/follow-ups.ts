/** Words of short lines that ask on after what was said before (§Q2): why, since when, how sure, and who else. */

const LEAD =
  '(?:(?:那|那么|可是|但是|但|不过|所以|嗯|哦|喔|额|呃|诶|哎|等等|哈|啧|ok|okay|so|and|but|well|then|or|also|oh|hm|m|huh|wait|yeah|yea|lol|lmao|haha+|what about|how about)[ ,]*)*';
const alone = (...words: readonly string[]): RegExp => new RegExp(`^${LEAD}(?:${words.join('|')})$`);

/** What English chat hangs on behind: "based on what lol", "why tho". */
const TAIL =
  /(?:[ ,]+(?:lol|lmao|lmfao|haha\w*|tho|though|bro|dude|man|exactly|again|pls|please|huh|buddy|pal|mate|my friend|if i may ask))+$/;

/** A short line without what is only hung on. */
export const plainly = (text: string): string => text.replace(TAIL, '');

const YOU = '(?:你|您)?';
const U = '(?:you|u|ya)';

/** "三号呢", "三号?", "and 3?", "what about 3": nothing but somebody, who is written WHO. */
export const ONLY_SOMEBODY = new RegExp(
  `^${LEAD}(?:跟|和|对)?[ ]*WHO(?:[ ]*(?:呢|如何|怎么样|咋样|怎样|吗|then|too))?[ .!?]*$`,
);

export const MORE = alone(
  '还有(?:呢|吗|别的吗|没有?|啥|什么)?|然后(?:呢)?|所以(?:呢)?|接着(?:呢|说)|继续(?:说)?|别的呢|其他(?:人)?呢|就这些?(?:吗|\\?)?|没了\\??|and|what else|and then|go on|more',
  '(?:anything|anyone|anybody|who|somebody|someone) else(?: (?:suspicious|sus|fishy|you (?:suspect|doubt)))?',
  '还有谁(?:可疑|像反?|有问题|不对劲)?(?:不|吗|么|没有?|啊|呢)?|其他人呢|(?:第二|下一|另一)个呢',
  '还有(?:没有|没)?(?:别人|其[他它]人?|别的人?|谁|可疑的)(?:可疑的?)?(?:怀疑(?:的|对象)?|人选|目标)?(?:的)?(?:人)?(?:吗|么|没有?|不)?',
  `${YOU}还(?:怀疑|觉得|防着?|盯着?)(?:谁|别人|其[他它]人?)(?:像反|可疑)?(?:啊|呢|不|吗|么|没有?)?`,
  '除了(?:他|她|WHO)(?:以外|之外)?(?:呢|(?:你)?还(?:有谁|有别人|怀疑谁|觉得谁)(?:可疑|像反?|有问题|不对劲|是反)?(?:不|吗|么|没有?|啊|呢)?)?',
  '(?:any(?:one|body)|who|somebody)? ?(?:besides|other than|apart from|except) (?:him|her|them|that one|WHO)(?:,? who)?',
);
/** Of these others are asked for. */
export const OTHERS =
  /还有谁|还(?:怀疑|觉得|防|盯)|除了|其[他它]|别人|别的|(?:第二|下一|另一)个|else|besides|other than|apart from|except/;

export const SHORT_WHY = new RegExp(
  `^${LEAD}(?:凭什么|凭啥|为什么|为啥|为何|何以见得|何出此言|怎么(?:说|讲|会|就)|什么意思|啥意思|此话怎讲|怎么看出来的?|因为(?:什么|啥)|理由(?:呢)?|证据(?:呢)?|依据(?:呢)?|根据(?:呢)?|有(?:证据|依据|根据|理由)吗|why|why (?:so|that|not|(?:do|would) ${U} (?:think|say) (?:so|that))|how come|how so|(?:based )?on what(?: (?:basis|grounds))?|says who|(?:any |(?:${U} )?got (?:any |a )?|where'?s (?:the|ur|your) )?(?:proof|evidence|reasons?)|what (?:do|did) ${U} mean(?: by that)?|how (?:do|did|can|could|would) ${U} know(?: that)?|what makes ${U} (?:say|think|believe)(?: (?:that|so|it))?)(?:这么说|这么认为|这么觉得|这么想|这样说|是(?:他|她)|啊|呀|呢|吗|的)*$`,
);

/** Since when, and told more closely: these ask on only where something was told. */
export const ASKED_ON = alone(
  `${YOU}(?:是)?(?:从)?哪(?:里|儿|一?点|方面|个地方)?(?:能)?(?:看(?:得)?出(?:来)?|发现|知道|听(?:来|说))(?:他|她)?(?:的)?`,
  `${YOU}(?:是)?(?:怎么|咋)(?:发现|知道|判断|琢磨|想|推|得|猜)(?:出来)?(?:的)`,
  `${YOU}(?:是)?(?:从)?(?:啥|什么)时候(?:开始)?(?:就)?(?:看出(?:来)?|发现|觉得|知道|怀疑|盯上|注意(?:到)?|这么(?:想|觉得|看)|的事)?(?:他|她)?(?:的)?(?:了)?`,
  `${YOU}(?:这么|这样)?(?:想|觉得|看|认为|怀疑|盯)(?:他|她)?(?:有)?多久了`,
  `${YOU}(?:是)?(?:一直|早就|老早就?|一开始就|从头到尾都?|之前就|本来就)(?:都|就)?(?:这么|这样)?(?:想|觉得|认为|看|怀疑|知道)(?:他|她)?(?:的|了)?(?:吗|么|吧|,?还是.{0,9})?`,
  `${YOU}(?:是)?(?:刚才?|才|现在才|这会儿才)(?:这么)?(?:看出(?:来)?|发现|觉得|想到|想|知道)(?:的)?(?:吗|么|吧)?`,
  `(?:你|能不能|能|给我|麻烦|再)*(?:说|讲|聊)(?:得)?(?:具体|详细|清楚|明白|细致?|仔细)(?:一?点儿?|一?些)?`,
  `(?:你|能不能|能|给我|麻烦|再)*(?:具体|详细|展开|仔细|细)(?:一?点儿?|地)?(?:说说?|讲讲?|聊聊|说一下|讲一下|说来听听)`,
  '(?:再)?(?:具体|详细)(?:点|一点|些)?(?:呢)?|展开|说来听听|(?:说|讲)点具体的?|说说(?:看|理由|依据)|怎么个(?:说法|可疑法|反法)|(?:比如|例如|譬如)(?:说)?(?:呢)?|举个例(?:子)?',
  'since when|from when|like what|such as|for (?:example|instance|what reason)|in what way|elaborate|explain|details?|be (?:more )?specific|more specific(?:ally)?|more details?',
  `(?:can|could|care to|would) ?${U}? ?(?:explain|elaborate|be more specific)(?: that)?`,
  `what gave (?:it|him|her|them) away|what did (?:he|she|they) do(?: wrong)?`,
  `how (?:can|could|do|did|would) ${U} (?:tell|figure|guess|see|notice|work that out|figure (?:that|it)(?: out)?)(?: that| it)?`,
  `when did ${U} (?:notice|see|figure|start (?:thinking|suspecting)|reali[sz]e|think)(?: that| it| so| him| her)?(?: out)?`,
  `(?:(?:have|did|were) )?${U} (?:always|already) (?:thought|think|knew|know|thinking|suspected)(?: (?:so|that|it))?(?: or.{0,16})?`,
  `how long (?:have|did) ${U} .{3,16}`,
);

export const SHORT_SURE = new RegExp(
  `^${LEAD}${YOU}(?:(?:真的?|就|这么|有那么|那么)?(?:确定|肯定)(?:吗|么|不)?(?:是(?:他|她))?|真的(?:吗|假的)?|真的是(?:他|她)吗|当真|认真的(?:吗)?|(?:有)?几成把握|多大把握|没(?:看|弄|搞)错吧|不会吧|(?:有)?多(?:确定|肯定|大(?:的)?把握|有把握)|(?:这话)?(?:保真|靠谱|准|能信)(?:吗|么|不)|(?:敢)?打包票(?:吗|么|不)?|(?:(?:are|r) )?(?:${U} )?(?:really |that |so )?(?:sure|certain|serious|positive)(?: (?:about|bout|of) (?:that|it))?|really|for real|fr|no cap|how (?:sure|certain)(?: (?:are|r) ${U})?)(?:啊|呀|呢|吗|么)*$`,
);
/** Said without a question these vouch for one's own words. */
export const VOWED = /^(?:真的?|认真的|当真)(?:啊|呀)?$/;

export const YOU_TOO = new RegExp(`^${LEAD}(?:你|您|阁下|${U})(?:自己)?(?:呢|then|too)?$`);
/** The same put to another: "4号你呢", "2号你怎么看", "and you lord?". */
export const YOUR_WORD = new RegExp(
  `^${LEAD}(?:你|您|阁下|${U})?(?:自己)?(?:呢|怎么看|咋看|怎么想|觉得呢|说呢|的看法(?:呢)?|then|too|(?:your )?(?:take|thoughts|opinion))?$`,
);
export const SELF_TOO = new RegExp(`^${LEAD}(?:我|me)(?:呢|then)?$`);
export const SAME = new RegExp(`^${LEAD}(?:那|那么)?(?:现在呢|后来呢|now)$`);
