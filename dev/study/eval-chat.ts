/**
 * `npm run eval:chat`: detection on the labelled sets. The development set may be looked at line by line; the held-out
 * set was written before any tuning and is shown in totals only.
 */
import { detect } from '../../src/chatter/detection/detect';
import { BREACHES, ROUTES, type Detection, type Scores } from '../../src/chatter/detection/types';
import { modelOptions, serverGiven, type ModelServer } from '../program/model-server';
import { flag, text, whole } from '../program/options';
import { defineProgram, type Status } from '../program/program';
import { inProject } from '../program/project';
import { refineAll } from './eval-llm';
import { givenSet, readSet, type Labelled } from './eval-set';

const LIMIT_MOST = 1_000_000;

interface Tally {
  right: number;
  of: number;
}
const percent = ({ right, of }: Tally): string =>
  of === 0 ? '–' : `${((100 * right) / of).toFixed(1)} % (${right}/${of})`;
const tally = <T>(items: readonly T[], right: (item: T) => boolean): Tally => ({
  right: items.filter(right).length,
  of: items.length,
});

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map((_, i) => (i === 0 ? '---' : '---:')), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export const embedded = ({ text, ctx }: Labelled): Detection => detect({ text, ...(ctx ? { ctx } : {}) });

export function evaluate(
  name: string,
  set: readonly Labelled[],
  misses: boolean,
  detector: (label: Labelled) => Detection = embedded,
): string {
  const seen = set.map((label) => ({ label, found: detector(label) }));
  const out = [`## ${name}: ${set.length} 行 lines`, ''];
  const perRoute = ROUTES.map((route) => {
    const labelled = seen.filter(({ label }) => label.route === route);
    const given = seen.filter(({ found }) => found.route === route);
    return {
      route,
      recall: tally(labelled, ({ found }) => found.route === route),
      precision: tally(given, ({ label }) => label.route === route),
    };
  });
  out.push(
    table(
      ['路线 route', '召回 recall', '准确 precision'],
      perRoute.map(({ route, recall, precision }) => [route, percent(recall), percent(precision)]),
    ),
    '',
  );
  const mean = perRoute
    .filter(({ recall }) => recall.of > 0)
    .reduce((sum, { recall }, _, all) => sum + recall.right / recall.of / all.length, 0);

  const crises = seen.filter(({ label }) => label.crisis !== undefined);
  const calm = seen.filter(({ label }) => label.crisis === undefined);
  const steered = seen.filter(({ label }) => (label.security?.length ?? 0) > 0);
  const unsteered = seen.filter(({ label }) => (label.security?.length ?? 0) === 0);
  const bounded = seen.flatMap(({ label, found }) =>
    Object.entries(label.scores ?? {}).map(([key, [low, high]]) => {
      const value = found.detection_scores[key as keyof Scores];
      return { key, ok: value >= low && value <= high };
    }),
  );
  const quotes = seen.filter(({ label }) => label.quoted === 1);
  const unquoted = seen.filter(({ label }) => label.quoted !== 1);
  out.push(
    table(
      ['量 what', '值 value'],
      [
        ['五路平均 mean over the routes', `${(100 * mean).toFixed(1)} %`],
        ['危机召回 crisis found', percent(tally(crises, ({ found }) => found.crisis.level !== 'none'))],
        [
          '明确意图判为高 explicit as high',
          percent(
            tally(
              seen.filter(({ label }) => label.crisis === 'high'),
              ({ found }) => found.crisis.level === 'high',
            ),
          ),
        ],
        ['危机误报 false alarms', percent(tally(calm, ({ found }) => found.crisis.level !== 'none'))],
        [
          '安全召回 security found',
          percent(
            tally(
              steered,
              ({ label, found }) =>
                found.security_flags.manipulation_detected &&
                (label.security ?? []).every((flag) => found.security_flags[flag]),
            ),
          ),
        ],
        [
          '安全误报 security false',
          percent(tally(unsteered, ({ found }) => found.security_flags.manipulation_detected)),
        ],
        ...BREACHES.map((direction) => [
          `方向 direction ${direction}`,
          percent(
            tally(
              seen.filter(({ label }) => (label.direction ?? 'none') === direction),
              ({ found }) => found.detection_stage_judge.direction === direction,
            ),
          ),
        ]),
        ['分数在界内 scores in bounds', percent(tally(bounded, ({ ok }) => ok))],
        [
          '引述召回 quoted found',
          percent(tally(quotes, ({ found }) => found.detection_meta.quoted_or_reported_speech === 1)),
        ],
        [
          '引述误报 quoted false',
          percent(tally(unquoted, ({ found }) => found.detection_meta.quoted_or_reported_speech === 1)),
        ],
        [
          '对谁说 target',
          percent(
            tally(
              seen.filter(({ label }) => label.target !== undefined),
              ({ label, found }) => found.detection_meta.target_is_assistant === label.target,
            ),
          ),
        ],
      ],
    ),
    '',
  );
  if (misses)
    for (const { label, found } of seen) {
      const wrong: string[] = [];
      const scores = found.detection_scores;
      if (found.route !== label.route) wrong.push(`route ${label.route}→${found.route}`);
      if (found.crisis.level !== (label.crisis ?? 'none'))
        wrong.push(`crisis ${label.crisis ?? 'none'}→${found.crisis.level} ${found.crisis.score}`);
      if (found.detection_stage_judge.direction !== (label.direction ?? 'none'))
        wrong.push(`direction ${label.direction ?? 'none'}→${found.detection_stage_judge.direction}`);
      if (
        (label.security ?? []).some((flag) => !found.security_flags[flag]) ||
        (label.security === undefined && found.security_flags.manipulation_detected)
      )
        wrong.push(`security ${label.security?.join() ?? 'none'}→${JSON.stringify(found.security_flags)}`);
      for (const [key, [low, high]] of Object.entries(label.scores ?? {})) {
        const value = scores[key as keyof Scores];
        if (value < low || value > high) wrong.push(`${key} ${value} not in ${low}…${high}`);
      }
      if ((label.quoted ?? 0) !== found.detection_meta.quoted_or_reported_speech)
        wrong.push(`quoted→${found.detection_meta.quoted_or_reported_speech}`);
      if (label.target !== undefined && label.target !== found.detection_meta.target_is_assistant) wrong.push('target');
      if (wrong.length > 0)
        out.push(`- ${label.text}: ${wrong.join('; ')} ${JSON.stringify(found.detection_stage_judge.evidence_spans)}`);
    }
  return out.join('\n');
}

/** Lines per second, and the cost of a line as a multiple of a bare NFKC of the same lines in the same run. */
export function speed(set: readonly Labelled[]): string {
  const rounds = 30;
  const time = (job: (label: Labelled) => unknown): number => {
    for (const label of set) job(label);
    const began = performance.now();
    for (let i = 0; i < rounds; i++) for (const label of set) job(label);
    return (performance.now() - began) / (rounds * set.length);
  };
  let length = 0;
  const bare = time(({ text }) => {
    length += text.normalize('NFKC').length;
  });
  const whole = time(({ text, ctx }) => {
    length += detect({ text, ...(ctx ? { ctx } : {}) }).detection_brief.gist.length;
  });
  return `速度 speed: ${Math.round(1000 / whole).toLocaleString('en')} 行每秒 lines per second, ${(whole * 1000).toFixed(1)} µs per line, ${(whole / bare).toFixed(0)}× NFKC (${length > 0 ? (bare * 1000).toFixed(2) : 0} µs)`;
}

const setNamed = (name: string): Labelled[] => readSet(inProject('test', 'chatter', `${name}.jsonl`));

/** The development set alone, refined by a model, beside the embedded detector. */
async function withModel(server: ModelServer, limit: number, misses: boolean): Promise<Status> {
  const set = setNamed('dev-set').slice(0, limit);
  const { found, told, failed } = await refineAll(set, server, embedded);
  console.log(evaluate('开发集，内置 development set, embedded', set, false));
  const refined = (label: Labelled): Detection => found.get(label) ?? embedded(label);
  console.log(evaluate('开发集，大模型细化 development set, refined', set, misses, refined));
  console.log(told);
  // What was not refined was not measured.
  return failed > 0 ? 1 : 0;
}

export default defineProgram({
  about: '聊天检测在标注集上的得失 detection on the labelled sets',
  options: {
    misses: flag('逐行列出开发集的错 the misses of the development set'),
    'held-out-misses': flag('逐行列出保留集的错 the misses of the held-out set'),
    set: text('FILE', '另一份标注集 another labelled set'),
    ...modelOptions('用一个模型细化开发集（密钥在 CHAYAN_LLM_KEY） refine the development set by a model'),
    limit: whole('只取前几行，与 --llm 同用 only the first lines, with --llm', {
      least: 1,
      most: LIMIT_MOST,
      otherwise: LIMIT_MOST,
    }),
  },
  async run({ misses, 'held-out-misses': heldOutMisses, set: extra, llm, model, limit }) {
    const server = serverGiven(llm, model);
    if (server !== null) return withModel(server, limit, misses);
    const other = extra === undefined ? null : givenSet(extra);
    const dev = setNamed('dev-set');
    console.log(evaluate('开发集 development set', dev, misses));
    console.log(evaluate('保留集 held-out set', setNamed('held-out'), heldOutMisses));
    console.log(evaluate('第二保留集 second held-out set', setNamed('held-out-2'), false));
    if (other) console.log(evaluate(extra ?? '', other, true));
    console.log(speed(dev));
    return 0;
  },
});
