// A skill whose AI is fair: it asks 「察言观色」 whom the one who decides takes for a friend, and reads no role itself.
// Copy the folder into extension/ and enable it; with 察言观色 or without, it works. docs/hooks.md says what may be asked.
export const type = 'extension';

export default function (lib, game, ui, get) {
  return {
    name: '公平示例',
    editable: false,
    connect: false,
    content() {
      addSkill(lib, game, get);
    },
    package: { intro: '公平的技能 AI 的最小例子。', author: '察言观色', version: '1.0.0' },
  };
}

// Everybody has it, since its name begins with `_`: once a turn, let somebody else draw a card.
const SKILL = '_fair_example';

function addSkill(lib, game, get) {
  game.fairExample = { asked: 0, used: [] };

  // −1 foe … 1 friend, to the one who decides. Without 察言观色 the engine's attitude has to do.
  const sideOf = (player, target) => {
    const fair = game.__slqjAiPersona;
    return fair?.sideFor ? fair.sideFor(player, target) : get.sgn(get.attitude(player, target));
  };

  lib.skill[SKILL] = {
    enable: 'phaseUse',
    usable: 1,
    filterTarget: (card, player, target) => target !== player, // a rule: it must not ask anybody's belief
    async content(event, trigger, player) {
      game.fairExample.used.push({ by: player.getSeatNum(), to: event.targets[0].getSeatNum() });
      await event.targets[0].draw();
    },
    ai: {
      order: 1,
      result: {
        // What it is worth to the player, where a foe is worth less than nothing and a stranger nothing.
        player(player, target) {
          game.fairExample.asked++;
          return 2 * sideOf(player, target);
        },
      },
    },
  };
  lib.translate[SKILL] = '赠粮';
  lib.translate[`${SKILL}_info`] = '出牌阶段限一次，你可以令一名其他角色摸一张牌。';
}
