// @vitest-environment jsdom
/**
 * What the page may know. Exchanging the hidden roles of two players leaves every byte the same while the game
 * runs, where it is folded in strict mode. Outside strict mode the guesses of AIs depend on their own roles by
 * design (§S5.2: a rebel reads its evidence the other way round), so there the page may differ; what it must
 * not do even then is ask for the truth or name an unrevealed role as open.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '../../src/core/role';
import { isDamage, parseRecording, type Recording } from '../../src/record/format';
import { createBadges } from '../../src/ui/badges';
import { mountPanel } from '../../src/ui/panel';
import { recordedSource } from '../../src/ui/recorded';
import { PLOT, recordingOf, ROLES, sourceOf } from './tools';

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('section');
  document.body.replaceChildren(root);
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});

/** Everything the panel and the badges draw of a recording at a position, tab by tab, seat by seat. */
function draw(recording: Recording, position: number): string {
  root.replaceChildren();
  const source = recordedSource(recording, { strict: true });
  source.seek(position);
  const slots = document.createElement('section');
  root.append(slots);
  const badges = createBadges(source, { language: 'zh-CN', slot: () => slots });
  const panel = mountPanel(root, source, { language: 'zh-CN' });
  panel.state.personas = true;
  panel.open();
  const pages: string[] = [];
  for (const { seat } of source.game()?.table.seats ?? []) {
    panel.state.seat = seat;
    panel.update();
    for (const mark of root.querySelectorAll<HTMLElement>('.slqj-moment')) mark.click();
    pages.push(root.outerHTML.replace(/slqj-\d+-page/g, ''));
  }
  for (const tab of ['persona', 'review']) {
    panel.selectTab(tab);
    pages.push(root.outerHTML.replace(/slqj-\d+-page/g, ''));
  }
  panel.destroy();
  badges.destroy();
  return pages.join('\n');
}

function exchange(recording: Recording, a: number, b: number): Recording {
  const truth = { ...recording.truth } as Record<number, Role>;
  [truth[a], truth[b]] = [truth[b]!, truth[a]!];
  return { ...recording, truth };
}

describe('strict mode', () => {
  it('draws the same bytes whoever holds which hidden role', () => {
    const recording = recordingOf({ events: PLOT.slice(0, 17), roles: ROLES, finished: true });
    const position = recording.entries.length - 2;
    const page = draw(recording, position);
    expect(page).toContain('第1轮对主公出杀');
    for (const [a, b] of [
      [2, 3],
      [3, 4],
      [4, 5],
      [2, 5],
    ] as const) {
      expect(draw(exchange(recording, a, b), position) === page).toBe(true);
    }
  });

  const golden = path.join('test', 'golden');
  const files = readdirSync(golden)
    .filter((name) => name.endsWith('.jsonl'))
    .slice(0, 4);
  it.skipIf(files.length === 0).each(files)('does so on the recorded game %s', (file) => {
    const recording = parseRecording(readFileSync(path.join(golden, file), 'utf8'));
    if (isDamage(recording) || !recording.truth) throw new Error(file);
    // Up to the first role laid open: from then on the two recordings tell of different public facts.
    const end = recording.entries.findIndex(({ event }) => event?.type === 'die' || event?.type === 'reveal');
    const position = end < 0 ? recording.entries.length - 1 : end;
    const seats = recording.header.players.map(({ seat }) => seat).filter((seat) => seat !== recording.header.lord);
    const [a] = seats;
    const b = seats.find((seat) => recording.truth?.[seat] !== recording.truth?.[a!]);
    expect(draw(exchange(recording, a!, b!), position) === draw(recording, position)).toBe(true);
  });
});

describe('outside strict mode', () => {
  it('never draws a hidden role as open', () => {
    const source = sourceOf({ events: PLOT, me: 4, finished: true }, { at: PLOT.length });
    const panel = mountPanel(root, source, { language: 'zh-CN' });
    panel.open();
    for (const eyes of ['all', 1, 3, 4, 5] as const) {
      panel.state.eyes = eyes;
      panel.update();
      const open = [...root.querySelectorAll('.slqj-mark[data-open]')].map((mark) => mark.textContent);
      expect(open).toEqual(['主', '反']);
    }
  });

  it('gets no truth from a source before the game is over', () => {
    const source = sourceOf({ events: PLOT, finished: true });
    for (let at = 0; at < source.length - 1; at++) {
      source.seek(at);
      expect(source.truth()).toBeNull();
    }
    source.seek(source.length);
    expect(source.truth()).not.toBeNull();
  });
});
