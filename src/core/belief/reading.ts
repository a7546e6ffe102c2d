/** From public events to acts (§J2). One event may be several acts, or none. */
import type { CardEvent, HealEvent, HurtEvent, PublicEvent, Seat, SkillEvent, WuxieEvent, ZoneEvent } from '../event';
import { latestCardUse } from '../table';
import { waitsForPick, zoneWorth } from '../worth';
import {
  addCandidate,
  addOthers,
  beginAct,
  choose,
  createAct,
  describe,
  describeAlone,
  describeHand,
  UNDONE,
  type Act,
} from './acts';
import { FAMILIES, groupOf, SIGNS, type Sign } from './layout';
import { alive, indexIn, moveScene, noteAct, type Scene } from './scene';

export type ActSink = (act: Act) => void;

/** From this size on a public sign counts as known. */
const SIGN_THRESHOLD = 0.25;

const HARM_CARDS: ReadonlySet<string> = new Set(['sha', 'juedou', 'huogong', 'tiesuo', 'lebu', 'bingliang', 'jiedao']);
/** What these do to whoever they hit, for 无懈可击. */
const KNOWN_SIGNS: Readonly<Record<string, number>> = {
  sha: -1,
  juedou: -1,
  huogong: -1,
  tiesuo: -1,
  lebu: -1,
  bingliang: -1,
  jiedao: -1,
  guohe: -1,
  shunshou: -1,
  nanman: -1,
  wanjian: -1,
  shandian: -1,
  tao: 1,
  taoyuan: 1,
  wuzhong: 1,
  wugu: 1,
  jiu: 1,
};
const ALONE_CARDS: ReadonlySet<string> = new Set(['nanman', 'wanjian', 'taoyuan', 'wugu']);

const familyGroups = (sign: Sign): ReadonlyMap<string, number> =>
  new Map(FAMILIES[sign].map((name) => [name, groupOf(`${sign}.${name}`)]));
const GROUP = Object.fromEntries(SIGNS.map((sign) => [sign, familyGroups(sign)])) as Record<
  Sign,
  ReadonlyMap<string, number>
>;

function group(sign: Sign, family: string): number {
  return GROUP[sign].get(family) ?? groupOf(sign);
}

const act = createAct();

/**
 * Tells the acts that an event consists of, seen from the moment before it, then moves the scene on. The act handed
 * to `sink` is written over by the next one.
 */
export function readEvent(scene: Scene, event: PublicEvent, sink: ActSink): void {
  switch (event.type) {
    case 'card':
      readCard(scene, event, sink);
      break;
    case 'skill':
      readSkill(scene, event, sink);
      break;
    case 'zone':
      readZone(scene, event, sink);
      break;
    case 'wuxie':
      readWuxie(scene, event, sink);
      break;
    case 'damage':
    case 'heal':
      readOutcome(scene, event, sink);
      break;
    case 'give':
    case 'draw':
      aim(scene, 'help', event.type, event.by, event.to, 1, sink);
      break;
    case 'turn':
      readIdle(scene, sink);
      break;
    case 'die':
      readUnsaved(scene, event.seat, sink);
      break;
    default:
      break;
  }
  moveScene(scene, event);
}

/** An act on one other player who could be chosen among `legal`, or among all. */
function aim(
  scene: Scene,
  sign: Sign,
  family: string,
  by: Seat,
  to: Seat,
  share: number,
  sink: ActSink,
  legal?: readonly Seat[],
): void {
  const actor = indexIn(scene, by);
  const target = indexIn(scene, to);
  if (actor < 0 || target < 0 || actor === target || !alive(scene, actor)) return;
  beginAct(act, actor, sign, share);
  if (legal) addLegal(scene, legal);
  else addOthers(act, scene);
  choose(act, target);
  describe(act, scene, group(sign, family));
  if (family === 'save') describeHand(act, scene.players[actor]?.turnHand ?? 0);
  sink(act);
  noteAct(scene, actor, target, sign, share);
}

function addLegal(scene: Scene, legal: readonly Seat[]): void {
  for (const seat of legal) {
    const index = indexIn(scene, seat);
    if (index >= 0 && index !== act.actor && alive(scene, index)) addCandidate(act, index);
  }
}

const signOf = (worth: number): Sign =>
  worth >= SIGN_THRESHOLD ? 'help' : worth <= -SIGN_THRESHOLD ? 'harm' : 'unsure';

const others = (by: Seat, to: readonly Seat[]): number => to.reduce((n, seat) => (seat === by ? n : n + 1), 0);

function readCard(scene: Scene, event: CardEvent, sink: ActSink): void {
  const { by, to, card, group: isGroup, legal } = event;
  if (ALONE_CARDS.has(card)) {
    alone(scene, by, card as 'nanman', sink);
    return;
  }
  if (card === 'wuxie' || waitsForPick(card)) return;
  const count = others(by, to);
  // A card that chose everybody by itself was aimed at nobody.
  if (count === 0 || (isGroup && count >= scene.livingCount - 1 && count > 1)) return;
  for (const seat of to) {
    if (seat === by) continue;
    if (card === 'tao') aimTao(scene, by, seat, count, sink);
    else if (HARM_CARDS.has(card)) aim(scene, 'harm', card, by, seat, 1 / count, sink, legal);
    else aim(scene, signOf(scene.signs.cards[card] ?? 0), 'card', by, seat, 1 / count, sink, legal);
  }
}

/** A peach for the dying is offered to nobody else. */
function aimTao(scene: Scene, by: Seat, to: Seat, count: number, sink: ActSink): void {
  const dying = (scene.table.bySeat.get(to)?.hp ?? 1) <= 0;
  aim(scene, 'help', dying ? 'save' : 'tao', by, to, 1 / count, sink, dying ? [to] : undefined);
}

function alone(scene: Scene, by: Seat, name: 'nanman' | 'wanjian' | 'taoyuan' | 'wugu' | 'idle', sink: ActSink): void {
  const actor = indexIn(scene, by);
  if (actor < 0 || actor === scene.lord || !alive(scene, actor)) return;
  beginAct(act, actor, 'unsure', 1);
  describeAlone(act, scene, name);
  sink(act);
}

function readSkill(scene: Scene, { by, to, skill }: SkillEvent, sink: ActSink): void {
  const count = others(by, to);
  const sign = signOf(scene.signs.skills[skill] ?? 0);
  for (const seat of to) if (seat !== by) aim(scene, sign, 'skill', by, seat, 1 / count, sink);
}

/** What was picked decides what the pick means; whom 过河拆桥 could have hit was told when it was used. */
function readZone(scene: Scene, event: ZoneEvent, sink: ActSink): void {
  const { by, to, pos, by_card } = event;
  const owner = scene.table.bySeat.get(to);
  const worth = owner ? zoneWorth(event, owner) : 0;
  if (worth === 0) return;
  const share = 1 / Math.max(1, event.of ?? 1);
  const legal = latestCardUse(scene.table, by_card, (use) => use.by === by)?.legal;
  if (worth > 0) aim(scene, 'help', 'pick_j', by, to, share, sink, legal);
  else if (waitsForPick(by_card)) aim(scene, 'harm', pos === 'e' ? 'pick_e' : 'pick_h', by, to, share, sink, legal);
  else aim(scene, 'harm', 'skillpick', by, to, share, sink);
}

/** 无懈可击 protects one, and stands against whoever wanted otherwise. */
function readWuxie(scene: Scene, { by, about, depth }: WuxieEvent, sink: ActSink): void {
  const meant = KNOWN_SIGNS[about.card] ?? scene.signs.cards[about.card] ?? 0;
  const sign = signOf(depth % 2 === 1 ? -meant : meant);
  if (sign === 'unsure') return;
  aim(scene, sign, 'wuxie', by, about.to, 1, sink, [about.to]);
  if (depth === 1 && about.by !== null && about.by !== about.to)
    aim(scene, 'harm', 'against', by, about.by, 1, sink, [about.by]);
}

/** Damage and healing by a skill that announced nothing (§A4). */
function readOutcome(scene: Scene, event: HurtEvent | HealEvent, sink: ActSink): void {
  const { by, to, via } = event;
  if (by === null || via.card !== undefined) return;
  const told = scene.table.uses.skills.some(
    (use) =>
      use.by === by &&
      use.skill === via.skill &&
      use.to.includes(to) &&
      signOf(scene.signs.skills[use.skill] ?? 0) !== 'unsure',
  );
  if (told) return;
  if (event.type === 'damage') aim(scene, 'harm', 'damage', by, to, 1, sink);
  else aim(scene, 'help', 'heal', by, to, 1, sink);
}

/** A turn went by in which its owner harmed nobody. */
function readIdle(scene: Scene, sink: ActSink): void {
  const seat = scene.seats[scene.turnOf];
  if (seat !== undefined && !scene.harmInTurn) alone(scene, seat, 'idle', sink);
}

/** Everybody alive who holds cards let the dying die. */
function readUnsaved(scene: Scene, seat: Seat, sink: ActSink): void {
  const dying = indexIn(scene, seat);
  if (dying < 0 || (scene.players[dying]?.hp ?? 1) > 0) return;
  for (let i = 0; i < scene.seats.length; i++) {
    const hand = scene.players[i]?.turnHand ?? 0;
    if (i === dying || i === scene.lord || hand === 0 || !alive(scene, i)) continue;
    beginAct(act, i, 'help', 1);
    addCandidate(act, dying);
    act.chosen = UNDONE;
    describe(act, scene, group('help', 'save'));
    describeHand(act, hand);
    sink(act);
  }
}
