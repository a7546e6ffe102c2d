/** Recorded games: whatever passes the check is true of the recording, whoever asked for it with whatever names. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CERTAIN, checkClaims, LEANING, SURELY } from '../../../src/chatter/claims/check';
import { createScene, witness } from '../../../src/chatter/scene/scene';
import { REPLIES, VOICE_NAMES, type MomentToSpeak, type Occasion, type View } from '../../../src/chatter/vocabulary';
import { candidatesFor } from '../../../src/chatter/voice/candidates';
import { ROLE_WORDS } from '../../../src/chatter/voice/words';
import type { DieEvent, GameHeader, PublicEvent } from '../../../src/core/event';
import { draw } from '../../../src/core/random';
import { applyPublic, createTable } from '../../../src/core/table';

const GOLDEN = path.join(import.meta.dirname, '../../golden');
const FILES = readdirSync(GOLDEN).filter((file) => file.endsWith('.jsonl'));
const NAMES = ['曹操', '刘备', '孙权', '貂蝉', '司马懿', '诸葛亮', '黄月英', '吕布', '华佗', '周瑜'];
/** Which raw lines can bear a moment out, with its names. */
const BORNE_BY: Partial<Record<MomentToSpeak, (event: PublicEvent, by: number | null, to: number | null) => boolean>> =
  {
    hit_me: (event, by, to) =>
      (event.type === 'damage' && (by === null || event.by === by) && event.to === to) ||
      (event.type === 'card' && (by === null || event.by === by) && event.to.includes(to ?? 0)),
    lord_first_attacked: (event, by) =>
      (event.type === 'damage' || event.type === 'card' || event.type === 'zone') &&
      (by === null || event.by === by) &&
      [event.to].flat().includes(1),
    healed_me: (event, by, to) => event.type === 'heal' && (by === null || event.by === by) && event.to === to,
    saved_me: (event, by, to) => event.type === 'heal' && (by === null || event.by === by) && event.to === to,
    taken_from_me: (event, by, to) => event.type === 'zone' && (by === null || event.by === by) && event.to === to,
  };
const ASKED: readonly Occasion[] = [
  ...(Object.keys(BORNE_BY) as MomentToSpeak[]),
  'death_seen',
  'death_surprise',
  'lord_low',
  'i_am_dying',
  'last_words',
  'suspect',
  'ask_guess',
  'point_at',
  ...REPLIES.slice(0, 6),
];
const ROLES = ['zhong', 'fan', 'nei'] as const;

interface Tally {
  passed: number;
  refused: number;
}

function play(file: string, seed: number, tally: Tally): void {
  const lines = readFileSync(path.join(GOLDEN, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { type: string });
  const raw = lines[0] as unknown as GameHeader;
  const header: GameHeader = {
    ...raw,
    players: raw.players.map((player) => ({ ...player, name: NAMES[player.seat - 1]! })),
  };
  const table = createTable(header, String);
  const scene = createScene(table, null);
  const past: PublicEvent[] = [];
  const n = header.players.length;
  lines.slice(1).forEach((line, step) => {
    if (line.type === 'truth') return;
    const event = line as PublicEvent;
    applyPublic(table, event);
    witness(scene, event);
    past.push(event);
    const chance = (...what: (string | number)[]) => draw(seed, step, ...what);
    if (scene.facts.length === 0 || chance('speak') > 0.3) return;
    const seat = (what: string) => 1 + Math.floor(chance(what) * n);
    const recent =
      scene.facts[scene.facts.length - 1 - Math.floor(chance('fact') ** 2 * Math.min(10, scene.facts.length))]!;
    // Half of the requests lie about who did it, or rest on a fact that nobody saw.
    const honest = chance('honest') < 0.5;
    const fact = chance('forged') < 0.1 ? { ...recent, id: 'f999999', by: seat('b'), to: seat('t') } : recent;
    const me = honest && fact.to !== null ? fact.to : seat('me');
    const [by, to] = honest ? [fact.by, fact.to] : [seat('by'), seat('to')];
    const who = seat('who');
    const you = seat('you');
    const view: View = {
      seat: me,
      guess: (about) => ({
        identity: [...ROLES, 'unknown' as const][Math.floor(draw(seed, 'guess', me, about) * 4)]!,
        confidence: draw(seed, 'sure', me, about),
        reason: 'signal_negative',
      }),
    };
    const own = view.guess(who);
    const role =
      honest && own.identity !== 'unknown' ? (own.identity as 'fan') : ROLES[Math.floor(chance('role') * 3)]!;
    const occasion = ASKED[Math.floor(chance('occasion') * ASKED.length)]!;
    const language = chance('language') < 0.7 ? 'zh' : 'en';
    const name = (of: number | null) => (of === null ? undefined : NAMES[of - 1]);
    const request = {
      occasion,
      language,
      voice: VOICE_NAMES[Math.floor(chance('voice') * 8)]!,
      fact,
      guess: { role, confidence: chance('claimed') },
      budget: 60,
      style: null,
      closeness: 0.5,
      stage: 'initiating',
      tone: null,
      slots: {
        me: NAMES[me - 1]!,
        you: NAMES[you - 1]!,
        lord: NAMES[header.lord - 1]!,
        card: '杀',
        ...(by === null ? {} : { by: name(by)! }),
        ...(to === null ? {} : { to: name(to)! }),
        who: NAMES[who - 1]!,
      },
      seats: { me, you, lord: header.lord, by, to, who },
    } as const;
    for (const candidate of candidatesFor(request)) {
      if (checkClaims(candidate, scene, view, { you }) !== null) {
        tally.refused++;
        continue;
      }
      tally.passed++;
      const label = `${file} ${step} ${candidate.id}: ${candidate.text}`;
      const named = (of: number | null) => of !== null && candidate.text.includes(NAMES[of - 1]!);
      const bearer = (BORNE_BY as Partial<Record<Occasion, (typeof BORNE_BY)['hit_me']>>)[occasion];
      if (bearer)
        expect(
          past.some((one) => bearer(one, named(by) && by !== you ? by : null, me)),
          label,
        ).toBe(true);
      for (const spoken of ROLES) {
        if (!candidate.text.includes(ROLE_WORDS[language][spoken])) continue;
        if (occasion.startsWith('death'))
          expect(
            past.some(
              (one) =>
                ((one.type === 'die' || one.type === 'reveal') && one.role === spoken && named(one.seat)) ||
                (one.type === 'die' && one.role === spoken && !candidate.text.includes(name(fact.to) ?? '?')),
            ),
            label,
          ).toBe(true);
        if (candidate.claims.some(({ kind }) => kind === 'guess')) {
          expect(own.identity, label).toBe(spoken);
          expect(own.confidence, label).toBeGreaterThanOrEqual(SURELY.test(candidate.text) ? CERTAIN : LEANING);
        }
      }
      const hpOf = (of: number) => table.bySeat.get(of)!;
      if (occasion === 'lord_low') expect(hpOf(header.lord).alive && hpOf(header.lord).hp <= 1, label).toBe(true);
      if (occasion === 'i_am_dying') expect(hpOf(me).alive && hpOf(me).hp <= 0, label).toBe(true);
      if (occasion === 'last_words')
        expect(
          past.some((one) => one.type === 'die' && (one satisfies DieEvent).seat === me),
          label,
        ).toBe(true);
    }
  });
}

describe('lines about recorded games', () => {
  it.each(FILES)('%s', (file) => {
    const tally = { passed: 0, refused: 0 };
    for (const seed of [1, 2, 3]) play(file, seed, tally);
    expect(tally.passed).toBeGreaterThan(20);
    expect(tally.refused).toBeGreaterThan(20);
  });
});
