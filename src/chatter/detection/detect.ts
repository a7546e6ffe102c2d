/** Detection of one line in one call: read, perceived, judged (§D, §E1). The running game reads a line once instead. */
import { readLine } from '../line/line';
import { judge } from './for-hearer';
import { perceive } from './perceive';
import type { ChatLine, Detection } from './types';

/** Everything that is to be known of one line. Never throws, whatever the text; the same line always gives the same answer. */
export function detect({ text, force_route, ctx }: ChatLine): Detection {
  return judge(perceive(readLine(typeof text === 'string' ? text : ''), ctx), ctx, force_route);
}
