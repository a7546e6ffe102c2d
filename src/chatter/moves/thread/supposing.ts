/** "万一掏出个桃呢": what is supposed of whoever was just spoken of, put to whoever spoke of them (§Q2). */
import type { Seat } from '../../../core/event';
import { supposedIn, type SupposedOf } from '../asked/supposed';
import type { Moment } from '../called/he';
import { mentionsIn, type Mention } from '../called/people';
import type { Scene } from '../../scene/scene';
import type { Act, Exchange, Move } from '../types';

/** What was said so many turns ago is still spoken of. */
const FRESH = 1;
/** After these nothing at the table is supposed. */
const APART: ReadonlySet<Act> = new Set<Act>(['sorrow', 'topic', 'ask_self', 'ask_rule', 'bye', 'greet']);
/** What may be supposed of somebody by name, whatever was said before. */
const ANEW: ReadonlySet<SupposedOf> = new Set<SupposedOf>(['role', 'judged', 'card']);

/** Of whom an exchange was: neither of the two, nor the lord, where there is another. */
function spokenIn(
  { asked, answered, from, to, words = '' }: Exchange,
  he: Seat | null,
  scene: Scene,
): Seat | undefined {
  const { lord } = scene.table;
  const named = mentionsIn(words, { scene, from, hearer: to, he: null }).map(({ kind, seat, called }) =>
    kind === 'seat' && !called ? seat : null,
  );
  const all = [answered?.about, asked.about, ...(asked.of ?? []), ...named].flatMap((seat) =>
    seat == null || seat === from ? [] : [seat],
  );
  return all.find((seat) => seat !== to && seat !== lord) ?? all.find((seat) => seat !== lord) ?? he ?? all[0];
}

/** The whole line as a doubt about what was said before; null where it supposes nothing that the table could take up. */
export function supposing(
  text: string,
  mentions: readonly Mention[],
  { scene, from, hearer, exchanges = [], overheard = null }: Moment,
  span: Move['span'],
): Move | null {
  const supposed = supposedIn(text);
  if (supposed === null) return null;
  const [last] = exchanges;
  const follows =
    last !== undefined &&
    scene.turn - last.turn <= FRESH &&
    (overheard === null || overheard.to === hearer) &&
    last.asked.life === undefined &&
    (!APART.has(last.asked.act) || last.asked.topic === 'cards');
  const own = mentions
    .filter(({ start, called }) => start >= supposed.start && !called)
    .sort((a, b) => a.start - b.start);
  // "要是你看走眼了呢" is of whoever was judged.
  const you = supposed.of !== 'role' || supposed.role !== undefined;
  const named = own.find(
    ({ kind, seat }) => (kind === 'seat' || (kind === 'you' && you)) && seat !== null && seat !== from,
  );
  // Whoever rescues stands before whom.
  const rescued = supposed.of === 'saved' ? own.filter(({ kind }) => kind === 'seat')[1] : undefined;
  const he = own.find(({ kind }) => kind === 'he');
  // "万一我没桃呢": of oneself nobody else knows.
  if (own[0]?.kind === 'self' && supposed.of !== 'failed') return null;
  if (!follows && (named?.kind !== 'seat' || !ANEW.has(supposed.of))) return null;
  const before = follows ? spokenIn(last, he?.seat ?? null, scene) : undefined;
  const about = (he && supposed.of === 'saved' ? before : undefined) ?? (rescued ?? named)?.seat ?? before;
  if (about === undefined && supposed.of !== 'failed') return null;
  return {
    act: 'ask_sure',
    ...(about === undefined ? {} : { about }),
    ...(supposed.role === undefined ? {} : { role: supposed.role }),
    ...(supposed.denied ? { denied: true } : {}),
    ...(follows ? { refersTo: last.id } : {}),
    span,
  };
}
