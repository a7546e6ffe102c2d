/** Names of heroes without what only tells their editions apart. */
/** What editions of a hero, and the campaigns they are from, are marked with, as the engine has them: nobody says 手杀界张飞. */
const MARKS =
  '界|标|神|谋|新杀|新|旧|手杀|十周年|(?:ol|sp|tw|pe|re|scl|s特|j[.]sp)(?![a-z])|26(?=\\p{Script=Han})|经典|战役篇|九鼎|用间|智将|燕幽|徐兖|荆扬|汉末|长安|渭南|虎牢|青史|闪耀战姬|闪耀|雁翎|欧陆|风云|画饼|文心雕龙|武将传|赛马|节钺|毅重|集蜜|笛音|勘律|骏骊|领主|少年|[族势起幻牢星★☆桃龙合转威乐魔晋君承衰兴蛇疑慢侠缘梦闪将武友骥爻魂忍玄荆汉烈狂射礼书御极杀]';
/** Two characters of a name are left at the least; and who is really called so keeps it. */
const EDITIONS = new RegExp(`^(?!武安国|武则天)(?:(?:${MARKS})(?=.{2}))+`, 'iu');

/** A name without the marks of its edition. @param name plain, or as a line is read */
export const withoutEdition = (name: string): string => name.replace(EDITIONS, '');
