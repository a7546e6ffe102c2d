/** The tables of a summary, as Markdown. */
import { AIM_COUNTS, type AimCount } from './aims';
import { WINNERS } from './contests';
import type { QualitySummary } from './quality';
import type { Figure } from './statistics';
import type { Summary } from './summary';

const NONE = '—';

const figure = (one: Figure | null, scale: number, digits: number, plus = false): string => {
  if (!one || !Number.isFinite(one.value)) return NONE;
  const value = (one.value * scale).toFixed(digits);
  const sign = plus && one.value > 0 ? '+' : '';
  return one.error === null ? `${sign}${value}` : `${sign}${value} ± ${(one.error * scale).toFixed(digits)}`;
};
const percent = (one: Figure | null, plus = false): string => figure(one, 100, 1, plus);
const plain = (one: Figure | null, digits = 1): string => figure(one, 1, digits);

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  `| ${head.join(' | ')} |`,
  `| ${head.map((_, i) => (i === 0 ? '---' : '---:')).join(' | ')} |`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
];

/** Every figure with one standard error. */
export function markdown(summary: Summary): string {
  const { engine, build, players, firstSeed, seeds, anchor, cells, strength, quality, broken } = summary;
  const roles = ['zhu', 'zhong', 'fan', 'nei'];
  const minds = [...new Set(Object.keys(strength).flatMap((name) => /^(\S+) /.exec(name)?.[1] ?? []))];
  const told = (mind: string, role: string): string => {
    const one = strength[`${mind} ${role}`];
    if (!one || one.error === null) return NONE;
    return `${one.value > 0 ? '+' : ''}${one.value.toFixed(2)} ± ${one.error.toFixed(2)}`;
  };
  return [
    `Noname ${engine}, ${players} 人局 seats, 种子 seeds ${firstSeed}–${firstSeed + seeds - 1}, build ${build}.`,
    '',
    "胜率 wins, %（每格一局一数 by game; 差 difference: 客方比主场多赢 the guest's side above the house, same seeds）",
    '',
    ...table(
      [
        '桌 table',
        '局 games',
        '主忠 lords',
        '反 rebels',
        '内 traitor',
        '差 difference (对 pairs)',
        '轮 rounds (最长 longest; 过四十轮 past 40)',
        '回合 turns',
      ],
      cells.map(({ cell, games, wins, difference, rounds, turns }) => [
        cell,
        `${games}`,
        ...WINNERS.map((side) => percent(wins[side])),
        difference ? `${percent(difference, true)} (${difference.games})` : NONE,
        `${rounds.median} (${rounds.longest}; ${rounds.past})`,
        plain(turns),
      ]),
    ),
    '',
    `强度 strength, Bradley–Terry, log-odds above ${anchor} in the same seat`,
    '',
    ...table(
      ['心 mind', ...roles],
      minds.map((mind) => [mind, ...roles.map((role) => told(mind, role))]),
    ),
    '',
    '打中自己人 own camp hit, % of aimed cards',
    '',
    ...table(
      [
        '桌 table',
        '心 mind',
        '全部 all',
        '差 difference',
        '一轮 round 1',
        '二 2',
        '三起 3+',
        '主 zhu',
        '忠 zhong',
        '反 fan',
        '忠打主 lord by 忠',
        '伪装反首回打主 disguised, first turn, at the lord',
        '其他反 other rebels',
      ],
      quality.map(({ cell, mind, own, ownDifference, ownByRound, ownByRole, lordByZhong, firstAtLord }) => [
        cell,
        mind,
        percent(own),
        percent(ownDifference, true),
        ...ownByRound.map((one) => percent(one)),
        percent(ownByRole.zhu),
        percent(ownByRole.zhong),
        percent(ownByRole.fan),
        percent(lordByZhong),
        percent(firstAtLord.disguised),
        percent(firstAtLord.others),
      ]),
    ),
    '',
    '其他决定 other decisions, a game',
    '',
    ...table(
      [
        '桌 table',
        '心 mind',
        '瞄准 aimed',
        '每回合 a turn',
        '杀自己人 own killed',
        '救人 rescues',
        '救敌 foes saved',
        '见死不救 left to die',
        'ms a choice',
        '看真身份 true roles, %',
        '挑牌看牌面 picks that saw a face, %',
      ],
      quality.map((one) => [
        one.cell,
        one.mind,
        plain(one.aimed),
        plain(one.aimedPerTurn, 2),
        plain(one.ownKills, 2),
        plain(one.rescues, 2),
        plain(one.foeRescues, 2),
        plain(one.leftToDie, 2),
        plain(one.milliseconds, 2),
        percent(one.trueRole),
        percent(one.faces),
      ]),
    ),
    ...aimTable(quality),
    '',
    broken.length === 0 ? '没有坏局 no broken games.' : `坏局 broken games: ${broken.length}`,
    ...broken.map(({ cell, seed, error }) => `- ${cell}, ${seed}: ${error.split('\n')[0] ?? ''}`),
  ].join('\n');
}

/** What the rules over targets are about; nothing where no game was counted for it. */
function aimTable(quality: readonly QualitySummary[]): string[] {
  const rows = quality.flatMap(({ cell, mind, aims }) =>
    aims
      ? [
          [
            cell,
            mind,
            ...AIM_COUNTS.flatMap((what) => [percent(aims[what].share), percent(aims[what].difference, true)]),
          ],
        ]
      : [],
  );
  if (rows.length === 0) return [];
  const named = AIM_COUNTS.flatMap((what) => [`${AIM_NAMES[what]} \`${what}\``, '差 difference']);
  return [
    '',
    '挑目标的规则所管的事 what the rules over targets are about, %',
    '',
    ...table(['桌 table', '心 mind', ...named], rows),
  ];
}

const AIM_NAMES: Readonly<Record<AimCount, string>> = {
  spareKin: '群攻打死自己人 own killed by a group card',
  lebuOrder: '延时锦囊多远 how far round delayed cards go',
  finish: '补刀 foes at 1 hp hit where one could be',
  ungrateful: '救刚打自己的 saved who had just struck it',
  kin: '打自己人（主除外） own camp hit but the lord',
};
