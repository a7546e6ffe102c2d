/** One clause of a line, and what its readers ask of it. */
import type { Seat } from '../../core/event';
import { ANY_ROLE } from '../claims/predicate';
import type { Said } from '../claims/read';
import type { PublicClaim } from '../claims/types';
import { skillsIn } from './cards';
import type { Deed, Party } from './deed';
import { deedsIn } from './deeds';
import type { Mention } from './people';
import { roleSaid, type RoleSaid } from './roles';
import { reportOf } from './record';
import type { Act, Exchange, Move, Reported } from './types';
import * as words from './words';
import type { Scene } from '../scene/scene';

/** A clause and all that is known about it before it is read. Places of mentions are those in the clause. */
export interface ClauseAt {
  readonly text: string;
  /** A question mark ends it. */
  readonly asked: boolean;
  readonly span: Move['span'];
  readonly mentions: readonly Mention[];
  /** The claims that stand in it, and the roles that are said in it, claimed or asked for. */
  readonly claims: readonly PublicClaim[];
  readonly said: readonly Said[];
  /** Who did what the clause before tells. */
  readonly carried: Party;
  /** The clause before tells a deed. */
  readonly afterDeed: boolean;
  /** Whom the clauses before speak of. */
  readonly spokenOf: Seat | null;
  readonly moment: {
    readonly scene: Scene;
    readonly from: Seat;
    readonly hearer: Seat | null;
    readonly exchanges: readonly Exchange[];
  };
}

/** Whether a clause asks something: an ornament does not. */
export const asks = ({ text, asked }: Pick<ClauseAt, 'text' | 'asked'>): boolean =>
  (asked || words.ASKS.test(text)) && !words.ORNAMENT.test(text);

/** What a move says beside its act; undefined is left out. */
export type Fields = { readonly [Key in keyof Omit<Move, 'act' | 'span'>]?: Move[Key] | undefined };

export class Clause {
  readonly text: string;
  readonly asked: boolean;
  readonly from: Seat;
  readonly hearer: Seat | null;
  /** The first one spoken of who is neither of the two. */
  readonly other: Seat | undefined;
  readonly selfNamed: boolean;
  readonly youNamed: boolean;
  #deeds: readonly Deed[] | undefined;
  readonly at: ClauseAt;

  constructor(at: ClauseAt) {
    this.at = at;
    this.text = at.text;
    this.asked = asks(at);
    this.from = at.moment.from;
    this.hearer = at.moment.hearer;
    const spoken = at.mentions.filter(({ called }) => !called);
    this.other =
      spoken.find(
        ({ kind, seat }) =>
          (kind === 'seat' || kind === 'he') && seat !== null && seat !== this.from && seat !== this.hearer,
      )?.seat ?? undefined;
    this.selfNamed = spoken.some(({ kind, seat }) => kind === 'self' || seat === this.from);
    this.youNamed = at.mentions.some(
      ({ kind, seat, called }) =>
        kind === 'you' || (called && seat !== this.from) || (seat !== null && seat === this.hearer),
    );
  }
  get deeds(): readonly Deed[] {
    return (this.#deeds ??= deedsIn(
      this.text,
      this.at.mentions,
      this.at.carried,
      skillsIn(this.text, this.at.moment.scene),
    ).map((deed) => this.#whole(deed)));
  }
  /** "他那个桃,4号喂的": whom the line spoke of before is whom it was done to. */
  #whole(deed: Deed): Deed {
    const { spokenOf } = this.at;
    return deed.verb === 'heal' && deed.to === 'open' && spokenOf !== null && spokenOf !== deed.by
      ? { ...deed, to: spokenOf }
      : deed;
  }
  /** The role said of him, or of whoever was spoken of, where the clause names nobody whom it is said of. */
  get roleOfHim(): (RoleSaid & { readonly about: Seat }) | null {
    if (this.at.said.length > 0 || !ANY_ROLE.test(this.text)) return null;
    const found = roleSaid(this.text);
    if (found === null) return null;
    const he = this.at.mentions.find(({ kind }) => kind === 'he')?.seat;
    const about = found.who === '' ? (this.other === undefined ? this.lately : this.other) : he;
    return about === undefined || about === null ? null : { ...found, about };
  }
  /** Whom the talk was about last: in this line, else in the last exchange. */
  get lately(): Seat | undefined {
    const last = this.at.moment.exchanges[0];
    return this.at.spokenOf ?? last?.answered?.about ?? last?.asked.about;
  }
  has(expression: RegExp): boolean {
    return expression.test(this.text);
  }
  move(act: Act, fields: Fields = {}): Move {
    return { act, ...defined(fields), span: this.at.span };
  }
  /** Whom it is about: somebody spoken of, else the hearer where it is named, else nobody. */
  get about(): Seat | undefined {
    return this.other ?? (this.youNamed ? (this.hearer ?? undefined) : undefined);
  }
  reports(deeds: readonly Deed[]): Reported[] {
    return deeds.map((deed) => reportOf(deed, this.at.moment.scene));
  }
}

const defined = (fields: Fields): Omit<Move, 'act' | 'span'> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
