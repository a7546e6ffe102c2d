/** What care compiles before it can hear an answer to an offer. */
import { readLine } from '../../chatter/line/line';
import { whole, type Slice } from '../../chatter/line/slices';
import { compiling, hear } from './hear';
import { weights } from './leaning';

const ANSWERS = ['好吧，我试试', '没时间，算了，别人会怎么看我', 'ok, sure', "no thanks, i don't want people to know"];

export const CARING: readonly Slice[] = [
  compiling,
  whole(weights),
  ...ANSWERS.map((text) => whole(() => hear(readLine(text)))),
];
