/** A member or a trigger that an engine no longer has is named, and only what stands on it is off. */
import { describe, expect, it } from 'vitest';
import { createTexts } from '../../src/language/texts';
import { noticeIn } from '../../src/language/notices';
import { TRIGGER_NAMES, triggerRow, type TriggerName } from '../../src/engine/contract/triggers';
import type { Double, Style } from './double';
import { listenToConsole, sit, told, type Table } from './support';
import { playWholeGame } from './whole-game';

/** The engine sends this trigger under another name from now on. */
function renamed(trigger: TriggerName): (table: Double) => void {
  return (table) => {
    const { addGlobalSkill } = table.game;
    table.game.addGlobalSkill = (name) => {
      const skill = table.lib.skill[name] as { trigger: { global: string[] } };
      skill.trigger.global = skill.trigger.global.map((one) => (one === trigger ? `${one}Renamed` : one));
      return addGlobalSkill(name);
    };
  };
}

const EIGHT = ['zhu', 'zhong', 'zhong', 'fan', 'fan', 'fan', 'fan', 'nei'] as const;
const t = createTexts('zh-CN');
const sentences = ({ runtime }: Table): string[] => runtime.notices().map((notice) => noticeIn(t, notice));

describe.each<Style>(['modern', 'old'])('the %s engine', (style) => {
  const { warnings } = listenToConsole();

  it('as we know it is told nothing of, in a whole game', () => {
    const table = sit({ style, roles: EIGHT });
    playWholeGame(table, table.acts);
    table.acts.over();
    expect(sentences(table)).toEqual([]);
    expect(warnings()).toEqual([]);
  });

  it.each(['useCardToTargeted', 'damageEnd', 'drawEnd', 'phaseBegin', 'roundStart'] as const)(
    'without %s is told once, by name',
    (trigger) => {
      const table = sit({ style, roles: EIGHT, before: renamed(trigger) });
      for (let round = 1; round <= 9; round++) {
        const [lord, other] = [table.seat(1), table.seat(4)];
        table.acts.turn(lord, table.acts.roundStart(lord));
        table.acts.draw(lord);
        table.acts.use(lord, 'sha', [other], {
          effect: () => {
            other.hp += 1;
            table.acts.damage(other);
          },
        });
      }
      table.acts.over();
      const { part } = triggerRow(trigger);
      expect(sentences(table)).toEqual([t('deaf', { triggers: trigger, part: t(`part_${part}`) })]);
      expect(warnings().length).toBe(1);
      expect(told(table).length).toBeGreaterThan(20);
    },
  );

  it.each([
    [
      'lib.element.content.damage',
      (table: Double) => delete (table.lib.element?.content as { damage?: unknown }).damage,
    ],
    ['get.threaten', (table: Double) => Object.defineProperty(table.get, 'threaten', { value: undefined })],
    [
      'lib.element.GameEvent.prototype.trigger',
      (table: Double) => {
        table.lib.element = { ...table.lib.element, GameEvent: { prototype: {} } };
      },
    ],
    [
      'ai.basic.chooseCard',
      (table: Double) => {
        delete (table.ai.basic as { chooseCard?: unknown }).chooseCard;
      },
    ],
  ] as const)('without %s is told, and goes on', (member, before) => {
    const table = sit({ style, before: (double) => void before(double) });
    expect(table.installed).toBe(true);
    expect(warnings().length).toBe(1);
    expect(warnings()[0]).toContain(member);
    expect(sentences(table)[0]).toContain(member);
  });

  it('whose players can no longer say whether they are mad keeps its own attitudes', () => {
    const table = sit({ style, started: false });
    const engineOwn = table.get.attitude(table.seat(2), table.seat(4));
    for (const player of table.everybody())
      Object.defineProperty(player, 'isMad', { value: undefined, configurable: true });
    const { attitude } = table.get;
    table.acts.gameStart();
    expect(table.get.attitude).not.toBe(attitude);
    expect(sentences(table)).toEqual([t('lacking', { members: 'player.isMad', part: t('part_attitude') })]);
    for (const player of table.everybody()) Object.defineProperty(player, 'isMad', { value: () => false });
    expect(table.get.attitude(table.seat(2), table.seat(4))).toBe(engineOwn);
    table.acts.turn(table.seat(1), table.acts.roundStart(table.seat(1)));
    expect(told(table).length).toBeGreaterThan(0);
    expect(warnings().length).toBe(1);
  });
});

describe('the list of triggers', () => {
  it('has a part for every one', () => {
    for (const name of TRIGGER_NAMES) expect(t(`part_${triggerRow(name).part}`)).not.toBe('');
  });
});
