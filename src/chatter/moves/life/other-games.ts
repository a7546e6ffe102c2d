/** Games that are not this one: a 杀 in 狼人杀 is no card, and 打麻将 strikes nobody (§Q1). */

/** As it stands in an expression. */
export const OTHER_GAMES =
  '狼人杀|剧本杀|麻将|(?<=[玩打会换])斗地主|掼蛋|扑克(?!牌脸)|德州|升级局|[象围五跳飞军][子行]?棋|大富翁|桌游|密室逃脱|王者荣耀|(?<=[玩打])王者|英雄联盟|\\blol(?=比赛|手游|排位)|(?<=[玩打])lol\\b|吃鸡(?![蛋肉腿翅])|原神|我的世界|炉石|蛋仔派对|阴阳师|塞尔达|马里奥|宝可梦|艾尔登法环|只狼|黑神话|绝地求生|永劫无间?|第五人格|\\b(?:werewol(?:f|ves)|avalon|among us|poker(?! face)|(?<!\\d-?d )chess|checkers|mah ?jongg?|monopoly|catan|uno|solitaire|blackjack|d&d|magic the gathering|yugioh|minecraft|valorant|league of legends|elden ring|dark souls|genshin|fortnite|dota ?2?|csgo|overwatch|hearthstone|pokemon|zelda|mario kart|tetris|roblox|fifa)\\b';

const NAMED = new RegExp(OTHER_GAMES, 'g');

/** The first one that a text names; null where it names none. @param text as a line is read */
export const otherGameIn = (text: string): string | null => text.match(NAMED)?.[0] ?? null;

/** The same text with none of them in it. */
export const withoutOtherGames = (text: string): string => text.replace(NAMED, ' ');
