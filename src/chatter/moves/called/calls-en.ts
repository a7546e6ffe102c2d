/** English chat calls people without a mark: "u agree 2?", "come on 7 just admit it", "8 slashing the lord, u trying to end it". */
import type { NameAt } from './place';

const YOU = /\b(?:you|u|ya|your|ur|youre|yourself|urself|uve|youve)\b/;
const HE = /\b(?:he|him|his|she|her|they|them)\b/;
const MARK = '(?:^|[,.!?;:~)])\\s*';
const LAST_CLAUSE = /[^,.!?;:~)]*$/;

/** The name ends its clause, or you is said right behind it. */
const CLOSES =
  /^\s*(?:(?:lol|lmao|lmfao|haha\w*|bro|bruh|dude|man|pls|please|ok|okay|tho|though|smh|ffs|wtf|huh|eh|right)\b\s*)*(?:[,.!?;:~)]|$)|^\s+(?:you|u|ur|youre|you're)\b|^\s+or (?:should|do|shall|am|will|what|just|no|nah|not)\b/;

/** Words that take what follows: a name behind one of them is what is acted upon or spoken of. */
const PREPOSITION =
  'about|on|onto|upon|with|without|for|to|at|of|off|by|from|before|after|like|than|over|against|in|into|under|around|behind|through|towards?|near|beside|except|but|besides|between|until|till|per|as|via|plus|minus|versus|vs';
const LINK =
  "and|or|nor|not|is|isnt|isn't|are|was|wasnt|wasn't|were|be|being|been|its|it's|he's|hes|she's|shes|that's|thats|whos|who's|im|i'm|if|when|while|because|cause|cuz|since|unless|that|where|whether|both|either|neither|only|just|even|maybe|probably|perhaps|possibly|exactly|least|most|last|first|round|turn|(?<!\\b(?:my|your|ur|his|her) )seat|player|number|a|an|the|this|these|those|all|every|each|some|any|no|more|other|another|my|our|your|ur|his|her|their|whose|which|will|would|can|could|should|does|did|do|has|have|had|got|gets?|gotta|gonna|wanna";
const DEED =
  '(?:kill|hit|attack|slash|strik|struck|help|sav|heal|finish|trust|believ|suspect|target|focus+|burn|steal|stole|stolen|rob|hat|lik|lov|want|need|think|thought|follow|back|protect|support|fear|blam|accus|ignor|spar|duel|chain|see|saw|seen|keep|kept|know|knew|known|check|watch|tak|took|taken|giv|gave|given|mak|made|let|leav|left|tell|told|ask|call|pick|choos|chose|guess|bet|play|us|draw|drew|lose|lost|cost|deal|dealt|discard|drain|cut|lock|shut|bully|push|poison|zap|shoot|shot|nuk|wast|snatch|disarm|dismantl|tear|tore|sham|remember|forget|forgot|mention|name|say|said|read|show|prov|admir|thank|guard|cover|cheer|envy|pass|skip|beat|wipe|smack|punch|fight|fought|fac|counter|block|negat|nullif|borrow|return|feed|fed|respect|hunt|track|mark|tag|ditch|put|plac|rank|rat|peach|indulg|null|drop|sid|team|pok|bust|expos|frame|threaten|provok|mock|insult|bore|own|ow|mean|meant|become|became|seem|look|sound|send|sent|rais|low|reach|stay|call)(?:e|es|s|d|ed|ied|ies|ing|ting|ping|bing|ling)?';
export const TAKES = new RegExp(
  `\\b(?:${PREPOSITION}|${LINK}|${DEED}|(?:beat|set|mess|rough|light|cut|lock|chain|prop|patch|burn|knock|wear|bring|gang)\\w* (?:up|down|out))\\s$`,
);
const OF_SOMEBODY = new RegExp(`\\b(?:${PREPOSITION}|${LINK})\\s$`);
/** "could you spare a peach 7": a thing is named, though its word is a deed's too. */
const THING =
  /\b(?:a|an|the|my|your|ur|any|some|one|no|that|this|another)\s(?:(?:right|wrong|good|bad|nice|big|whole|next|last|same|single|damn|fucking|little|bit of)\s)?\w+\s$/;
/** "you hit me 3" may count blows. */
const GIVES =
  /\b(?:give|gave|owe|owed|dealt|cost|handed|lend|lent|healed|hit|draw|drew) (?:you|u|ya|me|him|her|us|them|it) $/;
/** -ing and -ed mostly take an object; of oneself these are said whole. */
const PARTICIPLE = /\b\w+(?:ing|ed)\s$/;
const WHOLE =
  /\b(?:kidding|joking|doing|thinking|going|talking|losing|winning|dying|bluffing|lying|trolling|griefing|cheating|waiting|sleeping|laughing|crying|smiling|nothing|something|anything|everything|thing|scared|tired|worried|screwed|doomed|finished|cooked|toasted|fried|pleased|satisfied|relieved|surprised|confused|impressed|rigged|dead|red|need)\s$/;
/** What or whom is asked for is the object: "what do u think 2", "who did you hit 3". */
const ASKS_OBJECT =
  /\b(?:what|whatcha|wut|wat|who|whom|wyd)(?:'?(?:s|re|d))?\s+(?:(?:do|did|are|r|were|would|will|should|can|could|have|must)\s+)?(?:you|u|ya)\b(?:(?!\b(?:i|he|she|they|we|before|after|when|if|because|cuz)\b)[^,.!?;])*\s$/;
const WHAT_FOR =
  /\b(?:what(?:'?s| was| is)?\s+(?:(?:that|this|it|all that)\s+)?(?:all\s+)?for|what(?:'?s| is| was) (?:that|this))\s$/;
/** "thats rough 4", "so rude 3". */
const EXCLAIMS = new RegExp(
  `${MARK}(?:\\w+\\s+)?(?:that'?s|that was|this is|how|so|too|pretty|very|damn|real|really|bit)\\s+(?:(?:so|too|pretty|very|really|kinda|a bit|a little|just|super|fucking|freaking)\\s+)*(?:rough|tough|rude|cold|harsh|mean|crazy|insane|wild|nuts|brutal|sick|nice|great|awesome|cool|sweet|clever|smart|dumb|stupid|silly|bold|brave|sus|fishy|weird|odd|strange|unlucky|lucky|sad|funny|hilarious|fair|unfair|enough|bs|bullshit|cheap|dirty|wrong|right|true|cap|disgusting|gross|fire|clean|smooth|slick|evil|savage|ruthless|impressive|good|bad|awful|terrible|annoying|petty|toxic|lame|sneaky|shady|greedy|low|grim|nasty|filthy|foul|heartless|unreal|epic|pathetic|weak|sloppy|spicy|genius)\\s$`,
);
const CHEERS =
  /\b(?:nice|good|great|sick|clean|dirty|cheap|bold|lovely|sweet|solid|clutch|huge|big|what an?) (?:\w+ )?(?:move|play|shot|hit|one|try|kill|save|card|turn|job|peach|duel|slash|block|steal|luck|game|call|read|timing|work|draw)\s$/;
const THANKED =
  /\b(?:thanks|thank you|thx|ty|cheers) (?:a lot|so much|again|for (?:nothing|that|it|the \w+|\w+ing (?:me|us|him|her|it|that)))\s$/;
const CRIED = new RegExp(
  `${MARK}(?:(?:oh|ok|well|so|and|but|yo|hey|aw+|lol|haha+)\\s+)*(?:(?:wyd|wtf|wth|bruh|stop (?:it|that)|hang (?:in there|tight)|stay (?:alive|strong|with (?:me|us))|cut it out|knock it off|easy|careful|relax|chill|calm down|hands off|back off|behave|watch (?:it|out)|look out|(?:you|u|ur|your|youre|you're) (?:turn|up|next|move)|truce|deal|(?:just )?(?:surrender|give up)(?: now)?|last chance|final (?:warning|offer|chance)|help me|save me|heal me|trust me|spare me|believe me|forgive me|why me|do it|don'?t do it|speak up|spill it|fess up|out with it|answer me|wake up|hurry(?: up)?|well played|bye|see (?:ya|you|u)|good luck|congrats|(?:you|u) too|exactly|agreed|no way|seriously|shut up|admit it|just admit it|prove it|explain)\\s)+$`,
);
/** Behind an order that is whole, the office is called: "dont let 8 live lord", "save me lord". */
const BIDDEN_WHOLE =
  /^(?:\w+\s+){0,2}?(?:don'?t|do not|please|pls|let'?s|lets|let|stop|kill|hit|get|save|heal|spare|trust|believe|help|finish|give|leave|focus|take|slash|attack|watch|go|come|we|i|just|thanks|sorry)\b[^,.!?;]*\b(?:me|him|her|it|us|live|go|die|win|alone|now|again|please|pls|first|instead|already|there|here|too|then|today|fast|quick|asap|turn)\s$/;
/** The same behind orders that end in a pronoun, whoever is named: "dont go dying on us 3". */
const BIDDEN_US =
  /^(?:\w+\s+){0,2}?(?:don'?t|do not|please|pls|let|stop|spare|trust|believe|help|leave|watch|come|save|heal)\b[^,.!?;]*\b(?:me|him|her|it|us|alone|again|already|please|pls)\s$/;
const BIDS = /^(?:\w+\s+){0,2}(?:thanks|thx|ty|cheers|kill|hit|get|slash|attack|finish|save|heal|focus|duel|burn)\b/;
const OFFICE = /^(?:lord|my lord|boss|my king|my liege|your majesty)$/;

/** What may stand before a name that is called at the head of a line. */
const AT_HEAD =
  /^(?:(?:honestly|seriously|actually|literally|frankly|tbh|ngl|aw+|oh|ah|o+f|lm+f?ao|lol|(?:ha)+h?|hm+|come on|c'?mon|excuse me|listen|look|damn|man|dude|bro|bruh|please|pls|for real|real talk|my friend|jeez|ouch|sheesh|welp|alright|all right|ok|okay|so|and|but|well|now|then|also|wait|hold on|hold up|hang on|yo|hey|hi|oi|btw|no offense|shut up|stfu|relax|chill|easy|no|nah|yes|yeah|yep|ya|sure|fine|cool|question|sup|gg|wtf|wth|omg)[\s,!]+)*$/;
/** Behind these whoever is named is spoken to, unless something is told of it. */
const HAILED =
  /(?:^|[,.!?;:\s])(?:come on|c'?mon|excuse me|hey|yo|oi|listen|dude|bro|shut up|stfu|relax|chill|hold on|hold up|hang on|easy|no offense|not cool|real talk)[\s,!]*$/;
const TOLD_OF =
  /^\s*(?:(?:just|also|really|still|even|always|never|clearly|already|def|definitely|probably|literally|actually|keeps?)\s+)*(?:is|isnt|isn't|was|wasnt|has|had|hasnt|does|doesnt|doesn't|did|didnt|didn't|will|wont|would|looks?|seems?|must|cant|can't|could|might|gets?|got|took|hit|gave|stole|cut|went|and(?! then)|or|vs|'s)\b|^\s*(?:(?:just|also|really|even|already)\s+)*\w{3,}(?:ed|[^s']s)\b(?<!\b(?:thats|whats|whos|hows|wheres|lets|its|this|please|always|cards|yes|does|miss|nerves|hands|guess|press|dress|bless|kiss|pass|plus))/;
/** "a peach 4 u". */
const FOR_YOU = /^[24]$/;
const TURNS_TO_YOU =
  /^\s*(?:(?:seriously|really|honestly|bro|dude|man|wtf|lol|omg)\b)?[\s,]*(?:you|u|ya|ur|your|youre|you're|u're)\b(?!\s+(?:guys|all|two|both|were there))/;
const SAYS_NOTHING = /^\s*(?:(?!(?:i|he|she|they|we|it|my|your|ur|his|her|their|the|poor)\b)[a-z']+\s){0,3}$/;
const HARM =
  'kill|hit|touch|slash|attack|strike|waste|use|do|let|be|worry|listen|believe|forget|save|heal|help|go|give|play|panic|die|leave|make|start|stop|steal|take|mess|fall|act|tell|say|throw|bother|duel|burn|trust (?:him|her|them|that|this|\\d|seat)';
const BIDDEN = new RegExp(
  `^\\s+(?:(?:pls|please|just)\\s+)*(?:join\\b|pile on|(?:aim|point|throw|drop|hold|use|dump|keep|play|save|skip|pass|hand|lend|stick|stay|pick) (?:it|that|me|us|ur|your|off|out|away|to|with|one)\\b|(?:don'?t|do not|never)\\s+(?:(?:even|ever|you|u)\\s+)?(?:${HARM})\\b|(?:stop|quit|chill|relax|hands off|back off|lay off|cut it|cut that|knock it|shut|explain|admit|confess|prove|show (?:me|us|your|ur)|tell (?:me|us|the|him|her)|give (?:me|us|it)|trust me|believe me|talk to me|gut feeling|(?:changed|made up) (?:your|ur) mind|listen|hold (?:on|up|it)|come (?:on|at|help|get)|let(?:'?s| me| us)|shall we|should we|wanna|truce|deal|alliance|ally|team up|well played|wp|good (?:game|luck|job|one)|thanks|thx|sorry|my bad|any (?:chance|plans|idea)|mind (?:if|telling|your)|spill|be (?:honest|real|nice|careful|quiet|gentle|patient|serious)|go (?:easy|for|get|hit|kill|after|ahead)|just (?:say|admit|tell|do|go|stop|save|kill|end)|nice (?:try|one|job))\\b)`,
);
const TELLS = new RegExp(`${MARK}(?:(?:go|someone|somebody|please|pls|and|hey)\\s+)*(?:tell|warn|remind|inform)\\s$`);

/** "2 and 3 gang up on the lord", "4 and 5 pls focus him": several are told what to do. */
const TOLD_TO =
  /^\s+(?:(?:both|just|pls|please|go|should|gotta|have to|need to|all|now|quick)\s+)*(?:gang up|team up|focus|kill|attack|slash|save|heal|finish|target|go for|stop|help|burn|duel|jump|get|protect)\b(?!ed)/;
export const isOrderedInEnglish = (before: string, after: string, many: boolean): boolean =>
  many && AT_HEAD.test(before) && TOLD_TO.test(after);

/** "zhang yun is cai zhenji a spy": what stands between asks the first about the next. */
const ASKS_OF_NEXT = /^[\s,]+(?:so\s+)?(?:is|isnt|isn't|was|does|did|do|will|would|should|could|can|has)\s+$/;

/** "…cause he looked ugly. liu biao any comment?": nobody else can answer that. */
const ANSWERS_FOR_ITSELF =
  /^[\s,]*(?:any (?:comments?|response|reply|excuse|last words)|care to (?:comment|explain)|wanna (?:comment|explain)|(?:got )?(?:anything|something) to say)\b/;

/** Whether the name is called in an English line. */
export function calledInEnglish(at: NameAt): boolean {
  return ANSWERS_FOR_ITSELF.test(at.after) || isBehind(at) || isAhead(at) || isTold(at);
}

/** Up to the sentence in which a name stands. */
const SENTENCE = /^.*[.!?…~](?:\s+|$)/s;
/** A clause with a subject of its own, or a question that begins with its verb: whoever is named before it is no part of it. */
const OWN_CLAUSE =
  /^\s+(?:i'?(?:m|d|ll|ve)?\b|we(?:'?(?:re|ll|ve))?\b|my (?:go|turn|bad)\b|(?:real )?quick (?:one|q|question)\b|(?:who|what|where)(?:'?s| is| does) s?he\b|(?:do|did|should|shall|can|could|would|will|are|am) (?:i|we)\b|let'?s\b|if (?:i|we|s?he|they|it|that|this)\b|c'?mon\b)/;
/** "4 we kill first", "3 i trust": whoever stands ahead is whom it is done to. */
export const FRONTED =
  /^\s+(?:i|we)\b[^,.!?]*(?:(?<!\b(?:the|an?|my|your|that|no) )\b(?:kill|hit|trust|focus|attack|get|slash|save|like|hate|burn|believe|suspect|doubt)|\b(?:with|about|on|at|for|of))(?: (?:first|last|next|too|most|now|less|tho|lol))*\s*(?:[,.!?;]|$)/;
/** "honest q for number 4, who…", "gut feeling zhang yun, is he…". */
const ASKED_OF = new RegExp(
  `${MARK}(?:(?:ok|so|yo|an?|honest|quick|real|last)\\s+)*(?:(?:q|question|read|take|thoughts|gut feeling)(?:\\s+(?:for|to))?|(?:this )?one for)\\s$`,
);

/** "tell the lord 8 called him a coward"; "6, tell the lord…" calls 6 alone. */
const isTold = ({ before, last }: NameAt): boolean =>
  TELLS.test(before) && !(last?.kind === 'seat' && /^[\s,]*tell\s$/.test(before.slice(last.end)));

/** "hands off the lord", "ur own lord": nobody is called so. */
const isNobody = (name: string, before: string): boolean =>
  /^(?:the|our) /.test(name) || (OFFICE.test(name) && /\bown $/.test(before));

/** Whole before the name, whoever is named. */
const WHOLE_BEFORE: readonly RegExp[] = [
  CRIED,
  EXCLAIMS,
  CHEERS,
  THANKED,
  WHAT_FOR,
  BIDDEN_US,
  // "thats all you had dong zhuo?"
  /\b(?:all|everything|best|what) (?:you|u|ya) (?:had|got|have|can do)\s$/,
  /\b(?:on|at|to|from) me\s*$/,
  // "worth the card u think zhang hu?"
  /^(?!.*\b(?:who|what|which|how|where|do|did)\b).+\b(?:you|u|ya) (?:think|reckon|say)\s$/,
];

/** "u agree 2?", "is that u being loyal 7", "u burning the lord 3?", "dont let 8 live lord". */
function isBehind({ name, before, after, last }: NameAt): boolean {
  if (!CLOSES.test(after) || !/\s$/.test(before)) return false;
  if (ASKED_OF.test(before)) return true;
  if (isNobody(name, before)) return false;
  if (FOR_YOU.test(name) && TURNS_TO_YOU.test(after)) return false;
  const clause = LAST_CLAUSE.exec(before)?.[0]?.trimStart() ?? '';
  if (/^(?:(?:you|u) )?$/.test(clause)) return false;
  if (WHOLE_BEFORE.some((whole) => whole.test(clause))) return true;
  const number = /^\d+$/.test(name);
  // "u burning the lord 3?", "kill 3 lord": what is done has its object; two numbers may be two objects.
  const joined = last?.kind === 'seat' && before.slice(last.end) === ' ';
  if (OFFICE.test(name) && (BIDDEN_WHOLE.test(clause) || (joined && BIDS.test(clause)))) return true;
  if (!YOU.test(clause) || (joined && number && /\d\s$/.test(before))) return false;
  if (joined) return true;
  // "what did u get from that 5": what is asked for is the object.
  if (ASKS_OBJECT.test(clause)) return /\b(?:that|this) $/.test(clause) || !OF_SOMEBODY.test(clause);
  if (THING.test(clause) && !OF_SOMEBODY.test(clause)) return true;
  return !TAKES.test(clause) && !(GIVES.test(clause) && number) && (!PARTICIPLE.test(clause) || WHOLE.test(clause));
}

/** "6 hands off", "hey 3 why u…", "sima yan ur an idiot", "8 supply shortage on lord? just say ur rebel". */
function isAhead({ text, name, before, after, next }: NameAt): boolean {
  const head = AT_HEAD.test(before.slice(SENTENCE.exec(before)?.[0].length ?? 0));
  // "so listen here lei bo your turn": nothing before it speaks of anybody.
  if (
    !head &&
    TURNS_TO_YOU.test(after) &&
    SAYS_NOTHING.test(LAST_CLAUSE.exec(before)?.[0] ?? '') &&
    !TAKES.test(before)
  )
    return true;
  if (!head) return HAILED.test(before) && /^\s/.test(after) && !TOLD_OF.test(after);
  if (TURNS_TO_YOU.test(after) || BIDDEN.test(after)) return true;
  if (OWN_CLAUSE.test(after) && !FRONTED.test(after)) return true;
  const between = next === undefined || next.kind === 'who' ? '' : text.slice(text.length - after.length, next.start);
  // "sun quan zhang fei just robbed you": whoever does it is named behind.
  const behind = next === undefined ? '' : text.slice(next.end);
  if (
    between === ' ' &&
    next?.kind === 'seat' &&
    !/^\d/.test(name) &&
    TOLD_OF.test(behind) &&
    !/^\s*(?:and|or|vs|both)\b/.test(behind)
  )
    return true;
  // "lord 3 just robbed me".
  if (ASKS_OF_NEXT.test(between) || (between === ' ' && OFFICE.test(name) && next?.kind === 'seat')) return true;
  if (HAILED.test(before) && !TOLD_OF.test(after) && !/^\s*[,.!?]*$/.test(after)) return true;
  // "zhang zhao third time asking, lord or wang yi, who you going for?": of whom nothing is told before "you" is the one.
  const you = YOU.exec(after);
  if (you === null || OF_WHAT.test(after.slice(you.index))) return false;
  const upToYou = after.slice(0, you.index);
  return (
    BEGINS_ANEW.test(upToYou) &&
    ![ASKS_NEXT, HE].some((other) => other.test(upToYou)) &&
    ![CALLED_BEHIND, TOLD_OF, STANDS, FRONTED].some((other) => other.test(after))
  );
}
/** Behind these "you" does something; in "seat 1 hurt you" it has something done to it. */
const BEGINS_ANEW =
  /(?:[,.!?;'"’”]|\b(?:who|what|why|how|where|when|which|if|and|but|then|so|now|since|after|before|because|cos|cuz|once|twice|time|that'?s|like|do|did|are|were|will|would|can|could|should|have|bet|hope|swear|say|admit|thought|know))\s*$/;
/** "6 so quiet. why are you hitting me": what is asked in another sentence is put to somebody else, … */
const ASKS_NEXT = /\S.*[.!?]\s.*\b(?:why|what|how|are|do|did|will|can)\b/;
/** … and so is what ends in a call: "are you serious 4". */
const CALLED_BEHIND =
  /\s(?<!\b(?:the|of|on|at|to|for|hit|kill|trust|about|with|and|attack|save|seat|against|hitting) )(?:\d|lord)[.!? ]*$/;
/** How one stands, or what one did, is told of them too. */
const STANDS =
  /^\s+(?:clearly|obviously|probably|maybe|again|next|still|on|at|in|down|out|low|dead|gone|nearly|almost|\d+ ?hp|one|two|left|put|let|made|said|told|kept|lost|won|burnt|struck|swung|ate|drew|threw|held|beat|broke|came|fell|had|knew|meant|paid|ran|sat|stood|thought|shot)\b/;
/** Asked what it makes of that one is whoever is talked with. */
const OF_WHAT = /^(?:you|u|ya) (?:think|see|saw|agree|believe|trust|know|heard|guys|all|notice)/;
