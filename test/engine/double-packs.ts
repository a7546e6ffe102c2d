/** Cards and skills of the engine double, as the engine declares them; every one of them is used by some test. */
import type { CardInfo, SkillInfo } from '../../src/engine/noname';

/** `CardInfo` and what an `ai` may say of a card. */
export type PackCard = CardInfo & Pick<SkillInfo, 'ai'>;

const worth = (target: unknown): Pick<SkillInfo, 'ai'> => ({ ai: { result: { target } } });

export const createCards = (): Record<string, PackCard> => ({
  // The engine's own are functions of (player, target, card).
  sha: {
    selectTarget: 1,
    ...worth((_player: unknown, _target: unknown, card?: { name: string }) => (card?.name === 'sha' ? -1.5 : NaN)),
  },
  juedou: { selectTarget: 1, ai: { result: { target: -9, target_use: -1.5 } } },
  tao: { selectTarget: -1, toself: true, ...worth(2) },
  jiu: { selectTarget: -1, toself: true, ...worth(1) },
  nanman: { selectTarget: -1, ...worth(-1) },
  taoyuan: { selectTarget: -1, ...worth(1) },
  tiesuo: { selectTarget: [1, 2], ...worth(-0.5) },
  guohe: { selectTarget: 1, ...worth(-1.5) },
  shunshou: { selectTarget: 1, ...worth(-1.5) },
  lebu: { selectTarget: 1, ...worth(-3) },
  shandian: { selectTarget: [-1, -1], toself: true, ...worth(0) },
  wuxie: { notarget: true, ai: { result: {} } },
  broken: { selectTarget: 1, ...worth(NaN) },
  throwing: {
    selectTarget: 1,
    ...worth(() => {
      throw new Error('this board has no answer');
    }),
  },
  silent: { selectTarget: 1 },
  qinglong: { selectTarget: -1, toself: true },
});

export const createSkills = (): Record<string, SkillInfo> => ({
  qingnang: worth(1.5),
  fanjian: { ai: { result: () => ({ target: -1 }) } },
  tiaoxin: worth(() => -1),
  yingzi: {},
  wusheng: { viewAs: { name: 'sha' }, ...worth(-1.5) },
  ganglie: worth(-1),
  /** A rule of the game, as its name says. */
  _lianhuan: {},
});

/** What `get.value` says of a card in front of its owner. */
export const createValues = (): Record<string, number> => ({ qinglong: 7, sha: 5, tao: 8, baiyin: 3, worthless: 0 });

export const createWords = (): Record<string, string> => ({
  sha: '杀',
  tao: '桃',
  qingnang: '青囊',
  wuxie: '无懈可击',
});
