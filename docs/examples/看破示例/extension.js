// A small subscriber to 「察言观色」. Copy the folder into extension/ and enable both; order does not matter.
// docs/hooks.md lists every event and field.
export const type = 'extension';

export default function (lib, game) {
  return {
    name: '看破示例',
    editable: false,
    connect: false,
    // 察言观色 opens the bus before any extension's content runs, so the order of loading does not matter.
    content() {
      subscribe(game);
    },
    package: { intro: '订阅「察言观色」钩子的最小例子。', author: '察言观色', version: '1.0.0' },
  };
}

function subscribe(game) {
  const bus = game.slqjAiHooks;
  if (!bus) return; // 察言观色 is not installed

  // 1. Declare what a card of yours is worth to its target, so that observers can judge its use.
  bus.on(
    'slqj_ai_tv',
    (ctx) => {
      if (ctx.kind === 'card' && ctx.card === 'sha' && ctx.target.hp === 1) ctx.tv = -2;
    },
    { title: '看破示例：残血杀更重' },
  );

  // 2. Whoever is nearly dead trusts nobody it does not know.
  bus.on(
    'slqj_ai_attitude',
    (ctx) => {
      if (ctx.reason === 'perceived' && ctx.from.hp === 1 && ctx.result > 0) {
        ctx.result = ctx.result / 2;
        ctx.reason = 'kanpo_wary';
      }
    },
    { priority: 10, title: '看破示例：残血多疑' },
  );

  // 3. Traits may be changed while a persona is given.
  bus.on(
    'slqj_ai_persona_init',
    (ctx) => {
      ctx.persona.traits.insight = Math.min(1, ctx.persona.traits.insight + 0.1);
    },
    { title: '看破示例：更有洞察' },
  );

  // 4. The increment that is remembered; here it is only counted.
  game.kanpoExample = { evidence: 0, scored: 0 };
  bus.on(
    'slqj_ai_evidence',
    () => {
      game.kanpoExample.evidence++;
    },
    { title: '看破示例：计数' },
  );

  // 5. The last word on a choice: with its back to the wall one strikes whom it takes for a rebel first.
  bus.on(
    'slqj_ai_score',
    ({ player, event, candidates }) => {
      game.kanpoExample.scored++;
      if (event.name !== 'chooseToUse' || player.hp > 1) return;
      for (const one of candidates) if (one.chances?.fan > 0.8 && one.score > 0) one.score *= 1.3;
    },
    { title: '看破示例：背水一战' },
  );
}
