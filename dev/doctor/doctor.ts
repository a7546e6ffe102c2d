/**
 * `npm run doctor -- --noname DIR`: what an engine directory has of what we use, read off its sources without running it.
 * It can say that a member is gone; that one of the same name still behaves is what the games of test/real are for. Of a
 * directory with only some of the files it can say what is there.
 */
import { PARTS, type Need, type Part } from '../../src/engine/contract/need';
import { OF_PLAYERS, PLACES } from '../../src/engine/contract/members';
import { TRIGGER_NAMES, triggerRow } from '../../src/engine/contract/triggers';
import { both } from '../../src/language/texts';
import { noticeText } from '../../src/language/notices';
import { nonameNotFound } from '../noname/directory';
import { nonameOption } from '../noname/options';
import { UsageError } from '../program/errors';
import { defineProgram } from '../program/program';
import { findEngineText, type EngineText } from './layout';
import { readSources } from './sources';

export interface Findings {
  /** How many members and triggers were looked for. */
  readonly looked: number;
  readonly missing: readonly { readonly part: Part; readonly members: readonly string[] }[];
  readonly deaf: readonly { readonly part: Part; readonly triggers: readonly string[] }[];
  /** Of a directory that is not whole: what was not found, members and triggers. */
  readonly unread: readonly { readonly part: Part; readonly names: readonly string[] }[];
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

export function examine(engine: EngineText): Findings {
  const sources = readSources(engine);
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
  if (!engine.whole) {
    const unread = byPart([...gone, ...silent]).map(({ part, all }) => ({ part, names: all }));
    return { looked, missing: [], deaf: [], unread };
  }
  return {
    looked,
    missing: byPart(gone).map(({ part, all }) => ({ part, members: all })),
    deaf: byPart(silent).map(({ part, all }) => ({ part, triggers: all })),
    unread: [],
  };
}

export default defineProgram({
  about: '这份无名杀里有没有我们用到的一切 whether a Noname directory has all that we use, and what is off without it',
  options: { noname: nonameOption },
  run({ noname }) {
    const engine = findEngineText(noname);
    if (!engine) throw new UsageError(nonameNotFound());
    const { looked, missing, deaf, unread } = examine(engine);
    console.log(`无名杀 Noname ${engine.version}: ${engine.root}`);
    for (const { part, members } of missing) console.log(`✗ ${noticeText({ what: 'lacking', part, members })}`);
    for (const { part, triggers } of deaf) console.log(`✗ ${noticeText({ what: 'deaf', part, triggers })}`);
    for (const { part, names } of unread) console.log(`? ${both(`part_${part}`)}: ${names.join('、')}`);
    const lost = [...missing, ...deaf].map(({ part }) => part);
    const doubtful = new Set([...lost, ...unread.map(({ part }) => part)]);
    if (!lost.includes('core'))
      for (const part of PARTS) if (!doubtful.has(part)) console.log(`✓ ${both(`part_${part}`)}`);
    console.log(summary(looked, lost.length, unread.flatMap(({ names }) => names).length, engine.whole));
    return lost.length === 0 ? 0 : 1;
  },
});

function summary(looked: number, lost: number, unread: number, whole: boolean): string {
  if (!whole)
    return (
      `这份目录不全：查了 ${looked} 处，读到 ${looked - unread} 处，${unread} 处没有读到。 ` +
      `This directory is not whole: of ${looked} things ${looked - unread} were found, ${unread} were not read.`
    );
  return lost === 0
    ? `查了 ${looked} 处，一处不少。 Looked for ${looked} things, none is missing.`
    : `查了 ${looked} 处，缺的在上面。 Looked for ${looked} things; what is missing stands above.`;
}
