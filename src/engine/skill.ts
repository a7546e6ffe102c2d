/** The global skill that listens to the whole table (§N6). */
import type { Engine, GameEvent, Player } from './noname';

/** Not prefixed with `_`: such names the engine adds by itself, and we must be able to take ours away. */
const SKILL_NAME = 'slqj_chayan_observe';

/** `hear` is called once per trigger of an event and must not throw. Answers with what takes the skill away again. */
export function listen(
  { lib, game }: Engine,
  triggers: readonly string[],
  hear: (event: GameEvent, name: string) => void,
): () => void {
  lib.skill[SKILL_NAME] = {
    trigger: { global: [...triggers] },
    forced: true,
    silent: true,
    popup: false,
    charlotte: true,
    superCharlotte: true,
    // Facts are noted before any other skill acts on them, whoever is dead or out.
    firstDo: true,
    priority: 100,
    forceDie: true,
    forceOut: true,
    filter(event: GameEvent, _player: Player, name: string): boolean {
      hear(event, name);
      return false;
    },
    async content(): Promise<void> {
      // Never reached: the filter has done the work.
    },
  };
  game.addGlobalSkill(SKILL_NAME);
  return () => {
    game.removeGlobalSkill(SKILL_NAME);
    delete lib.skill[SKILL_NAME];
  };
}
