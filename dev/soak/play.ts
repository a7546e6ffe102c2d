/** One game of the soak, played and judged. */
import info from '../../info.json';
import { ORIGINAL } from '../../src/language/languages';
import { damageText } from '../../src/language/notices';
import { createTexts } from '../../src/language/texts';
import { isDamage, parseRecording } from '../../src/record/format';
import { openGame, replay } from '../../src/replay/replay';
import type { NonameDirectory } from '../noname/directory';
import type { Backend, PlayedGame } from '../noname/game';
import { ownExtension } from '../noname/own';
import { playGame } from '../noname/play';
import { reasonOf } from '../program/errors';
import type { Row, Verdict } from './log';
import { INSPECT_SOAK, setupSource } from './page-source';
import type { Measured } from './page-measure';
import { isHostile, planOf, type Plan } from './plan';

export interface Soaking {
  readonly noname: NonameDirectory;
  readonly backend: Backend;
  readonly timeoutSeconds: number;
}

export async function soakGame(seed: number, { noname, backend, timeoutSeconds }: Soaking): Promise<Row> {
  const plan = planOf(seed);
  const game = await playGame({
    noname,
    players: plan.players,
    seed,
    extension: ownExtension(),
    config: plan.config,
    backend,
    timeoutSeconds,
    setup: await setupSource(plan),
    inspect: INSPECT_SOAK,
  });
  const measured = (game.inspected ?? null) as Measured | null;
  const faults = [...game.errors, ...faultsOf(game, measured, plan)];
  return {
    seed,
    version: noname.version,
    verdict: verdictOf(game, faults),
    winner: game.winner,
    rounds: game.rounds,
    turns: game.turns,
    seconds: Math.round(game.milliseconds / 1000),
    faults,
    lines: game.recording?.length ?? null,
    measured,
    plan,
  };
}

/** What ours says where nothing is wrong: that belief knows no such deck, or that something else is used instead. */
const NOTICES = [
  createTexts(ORIGINAL)('beliefRefused').split('{')[0] ?? '',
  ...(['wrapped_before', 'wrapped_after', 'wrapped_replaced'] as const).map((key) => createTexts(ORIGINAL)(key)),
];

const OURS = [info.name, encodeURI(info.name)];
const namesUs = (text: string): boolean => OURS.some((name) => text.includes(name));

/** What has to hold beside that the game ended: ours complained of nothing without cause, and its recording reads. */
function faultsOf({ consoleErrors, recording }: PlayedGame, measured: Measured | null, plan: Plan): string[] {
  const faults = consoleErrors.filter(namesUs);
  if (measured?.ran === true) faults.push(`${info.name}: a text ran as code`);
  if (measured && !isHostile(plan))
    faults.push(...measured.warnings.filter((text) => !NOTICES.some((one) => text.includes(one))));
  const damage = recording ? damageOf(recording) : null;
  if (damage !== null) faults.push(`${info.name}: ${damage}`);
  return faults;
}

/** Why a recording cannot be read and folded again, or null. */
export function damageOf(lines: readonly string[]): string | null {
  const recording = parseRecording(lines.join('\n'));
  if (isDamage(recording)) return damageText(recording);
  if (recording.damage) return damageText(recording.damage);
  try {
    for (const _ of replay(recording, openGame(recording)));
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

const LOST = /^the page (?:is gone|crashed)$|browser has been closed/;

function verdictOf({ winner }: PlayedGame, faults: readonly string[]): Verdict {
  if (faults.some((fault) => LOST.test(fault))) return 'lost';
  if (faults.some(namesUs)) return 'ours';
  if (winner === null && faults.every((fault) => /^(?:nothing happened|not over|no answer)/.test(fault)))
    return 'stuck';
  return faults.length > 0 ? 'engine' : 'ok';
}
