/** One public event in a Chinese sentence; null for those that need no telling. */
import type { PublicEvent, Seat, Via } from '../src/core/event';
import { ROLE_WORD } from './story-words';

export interface Wording {
  who(seat: Seat | null): string;
  /** The players' word for a card or skill. */
  term(name: string): string;
}

const ZONE_WORD = { h: '手牌', e: '装备', j: '判定区的牌' } as const;

export function describeEvent(event: PublicEvent, { who, term }: Wording): string | null {
  const cause = ({ card, skill }: Via): string => {
    const name = skill ?? card;
    return name === undefined ? '' : `（${term(name)}）`;
  };
  switch (event.type) {
    case 'card': {
      const own = event.to.length === 1 && event.to[0] === event.by;
      if (own) return `${who(event.by)} 使用【${term(event.card)}】`;
      return `${who(event.by)} 对 ${event.to.map(who).join('、')} 使用【${term(event.card)}】${event.group ? '（群体）' : ''}`;
    }
    case 'skill': {
      const others = event.to.filter((seat) => seat !== event.by);
      return `${who(event.by)} 发动「${term(event.skill)}」${others.length > 0 ? `，目标 ${others.map(who).join('、')}` : ''}`;
    }
    case 'zone': {
      const verb = event.kind === 'discard' ? '弃置' : '获得';
      const what = event.card === null ? `一张${ZONE_WORD[event.pos]}` : `${ZONE_WORD[event.pos]}【${term(event.card)}】`;
      return `${who(event.by)} ${verb} ${who(event.to)} 的${what}（${term(event.by_card)}）`;
    }
    case 'wuxie': {
      const effect = event.depth % 2 === 1 ? '抵消' : '恢复';
      return `${who(event.by)} 用【无懈可击】${effect} ${who(event.about.to)} 将受的【${term(event.about.card)}】`;
    }
    case 'give': return `${who(event.by)} 交给 ${who(event.to)} ${event.num} 张牌`;
    case 'draw': return `${who(event.by)} 令 ${who(event.to)} 摸 ${event.num} 张牌`;
    case 'damage':
      return event.by === null
        ? `${who(event.to)} 受到 ${event.num} 点伤害${cause(event.via)}`
        : `${who(event.by)} 对 ${who(event.to)} 造成 ${event.num} 点伤害${cause(event.via)}`;
    case 'heal': {
      const helped = event.by !== null && event.by !== event.to;
      return helped
        ? `${who(event.by)} 令 ${who(event.to)} 回复 ${event.num} 点体力${cause(event.via)}`
        : `${who(event.to)} 回复 ${event.num} 点体力${cause(event.via)}`;
    }
    case 'reveal': return `${who(event.seat)} 亮出身份：${ROLE_WORD[event.role]}`;
    case 'die': return `${who(event.seat)} 阵亡，身份是 ${ROLE_WORD[event.role]}${event.by === null ? '' : `，被 ${who(event.by)} 杀害`}`;
    case 'join': return `${event.seat}号 加入游戏`;
    default: return null;
  }
}
