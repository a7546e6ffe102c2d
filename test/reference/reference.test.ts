/** The yardstick, tested: formulas, guess, consensus, soft assignment and attitude against numbers worked out by hand. */
import { describe, it } from 'vitest';
import { attitude, camouflageDamping, evidenceDelta, perceivedAttitude } from './attitude';
import { same, softTable, tableOf, type Row, type SeatPatch } from './fixtures';
import type { RefMemory, RefTable, Role } from './model';
import * as ref from './reference';

function rows(title: string, table: Row[]): void {
  describe(title, () => {
    it.each(table)('%s', (_name, actual, expected) => {
      same(actual(), expected);
    });
  });
}

const full = { hp: 4, maxHp: 4 };
const wounded = { hp: 3, maxHp: 4 };

rows('formulas', [
  ['clamp', () => [ref.clamp(5, 0, 1), ref.clamp(-5, 0, 1), ref.clamp(0.4, 0, 1)], [1, 0, 0.4]],
  ['lerp', () => [ref.lerp(0.9, 1.2, 0), ref.lerp(0.9, 1.2, 0.5), ref.lerp(0.9, 1.2, 1)], [0.9, 1.05, 1.2]],
  ['relation 0.3 is nothing (2.2)', () => ref.relation(0.3), { sign: 0, conf: 0 }],
  ['relation -0.3 is nothing', () => ref.relation(-0.3), { sign: 0, conf: 0 }],
  ['relation 0.45: half sure', () => ref.relation(0.45), { sign: 1, conf: 0.5 }],
  ['relation -0.6: sure', () => ref.relation(-0.6), { sign: -1, conf: 1 }],
  ['relation 8: sure', () => ref.relation(8), { sign: 1, conf: 1 }],
  ['baseMag (2.3)', () => [0, 0.5, 1, -1, 2, -9].map(ref.baseMag), [0, 0.3, 0.6, 0.6, 1.2, 1.2]],
  ['zoneTv lebu', () => ref.zoneTv('j', 'lebu', null, full), 1],
  ['zoneTv bingliang', () => ref.zoneTv('j', 'bingliang', 6, full), 1],
  ['zoneTv shandian', () => ref.zoneTv('j', 'shandian', 0, full), 1],
  ['zoneTv fulei', () => ref.zoneTv('j', 'fulei', 0, full), 1],
  ['zoneTv another card to judge', () => ref.zoneTv('j', 'caomu', 9, full), 0],
  ['zoneTv unseen hand card: value 5', () => ref.zoneTv('h', null, null, full), -1],
  ['zoneTv equip of value 7.5', () => ref.zoneTv('e', 'zhuge', 7.5, full), -1.5],
  ['zoneTv at least 0.8', () => ref.zoneTv('e', 'tengjia', 1, full), -0.8],
  ['zoneTv value 0 is a value', () => ref.zoneTv('e', 'tengjia', 0, full), -0.8],
  ['zoneTv at most 2', () => ref.zoneTv('h', 'tao', 20, full), -2],
  ['zoneTv baiyin of the wounded', () => ref.zoneTv('e', 'baiyin', 8, wounded), 0],
  ['zoneTv baiyin of the healthy', () => ref.zoneTv('e', 'baiyin', 8, full), -1.6],
  ['wuxieTv depth 1, 2, 3 (2.5)', () => [1, 2, 3].map((d) => ref.wuxieTv(-1.5, d)), [1.5, -1.5, 1.5]],
  [
    'camouflageDamping 0..4 of 3 (§A11)',
    () => [0, 1, 2, 3, 4].map((t) => camouflageDamping(t, 3)),
    [0.15, 0.433333, 0.716667, 1, 1],
  ],
  ['camouflageDamping of 0 rounds', () => [camouflageDamping(0, 0), camouflageDamping(1, 0)], [0.15, 1]],
  ['fanByHeadCount (5.4)', () => [4, 5, 6, 7, 8].map(ref.fanByHeadCount), [1, 2, 2, 3, 4]],
]);

const roles: Role[] = ['zhu', 'zhong', 'fan', 'nei'];
function engineRow(role: Role): number[] {
  const table = tableOf({}, {}, [role, ...roles]);
  return [2, 3, 4, 5].map((to) => ref.engineAttitude(ref.seatOf(table, 1), ref.seatOf(table, to)));
}
rows('engine stand-in (§R3)', [
  ['from zhu', () => engineRow('zhu'), [8, 6, -6, -4]],
  ['from zhong', () => engineRow('zhong'), [8, 6, -6, -4]],
  ['from fan', () => engineRow('fan'), [-8, -6, 6, 1]],
  ['from nei', () => engineRow('nei'), [2, -2, -2, 6]],
  ['to oneself', () => attitude(tableOf(), 3, 3), { value: 10, reason: 'original' }],
]);

function decayed(persona: SeatPatch['persona'], memory: Partial<RefMemory>): unknown {
  const { mind } = ref.seatOf(tableOf({ 2: { ...(persona ? { persona } : {}), memory: structuredClone(memory) } }), 2);
  ref.decay(mind);
  const m = mind.memory;
  return [m.evidence, m.zhuSignal, m.zhuHelp, m.zhuHarm, m.grudge].map((r) => r['3'] ?? null);
}
const ones = { evidence: { 3: -1 }, zhuSignal: { 3: -1 }, zhuHelp: { 3: 1 }, zhuHarm: { 3: 1 }, grudge: { 3: 1 } };
rows('decay (§A8)', [
  ['balanced', () => decayed('balanced', ones), [-0.93, -0.925, 1, 1, 0.91]],
  ['impulsive', () => decayed('impulsive', ones), [-0.921, -0.9175, 1, 1, 0.91]],
  ['petty', () => decayed('petty', ones), [-0.93, -0.925, 1, 1, 0.946]],
  ['camouflage', () => decayed('camouflage', ones), [-0.936, -0.93, 1, 1, 0.91]],
  [
    'below 0.05 is forgotten',
    () => decayed('balanced', { evidence: { 3: -0.053 }, zhuSignal: { 3: 0.055 } }),
    [0, 0.050875, null, null, null],
  ],
]);

function perceived(patch: SeatPatch, round: number): number {
  return perceivedAttitude(tableOf({ 2: patch }, { round }), 2, 3);
}
rows('perceived attitude (§A10)', [
  // -0.125 x 1.05 x 1 x 0.6
  ['balanced stranger, round 1', () => perceived({}, 1), -0.07875],
  // (2 - 0.125) x 1.05 x (1 + 0.12 + 0.06) x 1
  [
    'evidence 2, hp 4, hand 4, round 4',
    () => perceived({ turnHp: 4, turnHand: 4, memory: { evidence: { 3: 2 } } }, 4),
    2.323125,
  ],
  // (-3 x 0.69 - 0.15) x 1.08 x 1 x (0.6 + 0.4/3)
  ['petty, grudge 3, round 2', () => perceived({ persona: 'petty', memory: { grudge: { 3: 3 } } }, 2), -1.75824],
  // (1 x 0.88 - 0.2) x 1.14 x 1 x (0.6 + 0.8/3)
  [
    'impulsive, evidence 1, round 3',
    () => perceived({ persona: 'impulsive', memory: { evidence: { 3: 1 } } }, 3),
    0.67184,
  ],
  // (0.3 - 0.125) x 1.05 x 0.6
  ['impression 0.3', () => perceived({ memory: { firstImpression: { 3: 0.3 } } }, 1), 0.11025],
  // -0.125 x 1.05 x 1.25: 1 + 0.36 + 0.18 is capped
  ['situation at most 1.25, certainty at most 1', () => perceived({ turnHp: 8, turnHand: 8 }, 9), -0.1640625],
  ['few hp and cards do not damp', () => perceived({ turnHp: 1, turnHand: 0 }, 4), -0.13125],
  ['at most 10', () => perceived({ persona: 'camouflage', memory: { evidence: { 3: 10 } } }, 4), 10],
  ['at least -10', () => perceived({ memory: { evidence: { 3: -10 } } }, 4), -10],
]);

function guessed(memory: Partial<RefMemory>, observer = 2, shown = 0): unknown {
  const { identity, confidence, reason } = ref.guess(tableOf({ [observer]: { memory }, 4: { shown } }), observer, 4, {
    soft: true,
  });
  return [identity, confidence, reason];
}
const z = (value: number): Partial<RefMemory> => ({ zhuSignal: { 4: value } });
const e = (value: number): Partial<RefMemory> => ({ evidence: { 4: value } });
const g = (value: number): Partial<RefMemory> => ({ grudge: { 4: value } });
rows('guess (§S5.1, §S5.2, §A12)', [
  [
    'the lord',
    () => ref.guess(tableOf(), 3, 1, { soft: true }),
    { identity: 'zhu', confidence: 1, reason: 'fixed_zhu', detail: null },
  ],
  [
    'the shown',
    () => ref.guess(tableOf({ 5: { revealed: true } }), 3, 5, { soft: true }),
    { identity: 'nei', confidence: 1, reason: 'fixed_shown', detail: null },
  ],
  ['nothing known', () => guessed({}), ['unknown', 0, 'insufficient_signal']],
  ['1.19 stays unknown', () => guessed(z(1.19)), ['unknown', 0.396667, 'insufficient_signal']],
  ['1.2 is zhong', () => guessed(z(1.2)), ['zhong', 0.2, 'signal_positive']],
  ['-1.2 is fan', () => guessed(z(-1.2)), ['fan', 0.2, 'signal_negative']],
  ['-6 is certain', () => guessed(z(-6)), ['fan', 1, 'signal_negative']],
  ['9 is no more than certain', () => guessed(z(9)), ['zhong', 1, 'signal_positive']],
  ['larger evidence wins', () => guessed({ ...z(-1), ...e(2) }), ['zhong', 0.333333, 'signal_positive']],
  ['equal evidence does not', () => guessed({ ...z(-2), ...e(2) }), ['fan', 0.333333, 'signal_negative']],
  ['a rebel turns evidence round', () => guessed(e(2), 3), ['fan', 0.333333, 'signal_negative']],
  ['a traitor does not', () => guessed(e(2), 5), ['zhong', 0.333333, 'signal_positive']],
  ['the lord does not', () => guessed(e(-2), 1), ['fan', 0.333333, 'signal_negative']],
  ['shown 0.69: weight 1', () => guessed(z(1.1), 2, 0.69), ['unknown', 0.366667, 'insufficient_signal']],
  ['shown 0.7: weight 1.1', () => guessed(z(-1.1), 2, 0.7), ['fan', 0.201667, 'signal_negative']],
  ['shown 0.85: weight 1.25', () => guessed(z(1), 2, 0.85), ['zhong', 0.208333, 'signal_positive']],
  ['grudge nudges', () => guessed({ ...z(-0.8), ...g(2) }), ['fan', 0.216667, 'signal_negative']],
  [
    'grudge nudges by 0.8 at most',
    () => guessed({ ...z(-0.3), ...g(10) }),
    ['unknown', 0.366667, 'insufficient_signal'],
  ],
  ['grudge keeps the direction', () => guessed({ ...z(0.6), ...g(4) }), ['zhong', 0.233333, 'signal_positive']],
  ['grudge alone says nothing', () => guessed(g(10)), ['unknown', 0, 'insufficient_signal']],
  ['grudge does not add above the threshold', () => guessed({ ...z(-3), ...g(10) }), ['fan', 0.5, 'signal_negative']],
  [
    'both helped and harmed',
    () => guessed({ zhuHelp: { 4: 1.8 }, zhuHarm: { 4: 2.5 } }),
    ['nei', 0.45, 'nei_both_help_harm'],
  ],
  [
    'nei before the threshold',
    () => guessed({ ...z(-5), zhuHelp: { 4: 6 }, zhuHarm: { 4: 5 } }),
    ['nei', 1, 'nei_both_help_harm'],
  ],
  [
    '1.79 is no help',
    () => guessed({ ...z(-3), zhuHelp: { 4: 1.79 }, zhuHarm: { 4: 5 } }),
    ['fan', 0.5, 'signal_negative'],
  ],
]);

function poll(table: RefTable, target: number, soft = true): unknown {
  const c = ref.consensus(table, target, { soft });
  return [c.identity, c.confidence, c.reason, c.votes, c.abstentions];
}
const split: Record<number, SeatPatch> = { 2: { memory: z(3) }, 5: { memory: z(-6) } };
rows('consensus (§S5.3, §A12)', [
  ['the lord', () => poll(tableOf(), 1), ['zhu', 1, 'fixed_zhu', 0, 0]],
  ['the shown', () => poll(tableOf({ 4: { revealed: true } }), 4), ['fan', 1, 'fixed_shown', 0, 0]],
  ['nobody says anything', () => poll(tableOf(), 4), ['unknown', 0, 'no_votes', 0, 4]],
  ['1 against 0.5', () => poll(tableOf(split), 4), ['fan', 0.666667, 'ok', 2, 2]],
  ['one weak vote is all there is', () => poll(tableOf({ 2: { memory: z(-1.2) } }), 4), ['fan', 1, 'ok', 1, 3]],
  [
    'the dead vote',
    () => poll(tableOf({ ...split, 5: { alive: false, revealed: true, memory: z(-6) } }), 4),
    ['fan', 0.666667, 'ok', 2, 2],
  ],
  [
    'the human does not',
    () => poll(tableOf({ ...split, 5: { human: true, memory: z(-6) } }), 4),
    ['zhong', 1, 'ok', 1, 2],
  ],
  ['the target does not', () => poll(tableOf({ 4: { memory: z(-6) } }), 4), ['unknown', 0, 'no_votes', 0, 4]],
  [
    'a tie: first voted',
    () => poll(tableOf({ 2: { memory: z(3) }, 5: { memory: z(-3) } }), 4),
    ['zhong', 0.5, 'ok', 2, 2],
  ],
  [
    'a tie the other way',
    () => poll(tableOf({ 2: { memory: z(-3) }, 5: { memory: z(3) } }), 4),
    ['fan', 0.5, 'ok', 2, 2],
  ],
  [
    'nobody to ask',
    () => poll(tableOf({ 1: { human: true } }, {}, ['zhu', 'fan']), 2),
    ['unknown', 0, 'no_observers', 0, 0],
  ],
]);

function soft(table: RefTable): unknown {
  const s = ref.softState(table);
  return [s.enabled, s.expectedFan, s.exposedFan, s.hiddenFan];
}
rows('soft assignment (§S5.4, §A13)', [
  ['both rebels out', () => soft(softTable()), [true, 2, 2, 0]],
  ['one still hidden', () => soft(softTable({ 4: { shown: 0.69 } })), [false, 2, 1, 1]],
  ['one unnoticed', () => soft(softTable({ 2: {} })), [false, 2, 1, 0]],
  // seat 4 is exposed at 0.7, so signals weigh 1.1: fan 1 against zhong 2.75/6 is 0.685714, against 3.3/6 it is 0.645161
  ['0.6857 makes a candidate', () => soft(softTable({ 2: { memory: z(-6) }, 5: { memory: z(2.5) } })), [true, 2, 2, 0]],
  ['0.6452 does not', () => soft(softTable({ 2: { memory: z(-6) }, 5: { memory: z(3) } })), [false, 2, 1, 0]],
  ['the deck says one more', () => soft(softTable({}, { deckFan: 3 })), [false, 3, 2, 0]],
  ['no deck: the true count', () => soft(softTable({}, { deckFan: null })), [true, 2, 2, 0]],
  ['no rebels expected', () => soft(softTable({}, { deckFan: 0 })), [false, 0, 2, 0]],
  ['the unknown is zhong 0.6', () => poll(softTable(), 5), ['zhong', 0.6, 'soft_assigned_remaining_allies', 0, 4]],
  ['not with soft off', () => poll(softTable(), 5, false), ['unknown', 0, 'no_votes', 0, 4]],
  ['the candidate stays fan', () => poll(softTable(), 4), ['fan', 1, 'ok', 1, 3]],
  ['an own guess too', () => ref.guess(softTable(), 1, 2, { soft: true }).reason, 'soft_assigned_remaining_allies'],
  ['an own guess, soft off', () => ref.guess(softTable(), 1, 2, { soft: false }).reason, 'insufficient_signal'],
  ['not where the pool knows better', () => ref.guess(softTable(), 1, 4, { soft: true }).reason, 'insufficient_signal'],
]);

const camo = (turnsTaken: number, persona: 'camouflage' | 'balanced' = 'camouflage'): RefTable =>
  tableOf({ 3: { persona, turnsTaken } });
rows('attitude chain (§A16, §S6)', [
  ['nobody', () => attitude(tableOf(), 1, 9), { value: 0, reason: 'original' }],
  ['the shown', () => attitude(tableOf({ 3: { revealed: true } }), 1, 3), { value: -6, reason: 'original' }],
  ['the hidden', () => attitude(tableOf(), 1, 3), { value: -0.07875, reason: 'perceived' }],
  ['exposed 0.84', () => attitude(tableOf({ 3: { shown: 0.84 } }), 1, 3), { value: -0.07875, reason: 'perceived' }],
  ['exposed 0.85', () => attitude(tableOf({ 3: { shown: 0.85 } }), 1, 3), { value: -6, reason: 'fallback_shown' }],
  ['to the lord, not camouflaged', () => attitude(camo(0, 'balanced'), 3, 1), { value: -8, reason: 'camouflage' }],
  ['camouflage before the first turn', () => attitude(camo(0), 3, 1), { value: -1.2, reason: 'camouflage' }],
  ['camouflage in the second turn', () => attitude(camo(2), 3, 1), { value: -5.733333, reason: 'camouflage' }],
  [
    'a loyalist needs none',
    () => attitude(tableOf({ 2: { persona: 'camouflage' } }), 2, 1),
    { value: 8, reason: 'camouflage' },
  ],
  ['soft, lord side', () => attitude(softTable(), 1, 2), { value: 3, reason: 'soft_assigned' }],
  ['soft, rebel', () => attitude(softTable(), 4, 2), { value: -3, reason: 'soft_assigned' }],
  ['soft, traitor', () => attitude(softTable(), 5, 2), { value: -0.07875, reason: 'perceived' }],
  [
    'soft keeps what is more',
    () => attitude(softTable({ 5: { shown: 0.85 } }), 1, 5),
    { value: 3, reason: 'soft_assigned' },
  ],
  [
    'soft after the fallback, rebel to traitor 1',
    () => attitude(softTable({ 5: { shown: 0.85 } }), 4, 5),
    { value: -3, reason: 'soft_assigned' },
  ],
]);

rows('evidenceDelta (2.3)', [
  ['a friend helped', () => evidenceDelta(tableOf(), 2, 1, 1), 0.6],
  ['a friend harmed', () => evidenceDelta(tableOf(), 2, 1, -1.5), -0.9],
  ['an enemy helped', () => evidenceDelta(tableOf(), 3, 1, 1), -0.6],
  ['an enemy harmed', () => evidenceDelta(tableOf(), 3, 1, -4), 1.2],
  ['nothing done', () => evidenceDelta(tableOf(), 3, 1, 0), 0],
  ['nobody in particular', () => evidenceDelta(tableOf(), 3, 2, -1), 0],
  // (0.9 - 0.125) x 1.05 x 0.6 = 0.48825: conf 0.6275, x 0.6
  ['half a friend', () => evidenceDelta(tableOf({ 3: { memory: { evidence: { 2: 0.9 } } } }), 3, 2, -1), -0.3765],
]);
