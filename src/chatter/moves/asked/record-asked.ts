/** Reading what a line asks of the record as a whole: how often, how much, who it was, by what (§Q1). Who did it to whom stands as it is said. */
import type { Scene } from '../../scene/scene';
import type { Mention } from '../called/people';
import { withoutNames } from '../called/place';
import { deedsIn } from '../deeds/deeds';
import { cardsIn, DELAYED, skillsIn } from '../words/cards';
import { GEAR, gearIn } from '../words/gear';
import * as words from '../words/record';
import { whenIn } from '../words/when';
import { cardsAsked } from './cards-asked';
import { CANCEL, deedBy, LIFT, wayOf, whatOf } from './deed-asked';
import type { OfRecord } from './of-record';
import { saidNumber } from './said-number';
import { slotsOf } from './slots';
import { wanted, type Question } from './wanted';

/** It is told of whose turn it was, and of no doer. */
const IN_TURN = /^(?:那|这|的)?(?:一?个)?回合(?:里|内|中|时|的时候|开始|初)|^'s turn\b/;
const USED = /[了过的放出用甩扔丢]|[一总]共|全场|\b(?:used|played|thrown?|total|all|so far|been|\w+ed|on|at)\b/;
/** English players call the card so: whoever lives was not killed. */
const KILLS_ARE_STRIKES = /\bkills?\b/;
/** "帮我算下": no part of what is asked. */
const TO_TELL = /^们?.?[算数查捋看说统报讲理]/;
const OTHER_THAN = /(?:除了?|除去|抛开)$|\b(?:besides|except(?: for)?|apart from|other than) (?:the )?$/;

/** Whether any clause of a text may ask something of the record: looked at before names are. */
export const mayAskRecord = (text: string): boolean =>
  [
    words.HOW_MANY_ZH,
    words.HOW_MANY_EN,
    words.MEANS,
    words.WHO_DONE,
    words.WHETHER,
    words.WHEN,
    words.MOST,
    words.FIRST,
    words.LAID,
    words.KINDEST,
  ].some((one) => one.test(text)) || saidNumber(text)?.claimed === true;

/** What lies before people to be judged, and before whom; null where that is not asked. */
const lyingAsked = (text: string, mentions: readonly Mention[], named: readonly string[]): OfRecord | null =>
  words.LAID.test(text) && words.ANYBODY.test(text) && !words.WHO_DID_LAY.test(text) && !LIFT.test(text)
    ? {
        wants: 'victims',
        what: 'laid',
        to: mentions.flatMap(({ kind, seat, called }) => (kind !== 'self' && !called && seat !== null ? [seat] : [])),
        cards: named.filter((card) => DELAYED.has(card)),
        when: null,
        all: true,
      }
    : null;

/** Which of several is meant, where it is not the last. */
const rankIn = (text: string): OfRecord['rank'] =>
  words.BEFORE.test(text) ? 'before' : words.FIRST.test(text) ? 'first' : words.MOST.test(text) ? 'most' : undefined;

/**
 * What a text asks of the record; null where it asks for nothing of the kind. `text` is folded, and the mentions stand in it.
 */
export function ofRecord(text: string, mentions: readonly Mention[], scene: Scene): OfRecord | null {
  // "庞会": nothing of a name is a word.
  const unnamed = withoutNames(
    text,
    mentions.filter(({ kind }) => kind === 'seat'),
  );
  if (words.YET_TO_COME.test(unnamed)) return null;
  const named = [...cardsIn(text), ...skillsIn(text, scene)].filter(
    (card) => !mentions.some(({ start, end }) => card.start >= start && card.end <= end),
  );
  const cards = named.map(({ card }) => card);
  const said = saidNumber(text);
  const many = words.HOW_MANY_ZH.test(text) || words.HOW_MANY_EN.test(text) || said?.claimed === true;
  const lying = lyingAsked(text, mentions, cards);
  if (lying) return lying;
  const rank = words.KINDEST.test(text) ? 'most' : rankIn(text);
  const turn = mentions.find(({ end, start }) => IN_TURN.test(text.slice(end)) && !text.startsWith('谁', start));
  // "how many of you": nobody of whom was spoken.
  const before = ({ start }: Mention): string => text.slice(0, start);
  const except = mentions.filter((one) => one.seat !== null && OTHER_THAN.test(before(one)));
  const people = mentions.filter(
    (one) =>
      one !== turn &&
      !except.includes(one) &&
      !/\bof $/.test(before(one)) &&
      !(TO_TELL.test(text.slice(one.end)) && /[帮给跟替]$/.test(before(one))),
  );
  const deeds = deedsIn(text, people, 'open', skillsIn(text, scene));
  const whos = mentions.filter(({ kind }) => kind === 'who').length;
  const who = whos > 0 || /\bwhich (?:one )?of\b/.test(text);
  const asksWho =
    who &&
    (words.WHO_DONE.test(text) ||
      words.KINDEST.test(text) ||
      (rank !== undefined && whos < 2 && deeds.length + named.length > 0));
  const asksMeans = !many && words.MEANS.test(text);
  const isWhen = words.WHEN.test(text);
  const whether = !many && !asksMeans && !asksWho && (isWhen || words.WHETHER.test(text));
  if (!many && !asksMeans && !asksWho && !whether) return null;
  const heads = many && words.HEADS.test(text) && !(named.length > 0 && words.EATEN.test(text));
  const all = words.EVERYBODY.test(text);
  const points = many && (words.POINTS.test(text) || words.BARE.test(text)) && !/\bcards\b/.test(text);
  // A blow is counted whether or not it went home.
  const blows =
    words.BLADES.test(text) ||
    ((all || rank !== undefined || (many && !points)) && deeds.some(({ verb }) => verb === 'strike'));
  const listed = cardsAsked(text, cards, deeds, { blows, whether });
  const slots = slotsOf(text, people, deeds);
  const word = asksMeans ? (CANCEL.test(text) ? 'wuxie' : 'hurt') : whatOf(text, listed, many);
  const done = asksMeans || many || (rank === 'most' && !words.KINDEST.test(text)) ? null : deedBy(word, text, deeds);
  const kind = done ?? word;
  const struck =
    kind === 'kill' &&
    KILLS_ARE_STRIKES.test(text) &&
    slots.to.some((seat) => scene.table.bySeat.get(seat)?.alive === true);
  const what = struck ? 'use' : kind;
  const asked = struck ? ['sha'] : listed;
  if (what === null) return null;
  // "did 2 lose any hp since his peach": nobody is hurt by it.
  const means = what === 'hurt' ? asked.filter((card) => card !== 'tao' && card !== 'shan') : asked;
  // "到底几张杀": somebody holds them.
  if (many && what === 'use' && slots.to.length === 0 && slots.by === undefined && !USED.test(text)) return null;
  // Nobody, no card and no deed is named: "是掉线了吗".
  if (
    whether &&
    !who &&
    !words.FOLLOWS.test(text) &&
    deeds.length + asked.length + slots.to.length === 0 &&
    slots.by === undefined
  )
    return null;
  const when = words.WITHIN_ONE.test(text) ? 'own_turn' : whenIn(text);
  const kinds = what === 'take' && asked.length === 0 ? gearIn(text, new Set()) : [];
  const gear =
    what === 'take' && kinds.length === 0 && asked.length === 0 && /装备|\bgear\b/.test(text) ? [...GEAR] : kinds;
  const way = what === 'take' ? wayOf(text) : undefined;
  const base: Question['base'] = {
    what,
    cards: gear.length > 0 ? gear : means,
    when,
    all,
    ...(isWhen ? { timed: true } : {}),
    ...(way === undefined ? {} : { way }),
    ...(said ? { said: said.n, ...(said.claimed ? { claimed: said.told ? 'told' : 'asked' } : {}) } : {}),
    ...(rank === undefined ? {} : { rank }),
    ...(turn?.seat == null ? {} : { turnOf: turn.seat }),
    ...(except.length > 0 ? { except: except.flatMap(({ seat }) => seat ?? []) } : {}),
  };
  return wanted({
    text,
    slots,
    turn: turn?.seat ?? undefined,
    cards: asked,
    many,
    points,
    heads,
    asksWho,
    asksMeans,
    whether,
    base,
  });
}
