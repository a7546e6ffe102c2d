/** What happens in a game of the engine double: the events that the engine makes of it, in the engine's order. */
import type { Card, GameEvent, InfoMap } from '../../src/engine/noname';
import type { Double } from './double';
import type { DoubleCard, DoublePlayer } from './double-player';

export interface UseOptions {
  skill?: string;
  /** What the card does to each target. */
  effect?: (target: DoublePlayer) => void;
}

export interface Acts {
  gameStart(): void;
  /** Opens a round; the event is the opener's phase, which `turn` goes on with. */
  roundStart(opener: DoublePlayer): GameEvent;
  turn(player: DoublePlayer, phase?: GameEvent): GameEvent;
  use(user: DoublePlayer, card: string | DoubleCard, targets: readonly DoublePlayer[], options?: UseOptions): GameEvent;
  /** Layers of 无懈可击 on a card that is about to meet its target. */
  wuxie(around: WuxieAround, users: readonly DoublePlayer[]): void;
  pick(kind: 'discard' | 'gain', chooser: DoublePlayer, owner: DoublePlayer, cards: readonly Card[], by?: string): void;
  /** An active skill. */
  useSkill(player: DoublePlayer, skill: string, targets: readonly DoublePlayer[], effect?: () => void): void;
  /** A triggered skill: announced before and after its effect. */
  logSkill(player: DoublePlayer, skill: string, targets?: DoublePlayer | DoublePlayer[], effect?: () => void): void;
  damage(victim: DoublePlayer, num?: number, details?: Partial<GameEvent>): void;
  recover(patient: DoublePlayer, num?: number, details?: Partial<GameEvent>): void;
  gain(player: DoublePlayer, cards: readonly Card[], details?: Partial<GameEvent>): void;
  draw(player: DoublePlayer, num?: number): void;
  die(victim: DoublePlayer, killer?: DoublePlayer, aftermath?: () => void): void;
  /** As `player.revive`, without an event; `asEvent` as 1.11.4.1's `reviveEvent`. */
  revive(player: DoublePlayer, hp?: number, asEvent?: boolean): void;
  over(): void;
  /** Content of an event of this name, e.g. a skill's. */
  inside(name: string, fields: Partial<GameEvent>, content: () => void): void;
}

/** What the first 无懈可击 is used against. */
export interface WuxieAround {
  card: DoubleCard;
  target: DoublePlayer;
  /** Nobody for a delay card that is being judged. */
  user?: DoublePlayer;
  targets?: DoublePlayer[];
  /** One effect on all targets together, so that nobody in particular is protected. */
  multitarget?: boolean;
}

export function actsOn(table: Double): Acts {
  const { game, lib, _status } = table;
  const { createEvent, trigger, within } = table;
  const drop = <T>(list: T[], item: T): void => {
    if (list.includes(item)) list.splice(list.indexOf(item), 1);
  };

  /** The engine runs a triggered skill three events below what triggered it. */
  const triggered = (name: string, fields: Partial<GameEvent>, content: (event: GameEvent) => void): void => {
    within(createEvent('arrangeTrigger'), () => {
      within(createEvent('trigger'), () => {
        const event = createEvent(name, fields);
        within(event, () => {
          content(event);
        });
      });
    });
  };

  const acts: Acts = {
    gameStart() {
      trigger(_status.event, 'gameStart');
    },
    roundStart(opener) {
      const phase = createEvent('phase', { player: opener });
      game.roundNumber += 1;
      trigger(phase, 'roundStart');
      return phase;
    },
    turn(player, phase = createEvent('phase', { player })) {
      trigger(phase, 'phaseBegin');
      return phase;
    },
    use(user, named, targets, { skill, effect } = {}) {
      const card: DoubleCard = typeof named === 'string' ? { name: named } : named;
      const chosen = [...targets];
      const fields: Partial<GameEvent> = { player: user, card, cards: [card], targets: chosen, num: 0 };
      if (skill !== undefined) fields.skill = skill;
      const event = createEvent('useCard', fields);
      trigger(event, 'useCard');
      if (lib.card[card.name]?.notarget === true) return event;
      within(event, () => {
        for (const target of chosen)
          trigger(createEvent('useCardToTargeted', { ...fields, target }), 'useCardToTargeted');
        for (const target of chosen) {
          within(createEvent(card.name, { ...fields, target }), () => {
            effect?.(target);
          });
        }
      });
      return event;
    },
    wuxie({ card, target, user, targets = [target], multitarget = false }, users) {
      const judging = user === undefined;
      const useCard = createEvent(judging ? 'phaseJudge' : 'useCard', {
        card,
        targets,
        ...(user ? { player: user } : { player: target }),
      });
      const original: InfoMap = { target, card, state: 1 };
      if (user) Object.assign(original, { player: user, targets, ...(multitarget ? { multitargets: true } : {}) });
      const answer = (map: InfoMap, left: readonly DoublePlayer[]): void => {
        const [next, ...rest] = left;
        if (!next) return;
        triggered('_wuxie', { _info_map: map }, (around) => {
          const answering = createEvent('useCard', {
            player: next,
            card: { name: 'wuxie' },
            cards: [],
            targets: [],
            num: 0,
          });
          trigger(answering, 'useCard');
          within(answering, () => {
            within(createEvent('wuxie', { player: next, card: { name: 'wuxie' } }), () => {
              // As the engine finds the layers: five events up from the new `_wuxie` is the one it answers.
              const state = -map.state;
              answer({ player: next, card: { name: 'wuxie' }, targets: [], state, _source: original }, rest);
            });
          });
          if (around._info_map !== map) throw new Error('the layers are mixed up');
        });
      };
      within(useCard, () => {
        if (judging) answer(original, users);
        else
          within(createEvent(card.name, { player: user, target, card }), () => {
            answer(original, users);
          });
      });
    },
    pick(kind, chooser, owner, cards, by = kind === 'discard' ? 'guohe' : 'shunshou') {
      acts.inside(by, { player: chooser, target: owner, card: { name: by } }, () => {
        const event = createEvent(`${kind}PlayerCard`, { player: chooser, target: owner, cards: [...cards] });
        trigger(event, kind === 'discard' ? 'rewriteDiscardResult' : 'rewriteGainResult');
        for (const card of cards as readonly DoubleCard[]) {
          drop(owner.cards, card);
          card.zone = null;
        }
      });
    },
    useSkill(player, skill, targets, effect = () => undefined) {
      const event = createEvent('useSkill', { player, skill, targets: [...targets], type: 'player', num: 0 });
      trigger(event, 'useSkill');
      within(event, () => {
        acts.inside(skill, { player, targets: [...targets] }, effect);
      });
    },
    logSkill(player, skill, targets, effect = () => undefined) {
      triggered(skill, { player }, (log_event) => {
        const fields: Partial<GameEvent> = { player, skill, type: 'player', log_event };
        if (targets !== undefined) fields.targets = Array.isArray(targets) ? targets : [targets];
        trigger(createEvent('logSkillBegin', fields), 'logSkillBegin');
        effect();
        trigger(createEvent('logSkill', fields), 'logSkill');
      });
    },
    damage(victim, num = 1, details = {}) {
      const { player, card } = _status.event;
      const event = createEvent('damage', {
        player: victim,
        num,
        ...(player ? { source: player } : {}),
        ...(card ? { card } : {}),
        ...details,
      });
      victim.hp -= num;
      trigger(event, 'damageEnd');
    },
    recover(patient, num = 1, details = {}) {
      const { player, card } = _status.event;
      const healed = Math.min(num, patient.maxHp - patient.hp);
      if (healed <= 0) return;
      patient.hp += healed;
      const event = createEvent('recover', {
        player: patient,
        num: healed,
        ...(player ? { source: player } : {}),
        ...(card ? { card } : {}),
        ...details,
      });
      trigger(event, 'recoverEnd');
    },
    gain(player, cards, details = {}) {
      trigger(createEvent('gain', { player, cards: [...cards], ...details }), 'gainEnd');
    },
    draw(player, num = 1) {
      trigger(createEvent('draw', { player, num }), 'drawEnd');
    },
    die(victim, killer, aftermath = () => undefined) {
      const event = createEvent('die', { player: victim, ...(killer ? { source: killer } : {}) });
      trigger(event, 'dieBegin');
      drop(game.players, victim);
      game.dead.push(victim);
      victim.dead = true;
      victim.identityShown = true;
      // The mode's own dieAfter: rewards, and game over when it was decided.
      within(event, aftermath);
      trigger(event, 'dieAfter');
    },
    revive(player, hp = 1, asEvent = false) {
      const back = (): void => {
        player.hp = hp;
        player.dead = false;
        drop(game.dead, player);
        game.players.push(player);
      };
      if (!asEvent) {
        back();
        return;
      }
      const event = createEvent('revive', { player });
      within(event, back);
      trigger(event, 'reviveEnd');
    },
    over() {
      _status.over = true;
      for (const heard of [...lib.onover]) heard(true);
    },
    inside(name, fields, content) {
      within(createEvent(name, fields), content);
    },
  };
  return acts;
}
