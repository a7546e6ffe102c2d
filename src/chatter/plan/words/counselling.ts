/** Clauses by which one of several is chosen, and advice is given; all voices word them alike. */
import type { InSpoken } from '../../../language/languages';

type Words = InSpoken<readonly [string, ...string[]]>;

export const COUNSEL_WORDS = {
  advise_help: {
    zh: ['先保{whom}，{state}', '{state}，先顾{whom}'],
    en: ['look after {whom} first: {state}', '{state}, so {whom} first'],
  },
  advise_eat: {
    zh: ['自己先吃，{state}', '{state}，自己吃了吧'],
    en: ['have it yourself: {state}', '{state}, so use it on yourself'],
  },
  advise_keep: {
    zh: ['{who}满血吃不下，留着救人'],
    en: ['{who} {be} at full health, so save it for when somebody drops'],
  },
  advise_all: {
    zh: ['放吧，自己人都扛得住'],
    en: ['go ahead, our side can take it'],
  },
  advise_strip: {
    zh: ['先拆{whom}再砍，{hand}'],
    en: ['strip {whom} first: {hand}'],
  },
  advise_bare: {
    zh: ['先拆{whom}的{not}，拆了再砍'],
    en: ['get the {not} off {whom} first, then hit'],
  },
  advise_lock: {
    zh: ['先关{whom}，{hand}，放出来麻烦'],
    en: ['lock {whom} down first: {hand}'],
  },
  advise_lean: {
    zh: ['还看不准，硬要挑就{whom}，{state}', '非要我选，{whom}吧，{state}'],
    en: ['hard to say, but if I must pick, {whom}: {state}', "if you're making me choose, {whom}: {state}"],
  },
  advise_turn: {
    zh: ['按座次先轮到{whom}，{who}先上'],
    en: ['{whose} turn comes first, so start there'],
  },
  advise_burn: {
    zh: ['值，{who}穿着藤甲，正怕火'],
    en: ['worth it: {who} {be} in Vine Armor, and fire hurts'],
  },
  advise_give: {
    zh: ['给{whom}，{hand}', '{hand}，给{whom}吧'],
    en: ['give it to {whom}: {hand}'],
  },
  worth_help: {
    zh: ['值，帮对人了'],
    en: ['worth it, right one to help'],
  },
  worth_hit: {
    zh: ['值，打对人了'],
    en: ['worth it, right one to hit'],
  },
  waste_help: {
    zh: ['不值，帮错人了'],
    en: ['not worth it, wrong one to help'],
  },
  waste_hit: {
    zh: ['不值，打错人了'],
    en: ['not worth it, wrong one to hit'],
  },
  worth_lord: {
    zh: ['值，主公倒了就全完了'],
    en: ["worth it, without the lord it's all over"],
  },
  worth_open: {
    zh: ['{who}是哪边的还没看清，值不值难说'],
    en: ['hard to say before I know {whose} side'],
  },
  aims_at: {
    zh: ['{why}，多半还冲{whom}去'],
    en: ['{why}, so probably {whom} again'],
  },
  aims_low: {
    zh: ['没准，不过{state}，多半冲{whom}'],
    en: ['no telling, but {state}, so {whom}, I guess'],
  },
  suppose_peach: {
    zh: ['{hand}，真有桃也就多1点血，补一刀就是'],
    en: ['{hand}. A Peach only buys one health, so hit again'],
  },
  suppose_blank: {
    zh: ['这会儿{hand}，得先摸到再说'],
    en: ['{hand} right now, so {who} would have to draw it first'],
  },
  suppose_stopped: {
    zh: ['{hand}，真有也只挡得一次，再来就是'],
    en: ['{hand}. One card stops one hit, so try again'],
  },
  suppose_good: {
    zh: ['那正好，{state}，接着来'],
    en: ['even better: {state}, keep at it'],
  },
  suppose_bear: {
    zh: ['{state}，挨得起，再还回去'],
    en: ['{state}, so take it and hit back'],
  },
  suppose_judged: {
    zh: ['判过了{who}就照常出牌，{hand}，留一手'],
    en: ["then it's {whose} turn as usual: {hand}, so be ready"],
  },
  suppose_saved: {
    zh: ['救回来也就1点血，谁救的正好看清'],
    en: ['then {who} {be} back at one health, and we know who helped'],
  },
  suppose_lord: {
    zh: ['主公一倒这局就完了，先顾主公'],
    en: ["then it's game over, so look after the lord first"],
  },
  suppose_fallen: {
    zh: ['倒了身份就亮，到时一看便知'],
    en: ["then the role gets turned up, and we'll all know"],
  },
  suppose_wrong: {
    zh: ['那算我看走眼，可{why}，我只看到这些'],
    en: ["then I was wrong, but {why}, and that's all I have"],
  },
  suppose_misread: {
    zh: ['真那样算我看走眼，{who}先放着'],
    en: ["then I misread {whom}, so let's wait a round"],
  },
  suppose_same: {
    zh: ['我也这么看，{why}'],
    en: ["that's my bet too: {why}"],
  },
  card_unhealed: {
    zh: ['{who}带着伤，有桃早吃了，我押{said}'],
    en: ["{who} {be} hurt and never healed, so my money's on {said}"],
  },
  card_unblocked: {
    zh: ['{why}，没躲开，我押{said}'],
    en: ["{why} and nothing stopped it, so my money's on {said}"],
  },
  card_blind: {
    zh: ['扣着的谁也看不见，硬猜就押{said}'],
    en: ['nobody can see it, but if I must bet, {said}'],
  },
} as const satisfies Readonly<Record<string, Words>>;
