/** To whom a person's line is said: by its own words, by what it takes up of what was said before, by whose words it quotes (§T5). */
import type { Seat } from '../../core/event';
import type { Line } from '../line/line';
import { supposedIn } from '../moves/asked/supposed';
import { quotedIn, unquoted } from '../moves/thread/quoting';
import { redirected } from '../moves/thread/redirected';
import type { Spoken } from '../moves/types';
import { goesOnWith } from '../plan/record/record-asked';
import type { Addressing } from './address';
import { groupIn } from './group';
import { addressedBy } from './met';
import { pointersIn, saysYou, type Pointed } from './pointed';
import { goingOn, hasLeft, hearingOf, takingUp, type Hearing } from './reach';
import type { State } from './state';
import { borneOut, whoseWord } from './taken-up';

/** A line as it is heard, and to whom it is put. */
export interface Put {
  /** Without the words of others that it quotes. */
  readonly line: Line;
  readonly read: Pointed;
  readonly hearing: Hearing;
  readonly reach: Addressing;
  /** What an AI said and the line says again. */
  readonly quoted: Spoken | null;
}

/** To whom `line` of `from` is put. @param partner with whom the speaker is in the middle of talking */
export function putBy(state: State, line: Line, from: Seat, partner: Seat | null): Put {
  const { memory, options } = state;
  const { scene } = options;
  const { rest, marked } = unquoted(line);
  const spoken = pointersIn(rest, scene, from, partner);
  const first = addressedBy(spoken, from, partner, scene, groupIn(spoken, from, state));
  const called = first.to.find(({ how }) => how === 'named')?.seat ?? null;
  const quoting = quotedIn(
    { ...spoken, marked, to: called ?? partner, named: called !== null, from, turn: scene.turn },
    memory.spoken(),
  );
  const quoted = quoting?.said ?? null;
  const heard = quoting?.marked === true ? rest : line;
  const hearing = hearingOf(state, heard, from);
  const read = heard === rest ? spoken : pointersIn(heard, scene, from, partner);
  const put = redirected(read.text, read.pointers, memory.latestOf(from), scene.turn);
  // Whom one only quotes is not called: "wu jing finally came clean. 'sorry my lord'".
  const own = put !== null ? null : first;
  const plain: Addressing =
    own === null
      ? toOne(put?.to ?? from)
      : quoted !== null && isHere(state, quoted.by) && own.to.every(({ how }) => how !== 'named')
        ? { ...toOne(quoted.by), of: own.of.filter((seat) => seat !== quoted.by) }
        : own;
  // Whoever is called by name is spoken to, whatever the line takes up.
  const named = plain.to.some(({ how, seat }) => how === 'named' && (seat !== partner || put !== null));
  const confidant = memory.confidant(from, scene.turn);
  const goesOn = confidant !== null && isHere(state, confidant) && !hasLeft(state, confidant);
  // "万一他有桃呢": of whoever spoke of that one last.
  const advised = supposedIn(read.text) === null ? null : (memory.latestOf(from)?.to ?? null);
  const adviser = advised !== null && isHere(state, advised) ? advised : null;
  // "都有谁": asked on of whoever has told the rest, where nobody else hears anything in it.
  const told =
    named || partner === null || hearing(null, false).some(({ act }) => act !== 'unclear')
      ? null
      : { text: read.text, scene, from, me: partner, memory, moves: [], meant: true };
  const turned = quoted === null ? turnedTo(state, { read, hearing, reach: plain }, from, partner) : null;
  const reach =
    (named
      ? null
      : turned !== null
        ? { ...goingOn(turned), of: plain.of.filter((seat) => seat !== turned) }
        : ((goesOn ? takingUp(hearing, confidant) : null) ??
          takingUp(hearing, adviser) ??
          takingUp(hearing, partner) ??
          (told && goesOnWith(told) ? goingOn(told.me) : null))) ?? plain;
  return { line: heard, read, hearing, reach, quoted };
}

/** Another than whom "you" would mean, to whom the line turns by what it takes up; null where it calls anybody, or takes up nothing. */
function turnedTo(
  { company, memory, options }: State,
  { read, hearing, reach }: Pick<Put, 'read' | 'hearing' | 'reach'>,
  from: Seat,
  partner: Seat | null,
): Seat | null {
  if (reach.everybody || reach.to.some(({ how }) => how === 'named') || !saysYou(read)) return null;
  const you = reach.to.find(({ how }) => how === 'you')?.seat ?? partner;
  const others = company.present().flatMap(({ seat }) => (seat === from || seat === you ? [] : [seat]));
  const word = read.pointers.length === 0 ? whoseWord(read, memory.spoken(), options.scene.turn) : null;
  const owner = word ?? borneOut(hearing, you, others);
  return owner !== null && others.includes(owner) ? owner : null;
}

const isHere = ({ company }: State, one: Seat): boolean => company.present().some(({ seat }) => seat === one);
const toOne = (seat: Seat): Addressing => ({ to: [{ seat, how: 'named' }], of: [], everybody: false });
