/** The talk of a recorded game to read: everybody's lines in order, what each is for, and what it states in words. */
import type { Fact, FactKind } from '../../src/chatter/scene/fact';
import { factOf, type Scene } from '../../src/chatter/scene/scene';
import type { Claim } from '../../src/chatter/vocabulary';
import type { Seat } from '../../src/core/event';
import type { Recording } from '../../src/record/format';
import { saidLine } from './line';
import { witnessed } from './witnessed';

const VERBS: Readonly<Record<FactKind, string>> = {
  hit: '打伤 hit',
  heal: '治疗 healed',
  rescue: '救活 rescued',
  dying: '打到濒死 brought low',
  aimed: '指定 aimed at',
  wuxie: '无懈 cancelled for',
  steal: '拿走 took from',
  discard: '弃置 discarded of',
  give: '交给 gave',
  draw: '让摸牌 let draw',
  throw: '扔 threw at',
  death: '击杀 killed',
  reveal: '亮身份 revealed',
  revive: '复活 back to life',
  over: '终局 over',
};

function factWords({ kind, by, to, card, num, role, group }: Fact, call: (seat: Seat | null) => string): string {
  const details = [card, num > 1 ? `×${num}` : null, role, group ? '群体 group' : null].filter((one) => one !== null);
  return `${call(by)} ${VERBS[kind]} ${call(to)}${details.length > 0 ? ` (${details.join(' ')})` : ''}`;
}

function claimWords(claim: Claim, scene: Scene, call: (seat: Seat | null) => string): string {
  switch (claim.kind) {
    case 'fact': {
      const fact = factOf(scene, claim.fact);
      return fact ? `${fact.id} ${factWords(fact, call)}` : `${claim.fact}: 没有此事 no such fact`;
    }
    case 'guess':
      return `猜 guesses ${call(claim.about)} ${claim.role}`;
    case 'state':
      return `${call(claim.about)} ${claim.state}`;
    case 'self':
      return `自称 claims to be ${claim.role}`;
  }
}

/** One text a line; `me`: the person's seat. */
export function talkOf(recording: Recording, me: Seat): string[] {
  const lines: string[] = [];
  for (const { event, raw, scene } of witnessed(recording, me)) {
    const { table } = scene;
    const call = (seat: Seat | null): string =>
      seat === null ? '-' : `${seat}号${table.bySeat.get(seat)?.name ?? ''}`;
    if (event.type === 'chat') {
      const { seat, text, for: occasion, to, move, claims } = saidLine(event, raw);
      const speaker = seat === me ? `${call(seat)} (我 person)` : call(seat);
      const notes = [
        ...(occasion === undefined ? [] : [move === undefined ? occasion : `${occasion} ${move}`]),
        ...claims.map((claim) => claimWords(claim, scene, call)),
      ];
      lines.push(
        `${table.round}轮 ${speaker}${to === undefined ? '' : ` → ${call(to)}`}：${text}${notes.length > 0 ? `   [${notes.join('; ')}]` : ''}`,
      );
    }
  }
  return lines;
}
