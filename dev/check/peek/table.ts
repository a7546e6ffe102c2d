/** The peek's figures as Markdown. */
import type { Trapped } from './trap';

/** What AIs act on in a game. */
export const KINDS = {
  engine: '原版 engine',
  spec: '规格 spec',
  fair: '公平 fair: belief, strict',
} as const;
export type Kind = keyof typeof KINDS;

/** One played game. */
export interface Look {
  kind: Kind;
  version: string;
  players: number;
  seed: number;
  /** Null where it did not end well. */
  winner: string | null;
  seconds: number;
  errors: string[];
  trapped: Trapped | null;
}

/** Places shown of those that read the most. */
const PLACES = 25;

const HEADS = {
  where: '读 reads | 何处 where',
  contentWhere: '内容里读 reads in contents | 何处 where',
  differed: '改变 changed | 何事 event',
} as const;

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(2)} %`);

type Figure = { [K in keyof Trapped]: Trapped[K] extends number ? K : never }[keyof Trapped];

function rowOf(kind: Kind, looks: readonly Look[]): string {
  const sum = (figure: Figure) => looks.reduce((all, { trapped }) => all + (trapped?.[figure] ?? 0), 0);
  const decisions = sum('decisions');
  const broken = looks.reduce((all, { trapped }) => all + (trapped?.broken.length ?? 0), 0);
  const ended = looks.filter(({ winner }) => winner !== null);
  const won = (side: string) => ended.filter(({ winner }) => winner === side).length;
  return `| ${[
    KINDS[kind],
    `${ended.length}/${looks.length}`,
    `${won('zhu')}/${won('fan')}/${won('nei')}`,
    decisions,
    `${sum('peeked')} (${percent(sum('peeked'), decisions)})`,
    sum('legal'),
    sum('reads'),
    sum('aside'),
    sum('content'),
    sum('exchanged'),
    sum('weighed'),
    sum('chance'),
    `${sum('changed')} (${percent(sum('changed'), sum('exchanged'))})`,
    `${sum('rewards')}/${sum('dyings')}/${sum('overs')}`,
    broken,
  ].join(' | ')} |`;
}

function placesOf(kind: Kind, looks: readonly Look[], of: 'where' | 'contentWhere' | 'differed'): string[] {
  const places = new Map<string, number>();
  for (const { trapped } of looks)
    for (const [place, n] of Object.entries(trapped?.[of] ?? {})) places.set(place, (places.get(place) ?? 0) + n);
  if (places.size === 0) return [];
  const most = [...places].sort(([, a], [, b]) => b - a).slice(0, PLACES);
  const head = HEADS[of];
  return [
    '',
    `${KINDS[kind]}:`,
    '',
    `| ${head} |`,
    '| ---: | --- |',
    ...most.map(([place, n]) => `| ${n} | ${place} |`),
  ];
}

const troubleOf = ({ kind, version, players, seed, errors, trapped }: Look): string[] =>
  [...errors, ...(trapped?.broken ?? [])].map(
    (line) => `- ${kind}, ${version}, ${players} 人 players, 种子 seed ${seed}: ${line.slice(0, 400)}`,
  );

/** The whole answer. */
export function markdownOf(looks: readonly Look[]): string {
  const kinds = (Object.keys(KINDS) as Kind[]).map(
    (kind) => [kind, looks.filter((look) => look.kind === kind)] as const,
  );
  const played = kinds.filter(([, of]) => of.length > 0);
  return [
    '| 按什么 acting on | 打完 games | 主/反/内 wins | 决定 decisions | 偷看的决定 that read a hidden role | 只为合法 for legality alone | 读 reads | 决定之外 by evaluations aside | 牌和技能的内容里 in contents | 对调的决定 exchanged | 权衡 weighings | 随机 chance | 变了 changed | 奖惩/濒死/胜负 rules looked at | 违背真相 broken |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...played.map(([kind, of]) => rowOf(kind, of)),
    ...played.flatMap(([kind, of]) => placesOf(kind, of, 'where')),
    ...played.flatMap(([kind, of]) => placesOf(kind, of, 'contentWhere')),
    ...played.flatMap(([kind, of]) => placesOf(kind, of, 'differed')),
    '',
    ...looks.flatMap(troubleOf),
  ]
    .join('\n')
    .trimEnd();
}
