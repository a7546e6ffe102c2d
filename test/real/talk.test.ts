/** A real game with a person who talks: no error, limits kept, nothing false, no hidden role told. */
import { expect, it } from 'vitest';
import { playGame } from '../../dev/noname/play';
import { checkTalk } from '../../dev/talk/check';
import { INSPECT_TALK, setupTalk, type SpokenLine } from '../../dev/talk/script';
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
      setup: setupTalk(),
      inspect: INSPECT_TALK,
    });
    expect([
      ...game.errors,
      ...game.dialogs,
      ...game.consoleErrors.filter((text) => text.includes('察言观色')),
    ]).toEqual([]);
    const recording = parseRecording((game.recording ?? []).join('\n'));
    if (isDamage(recording)) throw new Error(JSON.stringify(recording));
    const { replies, me } = game.inspected as { replies: SpokenLine[]; me: number };
    const report = checkTalk(recording, replies, me);
    expect(report.violations).toEqual([]);
    expect(report.lines).toBeGreaterThan(4);
    expect(recording.entries.filter(({ event }) => event?.type === 'chat' && event.seat === me).length).toBeGreaterThan(
      2,
    );
  });
});
