/** One clause of a line, and what its readers ask of it. */
import type { Seat } from '../../../core/event';
import { ANY_ROLE } from '../../claims/predicate';
import { cardsIn, skillsIn } from '../words/cards';
import type { Deed } from '../deeds/deed';
import { deedBetween } from '../deeds/between';
import { coverOf, coverOfAll, isCompared } from '../deeds/covered';
import { deedsIn } from '../deeds/deeds';
import { freshestOf, meantOf } from '../deeds/freshest';
import { leftOut } from '../deeds/left-out';
import { phrasedIn } from '../deeds/phrased';
import type { Mention } from '../called/people';
import { roleSaid, type RoleSaid } from '../called/roles';
import { reportOf } from '../deeds/record';
import type { Act, Move, Reported } from '../types';
import type { ClauseAt } from './clause-at';
import * as questions from '../words/asked';
import * as words from '../words/acts';
import { factOf } from '../../scene/scene';

export type { ClauseAt };

/** Nobody does this to himself. */
const OF_OWN_SIDE = /\bown (?:\w+ )?(?:partner|team\w*|mate|ally|buddy|guy|side|friend)|自己(?:的)?(?:人|队友|同伙)/;
const TO_OTHERS: ReadonlySet<Deed['verb']> = new Set(['strike', 'attack', 'steal', 'give', 'use']);

/** Whether a clause asks something: an ornament does not. */
const asks = ({ text, asked }: Pick<ClauseAt, 'text' | 'asked'>): boolean =>
  (asked || questions.ASKS.test(text)) &&
  !questions.NOT_ASKED.test(text) &&
  !questions.ORNAMENT.test(text) &&
  (!words.TAG_EN.test(text) || questions.ASKS.test(text.replace(words.TAG_EN, '')));

/** What a move says beside its act; undefined is left out. */
export type Fields = { readonly [Key in keyof Omit<Move, 'act' | 'span'>]?: Move[Key] | undefined };

/** "6号杀了7号" may still be of a card. */
const KILLED = /是.{0,6}杀(?:了|的)|被.{1,6}杀(?:了|死)|杀的(?:$|[,.!?吧吗啊])/;

/** "2号死了没". */
const DEAD_OR_NOT = /死|阵亡|\b(?:died?|dead|out|alive)\b/;

export class Clause {
  readonly text: string;
  readonly asked: boolean;
  readonly from: Seat;
  readonly hearer: Seat | null;
  /** The first one spoken of who is neither of the two. */
  readonly other: Seat | undefined;
  readonly selfNamed: boolean;
  readonly youNamed: boolean;
  readonly at: ClauseAt;
  /** What a clause tells is looked for once, whoever reads it. */
  static readonly #toldBy = new WeakMap<ClauseAt, readonly Deed[]>();

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
    const deeds = Clause.#toldBy.get(this.at) ?? this.#told();
    Clause.#toldBy.set(this.at, deeds);
    return deeds;
  }
  #told(): readonly Deed[] {
    const { text, at } = this;
    const read = this.#read();
    if (read.length === 0) {
      const mayTell = at.said.length === 0 && (this.asked ? questions.WHY.test(text) : coverOfAll(text) === null);
      return (mayTell && deedBetween(text, this.parties, at.moment)) || [];
    }
    return read
      .map((deed) => freshestOf(this.#fatal(this.#whole(deed)), at))
      .map((deed) => meantOf(deed, text, this.parties, this.#near, at.moment.scene))
      .map((deed) => this.#covered(deed))
      .filter((deed) => (deed.missed !== true || this.#costs(deed)) && !this.#outlived(deed));
  }
  #covered(deed: Deed): Deed {
    const covered = deed.covered ?? (this.asked ? null : coverOf(this.text, deed, this.at.mentions, this.at.afterDeed));
    return covered === null ? deed : { ...deed, covered, past: false };
  }
  /** What of it is said to have happened: a question takes what it names for granted, or leaves it out (settle.ts). */
  get told(): readonly Deed[] {
    return this.deeds.filter(({ covered }) => covered === undefined);
  }
  #stands(deed: Deed): boolean {
    return this.reports([deed])[0]?.verdict === 'true';
  }
  /** Who may have done what the clause leaves open. */
  get #near(): readonly (Seat | null)[] {
    const { spokenOf, did } = this.at;
    return this.asked ? [] : [this.from, spokenOf, did];
  }
  /** Who may have had a part in what it tells. */
  get parties(): readonly Mention[] {
    return this.at.mentions.filter((one) => !isCompared(this.text, one));
  }
  #read(): Deed[] {
    const { text, from, hearer, at } = this;
    const { carried, moment } = at;
    const mentions = this.parties;
    const phrased = phrasedIn({ text, mentions, cards: cardsIn(text), from, hearer, carried }, (deed) =>
      this.#stands(deed),
    );
    return [...phrased, ...deedsIn(text, mentions, carried, skillsIn(text, moment.scene), phrased)];
  }
  /** "我这鹅都凉了", "要不是桃我就没了": who sits there for all to see has died of nobody, unless that is what is asked. */
  #outlived({ verb, by, to }: Deed): boolean {
    const { bySeat } = this.at.moment.scene.table;
    return (
      verb === 'die' &&
      by === 'open' &&
      typeof to === 'number' &&
      bySeat.get(to)?.alive === true &&
      !(this.asked && DEAD_OR_NOT.test(this.text))
    );
  }
  /** "还好南蛮没打着我", and it has just done so. */
  #costs(deed: Deed): boolean {
    const { mentions, moment } = this.at;
    const [id] = this.reports([deed])[0]?.less ?? [];
    const hit = id === undefined ? undefined : factOf(moment.scene, id);
    return hit !== undefined && hit.turn >= moment.scene.turn - 1 && !this.asked && mentions.length > 0;
  }
  /** "4号是你杀的吧": of whoever lies dead a 杀 that is over is no card. */
  #fatal(deed: Deed): Deed {
    const { bySeat } = this.at.moment.scene.table;
    // "兄弟被你酒杀带走了": whoever says so was not killed by whom it names.
    if (deed.verb === 'kill' && typeof deed.by === 'number' && deed.to === this.from && bySeat.get(deed.to)?.alive)
      return { ...deed, to: 'open' };
    const dead = typeof deed.to === 'number' && bySeat.get(deed.to)?.alive === false;
    return dead &&
      deed.verb === 'strike' &&
      deed.card === 'sha' &&
      this.text[deed.start] === '杀' &&
      KILLED.test(this.text)
      ? { ...deed, verb: 'kill', card: null }
      : deed;
  }
  /**
   * "他那个桃,4号喂的", "三号少了一格,四号那把火烧的吧", "主公盯着3号,顺一张,砍一刀": what this clause leaves open of whom it was
   * done to stands in the one before. "怎么没看见主公拴过8" denies what it tells.
   */
  #whole(deed: Deed): Deed {
    const { spokenOf, befell, mentions, carried } = this.at;
    const ofTheTwo = deed.by === this.from || deed.by === this.hearer;
    const together = words.COMPANY.test(this.text) && /[跟和]我|咱|我们/.test(this.text);
    if (
      together ||
      /^咱(?:们|俩)?把/.test(this.text) ||
      (this.asked && words.SUPPOSED.test(this.text)) ||
      (this.at.offered === true && ofTheTwo && !/[了过]|刚/.test(this.text))
    )
      return { ...deed, past: false };
    const seen = words.NOT_SEEN.test(this.text.slice(0, deed.start)) ? { ...deed, denied: true } : deed;
    const whole = this.#own(words.NO_SUCH.test(this.text) ? { ...seen, denied: false, past: true } : seen);
    // "董白可是忠臣,照样死在5号南蛮下".
    if (deed.verb === 'die' && deed.to === 'open' && deed.by !== 'open' && spokenOf !== null && spokenOf !== deed.by)
      return { ...whole, to: spokenOf };
    if (deed.to !== 'open' || deed.verb === 'die' || deed.verb === 'low') return whole;
    const clefted = words.CLEFT.test(this.text.slice(deed.end));
    const goesOn = mentions.length === 0 && deed.by === carried;
    const before = deed.verb === 'heal' || clefted ? (befell ?? spokenOf) : goesOn ? befell : null;
    if (before === null || before === whole.by) return whole;
    // "三号血又少一格,四号烧的": what befell was health that was lost.
    const hurt = whole.hurt || (clefted && befell !== null && ['attack', 'strike', 'use'].includes(whole.verb));
    return { ...whole, to: before, hurt };
  }
  /** "dropped a reb": English leaves out I. "我没给你回血吗": it asserts what it seems to deny. */
  #own(deed: Deed): Deed {
    const { carried } = this.at;
    // "you killed your own partner": the one beside.
    // "RIP 2, the lord took you out": nor is it whoever happens to be talked with.
    if (deed.by === deed.to && (OF_OWN_SIDE.test(this.text) || (deed.verb === 'kill' && this.youNamed)))
      return { ...deed, to: 'open' };
    // "申耽,顺你一张先用着": nobody does it to himself, and who was called is whom it was done to.
    if (deed.by === deed.to && TO_OTHERS.has(deed.verb) && deed.card !== 'jiu') {
      const named = this.at.mentions.some(
        ({ kind, seat, called: calls }) => kind === 'seat' && !calls && seat === deed.by,
      );
      const mine = !named && deed.by === this.hearer && words.SAYS_YOU.test(this.text);
      // "宝哥吃决斗掉血了": whoever is named is whom it befell.
      if (mine || named) return { ...deed, by: mine ? this.from : 'open' };
    }
    const left = leftOut(deed, this.text, { from: this.from, carried, stands: (one) => this.#stands(one) });
    if (left !== null && left.by === deed.by) return left;
    const { by, past } = left ?? deed;
    const asserts = this.asked && deed.denied && by === this.from && words.ASSERTED.test(this.text);
    return { ...deed, by, past, ...(asserts ? { denied: false, past: true } : {}) };
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
  /** Whom the clauses before speak of. */
  get spokenOf(): Seat | undefined {
    return this.at.spokenOf ?? undefined;
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
  /** Who did what is reported, where the words leave it open and the record does not. */
  doerOf(facts: readonly Reported[]): Seat | undefined {
    const { scene } = this.at.moment;
    const found = facts.map(({ by, fact }) => by ?? (fact === undefined ? undefined : factOf(scene, fact)?.by));
    return found.find((one) => one !== undefined && one !== null) ?? undefined;
  }
  reports(deeds: readonly Deed[]): Reported[] {
    return deeds.map((deed) => reportOf(deed, this.at.moment.scene));
  }
}

const defined = (fields: Fields): Omit<Move, 'act' | 'span'> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
