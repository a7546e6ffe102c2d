// @vitest-environment jsdom
/** What is compiled while the game idles leaves no trace in the game. */
import { afterEach, expect, it } from 'vitest';
import type { Slice } from '../../src/chatter/line/slices';
import { sitAndTalk, type TalkTable } from './support';

const EIGHT = ['zhu', 'zhong', 'zhong', 'fan', 'fan', 'fan', 'fan', 'nei'] as const;
let open: TalkTable[] = [];
afterEach(() => {
  for (const table of open) table.runtime.uninstall();
  open = [];
  document.body.replaceChildren();
});

function sit(): TalkTable {
  const table = sitAndTalk({ roles: EIGHT, settings: { chat_talkativeness: '0.9' } });
  open.push(table);
  return table;
}
/** More slices than there are. */
const MANY = 100_000;
const run = (slices: readonly Slice[]): number => {
  let goes = 0;
  for (const slice of slices)
    do goes++;
    while (slice() && goes < MANY);
  return goes;
};
/** All that talk knows of its game. */
const known = ({ chat }: TalkTable): unknown => {
  const { talk, scene, part } = chat.conversation()!;
  return JSON.parse(
    JSON.stringify([
      scene.table.seats.map(({ seat }) => [part(seat)?.state, talk.relationOf(seat), talk.tasks(seat)]),
      talk.log(),
      talk.relations(),
      scene.facts,
    ]),
  );
};

it('comes to an end, and changes nothing', () => {
  const table = sit();
  const before = known(table);
  const goes = run(table.chat.conversation()!.warmUp);
  expect(goes).toBeGreaterThan(50);
  expect(goes).toBeLessThan(2000);
  expect(known(table)).toEqual(before);
  expect(table.bubbles()).toEqual([]);
});

it('leaves every answer as it would have been', () => {
  const [warm, cold] = [sit(), sit()];
  run(warm.chat.conversation()!.warmUp);
  for (const table of [warm, cold]) {
    for (const text of ['三号位，你是什么身份？', '谁是内奸', '主公别打我，我是忠臣', '你这个废物']) {
      table.say(text);
      table.pass(20);
    }
  }
  expect(warm.bubbles().length).toBeGreaterThan(0);
  expect(warm.bubbles()).toEqual(cold.bubbles());
  expect(known(warm)).toEqual(known(cold));
});
