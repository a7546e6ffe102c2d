/** How each of some stands, in words: "主公3点血、2张手牌，身上是八卦阵" (§Q3). Every number is counted from the record. */
import type { Standing } from '../../moves/asked/standing';
import { countText, joined } from '../record/count';
import type { TableState } from '../record/found';
import { wornBy } from '../record/course';
import { cardNamed, type CardName } from './card-name';
import { called, type Parties } from './people';

/** Of more than so many it is told in few words. */
const FULLY = 2;

export function standingText({ standings = [], heads = [] }: TableState, parties: Parties, nameOf: CardName): string {
  const { language, scene } = parties;
  const short = standings.length > FULLY;
  const counted = heads.flatMap((head) => countText(scene, head, language) ?? []);
  const stood = standings.map((one) => (short ? shortly : fully)(one, parties, nameOf));
  const note = !standings.some(({ seat, parts }) => parts.includes('hand') && hasMoved(seat, parties))
    ? ''
    : { zh: '，手牌按回合开头算', en: ', hands as this turn began' }[language];
  const [between, apart] = language === 'zh' ? (['；', '、'] as const) : (['; ', '; '] as const);
  return [...counted, ...(stood.length > 0 ? [stood.join(short ? apart : between)] : [])].join(between) + note;
}

/** Cards are counted when a turn begins: since then this one has played, lost or got some. */
const hasMoved = (seat: number, { scene: { uses, facts, turn } }: Parties): boolean =>
  uses.some((use) => use.turn === turn && use.by === seat && use.skill !== true) ||
  facts.some(
    ({ turn: at, kind, by, to }) =>
      at === turn &&
      ((to === seat && ['steal', 'discard', 'give', 'draw'].includes(kind)) ||
        (by === seat && ['steal', 'give'].includes(kind))),
  );

function fully({ seat, parts }: Standing, parties: Parties, nameOf: CardName): string {
  const { language, scene } = parties;
  const zh = language === 'zh';
  const { hp, turnHand } = scene.table.bySeat.get(seat) ?? { hp: 0, turnHand: 0 };
  const who = called(seat, parties, true);
  const worn = wornBy(seat, scene).map((card) => cardNamed(card, language, nameOf));
  const counts = parts.flatMap((part) =>
    part === 'hp'
      ? [zh ? `${hp}点血` : `${hp} health`]
      : part === 'hand'
        ? [zh ? (turnHand === 0 ? '没手牌' : `${turnHand}张手牌`) : `${turnHand} in hand`]
        : [],
  );
  const has = who === 'I' || who === 'you' ? 'have' : 'has';
  if (zh)
    return `${who}${[
      ...(counts.length > 0 ? [counts.join('、')] : []),
      ...(parts.includes('gear') ? [worn.length > 0 ? `身上是${worn.join('、')}` : '身上没装备'] : []),
    ].join('，')}`;
  const gear = parts.includes('gear') ? `${joined(worn) || 'no gear'} on` : '';
  if (counts.length === 0) return `${who} ${has} ${gear}`;
  return `${who} ${has} ${joined(counts)}${gear === '' ? '' : `, with ${gear}`}`;
}

function shortly({ seat, parts }: Standing, parties: Parties, nameOf: CardName): string {
  const { language, scene } = parties;
  const { hp, turnHand } = scene.table.bySeat.get(seat) ?? { hp: 0, turnHand: 0 };
  const who = called(seat, parties);
  const told = parts.map((part) =>
    part === 'hp'
      ? { zh: `${hp}血`, en: `${hp} hp` }[language]
      : part === 'hand'
        ? { zh: `${turnHand}${parts.length > 1 ? '牌' : '张'}`, en: `${turnHand}${parts.length > 1 ? ' cards' : ''}` }[
            language
          ]
        : wornBy(seat, scene)
            .map((card) => cardNamed(card, language, nameOf))
            .join({ zh: '', en: ' and ' }[language]) || { zh: '没装备', en: 'no gear' }[language],
  );
  return language === 'zh' ? `${who}${told.join('')}` : `${who}: ${told.join(', ')}`;
}
