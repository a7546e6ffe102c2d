/** The talking person's part in the page as one expression, for the harness's `setup` and `inspect`. */
import { pageSource } from '../noname/page-source';

/** Run in the probe's content(): from the first turn on a person talks. It is seeded as its game is. */
export async function setupTalk(): Promise<string> {
  const source = await pageSource('dev/talk/page.ts', { format: 'iife', globalName: 'zzTalk' });
  return `(engine) => { ${source}; globalThis.zzTalk = zzTalk; zzTalk.begin(engine); }`;
}

/** Answers a TalkedGame. */
export const INSPECT_TALK = '() => globalThis.zzTalk.report()';
