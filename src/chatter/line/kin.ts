/** Who is close to somebody, in the characters and words in which any line may name them. moves/life/whose.ts knows them one by one. */

/** Kin, partners, animals; the lord (主公) is none. */
export const CLOSE =
  '(?:[爸妈爹娘爷奶姥哥姐弟妹叔姨舅婆]|(?<!主)公(?!公)|儿子|女儿|闺女|孩子|媳妇|对象|爱人|[男女]朋?友|[猫狗])';
export const CLOSE_EN =
  '\\b(?:mom|mum|dad|mother|father|grand?(?:ma|pa|mother|father)|gran|nana|brother|sister|husband|wife|son|daughter|(?:boy|girl)friend|bf|gf|partner|fianc[eé]e?|friend|dog|cat)\\b';
