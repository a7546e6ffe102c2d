/** What has happened at a table, by the kinds that players report. */
import type { Fact } from '../../../src/chatter/scene/fact';
import type { Scene } from '../../../src/chatter/scene/scene';
import type { Seat } from '../../../src/core/event';

export type DeedKind =
  | 'strike'
  | 'strike_dodged'
  | 'duel'
  | 'aoe'
  | 'fire'
  | 'skillhit'
  | 'dismantle'
  | 'steal'
  | 'delay'
  | 'chain'
  | 'peach'
  | 'self_peach'
  | 'peach_garden'
  | 'harvest'
  | 'wuxie_help'
  | 'wuxie_against'
  | 'give'
  | 'kill';

/** One of them: who did it, to whom, and against whose card. */
export interface Happening {
  readonly kind: DeedKind;
  readonly by: Seat;
  readonly to: Seat | null;
  readonly third: Seat | null;
  readonly card: string | null;
  /** Points, where any; else 1. */
  readonly num: number;
}

const HITS: Readonly<Record<string, DeedKind>> = {
  sha: 'strike',
  juedou: 'duel',
  nanman: 'aoe',
  wanjian: 'aoe',
  huogong: 'fire',
};
const LAID: Readonly<Record<string, DeedKind>> = { lebu: 'delay', bingliang: 'delay', tiesuo: 'chain' };
const TAKEN: Readonly<Record<string, DeedKind>> = { guohe: 'dismantle', shunshou: 'steal' };

function kindOf({ kind, by, to, card, skill, turn, through }: Fact, facts: readonly Fact[]): DeedKind | undefined {
  const own = by === to;
  switch (kind) {
    case 'hit':
      return own ? undefined : skill ? 'skillhit' : HITS[card ?? ''];
    case 'aimed': {
      const landed = facts.some((one) => one.kind === 'hit' && one.by === by && one.to === to && one.turn === turn);
      if (card === 'sha') return own || landed ? undefined : 'strike_dodged';
      return own ? undefined : LAID[card ?? ''];
    }
    case 'discard':
    case 'steal':
      return TAKEN[through ?? ''];
    case 'heal':
    case 'rescue':
      return card !== 'tao' ? undefined : own ? 'self_peach' : 'peach';
    case 'give':
      return own ? undefined : 'give';
    case 'death':
      return own ? undefined : 'kill';
    default:
      return undefined;
  }
}

/** What happened in the last `turns` turns. */
export function happeningsIn({ facts, turn: now }: Scene, turns: number): Happening[] {
  const lately = facts.filter(({ turn }) => turn >= now - turns);
  return lately.flatMap((fact): Happening[] => {
    const { by, to, card } = fact;
    if (by === null) return [];
    const base = { by, card, num: fact.num || 1 };
    if (fact.kind === 'aimed' && (card === 'taoyuan' || card === 'wugu'))
      return [{ ...base, kind: card === 'taoyuan' ? 'peach_garden' : 'harvest', to: null, third: null }];
    if (fact.kind === 'wuxie') {
      const against = fact.against ?? null;
      if (against === null || against === by) return [];
      const helped = to !== null && to !== by && to !== against && fact.good === true;
      return [
        { ...base, kind: 'wuxie_against', to: against, third: against },
        ...(helped ? [{ ...base, kind: 'wuxie_help' as const, to, third: against }] : []),
      ];
    }
    const kind = kindOf(fact, lately);
    return kind ? [{ ...base, kind, to, third: null }] : [];
  });
}
