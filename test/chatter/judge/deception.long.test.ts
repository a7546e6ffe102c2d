import { expect, test } from 'vitest';
import { draw } from '../../../src/core/random';
import { castStoryline } from '../../../src/chatter/judge/cast';
import { selfTalk } from '../../../src/chatter/claims/self';
import { promptOf } from '../../../src/chatter/judge/layers';
import type { Part } from '../../../src/chatter/judge/part';
import { MOMENTS_TO_SPEAK, REPLIES, VOICE_NAMES, type Occasion } from '../../../src/chatter/vocabulary';
import { builtInStorylines } from '../../../src/chatter/judge/storylines';
import { begin, happens, jump, sceneOf, SLOTS } from './support';
import { readLine } from '../../../src/chatter/line/line';
import type { SpokenLanguage } from '../../../src/language/languages';
import { PERSONA_OF } from '../personas';

const EVERY: readonly Occasion[] = [...REPLIES, ...MOMENTS_TO_SPEAK];
const ROLE_WORDS = /忠臣|反贼|内奸|主公|忠|反(?!倒|而|正|手|应)|内奸|loyalist|rebel|traitor|lord/g;

/** One seeded game up to round 8 without a jump: everything that the part offered, and what it said. */
function game(id: string, seed: number, language: SpokenLanguage) {
  const voice = VOICE_NAMES[seed % VOICE_NAMES.length]!;
  const part = begin(id, { voice, language, seed });
  const scene = sceneOf();
  const offered = new Map<string, readonly string[]>();
  for (let round = 1; round <= 8; round++) {
    part.passRound(round);
    part.camouflage(round / 4);
    for (let turn = 0; turn < 3; turn++) {
      if (turn < 2)
        for (const one of EVERY.flatMap((each) => part.offers(each, SLOTS)))
          offered.set(
            `${one.id} ${one.text}`,
            one.claims.map((claim) => (claim.kind === 'self' ? claim.role : '')),
          );
      const occasion = EVERY[Math.floor(draw(seed, 'occasion', round, turn) * EVERY.length)]!;
      const [best] = part.offers(occasion, SLOTS);
      if (best) part.spoke(best.text, best.claims);
      if (draw(seed, 'answer', round, turn) < 0.3)
        part.heard(readLine(language === 'zh' ? '好，我信你。' : 'All right, I trust you.'), true);
      if (draw(seed, 'hit', round, turn) < 0.3) happens(part, scene, 'hit', { by: 2, to: 4, num: 1, good: false });
      if (draw(seed, 'heal', round, turn) < 0.1) happens(part, scene, 'rescue', { by: 2, to: 1, num: 1, good: true });
    }
  }
  return { part, offered };
}

const vocabulary = (offered: ReadonlyMap<string, unknown>): string[] =>
  [...new Set([...offered.keys()].flatMap((line) => line.toLowerCase().match(ROLE_WORDS) ?? []))].sort();

test.each(['zh', 'en'] as const)(
  'before its jump a camouflaged rebel cannot be told from a loyal guard (%s, 24 games)',
  (language) => {
    const games = (id: string) => Array.from({ length: 24 }, (_, seed) => game(id, seed, language));
    const merged = (id: string) => new Map(games(id).flatMap(({ offered }) => [...offered]));
    const rebel = merged('camouflaged-rebel');
    const guard = merged('loyal-guard');
    const claims = (of: ReadonlyMap<string, readonly string[]>) => [...new Set([...of.values()].flat())].sort();
    expect(claims(rebel)).toEqual(['zhong']);
    expect(claims(guard)).toEqual(claims(rebel));
    expect(vocabulary(rebel)).toEqual(vocabulary(guard));
    // The guard's last beat apart, which only the end of a storyline brings, line for line the same, ids and all.
    const closing = begin('loyal-guard', { language });
    closing.ended('over');
    const last = new Set(
      VOICE_NAMES.flatMap((voice) => {
        const part = begin('loyal-guard', { language, voice });
        part.ended('over');
        return EVERY.flatMap((each) => part.offers(each, SLOTS).map((one) => `${one.id} ${one.text}`));
      }),
    );
    expect([...rebel.keys()].filter((line) => !guard.has(line))).toEqual([]);
    expect([...guard.keys()].filter((line) => !rebel.has(line) && !last.has(line))).toEqual([]);
  },
);

const TOLD = [
  '我是反贼',
  '我 是 反 贼',
  '我是反-贼',
  '我是饭贼',
  '我是fan贼',
  'wo shi fan zei',
  'woshifanzei',
  '窝是反泽',
  '其实我就是那个反贼',
  '反贼就是我',
  '身为反贼，我也很为难',
  '我反',
  '我是反。',
  '我是fz',
  '我是內奸',
  '我是内间',
  '我们都是反贼',
  '等我跳',
  '等我跳反',
  '我马上跳反',
  '兄弟们再忍忍，等我',
  '主公还蒙在鼓里呢',
  '我装了这么久的忠',
  '时机未到',
  '里应外合',
  '里 应 外 合',
  "I'm a rebel",
  'I am secretly with them',
  'as a rebel, I wait',
  'my true role is rebel',
  'we rebels',
  'wait until I turn',
  "I'm only pretending",
];
const FINE = [
  '我怀疑三号是反贼',
  '三号跳反了',
  '我去打反贼',
  '反贼拿命来',
  '我杀了一个反贼',
  '主公小心反贼',
  '我是来救主公的',
  '我反手就是一刀',
  '内外夹击',
  '我心里有数',
  'kill the rebels',
  'I think seat 3 is a rebel',
  'I will fight the traitor',
  '我信他是忠臣',
  '等我反击',
  '这不是反了吗',
];

const allows = (part: Part, text: string): boolean => part.forbids({ text, claims: [] }) === null;

test.each(['camouflaged-rebel', 'loyal-guard', 'boaster', 'balancing-traitor', 'revenge', 'novice'])(
  '%s: the hold holds on every outgoing text, template or model',
  (id) => {
    const part = begin(id);
    expect(TOLD.filter((text) => allows(part, text) && text !== '里应外合' && text !== '里 应 外 合')).toEqual([]);
    if (id !== 'revenge' && id !== 'boaster')
      expect(
        FINE.filter((text) => !allows(part, text) && part.forbids({ text, claims: [] })?.startsWith('tone') !== true),
      ).toEqual([]);
  },
);

test('the same texts pass the hold of a rebel before its jump and of a loyal guard', () => {
  const texts = [
    ...TOLD.filter((text) => !/里/.test(text)),
    ...FINE,
    '我是忠臣',
    '别打我，我真是忠',
    '我不是反贼',
    '谁说我是反贼？',
    'I am a loyalist',
    "I'm not a rebel",
  ];
  const rebel = begin('camouflaged-rebel');
  const guard = begin('loyal-guard');
  expect(texts.map((text) => allows(rebel, text))).toEqual(texts.map((text) => allows(guard, text)));
  expect(allows(rebel, '我是忠臣')).toBe(true);
  expect(allows(begin('boaster'), '我是忠臣')).toBe(false);
  for (const role of ['zhong', 'fan', 'nei'] as const) {
    const text = '诸位请看';
    expect(rebel.forbids({ text, claims: [{ kind: 'self', role }] }) === null).toBe(role === 'zhong');
  }
});

test('its own name stands for itself', () => {
  const part = begin('camouflaged-rebel');
  const scene = sceneOf();
  happens(part, scene, 'hit', { by: 3, to: 4, num: 1, good: false });
  expect(allows(part, '将2是反贼')).toBe(false);
  expect(allows(part, '将3是反贼')).toBe(true);
  expect(allows(part, '将2是忠臣')).toBe(true);
});

test('after the jump it may gloat, and no longer plays loyal', () => {
  const part = begin('camouflaged-rebel');
  jump(part, sceneOf());
  expect(allows(part, '主公，我是反贼，没想到吧')).toBe(true);
  expect(allows(part, '我是忠臣')).toBe(false);
  const texts = EVERY.flatMap((each) => part.offers(each, SLOTS)).map(({ text }) => text);
  expect(texts.some((text) => selfTalk(readLine(text)).claims.includes('fan'))).toBe(true);
});

test('an attack by a group card, or on someone else, is no jump', () => {
  const part = begin('camouflaged-rebel');
  const scene = sceneOf();
  happens(part, scene, 'hit', { by: 2, to: 1, num: 1, good: false, group: true });
  happens(part, scene, 'hit', { by: 2, to: 3, num: 1, good: false });
  happens(part, scene, 'hit', { by: 3, to: 1, num: 1, good: false });
  expect(allows(part, '我是反贼')).toBe(false);
  // Fighting beside the lord stands for the oath once its turn is over without words; nothing more.
  part.passRound(2);
  expect(part.verdict().current_beat_idx).toBe(1);
  expect(allows(part, '我是反贼')).toBe(false);
});

test('a rebel that dies undiscovered names its role only once death has laid it open', () => {
  const part = begin('camouflaged-rebel');
  const scene = sceneOf();
  part.ended('died');
  expect(allows(part, '我是反贼')).toBe(false);
  scene.table.bySeat.get(2)!.revealed = 'fan';
  happens(part, scene, 'death', { by: 1, to: 2, role: 'fan' });
  expect(allows(part, '我是反贼')).toBe(true);
  expect(allows(part, '我是忠臣')).toBe(false);
});

test('a prompt before the jump holds nothing of the later beats, nor the role', () => {
  for (const seed of [1, 2, 3]) {
    const { part } = game('camouflaged-rebel', seed, 'zh');
    const prompt = promptOf({ ...part.layers(), recalled: ['f1'], relationship: '初识' }, 'zh');
    expect(prompt).not.toMatch(/反贼|面具|撕下|戏|rebel/);
    expect(prompt).toContain('已完成');
  }
  expect(promptOf(begin('camouflaged-rebel').layers(), 'zh')).toContain('内容已屏蔽');
});

test('castings depend on seed, seat and persona; a hidden role has no say in what is played first', () => {
  const cast = (role: 'zhong' | 'fan' | 'nei' | 'zhu') =>
    Array.from({ length: 300 }, (_, seed) => {
      const voice = VOICE_NAMES[seed % 8]!;
      return castStoryline({ role, persona: PERSONA_OF[voice], voice, seed, seat: (seed % 5) + 1 })!;
    });
  const fronts = (role: Parameters<typeof cast>[0]): string[] => cast(role).map(({ front }) => front.id);
  const behind = (role: Parameters<typeof cast>[0]): (string | null)[] => [
    ...new Set(cast(role).map((one) => one.behind?.id ?? null)),
  ];
  expect(new Set(fronts('zhu'))).toEqual(new Set(['charismatic-lord']));
  expect([...new Set(fronts('zhong'))].sort()).toEqual(['boaster', 'loyal-guard', 'novice', 'peacemaker', 'revenge']);
  expect(fronts('fan')).toEqual(fronts('zhong'));
  expect(fronts('nei')).toEqual(fronts('zhong'));
  expect(behind('zhong')).toEqual([null]);
  expect(behind('fan').sort()).toEqual(['camouflaged-rebel', null].sort());
  expect(behind('nei').sort()).toEqual(['balancing-traitor', null].sort());
  const same = { role: 'fan', persona: 'camouflage', voice: 'smooth', seed: 3, seat: 4 } as const;
  expect(castStoryline(same)).toEqual(castStoryline(same));
  expect(castStoryline(same, [])).toBe(null);
});

test('every line that is open before a jump is open to all hidden roles', () => {
  const open = (role: 'zhong' | 'fan' | 'nei'): Set<string> =>
    new Set(
      builtInStorylines()
        .filter(({ roles, behind }) => behind === undefined && roles.includes(role))
        .flatMap(({ beats }) =>
          beats.flatMap(({ lines, meanwhile = [] }) => [...lines, ...meanwhile].map(({ zh, en }) => `${zh} ${en}`)),
        ),
    );
  expect(open('zhong').size).toBeGreaterThan(120);
  expect(open('fan')).toEqual(open('zhong'));
  expect(open('nei')).toEqual(open('zhong'));
  for (const { behind, beats, secret } of builtInStorylines().filter((one) => one.behind !== undefined)) {
    expect(behind!.length).toBeGreaterThan(0);
    expect(beats[0]).toMatchObject({ beat_id: secret!.until, gate: expect.any(Object) as object });
    expect(beats[0]!.meanwhile).toBeUndefined();
  }
});
