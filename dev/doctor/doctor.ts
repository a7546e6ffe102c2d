/**
 * `npm run doctor -- --noname DIR`: what an engine directory has of what we use, read off its sources without running it.
 * It can say that a member is gone; that one of the same name still behaves is what the games of test/real are for.
 */
import { PARTS, type Need, type Part } from '../../src/engine/contract/need';
import { OF_PLAYERS, PLACES } from '../../src/engine/contract/members';
import { TRIGGER_NAMES, triggerRow } from '../../src/engine/contract/triggers';
import { both } from '../../src/language/texts';
import { noticeText } from '../../src/language/notices';
import { findNoname, nonameNotFound, type NonameDirectory } from '../noname/directory';
import { nonameOption } from '../noname/options';
import { UsageError } from '../program/errors';
import { defineProgram } from '../program/program';
import { readSources } from './sources';

export interface Findings {
  /** How many members and triggers were looked for. */
  readonly looked: number;
  readonly missing: readonly { readonly part: Part; readonly members: readonly string[] }[];
  readonly deaf: readonly { readonly part: Part; readonly triggers: readonly string[] }[];
}

/** The page gives it to every element; no source of the engine has it. */
const OF_THE_PAGE = new Set(['player.dataset']);

/** What comes now and then, and is asked for each time, is no fault where it is not. */
const isSought = (need: Need | null): need is Need => need !== null && need.since !== 'sometimes';

function byPart<T>(found: readonly (readonly [Part, T])[]): { part: Part; all: T[] }[] {
  return PARTS.flatMap((part) => {
    const all = found.flatMap(([of, one]) => (of === part ? [one] : []));
    return all.length === 0 ? [] : [{ part, all }];
  });
}

export function examine(noname: NonameDirectory): Findings {
  const sources = readSources(noname);
  const relied = TRIGGER_NAMES.filter((name) => triggerRow(name).spare !== true);
  let looked = relied.length;
  const gone: [Part, string][] = [];
  for (const { at, needs } of [...PLACES, OF_PLAYERS]) {
    for (const [member, need] of Object.entries(needs)) {
      if (!isSought(need) || OF_THE_PAGE.has(`${at}.${member}`)) continue;
      looked += 1;
      if (!sources.has(at, member)) gone.push([need.part, `${at}.${member}`]);
    }
  }
  const silent = relied.filter((name) => !sources.sends(name)).map((name) => [triggerRow(name).part, name] as const);
  return {
    looked,
    missing: byPart(gone).map(({ part, all }) => ({ part, members: all })),
    deaf: byPart(silent).map(({ part, all }) => ({ part, triggers: all })),
  };
}

export default defineProgram({
  about: '这份无名杀里有没有我们用到的一切 whether a Noname directory has all that we use, and what is off without it',
  options: { noname: nonameOption },
  run({ noname }) {
    const found = findNoname(noname);
    if (!found) throw new UsageError(nonameNotFound());
    const { looked, missing, deaf } = examine(found);
    console.log(`无名杀 Noname ${found.version}: ${found.root}`);
    for (const { part, members } of missing) console.log(`✗ ${noticeText({ what: 'lacking', part, members })}`);
    for (const { part, triggers } of deaf) console.log(`✗ ${noticeText({ what: 'deaf', part, triggers })}`);
    const lost = missing.length + deaf.length;
    const off = new Set([...missing, ...deaf].map(({ part }) => part));
    for (const part of PARTS) if (!off.has(part) && !off.has('core')) console.log(`✓ ${both(`part_${part}`)}`);
    console.log(
      lost === 0
        ? `查了 ${looked} 处，一处不少。 Looked for ${looked} things, none is missing.`
        : `查了 ${looked} 处，缺的在上面。 Looked for ${looked} things; what is missing stands above.`,
    );
    return lost === 0 ? 0 : 1;
  },
});
