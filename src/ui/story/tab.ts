/** 剧情: during the game what each AI said of itself aloud; afterwards, or for debugging, the whole ladder of beats. */
import type { Ladder } from '../../chatter/judge/ladder';
import type { Seat } from '../../core/event';
import { clamp } from '../../core/number';
import type { Words } from '../describe';
import { inTraditional } from '../../chatter/line/script';
import { beatInEnglish } from '../../language/beats';
import { isTraditional, spokenIn, type Language } from '../../language/languages';
import { attributeOf, el, keyedList, setShown, styleOf, textOf } from '../dom';
import { calledIn } from '../name';
import type { PanelSource } from '../source';
import type { Tab, TabContext, TabView } from '../tab';
import { livePage } from '../talk/live';
import { cleanLine } from '../talk/people';
import type { StoryPart, StorySource } from './source';

/** A storyline is written in simplified characters; whoever reads 繁體 is shown it so. */
const written = (text: string, language: Language): string =>
  cleanLine(isTraditional(language) ? inTraditional(text) : text);

/** What happens in a beat. */
const told = (event: string, language: Language): string =>
  (language === 'en' ? beatInEnglish(event) : null) ?? written(event, language);

/** The judge counts beats from 0, the page from 1. */
const counted = (text: string): string =>
  text.replace(/(节拍|\bbeat )(\d+)/gi, (_, word: string, at: string) => `${word}${Number(at) + 1}`);

/** A list of sentences that only ever grows or is replaced. */
function sentences(title: string) {
  const list = el('ul', 'slqj-story-notes');
  const rows = keyedList<number, { node: HTMLElement; draw(text: string): void }>(list, () => {
    const node = el('li', '');
    return { node, draw: textOf(node) };
  });
  const node = el('section', 'slqj-story-part', {}, el('span', 'slqj-fact-name', {}, title), list);
  return {
    node,
    draw(texts: readonly string[]) {
      setShown(node, texts.length > 0);
      rows.set(texts.map((_text, i) => i));
      texts.forEach((text, i) => {
        rows.items.get(i)?.draw(text);
      });
    },
  };
}

function beatNode({ t, language }: Words) {
  const [event, state, fill] = [
    el('span', 'slqj-beat-event'),
    el('span', 'slqj-beat-state'),
    el('span', 'slqj-meter-fill'),
  ];
  const track = el('span', 'slqj-meter-track', { 'aria-hidden': 'true' }, fill);
  const node = el('li', 'slqj-beat', {}, event, state, track);
  const set = {
    state: textOf(state),
    kind: attributeOf(node, 'data-state'),
    event: textOf(event),
    width: styleOf(fill, 'width'),
  };
  return {
    node,
    /** `said`: whether its player has said anything at all; one who has not played nothing either. */
    draw(beat: Ladder['beats'][number], said: boolean, debug: boolean) {
      const unsaid = beat.state === 'done' && !said;
      set.state(
        t(
          unsaid
            ? 'beat_unsaid'
            : beat.shut
              ? 'beat_shut'
              : beat.why !== null
                ? `beat_skipped_${beat.why}`
                : beat.by !== null
                  ? `beat_by_${beat.by}`
                  : `beat_${beat.state}`,
        ),
      );
      setShown(track, debug);
      set.kind(beat.state);
      const event = told(beat.event, language);
      set.event(debug ? `${cleanLine(beat.beat_id)} · ${event}` : event);
      set.width(`${Math.round(clamp(beat.completion, 0, 1) * 100)}%`);
    },
  };
}

/** Everything that a player at the table must not see. */
function ladderNode(words: Words) {
  const { t, language } = words;
  const [title, phase] = [el('strong', 'slqj-story-title'), el('span', 'slqj-tag')];
  const list = el('ol', 'slqj-beats', { 'aria-label': t('storyBeats') });
  const beats = keyedList<number, ReturnType<typeof beatNode>>(list, () => beatNode(words));
  const [corrections, deviations, verdict] = [
    sentences(t('storyCorrections')),
    sentences(t('storyDeviations')),
    sentences(t('storyVerdict')),
  ];
  const node = el(
    'section',
    'slqj-ladder',
    {},
    el('p', 'slqj-story-head', {}, title, phase),
    list,
    corrections.node,
    deviations.node,
    verdict.node,
  );
  const set = { title: textOf(title), phase: textOf(phase) };
  return {
    node,
    draw(ladder: Ladder, judged: ReturnType<StorySource['judgement']>, debug: boolean) {
      set.title(written(ladder.title?.[spokenIn(language)] ?? '', language));
      set.phase(ladder.phase === null ? '' : t(`phase_${ladder.phase}`));
      beats.set(ladder.beats.map((_beat, i) => i));
      ladder.beats.forEach((beat, i) => {
        beats.items.get(i)?.draw(beat, ladder.impressions.lines > 0, debug);
      });
      // The judge's own book, for whoever writes storylines.
      corrections.draw(
        (debug ? ladder.corrections : []).map(({ round, beat, kind, text }) =>
          t('storyCorrection', {
            n: round,
            beat: beat + 1,
            kind: t(`deviation_${kind}`),
            text: written(counted(text), language),
          }),
        ),
      );
      deviations.draw(
        (debug ? ladder.deviations : []).map(({ beat, kind, evidence }) =>
          t('storyDeviation', { beat: beat + 1, kind: t(`deviation_${kind}`), text: written(evidence, language) }),
        ),
      );
      const analysis = judged?.beat_completion_analysis ?? ladder.analysis;
      verdict.draw(
        (debug
          ? [
              ...(judged
                ? [`${judged.status} ${judged.current_beat_idx + 1} · ${Math.round(judged.completion * 100)}%`]
                : []),
              ...(analysis === null ? [] : [analysis]),
              ...(judged ? [judged.narrative_hold] : []),
              ...(judged && judged.tone_correction !== null ? [judged.tone_correction] : []),
            ]
          : []
        ).map((text) => written(counted(text), language)),
      );
    },
  };
}

function partNode(words: Words) {
  const { t } = words;
  const name = el('bdi', 'slqj-relation-name');
  const [lines, claimed, last] = [
    el('span', 'slqj-story-lines'),
    el('p', 'slqj-story-claimed'),
    el('p', 'slqj-story-last', { dir: 'auto' }),
  ];
  const node = el('li', 'slqj-story', {}, el('header', 'slqj-relation-head', {}, name, lines), claimed, last);
  const set = { name: textOf(name), lines: textOf(lines), claimed: textOf(claimed), last: textOf(last) };
  let ladder: ReturnType<typeof ladderNode> | null = null;
  return {
    node,
    draw(part: StoryPart, source: StorySource) {
      const open = source.open();
      const seen = part.ladder(!open);
      const { impressions } = seen;
      set.name(calledIn(words, part.seat, part.name));
      set.lines(t('storyLines', { n: impressions.lines }));
      const roles = [...new Set(impressions.claimed)].map(words.role);
      set.claimed(
        roles.length > 0 ? t('storyClaimed', { roles: roles.join(t('joinList')) }) : t('storyClaimedNothing'),
      );
      set.last(impressions.last === null ? t('storySilent') : t('storyQuote', { text: cleanLine(impressions.last) }));
      if (open && !ladder) node.append((ladder = ladderNode(words)).node);
      // What is not to be seen is not in the page either.
      if (!open && ladder) {
        ladder.node.remove();
        ladder = null;
      }
      ladder?.draw(seen, source.judgement(part.seat), source.debug());
    },
  };
}

function createStory({ words, scrollBox }: TabContext, source: StorySource): TabView {
  const { t } = words;
  const hint = el('p', 'slqj-none');
  const say = textOf(hint);
  const list = el('ul', 'slqj-stories');
  const rows = keyedList<Seat, ReturnType<typeof partNode>>(list, () => partNode(words));
  const node = el('section', 'slqj-scroll slqj-story-page', {}, hint, list);
  scrollBox(node);
  return {
    node,
    update() {
      const why = source.inactive();
      const parts = why === null ? source.parts() : [];
      const note = why ?? (parts.length === 0 ? t('storyNone') : source.open() ? null : t('storyHidden'));
      say(note ?? '');
      setShown(hint, note !== null);
      rows.set(parts.map(({ seat }) => seat));
      for (const part of parts) rows.items.get(part.seat)?.draw(part, source);
    },
  };
}

/** `running` as for the page 聊天. */
export function createStoryTab(source: StorySource, running?: PanelSource): Tab {
  return livePage(
    'story',
    (t) => t('tabStory'),
    source,
    running,
    (context) => createStory(context, source),
  );
}
