/** 听懂了什么: the person's last line, its evidence marked in place, and what was understood by it. */
import type { Reference, Scores, SecurityFlags } from '../../chatter/detection/types';
import type { OpenTask } from '../../chatter/flow/contract';
import { attributeOf, el, keyedList, setShown, textOf } from '../dom';
import type { TabContext } from '../tab';
import { createBar } from './bar';
import { createBriefWords } from './brief-words';
import { createFact, partNode } from './facts';
import { piecesOf } from './marks';
import { caller, cleanLine, voicesOf } from './people';
import type { LastLine, TalkSource } from './source';

const SCORES = [
  'friendly',
  'hostile',
  'overstep',
  'low_effort',
  'confusion',
] as const satisfies readonly (keyof Scores)[];
/** `manipulation_detected` is what all of these amount to. */
const FLAGS = [
  'style_mimicry_blocked',
  'personality_change',
  'behavior_control',
  'injection_blocked',
] as const satisfies readonly (keyof SecurityFlags)[];

interface TaskShown {
  readonly key: string;
  readonly text: string;
}

export function createUnderstood(
  context: TabContext,
  source: TalkSource,
): { readonly node: HTMLElement; update(): void } {
  const { words } = context;
  const { t } = words;
  const brief = createBriefWords(words.language);

  const none = el('p', 'slqj-none', {}, t('talkNoLast'));
  const quote = el('blockquote', 'slqj-last', { dir: 'auto' });
  const route = el('span', 'slqj-tag slqj-tag-route', { title: t('talkRoute') });
  const direction = el('span', 'slqj-tag slqj-tag-direction');
  const flags = FLAGS.map((flag) => ({ flag, node: el('span', 'slqj-tag slqj-tag-security', {}, t(`flag_${flag}`)) }));
  const gist = createFact(t('talkGist'));
  const subtext = createFact(t('talkSubtext'));
  const references = createFact(t('talkReferences'));
  const unknowns = createFact(t('talkUnknowns'));
  const heardBy = createFact(t('talkHeardBy'));
  const bars = SCORES.map((score) => ({ score, bar: createBar(t(`score_${score}`)) }));
  const taskList = el('ul', 'slqj-tasks', { 'aria-label': t('talkTasks') });
  const tasks = keyedList<string, { node: HTMLElement; draw(text: string): void }>(taskList, () => {
    const node = el('li', 'slqj-task');
    return { node, draw: textOf(node) };
  });
  const body = el(
    'section',
    'slqj-last-body',
    {},
    quote,
    el('p', 'slqj-tags', {}, route, direction, ...flags.map(({ node }) => node)),
    gist.node,
    subtext.node,
    references.node,
    unknowns.node,
    heardBy.node,
    el('section', 'slqj-traits', { role: 'group', 'aria-label': t('talkScores') }, ...bars.map(({ bar }) => bar.node)),
  );
  const set = { route: textOf(route), kind: attributeOf(route, 'data-route'), direction: textOf(direction) };
  let drawn: LastLine | null = null;

  /** "他→曹操": a seat is called as everywhere else, anything else as detection has it. */
  function pointing({ ref, resolution }: Reference): string {
    const seat = /^(\d+)号位/.exec(resolution)?.[1];
    return `${cleanLine(ref)}→${seat === undefined ? cleanLine(resolution) : caller(source, words)(Number(seat))}`;
  }

  function draw({ text, detection, heard }: LastLine): void {
    const {
      detection_scores: scores,
      detection_brief: told,
      detection_stage_judge: judged,
      security_flags: security,
    } = detection;
    quote.replaceChildren(
      ...piecesOf(cleanLine(text), judged.evidence_spans.map(cleanLine)).map((piece) =>
        piece.marked ? el('mark', 'slqj-evidence', {}, piece.text) : document.createTextNode(piece.text),
      ),
    );
    set.route(t(`route_${detection.route}`));
    set.kind(detection.route);
    setShown(direction, judged.direction !== 'none');
    set.direction(judged.direction === 'none' ? '' : t(`direction_${judged.direction}`));
    for (const { flag, node } of flags) setShown(node, security[flag]);
    gist.set(cleanLine(brief.gist(told.gist)));
    subtext.set(cleanLine(brief.subtext(told.subtext)));
    const list = (parts: readonly string[]): string => parts.join(t('joinList'));
    references.set(list(told.references.filter(({ resolution }) => resolution !== '').map(pointing)));
    unknowns.set(list(told.unknowns.map(({ item }) => cleanLine(brief.unknown(item)))));
    const call = caller(source, words);
    // A line to everybody names nobody.
    const everyone = heard.addressed.length > 1 && heard.addressed.every(({ how }) => how === 'all');
    heardBy.set(
      everyone
        ? t('talkEveryone')
        : list(heard.addressed.map(({ seat, how }) => t(`talkHow_${how}`, { who: call(seat) }))),
    );
    for (const { score, bar } of bars) bar.draw(scores[score]);
  }

  function tasksShown(): TaskShown[] {
    const call = caller(source, words);
    const text = (who: string, { description, ttl }: OpenTask): string =>
      t('talkTask', { who, what: cleanLine(brief.task(description)), n: ttl });
    return voicesOf(source).flatMap(({ seat }) =>
      source.tasks(seat).map((task) => ({ key: `${seat} ${task.id}`, text: text(call(seat), task) })),
    );
  }

  return {
    node: partNode(t('talkUnderstood'), none, body, taskList),
    update() {
      const last = source.last();
      setShown(none, last === null);
      setShown(body, last !== null);
      if (last && last !== drawn) draw(last);
      drawn = last;
      const open = tasksShown();
      setShown(taskList, open.length > 0);
      tasks.set(open.map(({ key }) => key));
      for (const { key, text } of open) tasks.items.get(key)?.draw(text);
    },
  };
}
