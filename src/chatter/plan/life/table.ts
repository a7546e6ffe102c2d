/** Who sits where and whose turn it is, as everybody sees it (§Q3). */
import { mentionsIn } from '../../moves/called/people';
import { neighbourOf } from '../../scene/scene';
import type { Wording } from '../saying/filling';
import { called, ownedBy, type Parties } from '../saying/people';
import type { Lines } from './words/row';

const LINES: Readonly<Record<'seat' | 'turn', Lines>> = {
  seat: {
    zh: ['{who}坐{n}号，上家是{before}，下家是{after}。'],
    en: ['{before} plays right before {whom}, {after} right after.'],
  },
  turn: {
    zh: ['第{round}轮，现在是{who}的回合，接着是{after}。'],
    en: ["Round {round}: it's {whose} turn now, then {after}."],
  },
};

export function tableLines(kind: 'seat' | 'turn', { scene, me, you, language, heard }: Wording): readonly string[] {
  const asker = you ?? me;
  const [first] = mentionsIn(heard, { scene, from: asker, hearer: me, he: null }).filter(({ seat }) => seat !== null);
  const words = first ? heard.slice(first.start, first.end) : '';
  // "主公下家" is the lord's neighbour: of whom it is asked sits on its other side.
  const step = /上家|right/.test(words) ? 1 : /下家|left/.test(words) ? -1 : null;
  const named = step === null ? first?.seat : neighbourOf(scene, first?.seat ?? null, step);
  const of = (kind === 'turn' ? scene.turnOf : named) ?? asker;
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
