/** What a line says of its speaker's own role, and hints at it, however it is spelled (§G3, §G6). */
import type { Role } from '../../core/role';
import { BETWEEN_HAN, lettersOf } from '../line/character';
import type { Line } from '../line/line';

type SecretRole = 'fan' | 'nei' | 'zhong';
const SECRET_ROLES: readonly SecretRole[] = ['fan', 'nei', 'zhong'];
/** Two characters or their pinyin stand for a role; what sounds alike was made one before (`plain`). */
const WORD_OF: Readonly<Record<SecretRole, string>> = { fan: '反贼', nei: '内[奸鬼]', zhong: '忠臣(?!之|们)' };
/** One character or initials stand for a role only where nothing follows that makes another word of it. */
const SHORT_OF: Readonly<Record<SecretRole, string>> = { fan: '反|fan|fz', nei: '内|nei|nj', zhong: '忠|zhong|zc' };
const ENGLISH_OF: Readonly<Record<SecretRole, string>> = {
  fan: 'rebel',
  nei: 'traitor|spy|turncoat|renegade',
  zhong: 'loyalist',
};

/** Spellings that hide a word: what it is, and each of its characters as a class of homophones and pinyin. */
const ALIKE: readonly (readonly [string, RegExp])[] = (
  [
    ['反贼', ['[反返饭翻犯番凡烦范贩泛帆]|fan', '[贼则泽择责]|zei|ze']],
    ['内奸', ['[内馁]|nei', '[奸间尖坚煎肩艰兼监贱]|jian']],
    ['内鬼', ['[内馁]|nei', '[鬼诡龟]|gui']],
    ['忠臣', ['[忠中钟终衷仲种]|zhong', '[臣陈沉尘晨辰忱]|chen']],
    ['跳反', ['[跳挑条]|tiao', '[反返饭翻犯番凡]|fan']],
    ['反水', ['[反返饭翻犯番]|fan', '[水睡谁税]|shui']],
    ['卧底', ['[卧我握窝]|wo', '[底抵敌]|di']],
    ['我是', ['[我窝握卧沃]|wo', '[是事试市]|shi']],
    ['我不是', ['[我窝握卧]|wo', '不|bu', '[是事]|shi']],
  ] as const
).map(([word, parts]) => [
  word,
  new RegExp(`(?<![a-z])${parts.map((part) => `(?:${part})`).join(' ?')}(?![a-z])`, 'g'),
]);

/** A clause with hidden spellings undone. */
const plain = (clause: string): string =>
  ALIKE.reduce(
    (text, [word, expression]) => text.replace(expression, word),
    clause.replace(/(?<![a-z])woshi(?:yi)?(?:ge)?/g, '我是 '),
  ).replace(BETWEEN_HAN, '');

const ME = '(?:我|吾|俺|咱|在下|末将|老子|属下|小弟|本(?:人|将|座|大爷))(?:们)?';
const LOOSE = '(?:可|就|本|原|其实|真|才|也|却|明明|确实|一直|身份|的|自己|不|并|没|根本|绝|还|都|又|只|当然|乃|,)*';
const SMALL = '(?:一|个|名|位|正|大|小|老|铁|你|的|真|实|这|那|最后|忠心)*';

interface Rule {
  readonly role: Role;
  readonly expression: RegExp;
}

const RULES: readonly Rule[] = SECRET_ROLES.flatMap((role) =>
  [
    `${ME}${LOOSE}(?:是|乃|算|当|做|作为|身为|属于?|跳)${SMALL}(?:${WORD_OF[role]})`,
    `${ME}(?:这个?|一个|真是|,)?(?:${WORD_OF[role]})(?!人|多|少|太)`,
    `(?:身为|作为)(?:${WORD_OF[role]})`,
    `(?:${WORD_OF[role]})(?:就|正|乃|不)*(?:是${ME}|在此)`,
    `(?:${WORD_OF[role]})的?(?:兄弟|同袍|队友|弟兄)`,
    `${ME}${LOOSE}(?:是|乃|算|当|属)?${SMALL}(?:${SHORT_OF[role]})(?:$|[,;!?."\\s]|[的方派军位啦啊呀吧呢哦哈])`,
  ].map((source) => ({ role, expression: new RegExp(source) })),
);

const ENGLISH_RULES: readonly Rule[] = SECRET_ROLES.flatMap((role) =>
  [
    `(?:\\bi am|\\bi'm|\\bim|\\bi was|\\bi play|\\bi is|\\bi, an?|\\bme, an?|\\bas|\\bwe are|\\bwe're|\\bmy (?:true |real |hidden )?(?:role|identity|side) is)(?: (?:not|never|no|really|actually|in truth|truly|just|but|only|secretly|the|a|an|one|of|your|loyal|true|last|first|also))*,? (?:${ENGLISH_OF[role]})`,
    `\\b(?:we|us|my fellow|fellow|my) (?:${ENGLISH_OF[role]})`,
    `\\b(?:${ENGLISH_OF[role]})s? (?:is|was|am) (?:me\\b|i\\b)`,
  ].map((source) => ({ role, expression: new RegExp(source) })),
);

/** Denied, asked, supposed or charged by others: it is no claim of that role. */
const DENIAL = /(?:不|没|非|岂|哪|怎)/;
const DENIAL_EN = /\b(?:not|never|no)\b|n't/;
const CHARGED =
  /(?:说|疑|以为|认|骂|猜|赖|冤枉|诬|当我|要是|如果|若|假如|就算|即便|万一)[^,;!?]{0,4}$|\b(?:if|think|thinks|say|says|call|calls|called|suspect|accuse|unless|suppose)\b[^,;!?]{0,16}$/;

/** Hints at a turn of one's own that is still to come. */
const HINTS = [
  /(?:我|咱|俺|老子|在下)[^,;!?]{0,8}(?:跳反|反水|跳内|造反|谋反|倒戈|易帜|起事|跳出来)/,
  /(?:等|待|看)(?:着)?我[^,;!?]{0,6}(?:跳|反(?!应|击|馈|倒|复|正|而)|翻脸|摊牌|亮身份|动手|露真)/,
  /我[^,;!?]{0,4}(?:装|假装|扮|演)(?:的|着)?(?:忠|好人|主公的人)/,
  /装(?:了)?(?:这么久|半天)?的?忠/,
  /(?:我|老子)[^,;!?]{0,4}(?:藏|隐藏|瞒|掩饰)[^,;!?]{0,4}身份/,
  /我[^,;!?]{0,4}(?:卧底|潜伏|真实身份|真正的身份|真身)/,
  /时机(?:未|没|还没|还不)(?:到|成熟)/,
  /(?:主公|老大)[^,;!?]{0,6}(?:蒙在鼓里|迟早[^,;!?]{0,3}我手|早晚[^,;!?]{0,3}我手|被我骗)/,
  /(?:兄弟们?|同伙|同党)[^,;!?]{0,6}(?:再忍|等我|别急|动手|里应外合)/,
  /里应外合/,
  /\bwait (?:until|till|for) (?:i|me)\b.{0,16}\b(?:turn|jump|flip|show|strike|reveal)/,
  /\bmy (?:true|real) (?:self|side|colou?rs|role|identity|face|master)\b/,
  /\bi(?:'m| am) (?:only |just |still )?(?:pretending|bluffing|undercover|hiding|playing loyal)/,
  /\bwhen i (?:turn|jump|flip)\b/,
  /\bsecretly\b/,
  /\bnot (?:yet )?(?:the|my) (?:right )?(?:time|moment) (?:yet )?to (?:turn|strike|jump)/,
] as const;
/** What a line says of its speaker's role. Obfuscated spellings count like plain ones. */
export function selfTalk(line: Line): {
  readonly claims: readonly Role[];
  readonly denies: readonly Role[];
  readonly hint: string | null;
} {
  const claims = new Set<Role>();
  const denies = new Set<Role>();
  let hint: string | null = null;
  const asked = new Set(line.phrases.filter((one) => one.asked).map((one) => one.text));
  const parts = new Set([
    ...line.phrases.map((one) => one.text),
    ...line.clauses.map((one) => one.text),
    lettersOf(line.folded),
  ]);
  for (const written of parts) {
    const part = plain(written);
    const take = (rules: readonly Rule[], denial: RegExp) => {
      for (const { role, expression } of rules) {
        const match = expression.exec(part);
        if (!match) continue;
        const charged = CHARGED.test(part.slice(0, Math.max(0, part.search(/我|在下|末将|老子|咱|俺|\bi\b|\bi'm/))));
        (denial.test(match[0]) || charged || asked.has(written) ? denies : claims).add(role);
      }
    };
    take(RULES, DENIAL);
    take(ENGLISH_RULES, DENIAL_EN);
    hint ??= HINTS.map((one) => one.exec(part)?.[0]).find((found) => found !== undefined) ?? null;
  }
  return { claims: [...claims], denies: [...denies].filter((role) => !claims.has(role)), hint };
}
