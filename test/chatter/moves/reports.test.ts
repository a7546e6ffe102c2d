/** Reports made from recorded games in many wordings: true ones are recognised, false ones are not believed (§Q6). */
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../../src/chatter/scene/fact';
import type { Scene } from '../../../src/chatter/scene/scene';
import type { Seat } from '../../../src/core/event';
import { heard, recorded } from './tables';

const CARDS: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  juedou: ['决斗', 'duel'],
  huogong: ['火攻', 'fire attack'],
  lebu: ['乐不思蜀', 'indulgence'],
  bingliang: ['兵粮寸断', 'supply shortage'],
  nanman: ['南蛮', 'barbarians'],
  wanjian: ['万箭', 'arrows'],
};

/** How a person would tell a fact: B did it, T suffered it, C is the card. */
const WORDINGS: readonly (readonly [when: (fact: Fact) => boolean, wordings: readonly string[]])[] = [
  [
    ({ kind, card }) => kind === 'aimed' && card === 'sha',
    [
      'B杀了T',
      'B砍T一刀',
      'T被B杀过',
      'B刚才杀T来着',
      'B打了T',
      'B對T出殺了',
      'B slashed T',
      'B attacked T',
      'T got hit by B',
      'B给了T一刀',
    ],
  ],
  [
    ({ kind, group }) => kind === 'hit' && !group,
    ['B打了T', 'B伤过T', 'T挨了B的打', 'B打過T', 'B hit T', 'B hurt T', 'T was hit by B'],
  ],
  [
    ({ kind }) => kind === 'steal',
    [
      'B顺了T的牌',
      'B顺走T一张牌',
      'B偷了T一张',
      'B把T的牌顺了',
      'B牽了T一張',
      'B stole from T',
      'B took a card from T',
    ],
  ],
  [
    ({ kind }) => kind === 'discard',
    ['B拆了T', 'B拆了T一张牌', 'T被B拆了', 'B把T的牌拆了', 'B拆過T', 'B dismantled T', 'B discarded a card of T'],
  ],
  [
    ({ kind, good }) => kind === 'wuxie' && good === true,
    [
      'B无懈保了T',
      'B给T用了无懈',
      'B替T无懈了',
      'B用无懈救了T',
      'B無懈可擊幫了T',
      'B nullified for T',
      'B used nullification to save T',
    ],
  ],
  [
    ({ kind, by, to }) => kind === 'rescue' && by !== to,
    ['B救了T', 'B救过T一命', 'T是B救的', 'T被B救了', 'B saved T', 'T was saved by B'],
  ],
  [
    ({ kind, by, to, card }) => kind === 'heal' && by !== to && card === 'tao',
    ['B给了T一个桃', 'B奶了T一口', 'B gave T a peach'],
  ],
  [({ kind }) => kind === 'give', ['B给了T一张牌', 'B把牌给了T', 'B給過T牌', 'B gave T a card', 'B gave cards to T']],
  [
    ({ kind, by }) => kind === 'death' && by !== null,
    ['B杀死了T', 'T是B杀的', 'B把T干掉了', 'T死在B手里', 'B收了T的人头', 'B killed T', 'T was killed by B'],
  ],
  [
    ({ kind, card }) => (kind === 'aimed' || kind === 'hit') && card !== null && card in CARDS,
    ['B用C打了T', 'B对T用了C', 'B给T用过C', 'B用C搞T了', 'B used C on T', 'T吃了B的C'],
  ],
];

/** A small generator, so that every run says the same. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * sides);
  };
}

const plain = (name: string): string => name.replace(/^(?:手杀)?(?:界|标|慢|神|谋|新|旧|老|sp|ol)/i, '');

function calls(
  scene: Scene,
  seat: Seat,
  from: Seat,
  hearer: Seat,
  english: boolean,
  pick: (n: number) => number,
  object: boolean,
): string {
  if (seat === from) return english ? (object ? 'me' : 'I') : '我';
  if (seat === hearer) return english ? 'you' : '你';
  const name = plain(scene.table.bySeat.get(seat)?.name ?? '');
  const ways = english
    ? [`seat ${seat}`, `${seat}`, `player ${seat}`]
    : [`${seat}号`, `${'一二三四五六七八九'[seat - 1]}号`, name, `${seat}号位`];
  return ways[pick(ways.length)] ?? '';
}

interface Told {
  readonly text: string;
  readonly by: Seat;
  readonly to: Seat;
  readonly fact: Fact;
}

function tell(
  scene: Scene,
  fact: Fact,
  by: Seat,
  to: Seat,
  from: Seat,
  hearer: Seat,
  pick: (n: number) => number,
): Told | null {
  const fitting = WORDINGS.filter(([when]) => when(fact)).flatMap(([, wordings]) => wordings);
  const wording = fitting[pick(fitting.length)];
  if (wording === undefined) return null;
  const english = /[a-z]{2}/.test(wording);
  const card = fact.card === null ? '' : (CARDS[fact.card]?.[english ? 1 : 0] ?? '');
  const who = (seat: Seat, object: boolean) => calls(scene, seat, from, hearer, english, pick, object);
  const subjectFirst = wording.indexOf('B') < wording.indexOf('T');
  const text = wording.replace(/[BTC](?![a-z])/g, (slot) =>
    slot === 'B' ? who(by, !subjectFirst) : slot === 'T' ? who(to, subjectFirst) : card,
  );
  return { text, by, to, fact };
}

const HOSTILE = new Set(['aimed', 'hit', 'dying', 'death']);

/** Whether anything on record could be meant by words for that kind of fact. */
const could = (scene: Scene, kind: string, by: Seat, to: Seat): boolean =>
  scene.facts.some(
    (fact) =>
      fact.by === by &&
      fact.to === to &&
      (fact.kind === kind ||
        (HOSTILE.has(kind) && HOSTILE.has(fact.kind)) ||
        (['steal', 'discard'].includes(kind) && fact.kind === 'aimed') ||
        (!HOSTILE.has(kind) && fact.good === true)),
  ) || scene.uses.some((use) => use.by === by && use.to.includes(to));

function sample(
  count: number,
  seed: number,
): { truths: Told[]; lies: Told[]; scenes: Map<Told, readonly [Scene, Seat, Seat]> } {
  const pick = dice(seed);
  const truths: Told[] = [];
  const lies: Told[] = [];
  const scenes = new Map<Told, readonly [Scene, Seat, Seat]>();
  const games = ['8p-1', '8p-2', '8p-3', '8p-4', '8p-5', '8p-6', '8p-7', '5p-1', '5p-2', '5p-3'];
  for (const game of games) {
    const scene = recorded(game, 14);
    const seats = scene.table.seats.map(({ seat }) => seat);
    for (let i = 0; i < count; i++) {
      const fact = scene.facts[pick(scene.facts.length)];
      const [from = 1, hearer = 2] = [seats[pick(seats.length)], seats[pick(seats.length)]];
      if (!fact || fact.by === null || fact.to === null || fact.by === fact.to || from === hearer) continue;
      const truth = tell(scene, fact, fact.by, fact.to, from, hearer, pick);
      if (truth) {
        truths.push(truth);
        scenes.set(truth, [scene, from, hearer]);
      }
      const [by = 1, to = 2] = [seats[pick(seats.length)], seats[pick(seats.length)]];
      if (by === to || could(scene, fact.kind, by, to)) continue;
      const lie = tell(scene, fact, by, to, from, hearer, pick);
      if (!lie) continue;
      lies.push(lie);
      scenes.set(lie, [scene, from, hearer]);
    }
  }
  return { truths, lies, scenes };
}

describe('reports from recorded games', () => {
  const { truths, lies, scenes } = sample(120, 7);
  const verdictOf = (told: Told): string | undefined => {
    const [scene, from, hearer] = scenes.get(told) ?? [];
    if (!scene) return undefined;
    const facts = heard(told.text, scene, { from: from ?? 1, hearer: hearer ?? 2 }).flatMap((move) => move.facts ?? []);
    return facts[0]?.verdict;
  };
  const misses = (list: readonly Told[], wrong: (verdict: string | undefined) => boolean): string[] =>
    list.flatMap((told) => {
      const verdict = verdictOf(told);
      return wrong(verdict) ? [`${told.text} → ${verdict ?? 'nothing'} (${told.fact.kind} ${told.by}>${told.to})`] : [];
    });

  it('recognises true ones', () => {
    const missed = misses(truths, (verdict) => verdict !== 'true');
    expect(truths.length).toBeGreaterThan(300);
    expect(missed.length / truths.length, missed.join('\n')).toBeLessThan(0.03);
  });

  it('does not believe false ones, and hears them', () => {
    const believed = misses(lies, (verdict) => verdict === 'true');
    const unheard = misses(lies, (verdict) => verdict === undefined);
    expect(lies.length).toBeGreaterThan(200);
    expect(believed.length / lies.length, believed.join('\n')).toBeLessThan(0.02);
    expect(unheard.length / lies.length, unheard.join('\n')).toBeLessThan(0.05);
  });
});
