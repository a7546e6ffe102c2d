/** 人格: what kind of player each AI is. Hidden until asked for, so that play is not spoiled. */
import type { Seat } from '../core/event';
import type { Game } from '../core/game';
import type { Mind } from '../core/mind';
import { clamp } from '../core/number';
import { isPersonaName, type Traits } from '../core/persona';
import { attributeOf, button, el, keyedList, setShown, styleOf, textOf } from './dom';
import { cleanName, nameIn, placeIn } from './name';
import type { PanelSource } from './source';
import type { Tab, TabContext, TabView } from './tab';

/** Grudges named on a card. */
const MOST_GRUDGES = 3;
/** Smaller ones are not worth a word. */
const LEAST_GRUDGE = 0.1;

/** Each trait with the value that fills its bar. */
const TRAITS: readonly (readonly [keyof Traits, number])[] = [
  ['aggressiveness', 1],
  ['insight', 1],
  ['revengeWeight', 3],
  ['randomness', 1],
  ['camouflageRounds', 5],
];

export interface PersonaModel {
  readonly seat: Seat;
  readonly name: string;
  readonly persona: string;
  readonly traits: Readonly<Record<keyof Traits, number>>;
  readonly turns: number;
  readonly grudges: readonly { readonly about: Seat; readonly size: number }[];
}

function grudgesOf(game: Game, { memory }: Mind): PersonaModel['grudges'] {
  return game.table.seats
    .map(({ seat, pid }) => ({ about: seat, size: memory.grudge[pid] ?? 0 }))
    .filter(({ size }) => size >= LEAST_GRUDGE)
    .sort((a, b) => b.size - a.size)
    .slice(0, MOST_GRUDGES);
}

/** The AIs of the table; the person who looks has no persona to show. */
function personaModels(source: PanelSource, game: Game): PersonaModel[] {
  return game.table.seats.flatMap(({ seat, name }) => {
    const mind = game.minds.get(seat);
    if (!mind || seat === source.me()) return [];
    const { persona, runtime } = mind;
    return [
      {
        seat,
        name,
        persona: persona.name,
        traits: persona.traits,
        turns: runtime.turnsTaken,
        grudges: grudgesOf(game, mind),
      },
    ];
  });
}

function cardNode({ words }: TabContext) {
  const { t } = words;
  const place = el('span', 'slqj-row-place');
  const name = el('bdi', 'slqj-row-name');
  const kind = el('strong', 'slqj-persona-kind');
  const about = el('p', 'slqj-persona-about');
  const turns = el('span', 'slqj-persona-turns');
  const grudges = el('p', 'slqj-persona-grudges');
  const bars = TRAITS.map(([trait, full]) => {
    const fill = el('span', 'slqj-meter-fill');
    const number = el('span', 'slqj-trait-number');
    const row = el(
      'p',
      'slqj-trait',
      {},
      el('span', 'slqj-trait-name', {}, t(`trait_${trait}`)),
      el('span', 'slqj-meter-track', { 'aria-hidden': 'true' }, fill),
      number,
    );
    const [width, text] = [styleOf(fill, 'width'), textOf(number)];
    return {
      row,
      draw(traits: PersonaModel['traits']) {
        const value = traits[trait];
        width(`${Math.round(clamp(value / full, 0, 1) * 100)}%`);
        text(String(Math.round(value * 100) / 100));
      },
    };
  });
  const node = el(
    'li',
    'slqj-persona',
    {},
    el('header', 'slqj-persona-head', {}, place, name, kind),
    about,
    el('section', 'slqj-traits', {}, ...bars.map(({ row }) => row)),
    grudges,
    turns,
  );
  const set = {
    place: textOf(place),
    name: textOf(name),
    kind: textOf(kind),
    about: textOf(about),
    turns: textOf(turns),
    grudges: textOf(grudges),
    persona: attributeOf(node, 'data-persona'),
  };
  return {
    node,
    draw({ seat, name: called, persona, traits, turns: taken, grudges: held }: PersonaModel) {
      const known = isPersonaName(persona) ? persona : null;
      set.place(placeIn(words, seat, called));
      set.name(nameIn(words.language, called));
      set.persona(known ?? 'other');
      set.kind(known ? t(`persona_${known}`) : cleanName(persona));
      set.about(known ? t(`about_${known}`) : '');
      set.turns(t('turnsTaken', { n: taken }));
      const list = held.map(({ about: who, size }) => t('grudge', { who: words.seat(who), n: size.toFixed(1) }));
      set.grudges(list.length > 0 ? `${t('grudges')}：${list.join(t('joinList'))}` : t('noGrudge'));
      for (const bar of bars) bar.draw(traits);
    },
  };
}

function createPersonas(context: TabContext): TabView {
  const {
    source,
    state,
    redraw,
    words: { t },
  } = context;
  const toggle = button('slqj-switch', t('personaShow'), () => {
    state.personas = !state.personas;
    redraw();
  });
  toggle.setAttribute('role', 'switch');
  const checked = attributeOf(toggle, 'aria-checked');
  const hint = el('p', 'slqj-none', {}, t('personaHidden'));
  const list = el('ul', 'slqj-personas');
  const cards = keyedList<Seat, ReturnType<typeof cardNode>>(list, () => cardNode(context));
  const scroll = el('section', 'slqj-scroll', {}, hint, list);
  context.scrollBox(scroll);
  return {
    node: el('section', 'slqj-persona-page', {}, toggle, scroll),
    update() {
      const game = source.game();
      // Nothing is left to spoil once the game is over.
      const over = source.truth() !== null;
      const shown = (state.personas || over) && game !== null;
      setShown(toggle, !over);
      checked(String(state.personas));
      setShown(hint, !shown);
      const models = shown ? personaModels(source, game) : [];
      cards.set(models.map(({ seat }) => seat));
      for (const model of models) cards.items.get(model.seat)?.draw(model);
    },
  };
}

export const PERSONA_TAB: Tab = { id: 'persona', label: (t) => t('tabPersona'), create: createPersonas };
