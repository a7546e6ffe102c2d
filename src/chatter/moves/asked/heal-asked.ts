/** Whether a line asks what somebody was healed or saved by, or by whom (§Q1). */

const HEALED =
  /[救奶](?:的|了|回|活|起|上来)|(?:回|加)的?血|那[口滴点格](?:血|奶)|(?:活|爬|起)(?:过来|回来|起来)|\b(?:heal(?:ed)?|sav(?:ed|e)|g[eo]t (?:back )?up|back up|brought back|recover(?:ed)?)\b/;
const SOURCE =
  /(?:桃子?|酒|技能)[^,.!?]{0,4}还是[^,.!?]{0,4}(?:桃|酒|技能|牌|别的)|[靠拿用](?:的)?(?:啥|什么)|谁[给]?.{0,2}[救奶](?:的|回|活|起|上来)|(?:怎么|咋)(?:被)?[救奶活](?:的|回|活|起|上来)|是.{1,6}[救奶]的(?:吧|吗|么|对|没错|\?|$)|哪来的|\b(?:peach|wine|skill|card)\b[^.?!]{0,14}\bor\b[^.?!]{0,14}\b(?:peach|wine|skill|card)\b|\b(?:how|with what|what|who) (?:did|saved|healed|brought|got)\b/;
/** What is to come, wanted or left undone, and why somebody did it. */
const ELSE =
  /[不没别]救|[不没]奶|救[救一我不]|来救|去救|[要该会能想先下求]|凭|为(?:啥|什么)|干(?:嘛|啥)|\b(?:should|would|will|can|could|gonna|why|if|next|not)\b|n'?t\b/;

export const asksOfHealing = (text: string): boolean => HEALED.test(text) && SOURCE.test(text) && !ELSE.test(text);
