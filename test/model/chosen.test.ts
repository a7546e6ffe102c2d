/** What a choice among our answers may not do (§I): overrun the quiet moment, say what has become untrue, turn a no into a yes, or lose comfort. */
import { describe, expect, it } from 'vitest';
import type { Slot, Wordings, Words } from '../../src/chatter/flow/contract';
import { mayBeChosenAmong } from '../../src/chatter/flow/planning';
import { lengthOf } from '../../src/chatter/voice/words';
import { factOn, sceneOf, stage, viewOf } from '../chatter/flow/support';

interface Setting {
  readonly choose?: (slot: Slot) => Words | null;
  readonly quiet?: boolean;
  /** Sees the slot when it is put before the model. */
  readonly meet?: (slot: Slot) => void;
}

/** 貂蝉 (5) struck the lord, 曹操 (2) talks to 孙权 (3); `choose` sees the slot and says what came of it. */
function talkedTo(said: string, { choose, quiet = false, meet }: Setting = {}) {
  const scene = sceneOf();
  scene.turn = 3;
  factOn(scene, 'aimed', { by: 5, to: 1, card: 'sha', good: false });
  factOn(scene, 'aimed', { by: 2, to: 3, card: 'sha', good: false });
  const slots: Slot[] = [];
  const model: Wordings = {
    ready: () => true,
    ask(slot, now) {
      meet?.(slot);
      slots.push(slot);
      return now;
    },
    read: (slot) => choose?.(slot) ?? null,
    awaited: () => false,
    close: () => undefined,
  };
  const { talk } = stage({
    scene,
    model,
    settings: { quietOnMyTurn: quiet },
    directionOf: () => null,
    viewOf: (seat) => viewOf(seat, seat === 3 ? { 5: ['fan', 0.7] } : {}, scene),
    nameOfCard: (card) => ({ sha: '杀' })[card] ?? null,
  });
  talk.hear({ from: 2, text: said }, 1000);
  for (let now = 1000; now < 30_000; now += 250) {
    const [line] = talk.due(now, quiet);
    if (line) return { line, slots, scene };
  }
  return { line: null, slots, scene };
}

/** As long as the one short line of the quiet moment, Han characters' worth. */
const SHORT = 26;
const ASKED = '孙权，你觉得谁是反贼？';
const LONG = '嗯，依我看嘛，这事不急，慢慢来，好戏还在后头，大家放宽心，好好玩，好好看。';

describe('while the player decides', () => {
  const ours = talkedTo(ASKED, { quiet: true });

  it('our own line is short, and said', () => {
    expect(lengthOf(ours.line!.text, 'zh')).toBeLessThanOrEqual(SHORT);
  });

  it('words that are longer than the one short line are not said', () => {
    const { line } = talkedTo('孙权，你好啊，吃了吗？', { quiet: true, choose: () => ({ picked: 0, text: LONG }) });
    expect(line?.text).not.toBe(LONG);
  });

  it.each([1, 2, 3, 4])('no longer answer is said by the number %d', (picked) => {
    const { line, slots } = talkedTo(ASKED, { quiet: true, choose: () => ({ picked, text: null }) });
    const chosen = slots[0]!.others[picked - 1];
    const short = chosen !== undefined && lengthOf(chosen.line.text, 'zh') <= SHORT;
    expect(line!.text).toBe(short ? chosen.line.text : ours.line!.text);
  });
});

describe('the others', () => {
  const SAID = [
    ASKED,
    '孙权，咱俩结盟吧，你别打我，我也不打你',
    '孙权，刚才那一刀对不住，手滑了',
    '孙权，帮我打貂蝉',
    '孙权，我今天被老板骂了一顿，难受',
    '孙权，你是不是反贼',
    '孙权，我刚才砍了你一刀，气不气',
  ] as const;

  it.each(SAID)('to 「%s」 are different lines, none of them comfort or a boundary, and no yes beside a no', (text) => {
    for (const { line, intent, others } of talkedTo(text).slots) {
      const texts = [line, ...others.map((other) => other.line)].map((one) => one.text);
      expect(new Set(texts).size).toBe(texts.length);
      for (const { intent: other } of others) {
        expect(mayBeChosenAmong(other.plan!.plan)).toBe(true);
        if (['refuse', 'bargain', 'deny', 'call_out'].includes(intent.plan!.plan.move))
          expect(other.plan!.plan.move).not.toBe('accept');
      }
    }
  });

  it('are there at all', () => {
    const offered = SAID.map((text) => talkedTo(text).slots[0]?.others.length ?? 0);
    expect(offered.filter((n) => n > 0).length).toBeGreaterThan(3);
  });

  it.each(['孙权，你还有几张牌？', '孙权，还剩几个反贼？'])('to 「%s」 are none: it is counted', (text) => {
    expect(talkedTo(text).slots.flatMap(({ others }) => others)).toEqual([]);
  });
});

it('an answer that may be said no more is followed by ours, and not by a third', () => {
  const ours = talkedTo(ASKED).line!;
  const { line } = talkedTo(ASKED, {
    choose: () => ({ picked: 1, text: null }),
    meet(slot) {
      const [other] = slot.others;
      Object.assign(other!, { line: { ...other!.line, text: '我是反贼。', claims: [{ kind: 'self', role: 'fan' }] } });
    },
  });
  expect(line).toMatchObject({ text: ours.text, candidate: ours.candidate, content: ours.content });
});
