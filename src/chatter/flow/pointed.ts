/** Whom a line points at: by number, name, 上家 and 下家, 主公 (§T5). */
import type { Seat } from '../../core/event';
import type { Line } from '../line/line';
import { isCalled } from '../moves/called/calls';
import { chanceCalled } from '../moves/called/likely-called';
import { OFFICE, YOU } from '../moves/called/place';
import { namedInLine } from '../moves/parts';
import type { Scene } from '../scene/scene';

/** A seat that a line speaks of, and where in the line as it is read. */
export interface Pointer {
  readonly seat: Seat;
  readonly start: number;
  readonly end: number;
  /** It names an office (主公), not a person: who speaks of the lord need not speak to them. */
  readonly office?: boolean;
  /** Lies dead, and is spoken of. */
  readonly dead?: boolean;
  /** The line is put to it. */
  readonly called?: boolean;
  /** How likely the line is put to it, where nobody is called for sure: asked for only where nothing else tells whom it is put to. */
  readonly likely?: () => number;
}

/** A line as the flow reads it. */
export interface Pointed {
  /** As seats and names are looked for in it (`Line.verbatim`), with the blanks that part clauses. */
  readonly text: string;
  /** In the order of the line. */
  readonly pointers: readonly Pointer[];
}

/** Nobody speaks to more; whoever names them all is telling something. */
const MOST_WEIGHED = 8;

const once = (make: () => number): (() => number) => {
  let made: number | undefined;
  return () => (made ??= make());
};

/** "6", "666啊" is praise, and calls nobody. */
const SIXES = /^6+[啊呀哇!.~ ]*$/;

/** Whom the line of `from` to `hearer` points at: the ear's own reading of who is named where (moves/called/people.ts). */
export function pointersIn(line: Line, scene: Scene, from: Seat, hearer: Seat | null): Pointed {
  const { text, mentions } = namedInLine(line, { scene, from, hearer, he: null });
  const names = SIXES.test(text.trim()) ? [] : mentions.filter(({ kind }) => kind === 'seat');
  const mayBe = names.length <= MOST_WEIGHED && !names.some(({ seat, how }) => seat !== from && isCalled(how));
  const pointers = names.flatMap(({ seat, start, end, how }, i): Pointer[] => {
    if (seat === null) return [];
    const dead = scene.table.bySeat.get(seat)?.alive === false;
    return [
      {
        seat,
        start,
        end,
        ...(OFFICE.test(text.slice(start, end)) ? { office: true } : {}),
        ...(dead ? { dead: true } : {}),
        ...(isCalled(how) ? { called: true } : {}),
        ...(mayBe && how === null && seat !== from && !dead
          ? { likely: once(() => chanceCalled(text, names, i)) }
          : {}),
      },
    ];
  });
  return { text, pointers };
}

/** Whether somebody is spoken to. */
export const saysYou = ({ text }: Pointed): boolean => YOU.test(text);
