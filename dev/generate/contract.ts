/** The tables of docs/engine.md §N12: what we use of the engine, from src/engine/contract. */
import type { Need } from '../../src/engine/contract/need';
import { OF_EVENTS, OF_PLAYERS, PLACES } from '../../src/engine/contract/members';
import { TRIGGER_NAMES, triggerRow } from '../../src/engine/contract/triggers';
import { inBoth } from '../../src/language/texts';
import type { Generated } from './generated';

const partWords = (part: Need['part']): string => inBoth((t) => t(`part_${part}`));

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function membersTable(): string[] {
  const rows = [...PLACES, OF_PLAYERS, ...OF_EVENTS].flatMap(({ at, needs }) => {
    const groups = new Map<string, { need: Need; names: string[] }>();
    for (const [name, need] of Object.entries(needs)) {
      if (!need) continue;
      const key = `${need.part} ${need.kind} ${need.since}`;
      const group = groups.get(key) ?? { need, names: [] };
      group.names.push(`\`${name}\``);
      groups.set(key, group);
    }
    return [...groups.values()].map(({ need, names }) =>
      row([`\`${at}\``, names.join(' '), need.kind, need.since, partWords(need.part)]),
    );
  });
  return ['| where | members | kind | there from | off without |', '| --- | --- | --- | --- | --- |', ...rows];
}

function triggersTable(): string[] {
  const rows = TRIGGER_NAMES.map((name) => {
    const { after, enough, content, sure, part } = triggerRow(name);
    const signs = [
      ...(after === undefined ? [] : [`${enough ?? 8} × \`${after}\``]),
      ...(sure ? ['a finished game'] : []),
    ];
    return row([
      `\`${name}\``,
      content === undefined ? '—' : `\`content.${content}\``,
      signs.length === 0 ? '—' : signs.join(', '),
      partWords(part),
    ]);
  });
  return ['| trigger | made by | missed after | not seen without |', '| --- | --- | --- | --- |', ...rows];
}

export const contract: Generated = {
  name: 'contract',
  file: 'docs/engine.md',
  within: 'contract',
  from: 'src/engine/contract',
  make() {
    const [members, triggers] = [membersTable(), triggersTable()];
    return {
      body: `${[...members, '', ...triggers].join('\n')}\n`,
      told: `${members.length - 2} rows, ${TRIGGER_NAMES.length} triggers`,
    };
  },
};
