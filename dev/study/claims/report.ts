/** What words are worth, beside what AIs would have said had the roles been dealt by lot. */
import { CALLED, LOOKS } from '../../../src/core/answer';
import type { Manner } from '../../../src/core/belief/words';
import { ROLE_NAMES, ROLES } from '../../../src/core/belief/worlds';
import { figure, type Figure } from '../attack/figures';
import { heldOut } from '../belief/games';
import { difference, scoresFor, type Difference, type Row } from '../belief/scoring';
import { KINDS, type HeardGame, type Kind } from './hear';
import { createMannerReader, fitManner, spokenIn } from './manner';
import { createReader, fitWords, type WordModel } from './model';
import { rowsHeard, type Teller } from './score';

interface Studied {
  readonly test: readonly HeardGame[];
  /** Every kind of word by speaker's and subject's role, and by the record alone. */
  readonly model: WordModel;
  readonly record: WordModel;
  readonly manner: Manner;
  /** What a spectator thinks without a word. */
  readonly silent: readonly Row[];
}

const rowsOf = (games: readonly HeardGame[], teller: (game: HeardGame) => Teller): Row[] =>
  games.flatMap((game) => rowsHeard(game, teller(game)));

function study(games: readonly HeardGame[]): Studied {
  const train = games.filter((game) => !heldOut(game));
  const test = games.filter(heldOut);
  return {
    test,
    model: fitWords(train, true),
    record: fitWords(train, false),
    manner: fitManner(train),
    silent: rowsOf(test, () => () => undefined),
  };
}

/** Words of one kind, each at its whole likelihood, once for each speaker and subject. */
function byKind({ model }: Studied, kind: Kind): (game: HeardGame) => Teller {
  return ({ seats, worlds }) => {
    const read = createReader(model);
    const said = new Set<string>();
    return (word, told) => {
      const key = `${word.speaker} ${word.options[word.chosen]!.about}`;
      if (word.kind !== kind || said.has(key)) return;
      said.add(key);
      const likelihood = read(word);
      for (let world = 0; world < told.length; world++)
        told[world]! += likelihood(worlds.subarray(world * seats, (world + 1) * seats));
    };
  };
}

/** How much better the words of a kind are foretold by who is what, nats a word on held-out games. */
function foretold({ test, model, record }: Studied, kind: Kind): { readonly words: number; readonly gain: Figure } {
  const [by, without] = [createReader(model), createReader(record)];
  const gains = [...new Set(test.map(({ seed }) => seed))].map((deal) =>
    test
      .filter(({ seed }) => seed === deal)
      .flatMap(({ words, roles }) =>
        words.filter((word) => word.kind === kind).map((word) => by(word)(roles) - without(word)(roles)),
      ),
  );
  return { words: gains.flat().length, gain: figure(gains) };
}

const signed = ({ mean, error }: Figure | Difference): string =>
  `${mean < 0 ? '−' : '+'}${Math.abs(mean).toFixed(4)} ± ${error.toFixed(4)}`;

const gained = ({ test, silent }: Studied, teller: (game: HeardGame) => Teller): { log: string; brier: string } => {
  const { log, brier } = difference(rowsOf(test, teller), silent, 'belief');
  return { log: signed(log), brier: signed(brier) };
};

const FOLDS = [0, 1, 2, 3, 4];

/** Every game scored by a manner that is fitted on the other four fifths of the deals. */
function crossed(games: readonly HeardGame[]): string {
  const manners = FOLDS.map((fold) => fitManner(games.filter(({ seed }) => seed % FOLDS.length !== fold)));
  const rows = rowsOf(games, (game) => createMannerReader(manners[game.seed % FOLDS.length]!, game));
  const silent = rowsOf(games, () => () => undefined);
  return signed(difference(rows, silent, 'belief').log);
}

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const percent = (part: number, whole: number): string => `${Math.round((100 * part) / whole)} %`;

/** Shares of what is answered about a seat, by what everybody makes of it and who speaks. */
function answered(games: readonly HeardGame[]): string {
  const counts = new Map<string, number>();
  const add = (key: string): unknown => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { words, roles } of games) {
    for (const word of words) {
      const spoken = spokenIn(word);
      if (!spoken) continue;
      const key = `${spoken.looks} ${roles[spoken.speaker]!}`;
      add(key);
      add(`${key} ${spoken.called}`);
    }
  }
  const rows = LOOKS.flatMap((look) =>
    Array.from({ length: ROLES }, (_, role) => {
      const key = `${look} ${role}`;
      const all = counts.get(key) ?? 0;
      return [
        look,
        ROLE_NAMES[role]!,
        all,
        ...CALLED.map((called) => percent(counts.get(`${key} ${called}`) ?? 0, all)),
      ];
    }).filter(([, , all]) => all !== 0),
  );
  return table(['看来 looks', '说话的 speaker', '回答 answers', ...CALLED.map((called) => `说 said ${called}`)], rows);
}

export interface Report {
  readonly text: string;
  readonly manner: Manner;
}

/** @param lot the same games, heard as they would have been with the hidden roles dealt by lot */
export function report(real: readonly HeardGame[], lot: readonly HeardGame[]): Report {
  const [true_, made] = [study(real), study(lot)];
  const words = real.reduce((sum, game) => sum + game.words.length, 0);
  const manner = (of: Studied) => (game: HeardGame) => createMannerReader(of.manner, game);
  const [own, other] = [gained(true_, manner(true_)), gained(made, manner(made))];
  const scores = scoresFor(true_.silent, 'belief');
  const text = [
    `${real.length} 局 games, ${true_.test.length} 局留出 held out, ${words} 句 words; 留出局的 ${true_.silent.length} 个座位 seats, 不听话 without words log loss ${scores?.logLoss.toFixed(4) ?? '–'}; ± 按发牌 by deal`,
    '',
    answered(real),
    '',
    table(
      [
        '话 words',
        '留出的句数 held out',
        '身份使它更可料，每句 foretold by roles, nats a word',
        '抽签发牌 by lot',
        '只听它，身份的 log loss with them alone',
        '抽签发牌 by lot',
      ],
      KINDS.map((kind) => {
        const { words: heard, gain } = foretold(true_, kind);
        return [
          kind,
          heard,
          signed(gain),
          signed(foretold(made, kind).gain),
          gained(true_, byKind(true_, kind)).log,
          gained(made, byKind(made, kind)).log,
        ];
      }),
    ),
    '',
    table(
      [
        '怎样回答，整个装进信念 manner of answering, as belief weighs it',
        'log loss',
        'Brier',
        '全部局，五折 all games, five folds: log loss',
        '偏着说的 bending 主 忠 反 内',
      ],
      [
        ['真话 as said', own.log, own.brier, crossed(real), true_.manner.bending.join(' ')],
        ['抽签发牌会说的话 as dealt by lot', other.log, other.brier, crossed(lot), made.manner.bending.join(' ')],
      ],
    ),
  ].join('\n');
  return { text, manner: true_.manner };
}
