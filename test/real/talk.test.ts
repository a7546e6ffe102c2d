/** A real game with a person who talks: no error, limits kept, nothing false, no hidden role told. */
import { expect, it } from 'vitest';
import { playGame } from '../../dev/noname/play';
import { checkTalk } from '../../dev/talk/check';
import { INSPECT_TALK, setupTalk } from '../../dev/talk/page-source';
import type { TalkedGame } from '../../dev/talk/spoken';
import { isDamage, parseRecording } from '../../src/record/format';
import { describeEngine, OURS } from './engine';

describeEngine('1.11.4.1', 'talk', (noname) => {
  it('keeps its rules through a game of eight', async () => {
    const game = await playGame({
      noname,
      players: 8,
      seed: 901,
      extension: OURS,
      backend: 'jsdom',
      timeoutSeconds: 250,
      config: { extension_察言观色_chat: true },
      setup: await setupTalk(),
      inspect: INSPECT_TALK,
    });
    expect([
      ...game.errors,
      ...game.dialogs,
      ...game.consoleErrors.filter((text) => text.includes('察言观色')),
    ]).toEqual([]);
    const recording = parseRecording((game.recording ?? []).join('\n'));
    if (isDamage(recording)) throw new Error(JSON.stringify(recording));
    const { replies, me, said } = game.inspected as TalkedGame;
    if (me === null) throw new Error('no turn came');
    const report = checkTalk(recording, replies, me);
    expect(report.violations).toEqual([]);
    expect(report.lines).toBeGreaterThan(4);
    // What the person said stands in the recording, in order, but for what the care card answered.
    const recorded = recording.entries.flatMap(({ event }) =>
      event?.type === 'chat' && event.seat === me ? [event.text] : [],
    );
    expect(recorded.length).toBeGreaterThan(2);
    const texts = said.map(({ text }) => text);
    expect(texts.filter((text) => recorded.includes(text))).toEqual(recorded);
    expect(new Set(said.map(({ purpose }) => purpose)).size).toBeGreaterThan(2);
  });
});
