/** What opinions of heroes of the tale are said in; the opinions: data/heroes. */
import type { InSpoken } from '../../../../language/languages';
import type { HeroKind } from '../../../moves/life/heroes';
import type { Lines } from './row';

const PICKED: Lines = {
  zh: ['我选{hero}，{remark}。', '我投{hero}一票：{remark}。'],
  en: ["I'd pick {hero}: {remark}.", 'My vote goes to {hero}: {remark}.'],
};

/** {remark} the opinion, {record} what the table saw. */
export const HERO_LINES: Readonly<Record<HeroKind | 'unknown' | 'heard_so' | 'told', Lines>> = {
  opinion: {
    zh: ['{hero}嘛，{remark}。', '说起{hero}，{remark}。'],
    en: ['{hero}? {remark}.', 'As for {hero}: {remark}.'],
  },
  claim: {
    zh: ['说到{hero}：{remark}。'],
    en: ['Could be. If you ask me about {hero}: {remark}.'],
  },
  whatif: { zh: ['要真能重来也难说，{hero}这人，{remark}。'], en: ['Hard to say. As for {hero}: {remark}.'] },
  unknown: {
    zh: ['{hero}的来历我没读过，你给讲讲？', '书里{hero}那段我没翻到，不敢乱讲。'],
    en: ["Never read that one, so I won't make it up.", "That part of the book I don't know. You tell me."],
  },
  heard_so: {
    zh: ['我也是这么听说的，再细就说不上了。', '像是有这么回事，细的我不敢乱讲。'],
    en: ["That's how I heard it, too. Beyond that I couldn't say.", "Sounds right, though I wouldn't swear to it."],
  },
  told: {
    zh: ['讲得好，这段我没读过，多谢指点。', '长见识了，多谢你讲给我听。'],
    en: ['Well told. That one was new to me, thank you.', "Thanks, I hadn't heard it like that."],
  },
  power: { zh: ['{hero}嘛，{record}，{verdict}。'], en: ['{hero}? {verdict}: {record}.'] },
  feared: { zh: ['我最怕{hero}，{remark}。'], en: ['{hero} scares me most: {remark}.'] },
  ours: PICKED,
  tale: {
    zh: ['演义图热闹，正史没那么写，听听就好。'],
    en: ['The novel loves drama. The records are drier.'],
  },
  any: PICKED,
  favourite: PICKED,
  strongest: PICKED,
  looks: PICKED,
  compare: {
    zh: ['要我选，{hero}；{other}也厉害，只是差一口气。'],
    en: ["I'd pick {hero}. {other} is strong too, just not quite there."],
  },
};

/** Of whom a favourite, the strongest and the best looking are picked. */
export const PICKS: Readonly<Record<'favourite' | 'strongest' | 'looks', readonly string[]>> = {
  favourite: ['赵云', '郭嘉', '张辽', '太史慈', '黄月英', '鲁肃', '姜维', '甘宁'],
  strongest: ['吕布', '赵云', '关羽', '典韦'],
  looks: ['貂蝉', '小乔', '甄姬', '大乔', '孙尚香'],
};

export const VERDICTS: Readonly<Record<'strong' | 'middling' | 'open', InSpoken<string>>> = {
  strong: { zh: '我看是强', en: 'Strong' },
  middling: { zh: '算不上多强', en: 'Nothing special' },
  open: { zh: '强不强还得看', en: 'Too soon to say' },
};
