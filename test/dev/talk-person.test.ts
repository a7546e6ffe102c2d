/** The person of `npm run talk`: it reacts to what it sees, never lies by accident, and says the same in the same game. */
import { describe, expect, it } from 'vitest';
import { createPerson } from '../../dev/talk/person';
import type { PersonLine } from '../../dev/talk/person-line';
import { LINES, PURPOSES } from '../../dev/talk/person-words';
import type { Happening } from '../../dev/talk/sight';
import { draw } from '../../src/core/random';

const SEATS = [1, 2, 3, 4, 5];
const sit = (seed: number) => createPerson({ seed, seat: 2, lord: 1, seats: SEATS });

/** What is said over many seeds after this has happened, at the first chance. */
function after(...happened: readonly Happening[]): PersonLine[] {
  return Array.from({ length: 400 }, (_, seed) => {
    const person = sit(seed);
    person.see({ kind: 'turn', seat: 1 });
    for (const what of happened) person.see(what);
    return person.speak();
  }).filter((line) => line !== null);
}

const shareOf = (lines: readonly PersonLine[], ...purposes: readonly PersonLine['purpose'][]): number =>
  lines.filter(({ purpose }) => purposes.includes(purpose)).length / lines.length;

/** A game of so many turns in which everything happens that the person can see; all that it says, with what had been seen by then. */
function game(seed: number, turns = 60): { readonly line: PersonLine; readonly seen: readonly Happening[] }[] {
  const person = sit(seed);
  const seen: Happening[] = [];
  const said: { line: PersonLine; seen: Happening[] }[] = [];
  const see = (what: Happening): void => {
    seen.push(what);
    person.see(what);
  };
  for (let turn = 1; turn <= turns; turn++) {
    const any = (what: string): number => SEATS[Math.floor(draw(seed, what, turn) * SEATS.length)] ?? 1;
    const [by, to] = [any('by'), any('to')];
    see({ kind: 'turn', seat: ((turn - 1) % SEATS.length) + 1 });
    const line = person.speak();
    if (line) {
      said.push({ line, seen: [...seen] });
      if (line.to !== null && draw(seed, 'answers', turn) < 0.8)
        see({ kind: 'word', by: line.to, to: 2, text: '嗯', answers: true });
    }
    const what = draw(seed, 'what', turn);
    if (by === to) continue;
    if (what < 0.3) {
      see({ kind: 'card', by, to: [to], card: 'sha' });
      see({ kind: 'damage', by, to, num: 1, card: 'sha' });
    } else if (what < 0.4) see({ kind: 'card', by, to: [], card: 'wuxie' });
    else if (what < 0.55) see({ kind: 'give', by, to });
    else if (what < 0.7) {
      see({ kind: 'card', by, to: [to], card: 'tao' });
      see({ kind: 'heal', by, to, num: 1, rescue: false });
    } else if (what < 0.85) see({ kind: 'word', by, to: 2, text: '跟我走', answers: false });
  }
  return said;
}

describe('reacts', () => {
  it('asks who hit it, or why, and only then', () => {
    const hit = after({ kind: 'damage', by: 3, to: 2, num: 1, card: 'sha' });
    expect(shareOf(hit, 'who_hit_me', 'why_me', 'hurt')).toBeGreaterThan(0.25);
    const why = hit.filter(({ purpose }) => purpose === 'why_me');
    expect(why.length).toBeGreaterThan(0);
    expect(why.every(({ to, named, text }) => to === 3 && named && /3/.test(text))).toBe(true);
    expect(hit.filter(({ purpose }) => purpose === 'who_hit_me').every(({ to }) => to === null)).toBe(true);
    const other = after({ kind: 'damage', by: 3, to: 4, num: 1, card: 'sha' });
    expect(shareOf(other, 'who_hit_me', 'why_me', 'hurt', 'thanks')).toBe(0);
  });

  it('asks nobody why where nobody did it', () => {
    const lines = after({ kind: 'damage', by: null, to: 2, num: 3, card: 'shandian' });
    expect(shareOf(lines, 'why_me')).toBe(0);
    expect(shareOf(lines, 'who_hit_me', 'hurt')).toBeGreaterThan(0.1);
  });

  it('thanks a rescuer by number', () => {
    const lines = after({ kind: 'heal', by: 4, to: 2, num: 1, rescue: true });
    const thanks = lines.filter(({ purpose }) => purpose === 'thanks');
    expect(thanks.length / lines.length).toBeGreaterThan(0.3);
    expect(thanks.every(({ to, named, text }) => to === 4 && named && text.includes('4'))).toBe(true);
    expect(shareOf(after({ kind: 'heal', by: 2, to: 2, num: 1, rescue: false }), 'thanks')).toBe(0);
  });

  it('answers whoever spoke to it by yes, no and later about evenly, and doubts now and then', () => {
    const replies = [1, 2, 3, 4, 5].flatMap((seed) => game(seed, 200).map(({ line }) => line.purpose));
    const many = (purpose: PersonLine['purpose']): number => replies.filter((one) => one === purpose).length;
    const [accept, refuse, later] = [many('accept'), many('refuse'), many('put_off')];
    expect(Math.min(accept, refuse, later)).toBeGreaterThan(10);
    expect(Math.max(accept, refuse, later) - Math.min(accept, refuse, later)).toBeLessThanOrEqual(5);
    expect(many('doubt')).toBeGreaterThan(5);
    expect(
      shareOf(after({ kind: 'word', by: 3, to: 4, text: '跟我走', answers: false }), 'accept', 'refuse', 'put_off'),
    ).toBe(0);
    const word = (text: string): Happening => ({ kind: 'word', by: 3, to: 2, text, answers: true });
    const replying = (text: string): number => shareOf(after(word(text)), 'accept', 'refuse', 'put_off');
    expect(replying('跟我走？')).toBeGreaterThan(0.3);
    expect(replying('就这么说。')).toBeLessThan(replying('跟我走？') / 2);
  });

  it('argues with nobody who answers its yes, no or later', () => {
    const isReply = (line: PersonLine | null): boolean =>
      line !== null && ['accept', 'refuse', 'put_off', 'doubt'].includes(line.purpose);
    let replied = 0;
    for (let seed = 0; seed < 200; seed++) {
      const person = sit(seed);
      person.see({ kind: 'turn', seat: 1 });
      person.see({ kind: 'word', by: 3, to: 2, text: '跟我走', answers: false });
      const line = person.speak();
      if (!isReply(line) || line?.purpose === 'doubt') continue;
      replied += 1;
      person.see({ kind: 'word', by: 3, to: 2, text: '当真？', answers: true });
      expect(isReply(person.speak())).toBe(false);
    }
    expect(replied).toBeGreaterThan(30);
  });

  it('asks on whoever answered, and nobody who did not', () => {
    const followUps = ['why', 'sure', 'about_other', 'and_you'] as const;
    let asked = 0;
    let followed = 0;
    for (let seed = 0; seed < 300; seed++) {
      const person = sit(seed);
      person.see({ kind: 'turn', seat: 1 });
      const line = person.speak();
      if (line?.purpose !== 'ask_guess') continue;
      asked += 1;
      person.see({ kind: 'turn', seat: 2 });
      const next = person.speak();
      expect(followUps).not.toContain(next?.purpose);
      if (next) continue;
      person.see({ kind: 'word', by: line.to ?? 0, to: 2, text: '看不出', answers: true });
      const then = person.speak();
      if (!(followUps as readonly unknown[]).includes(then?.purpose)) continue;
      followed += 1;
      expect(then?.to).toBe(line.to);
      if (then?.purpose === 'about_other') expect([line.to, line.about, 1, 2]).not.toContain(then.about);
    }
    expect(asked).toBeGreaterThan(30);
    expect(followed).toBeGreaterThan(5);
  });

  it('says one word when it has died, and then no more', () => {
    const person = sit(7);
    person.see({ kind: 'turn', seat: 1 });
    person.see({ kind: 'death', seat: 2, by: 3 });
    expect(person.speak()).toMatchObject({ purpose: 'last_words', to: null });
    for (let turn = 0; turn < 20; turn++) {
      person.see({ kind: 'damage', by: 3, to: 4, num: 1, card: null });
      expect(person.speak()).toBeNull();
    }
  });
});

describe('what it says', () => {
  const games = Array.from({ length: 40 }, (_, seed) => game(seed));
  const lines = games.flat();

  it('is never a lie that is true, and never a report that is false', () => {
    const told = { lie: 0, report: 0 };
    for (const { line, seen } of lines) {
      const { purpose, deed } = line;
      if (purpose !== 'lie' && purpose !== 'report') continue;
      told[purpose] += 1;
      if (!deed) throw new Error(`no deed in ${line.text}`);
      const { kind, by, to } = deed;
      const happened = seen.some((what) => {
        if (!('by' in what) || what.by !== by) return false;
        if (what.kind === 'card')
          return kind === 'wuxie'
            ? what.card === 'wuxie'
            : kind === 'peach'
              ? what.card === 'tao' && what.to.includes(to)
              : kind === 'card' && what.card === deed.card && what.to.includes(to);
        if (what.kind === 'give') return kind === 'give' && what.to === to;
        if (what.kind === 'heal') return (kind === 'heal' || kind === 'peach') && what.to === to;
        return what.kind === 'damage' && kind === 'hit' && what.to === to;
      });
      expect(happened, line.text).toBe(purpose === 'report');
    }
    expect(told.lie).toBeGreaterThan(40);
    expect(told.report).toBeGreaterThan(40);
  });

  it('is a lie about one time in eight, and at about two chances in three something', () => {
    const all = lines.map(({ line }) => line);
    expect(shareOf(all, 'lie')).toBeGreaterThan(0.08);
    expect(shareOf(all, 'lie')).toBeLessThan(0.17);
    expect(lines.length / (40 * 60)).toBeGreaterThan(0.6);
    expect(lines.length / (40 * 60)).toBeLessThan(0.74);
  });

  it('has every purpose in the long run, and every stray line', () => {
    const said = new Set(lines.map(({ line }) => line.purpose));
    // Nobody dies in these games.
    expect(PURPOSES.filter((purpose) => !said.has(purpose))).toEqual(['last_words']);
    const strays = new Set(lines.filter(({ line }) => line.purpose === 'stray').map(({ line }) => line.text));
    expect(LINES.filter((line) => !strays.has(line))).toEqual([]);
  });

  it('leaves no gap in its words, names whom it says it names, and nobody dead or itself', () => {
    for (const { line } of lines) {
      expect(line.text).not.toMatch(/[{}]|\bundefined\b|\bnull\b/);
      expect(line.text.trim()).not.toBe('');
      if (line.named) expect(line.text).toContain(String(line.to));
      expect(line.to).not.toBe(2);
    }
    const left = after(
      { kind: 'death', seat: 3, by: 1 },
      { kind: 'word', by: 3, to: 2, text: '来世再见', answers: false },
    );
    expect(left.length).toBeGreaterThan(100);
    expect(left.filter(({ to }) => to === 3)).toEqual([]);
  });

  it('is the same for the same seed, and other for another', () => {
    expect(game(11)).toEqual(game(11));
    expect(game(12)).not.toEqual(game(11));
  });
});
