/** 关系: how each AI stands to the person, what moved it last, and the button that makes them forget. */
import type { RelationView } from '../../chatter/flow/contract';
import type { Relationship } from '../../chatter/detection/types';
import type { Seat } from '../../core/event';
import type { Words } from '../describe';
import { attributeOf, button, el, keyedList, setShown, textOf } from '../dom';
import type { PanelSource } from '../source';
import type { Tab, TabContext, TabView } from '../tab';
import { createBar } from './bar';
import { livePage } from './live';
import { callOf, voicesOf } from './people';
import type { Talker, TalkSource } from './source';

const DIMS = [
  'closeness',
  'trust',
  'liking',
  'respect',
  'warmth',
  'power',
] as const satisfies readonly (keyof Relationship)[];
/** Knapp's stages of coming apart. */
const APART: ReadonlySet<RelationView['stage']> = new Set([
  'differentiating',
  'circumscribing',
  'stagnating',
  'avoiding',
  'terminating',
]);

function rowNode(words: Words) {
  const { t } = words;
  const [name, voice, stage] = [
    el('bdi', 'slqj-relation-name'),
    el('span', 'slqj-said-voice'),
    el('strong', 'slqj-relation-stage'),
  ];
  const [why, games] = [el('p', 'slqj-relation-why'), el('p', 'slqj-relation-games')];
  const bars = DIMS.map((dim) => ({ dim, bar: createBar(t(`dim_${dim}`)) }));
  const numbers = el('section', 'slqj-relation-dims', {}, ...bars.map(({ bar }) => bar.node));
  const more = button('slqj-press slqj-relation-more', t('relationNumbers'), () => {
    numbers.hidden = !numbers.hidden;
    more.setAttribute('aria-expanded', String(!numbers.hidden));
  });
  more.setAttribute('aria-expanded', 'false');
  numbers.hidden = true;
  const node = el(
    'li',
    'slqj-relation',
    {},
    el('header', 'slqj-relation-head', {}, name, voice, stage),
    why,
    games,
    more,
    numbers,
  );
  const set = {
    name: textOf(name),
    voice: textOf(voice),
    stage: textOf(stage),
    why: textOf(why),
    games: textOf(games),
    apart: attributeOf(stage, 'data-apart'),
    dead: attributeOf(node, 'data-dead'),
  };
  return {
    node,
    draw(talker: Talker, view: RelationView) {
      set.name(callOf(words, talker));
      set.voice(t(`voice_${view.voice}`));
      set.dead(talker.alive ? null : '');
      set.stage(t(`stage_${view.stage}`));
      set.apart(APART.has(view.stage) ? '' : null);
      set.why(
        view.why ? t('relationWhy', { n: view.why.round, why: t(`moved_${view.why.reason}`) }) : t('relationStill'),
      );
      for (const { dim, bar } of bars) bar.draw(view.dims[dim]);
      set.games(t('relationGames', { games: view.games, turns: view.turns }));
    },
  };
}

/** Two steps: asked for, then confirmed. */
function createForget({ words: { t }, redraw }: TabContext, source: TalkSource) {
  const status = el('p', 'slqj-status', { role: 'status' });
  const say = textOf(status);
  const ask = button('slqj-press', t('relationForget'), () => {
    say('');
    turn(true);
    keep.focus({ preventScroll: true });
  });
  const keep = button('slqj-press', t('relationKeep'), () => {
    turn(false);
    ask.focus({ preventScroll: true });
  });
  const forget = button('slqj-press slqj-forget-now', t('relationForgetNow'), () => {
    source.forget();
    turn(false);
    say(t('relationForgotten'));
    ask.focus({ preventScroll: true });
    redraw();
  });
  const sure = el('section', 'slqj-forget-sure', {}, el('span', '', {}, t('relationSure')), forget, keep);
  sure.hidden = true;

  function turn(asking: boolean): void {
    setShown(sure, asking);
    setShown(ask, !asking);
  }
  return el('section', 'slqj-forget', {}, el('p', 'slqj-fact-name', {}, t('relationKept')), ask, sure, status);
}

function createRelations(context: TabContext, source: TalkSource): TabView {
  const { words } = context;
  const none = el('p', 'slqj-none', {}, words.t('noRelations'));
  const list = el('ul', 'slqj-relations');
  const rows = keyedList<Seat, ReturnType<typeof rowNode>>(list, () => rowNode(words));
  const node = el('section', 'slqj-scroll slqj-relation-page', {}, none, list, createForget(context, source));
  context.scrollBox(node);
  return {
    node,
    update() {
      const shown = voicesOf(source).flatMap((talker) => {
        const view = source.relation(talker.seat);
        return view ? [{ talker, view }] : [];
      });
      setShown(none, shown.length === 0);
      rows.set(shown.map(({ talker }) => talker.seat));
      for (const { talker, view } of shown) rows.items.get(talker.seat)?.draw(talker, view);
    },
  };
}

/** `running` as for the page 聊天. */
export function createRelationTab(source: TalkSource, running?: PanelSource): Tab {
  return livePage(
    'relation',
    (t) => t('tabRelation'),
    source,
    running,
    (context) => createRelations(context, source),
  );
}
