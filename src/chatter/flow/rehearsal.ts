/** Talk rehearsed beside the real one, for nobody: what answering a line compiles is compiled, and nothing of it is kept. */
import { making, type Slice } from '../line/slices';
import type { TalkOptions } from './contract';
import { createTalk } from './talk';

/** A line for each way to an answer, said by the person. */
const LINES = [
  '谁是内奸？',
  '一号，二号，三号，你们是忠臣吗？',
  '三号是反贼，打他',
  '主公别打我，我是忠臣',
  'seat 3, why did you attack me?',
  '救我，给个桃，谢谢',
  '你好菜啊，对不起',
  '你这个废物',
  '嗯',
];
/** Between two lines, ms: longer than anybody waits. */
const PAUSE = 120_000;

/** With the real table, speakers and parts, which it only looks at; slice by slice. */
export function rehearsal({ scene, seed, speakers, viewOf, directionOf, settings, nameOfCard }: TalkOptions): Slice {
  return making(function* () {
    const talk = createTalk({
      scene,
      seed,
      relations: null,
      speakers,
      viewOf,
      directionOf,
      settings: () => ({ ...settings(), on: true, talkativeness: 1, onlyWhenNamed: false, muted: new Set() }),
      control: () => ({ allowed: true, temperature: 0 }),
      ...(nameOfCard ? { nameOfCard } : {}),
    });
    let now = 0;
    for (const text of LINES) {
      talk.hear({ from: scene.human ?? 0, text }, (now += PAUSE));
      yield;
      talk.due((now += PAUSE), false);
      yield;
    }
  }).slice;
}
