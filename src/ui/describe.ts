/** Puts data into sentences of one language. Everybody is called by seat, so no foreign name gets into a sentence. */
import type { PublicEvent, Seat, Via } from '../core/event';
import type { Guessed } from '../core/role';
import type { SeatVerdict } from '../core/verdict';
import type { Moment } from './history';
import type { Reason } from './reasons';
import type { Language } from '../language/languages';
import type { TextKey, Texts } from '../language/texts';
import { createTexts } from '../language/texts';
import type { PanelSource } from './source';
import { termOf } from './terms';

export interface Words {
  readonly t: Texts;
  readonly language: Language;
  role(identity: Guessed): string;
  /** Within a sentence: "a rebel". */
  oneOf(identity: Guessed): string;
  /** The sign on a badge. */
  letter(identity: Guessed): string;
  /** "3号", "主公", "我". */
  seat(seat: Seat): string;
  term(name: string): string;
  event(event: PublicEvent): string;
  reason(reason: Reason): string;
  /** What a seat is taken for, in a few words. */
  phrase(verdict: Pick<SeatVerdict, 'identity' | 'strength' | 'chance' | 'not'>): string;
  /** Why; `aloud`: it is the own seat of an AI that only says what everybody may hear. */
  why(verdict: SeatVerdict, reasons: readonly Reason[], aloud?: boolean): string;
  winner(winner: string): string;
  where(when: Pick<Moment, 'round' | 'turn'>): string;
}

/** Made when first needed: the browser's own tables take longer than anything else of the panel. */
let sign: Intl.NumberFormat | null = null;

/** +0.35, −1.10 */
export function signed(value: number): string {
  sign ??= new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${value < 0 ? '−' : '+'}${sign.format(Math.abs(value))}`;
}

export const percent = (share: number): number => Math.round(share * 100);

/** As it begins a sentence or stands by itself; Chinese has no capitals. */
export const begun = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Chances above this leave nothing else possible. */
const ALONE = 0.9995;

const DEED: Readonly<Record<Reason['deed'], TextKey>> = {
  sha: 'did_sha',
  card: 'did_card',
  skill: 'did_skill',
  take: 'did_take',
  break: 'did_break',
  free: 'did_free',
  shield: 'did_shield',
  deny: 'did_deny',
  hurt: 'did_hurt',
  save: 'did_save',
  heal: 'did_heal',
  kill: 'did_kill',
  idle: 'did_idle',
};

/** What sentences need to know of the game. */
export type Setting = Pick<PanelSource, 'game' | 'me' | 'term'>;

export function createWords(source: Setting, language: Language): Words {
  const t = createTexts(language);
  const term = termOf(source, language);
  const lord = (seat: Seat): boolean => source.game()?.table.lord === seat;
  const seat = (n: Seat): string => (n === source.me() ? t('me') : lord(n) ? t('lordPlace') : t('place', { n }));
  const own = (n: Seat): string => t(n === source.me() ? 'myself' : 'oneself');
  /** To whom `by` did it. */
  const whom = (n: Seat, by: Seat): string => (n === by ? own(n) : seat(n));
  const role = (identity: Guessed): string => t(`role_${identity}`);
  const oneOf = (identity: Guessed): string =>
    identity === 'zhu'
      ? t('lordPlace')
      : identity === 'unknown'
        ? role(identity)
        : t('oneOfRole', { role: role(identity) });
  const all = (seats: readonly Seat[]): string => seats.map(seat).join(t('joinList'));
  const via = ({ card, skill }: Via): string => {
    const name = skill ?? card;
    return name === undefined ? '' : t('via', { what: term(name) });
  };

  /** Somebody in a sentence, with what is made of them. */
  const suspected = (n: Seat, { identity, ground }: SeatVerdict): string => {
    const who = seat(n);
    if (n === source.me() || lord(n) || identity === 'unknown') return who;
    return t(ground === 'inferred' ? 'suspected' : 'known', { who, role: role(identity) });
  };

  function event(told: PublicEvent): string {
    switch (told.type) {
      case 'card': {
        const values = { by: seat(told.by), to: all(told.to), card: term(told.card) };
        const self = told.to.length === 0 || (told.to.length === 1 && told.to[0] === told.by);
        return t(self ? 'ev_useSelf' : 'ev_use', values);
      }
      case 'skill': {
        const others = told.to.filter((n) => n !== told.by);
        const values = { by: seat(told.by), to: all(others), skill: term(told.skill) };
        return t(others.length > 0 ? 'ev_skill' : 'ev_skillSelf', values);
      }
      case 'zone': {
        const what = told.card === null ? t(`zone_${told.pos}`) : t(`zoned_${told.pos}`, { card: term(told.card) });
        return t(told.kind === 'gain' ? 'ev_gain' : 'ev_discard', {
          by: seat(told.by),
          to: whom(told.to, told.by),
          what,
        });
      }
      case 'wuxie':
        return t(told.depth % 2 === 1 ? 'ev_counter' : 'ev_restore', {
          by: seat(told.by),
          to: whom(told.about.to, told.by),
          card: term(told.about.card),
        });
      case 'give':
        return t('ev_give', { by: seat(told.by), to: seat(told.to), n: told.num });
      case 'draw':
        return t('ev_draw', { by: seat(told.by), to: seat(told.to), n: told.num });
      case 'damage':
      case 'heal': {
        const values = { to: seat(told.to), n: told.num, via: via(told.via) };
        const alone = told.by === null || told.by === told.to;
        if (told.type === 'damage')
          return t(alone ? 'ev_lose' : 'ev_damage', { ...values, by: seat(told.by ?? told.to) });
        return t(alone ? 'ev_recover' : 'ev_heal', { ...values, by: seat(told.by ?? told.to) });
      }
      case 'reveal':
        return t('ev_reveal', { who: seat(told.seat), role: role(told.role) });
      case 'die': {
        const values = { who: seat(told.seat), role: oneOf(told.role) };
        return told.by === null || told.by === told.seat
          ? t('ev_die', values)
          : t('ev_kill', { ...values, by: seat(told.by) });
      }
      case 'revive':
        return t(told.hidden === true ? 'ev_reviveHidden' : 'ev_revive', { who: seat(told.seat), n: told.hp });
      case 'turn':
        return t('ev_turn', { who: seat(told.seat) });
      case 'round':
        return t('ev_round', { n: told.n });
      case 'shown':
        return t('ev_shown', { who: seat(told.seat) });
      case 'hand':
        return told.seat === null ? t('ev_handOff') : t('ev_hand', { who: seat(told.seat) });
      case 'join':
        return t('ev_join', { who: seat(told.seat) });
      case 'chat':
        return t('ev_chat', { who: seat(told.seat) });
      case 'claim':
        if (told.reminds)
          return t('ev_reminds', { by: seat(told.by), about: seat(told.about), to: seat(told.reminds.to) });
        return t(told.pact === true ? 'ev_pact' : 'ev_claim', { by: seat(told.by), about: seat(told.about) });
      case 'gap':
        return t('ev_gap');
      case 'over':
        return t('ev_over', { winner: winner(told.winner) });
    }
  }

  function winner(side: string): string {
    return side === 'zhu' || side === 'fan' || side === 'nei' ? t(`win_${side}`) : t('win_other');
  }

  function deed({ deed: done, term: name, target, own: toSelf, seen, count }: Reason): string {
    const word = name === null ? '' : term(name);
    const what = t(DEED[done], { who: toSelf ? own(target) : suspected(target, seen), card: word, skill: word });
    return count > 1 ? t('times', { what, n: count }) : what;
  }

  /** "第2轮对主公出杀；救过3号位" — a round is named once for all that happened in it. */
  function deeds(reasons: readonly Reason[]): string {
    let round = -1;
    return reasons
      .map((reason) => {
        const what = deed(reason);
        if (reason.round === round) return what;
        ({ round } = reason);
        return t('inRound', { n: round, what });
      })
      .join(t('joinParts'));
  }

  return {
    t,
    language,
    role,
    oneOf,
    seat,
    term,
    event,
    winner,
    letter: (identity) => t(`letter_${identity}`),
    reason: deed,
    where: ({ round, turn }) => t('markWhere', { round, turn }),
    phrase: ({ identity, strength, chance, not }) =>
      not !== null
        ? t(`seems_not_${not}`)
        : t(chance > ALONE && strength === 4 ? 'seems_only' : `seems_${strength}`, { role: role(identity) }),
    why({ ground, identity, strength, not }, reasons, aloud) {
      if (ground === 'self') return t(aloud ? 'why_aloud' : 'why_self');
      if (ground === 'open')
        return identity === 'zhu' ? t('why_fixed_zhu') : t('why_fixed_shown', { role: role(identity) });
      if (ground === 'learned') return t('why_learned', { role: role(identity) });
      if (reasons.length > 0) return deeds(reasons);
      return t(strength === 0 && not === null ? 'why_nothing' : 'why_deck');
    },
  };
}
