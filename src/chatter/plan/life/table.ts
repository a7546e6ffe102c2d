/** Who sits where and whose turn it is, as everybody sees it (§Q3). */
import { BEFORE_ONE, mentionsIn } from '../../moves/called/people';
import { neighbourOf } from '../../scene/scene';
import type { Wording } from '../saying/filling';
import { called, ownedBy, type Parties } from '../saying/people';
import type { Lines } from './words/row';

const LINES: Readonly<Record<'seat' | 'turn', Lines>> = {
  seat: {
    zh: ['{who}坐{n}号，上家是{before}，下家是{after}。'],
    en: ['The order is {before}, {whom}, {after}.'],
  },
  turn: {
    zh: ['第{round}轮，现在是{who}的回合，接着是{after}。'],
    en: ["Round {round}: it's {whose} turn now, then {after}."],
  },
};

const BESIDE = /[上下]家|[前后]|\b(?:left|right|before|after|behind|ahead)\b/;

export function tableLines(kind: 'seat' | 'turn', { scene, me, you, language, heard }: Wording): readonly string[] {
  const asker = you ?? me;
  const named = mentionsIn(heard, { scene, from: asker, hearer: me, he: null }).filter(({ seat }) => seat !== null);
  // "6号,我的上家是谁": of whoever is only called it is not asked.
  const first = named.find(({ called: calls, kind }) => !calls && kind !== 'you') ?? named[0];
  const words = first ? heard.slice(first.start, first.end) : '';
  // "主公下家" is the lord's neighbour: of whom it is asked sits on its other side.
  const step = !BESIDE.test(words) ? null : BEFORE_ONE.test(words) ? 1 : -1;
  const whose = step === null ? first?.seat : neighbourOf(scene, first?.seat ?? null, step);
  const of = (kind === 'turn' ? scene.turnOf : whose) ?? asker;
  const parties: Parties = { scene, me, you, language, byNumber: language === 'en' };
  const slots: Readonly<Record<string, string>> = {
    who: called(of, parties, true),
    whom: called(of, parties),
    whose: ownedBy(of, parties),
    n: String(of),
    round: String(scene.table.round),
    before: called(neighbourOf(scene, of, -1) ?? of, parties),
    after: called(neighbourOf(scene, of, 1) ?? of, parties),
  };
  return LINES[kind][language].map((line) => line.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? ''));
}
