/**
 * `npm start`: a recorded real game replayed in the terminal, then the preview page. `--no-serve` ends after
 * printing; `--noname DIR` plays a game live in the real engine instead.
 */
import path from 'node:path';
import { isDamage, parseRecording, type Damage } from '../../src/record/format';
import { damageText } from '../../src/language/notices';
import { playersOption, seedOption } from '../noname/options';
import { playLive } from '../play/live';
import { flag, readNamed, text } from '../program/options';
import { defineProgram, type Status } from '../program/program';
import { inProject } from '../program/project';
import { inkFor } from './columns';
import { goldenGames, servePreview, type GameFile } from './preview';
import { tell } from './story';

const SHOWN_GAME = 'test/golden/8p-1.jsonl';

/** Prints the story of a recording; the exit status is 1 when it is damaged. */
function print(text: string, live: boolean): Status {
  const recording = parseRecording(text);
  if (isDamage(recording)) return refuse(recording);
  for (const line of tell(recording, inkFor(process.stdout), live)) console.log(line);
  return recording.damage ? refuse(recording.damage) : 0;
}

function refuse(damage: Damage): Status {
  console.error(damageText(damage));
  return 1;
}

/** Serves the preview page until it is interrupted; the game just told is opened first. */
async function serve(told: GameFile): Promise<void> {
  const others = goldenGames().filter(({ name }) => name !== told.name);
  const preview = await servePreview({ recordings: [told, ...others] });
  console.log(`\n预览页 preview: ${preview.url}\n按 Ctrl+C 结束。 Press Ctrl+C to end.`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        resolve();
      });
  });
  await preview.close();
}

export default defineProgram({
  about: '重放一局真实记录，然后打开预览页 a recorded real game replayed, then the preview page',
  options: {
    'no-serve': flag('打印后结束 end after printing'),
    file: text('GAME', '重放另一份记录 replay another recording'),
    noname: text('DIR', '在真实的无名杀里现场打一局 play a game live in a Noname directory'),
    players: playersOption(),
    seed: seedOption(1),
    headless: flag('不开窗口，AI 打完后讲述 no window: AIs play, then the game is told'),
  },
  async run({ 'no-serve': ends, file = inProject(SHOWN_GAME), noname, players, seed, headless }) {
    const live = noname !== undefined;
    const told = live ? await playLive({ directory: noname, players, seed, headless }) : readNamed(file);
    const status = print(told, live);
    if (!ends && status === 0) {
      await serve({ name: live ? `现场 live ${players}p` : path.basename(file, '.jsonl'), text: told });
    }
    return status;
  },
});
