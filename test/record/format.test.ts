/** Format 1 (§R1): what is read, what is kept, and where reading ends. */
import { describe, expect, it } from 'vitest';
import { isDamage, parseRecording, type DamageReason } from '../../src/record/format';
import { damageOf, HEADER, read, text, TRUTH } from './support';

const ROUND = { type: 'round', n: 1 };
const CARD = { type: 'card', by: 2, to: [3], card: 'sha', tv: { 3: -1.5 }, group: false };

describe('every event of the format', () => {
  const events: object[] = [
    ROUND,
    { type: 'turn', seat: 1, n: 1, hp: { 1: 4, 2: 0 }, hand: { 1: 5 } },
    CARD,
    { ...CARD, to: [], tv: {}, group: true, legal: [2, 3] },
    { type: 'skill', by: 1, to: [2], skill: 'rende', tv: { 2: 1 } },
    { type: 'zone', kind: 'discard', by: 1, to: 2, pos: 'h', card: null, value: null, by_card: 'guohe' },
    { type: 'zone', kind: 'gain', by: 1, to: 2, pos: 'e', card: 'zhuge', value: 4.5, by_card: 'shunshou', of: 2 },
    { type: 'wuxie', by: 2, about: { by: null, to: 3, card: 'lebu', tv: -1 }, depth: 2 },
    { type: 'give', by: 1, to: 2, num: 2 },
    { type: 'draw', by: 1, to: 2, num: 2 },
    { type: 'damage', by: 2, to: 1, num: 1, via: { card: 'sha' } },
    { type: 'heal', by: null, to: 1, num: 1, via: { skill: 'jijiu' } },
    { type: 'shown', seat: 2, value: -0.5 },
    { type: 'reveal', seat: 2, role: 'zhong' },
    { type: 'die', seat: 3, by: null, role: 'fan' },
    { type: 'chat', seat: 3, text: '我是忠臣\n' },
    { type: 'join', seat: 4, name: 'late', hp: 3, maxHp: 4 },
    { type: 'over', winner: 'zhu' },
  ];

  it.each(events)('%o', (event) => {
    const {
      entries: [entry],
      damage,
    } = read(HEADER, event);
    expect(damage).toBeNull();
    expect(entry?.event).toMatchObject(event);
    expect(entry).toMatchObject({ seq: 1, raw: event });
  });

  it('each of them twice over, truth last', () => {
    const { entries, truth, damage } = read(HEADER, ...events, ...events, TRUTH);
    expect([entries.length, damage]).toEqual([2 * events.length, null]);
    expect(truth).toEqual({ 1: 'zhu', 2: 'zhong', 3: 'fan' });
  });
});

describe('what is forgiven', () => {
  it.each<[string, object, object]>([
    ['a worth that was no number', { ...CARD, tv: { 3: null } }, { tv: { 3: 0 } }],
    [
      'a worth of 无懈可击 that was no number',
      { type: 'wuxie', by: 2, about: { by: 3, to: 1, card: 'juedou', tv: null }, depth: 1 },
      { about: { tv: 0 } },
    ],
    ['a revealed loyalist', { type: 'reveal', seat: 2, role: 'mingzhong' }, { role: 'zhong' }],
    ['damage without via', { type: 'damage', by: 2, to: 1, num: 1 }, { via: {} }],
    ['damage with empty via', { type: 'damage', by: 2, to: 1, num: 1, via: null }, { via: {} }],
    ['via of nulls', { type: 'damage', by: 2, to: 1, num: 1, via: { card: null, skill: null } }, { via: {} }],
  ])('%s', (_what, line, event) => {
    expect(read(HEADER, line).entries[0]?.event).toMatchObject(event);
  });

  it.each<[string, object, object]>([
    ['no deck', { deck: undefined }, { deck: null }],
    ['a deck of null', { deck: null }, { deck: null }],
    ['revealed loyalists in the deck', { deck: { zhu: 1, zhong: 1, mingzhong: 2 } }, { deck: { zhu: 1, zhong: 3 } }],
    ['roles nobody knows in the deck', { deck: { zhu: 1, cai: 2 } }, { deck: { zhu: 1 } }],
    ['no human', { me: undefined }, { me: null }],
    ['no personas', { personas: undefined }, {}],
    ['some personas', { personas: { 2: 'petty' } }, { personas: { 2: 'petty' } }],
    ['a lord elsewhere', { lord: 3 }, { lord: 3 }],
  ])('a header with %s', (_what, change, expected) => {
    expect(read({ ...HEADER, ...change }).header).toMatchObject(expected);
  });
});

describe('unknown types and fields are kept and ignored', () => {
  it('a type of the future', () => {
    const line = { type: 'duel', by: 'nobody', deep: { er: [1] } };
    expect(read(HEADER, line, ROUND).entries).toEqual([
      { seq: 1, raw: line, event: null },
      { seq: 2, raw: ROUND, event: ROUND },
    ]);
  });

  it.each(['toString', 'constructor', '__proto__', ''])('a type named %o', (type) => {
    expect(read(HEADER, { type }).entries).toMatchObject([{ event: null, raw: { type } }]);
  });

  it('fields of the future', () => {
    const line = { ...CARD, mood: 'angry' };
    const [entry] = read(HEADER, line).entries;
    expect(entry?.raw).toEqual(line);
    expect(entry?.event).toEqual(CARD);
  });

  it('fields of the future in the header and the truth', () => {
    const recording = read({ ...HEADER, skin: 'x' }, { ...TRUTH, why: 'x' });
    expect([recording.header.seed, recording.truth, recording.damage]).toEqual([7, TRUTH.roles, null]);
  });

  it('our own line of terms is read apart', () => {
    const recording = read(HEADER, ROUND, { type: 'terms', names: { sha: '杀' } }, TRUTH);
    expect(recording.terms).toEqual({ sha: '杀' });
    expect(recording.entries.length).toBe(1);
    expect(read(HEADER).terms).toEqual({});
  });
});

describe('line ends and blanks', () => {
  const lines = [HEADER, ROUND, CARD, TRUTH];
  const plain = read(...lines);

  it.each([
    ['a byte order mark', `\uFEFF${text(...lines)}`],
    ['CRLF', text(...lines).replaceAll('\n', '\r\n')],
    ['a last line end', `${text(...lines)}\n`],
    ['a last CRLF', `${text(...lines).replaceAll('\n', '\r\n')}\r\n`],
    ['blanks at the end', `${text(...lines)}\n\n  \n\t`],
  ])('%s makes no difference', (_what, file) => {
    expect(parseRecording(file)).toEqual(plain);
  });

  it('blank lines are skipped and counted', () => {
    const { entries, damage } = read('', HEADER, '', '   ', ROUND, CARD, 'broken');
    expect(entries.map(({ seq }) => seq)).toEqual([4, 5]);
    expect(damage).toMatchObject({ line: 7, reason: 'not_json' });
  });
});

describe('a damaged line ends the reading with its number and the reason', () => {
  it.each<[string, (object | string)[], number, DamageReason]>([
    ['nothing', [''], 1, 'no_header'],
    ['nothing but blanks', ['', '  '], 1, 'no_header'],
    ['a header that is no JSON', ['{"type":"game"'], 1, 'not_json'],
    ['a header that is a list', ['[]'], 1, 'not_object'],
    ['a header without a type', ['{}'], 1, 'no_type'],
    ['an event first', [ROUND], 1, 'no_header'],
    ['the truth first', [TRUTH], 1, 'no_header'],
    ['a header of another version', [{ ...HEADER, v: 2 }], 1, 'version'],
    ['a header without version', [{ ...HEADER, v: undefined }], 1, 'version'],
    ['a header after a blank line', ['', { ...HEADER, v: 2 }], 2, 'version'],
    ['a header without players', [{ ...HEADER, players: undefined }], 1, 'missing'],
    ['one player', [{ ...HEADER, players: HEADER.players.slice(0, 1) }], 1, 'field'],
    ['a seat that stands twice', [{ ...HEADER, players: [...HEADER.players, HEADER.players[0]] }], 1, 'seat_twice'],
    ['a lord who sits nowhere', [{ ...HEADER, lord: 4 }], 1, 'no_seat'],
    ['a persona that is none', [{ ...HEADER, personas: { 1: 'brave' } }], 1, 'field'],
    ['a seed that is none', [{ ...HEADER, seed: 'x' }], 1, 'field'],
    ['a line that is no JSON', [HEADER, ROUND, '{'], 3, 'not_json'],
    ['a line cut short', [HEADER, text(CARD).slice(0, -3)], 2, 'not_json'],
    ['a number', [HEADER, '3'], 2, 'not_object'],
    ['null', [HEADER, 'null'], 2, 'not_object'],
    ['a list', [HEADER, '[1]'], 2, 'not_object'],
    ['a line without a type', [HEADER, { seat: 1 }], 2, 'no_type'],
    ['a type that is a number', [HEADER, { type: 3 }], 2, 'no_type'],
    ['another header', [HEADER, ROUND, HEADER], 3, 'second_header'],
    ['an event after the truth', [HEADER, TRUTH, ROUND], 3, 'after_truth'],
    ['another truth', [HEADER, TRUTH, TRUTH], 3, 'after_truth'],
    ['rubbish after the truth', [HEADER, TRUTH, 'x'], 3, 'after_truth'],
    ['a field of another type', [HEADER, { ...CARD, by: '2' }], 2, 'field'],
    ['a missing field', [HEADER, { ...CARD, card: undefined }], 2, 'missing'],
    ['a seat 0', [HEADER, { ...CARD, by: 0 }], 2, 'field'],
    ['a seat and a half', [HEADER, { ...CARD, to: [1.5] }], 2, 'field'],
    [
      'a zone that is none',
      [HEADER, { type: 'zone', kind: 'discard', by: 1, to: 2, pos: 's', card: null, value: null, by_card: 'guohe' }],
      2,
      'field',
    ],
    ['an exposure that is no number', [HEADER, { type: 'shown', seat: 2, value: null }], 2, 'field'],
    ['a role that is none', [HEADER, { type: 'reveal', seat: 2, role: 'cai' }], 2, 'field'],
    ['a truth with a role that is none', [HEADER, { type: 'truth', roles: { 1: 'cai' } }], 2, 'field'],
    ['terms that are none', [HEADER, { type: 'terms' }], 2, 'missing'],
    ['an act by a seat that the header lacks', [HEADER, { ...CARD, by: 9 }], 2, 'no_seat'],
    ['an act upon one', [HEADER, { ...CARD, to: [9] }], 2, 'no_seat'],
    ['one that might have been chosen', [HEADER, { ...CARD, legal: [2, 9] }], 2, 'no_seat'],
    ['its death', [HEADER, { type: 'die', seat: 9, by: null, role: 'fan' }], 2, 'no_seat'],
    [
      'a card of its own, countered',
      [HEADER, { type: 'wuxie', by: 2, about: { by: 9, to: 3, card: 'lebu', tv: 0 }, depth: 1 }],
      2,
      'no_seat',
    ],
    ['a claim about it', [HEADER, { type: 'claim', by: 1, about: 9, lean: 1 }], 2, 'no_seat'],
    [
      'a word that recalls what was done to it',
      [HEADER, { type: 'claim', by: 1, about: 2, lean: 0, reminds: { turn: 1, to: 9 } }],
      2,
      'no_seat',
    ],
    ['a player at the keyboard who sits nowhere', [{ ...HEADER, me: 9 }], 1, 'no_seat'],
  ])('%s', (_what, lines, line, reason) => {
    expect(damageOf(...lines)).toMatchObject({ line, reason });
  });

  it.each<[string, (object | string)[], RegExp]>([
    ['where the field stands', [HEADER, { ...CARD, tv: { 3: 'x' } }], /^tv\.3 = "x"$/],
    ['which field is missing', [HEADER, { ...CARD, group: undefined }], /^group$/],
    ['which role is unknown', [HEADER, { type: 'die', seat: 2, by: null, role: 'cai' }], /^role = "cai"$/],
    ['which seat stands twice', [{ ...HEADER, players: [...HEADER.players, HEADER.players[0]] }], /^1$/],
    ['which version it is', [{ ...HEADER, v: 7 }], /^7$/],
    ['what had no type', [HEADER, { seat: 1 }], /^\{"seat":1\}$/],
    ['what came after the truth', [HEADER, TRUTH, ROUND], /^\{"type":"round","n":1\}$/],
    ['which seat there is not', [HEADER, { ...CARD, to: [9] }], /^to = 9$/],
    ['what stood there instead', [HEADER, '[1,2]'], /^\[1,2\]$/],
  ])('the detail says %s', (_what, lines, detail) => {
    expect(damageOf(...lines)?.detail).toMatch(detail);
  });

  it.each<[string, object, string]>([
    ['more cards than any table has seats', { zhu: 1, zhong: 1, nei: 1, fan: 1e6 }, 'deck.fan = 1000000'],
    ['as many of each', { zhu: 1, zhong: 64, fan: 64, nei: 64 }, 'deck = {"zhu":1,"zhong":64,"fan":64,"nei":64}'],
    ['half a card', { zhu: 1, nei: 0.5 }, 'deck.nei = 0.5'],
    ['less than none', { zhu: -1, fan: 1 }, 'deck.zhu = -1'],
  ])('a deck of %s is none', (_what, deck, detail) => {
    expect(damageOf({ ...HEADER, deck })).toEqual({ line: 1, reason: 'field', detail });
  });

  it('a deck that does not fit the seats is read: belief refuses it', () => {
    expect(read({ ...HEADER, deck: { zhu: 1, fan: 40 } }).header.deck).toEqual({ zhu: 1, fan: 40 });
  });

  it.each([
    ['damage', '{"type":"damage","by":2,"to":1,"num":1e400}', 'num = Infinity'],
    ['hp', '{"type":"turn","seat":1,"n":1,"hp":{"1":-1e400},"hand":{}}', 'hp.1 = -Infinity'],
    ['exposure', '{"type":"shown","seat":1,"value":1e400}', 'value = Infinity'],
  ])('a %s too large for a number is a wrong field', (_what, line, detail) => {
    expect(damageOf(HEADER, ROUND, line)).toEqual({ line: 3, reason: 'field', detail });
  });

  it('a seat that joined may act, and tables may hold seats that nobody looks up', () => {
    const join = { type: 'join', seat: 9, name: 'late', hp: 3, maxHp: 4 };
    expect(read(HEADER, join, { ...CARD, by: 9 }).damage).toBeNull();
    expect(read(HEADER, { ...CARD, tv: { 2: 1, 9: 1 } }).damage).toBeNull();
  });

  it('keeps everything before the damage, and nothing after it', () => {
    const recording = read(HEADER, ROUND, CARD, '{', ROUND, TRUTH);
    expect(recording.entries.map(({ event }) => event?.type)).toEqual(['round', 'card']);
    expect(recording.truth).toBeNull();
    expect(recording.damage?.line).toBe(4);
  });

  it('keeps a truth that stood before rubbish', () => {
    expect(read(HEADER, TRUTH, ROUND).truth).toEqual(TRUTH.roles);
  });

  it('without a header there is nothing but the damage', () => {
    expect(isDamage(parseRecording(text(ROUND, CARD)))).toBe(true);
    expect(isDamage(parseRecording(text(HEADER, '{')))).toBe(false);
  });
});
