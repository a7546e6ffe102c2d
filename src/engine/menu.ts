/** The extension's page in the game's menu (§N5). */
import { INFERENCE_KINDS } from '../core/inference-kind';
import { PERSONA_NAMES } from '../core/persona';
import { BESIDE, LANGUAGES, ownName, type Language } from '../language/languages';
import { createTexts, type KeyAfter } from '../language/texts';
import { answer, asButton, inTwoTaps, rename, showInMenu } from './menu-nodes';
import { DEFAULTS, type Settings } from './settings';
import { chooseWay, SHOWN_WAYS, wayNow } from './ways';

export interface MenuItem {
  name: string;
  intro?: string;
  init?: boolean | string;
  item?: Readonly<Record<string, string>>;
  clear?: boolean;
  nopointer?: boolean;
  /** `this`: the item's node in the page. */
  onclick?: (this: unknown, value: unknown) => void;
  onswitch?: (on: boolean) => void;
}

/** What 公平, 规格 and 原版 set, one by one. */
const SINGLE = ['inference', 'strict', 'act'] as const;
const SWITCHES = ['coexist', 'debug'] as const;

const TALK = ['chat', 'chat_talkativeness', 'chat_speed', 'chat_named', 'chat_quiet', 'chat_claims', 'ladder'] as const;

export interface MenuActions {
  enable(on: boolean): void;
  openPanel(): void;
  badges(on: boolean): void;
  language(tag: string): void;
  /** Erases what the AIs remember of the person. */
  forget(): void;
  /** Opens the questionnaires (§F4: from here only). */
  mood(): void;
  /** Takes the care route back to low and lets AIs talk again (§F2). */
  careReset(): void;
  /** Adds a storyline from a file; answers whether one was taken. */
  story(): Promise<boolean>;
  /** Opens the language model's dialog. */
  model(): void;
  /** Shows the report file. */
  report(): void;
  /** Shows the settings as a file. */
  settingsOut(): void;
  /** Takes the settings of a file; answers what was changed, null where nothing was. */
  settingsIn(): Promise<Readonly<Record<string, unknown>> | null>;
  /** Shows what is new. */
  news(): void;
  /** Lets the player ask for a newer version, and say where. */
  newer(): void;
  /** Hears what was thrown by an item that answers late. */
  failed(error: unknown): void;
}

const row = (name: string, press: (row: unknown) => void): MenuItem => ({
  name: asButton(name),
  clear: true,
  onclick() {
    press(this);
  },
});

/** A row that does something once: drawn as a button, and it answers when it is pressed. */
const action = (name: string, act: (row: unknown) => void): MenuItem =>
  row(name, (node) => {
    act(node);
    answer(node);
  });

/** One that answers when something came of it; `failed` hears what it throws, at once or later. */
const lateAction = (name: string, act: () => Promise<boolean>, failed: (error: unknown) => void): MenuItem => {
  const whole = async (node: unknown): Promise<void> => {
    try {
      if (await act()) answer(node);
    } catch (error) {
      failed(error);
    }
  };
  return row(name, (node) => void whole(node));
};

/** One that asks before it acts. */
const askingAction = (name: string, question: string, act: () => void): MenuItem =>
  row(
    name,
    inTwoTaps(name, question, (node) => {
      act();
      answer(node);
    }),
  );

const line = (name: string): MenuItem => ({ name, clear: true, nopointer: true });

/** Texts of items in the player's language; intros have English beside them, for who is looking for the language. */
function wordsOf(language: Language) {
  const t = createTexts(language);
  const spoken = [...new Set([language, BESIDE])].map(createTexts);
  const introOf = (key: KeyAfter<'menuIntro_'>): string => spoken.map((say) => say(`menuIntro_${key}`)).join('');
  return {
    t,
    introOf,
    item: (key: KeyAfter<'menu_'> & KeyAfter<'menuIntro_'>) => ({ name: t(`menu_${key}`), intro: introOf(key) }),
  };
}

export interface MenuFacts {
  readonly version: string;
  /** The lowest version of the game. */
  readonly lowest: string;
  readonly language: Language;
  /** There is news that the player has not looked at. */
  readonly fresh: boolean;
}

/**
 * Items by key; the engine saves what has no `onclick` under `extension_察言观色_<key>` by itself, `save` does the
 * rest. Our `enable` replaces the engine's own, so that switching off takes effect at once.
 */
export function createMenu(
  { version, lowest, language, fresh }: MenuFacts,
  actions: MenuActions,
  settings: Pick<Settings, 'way' | 'act' | 'inference' | 'strict' | 'save' | 'onSave'>,
): Record<string, MenuItem> {
  const { save } = settings;
  const { t, item, introOf } = wordsOf(language);
  const steps: Readonly<Partial<Record<(typeof TALK)[number], MenuItem['item']>>> = {
    chat_talkativeness: {
      0: t('talkTalkative1'),
      0.25: t('talkTalkative2'),
      0.5: t('talkTalkative3'),
      0.9: t('talkTalkative4'),
    },
    chat_speed: { 0.6: t('talkSpeed1'), 1: t('talkSpeed2'), 1.6: t('talkSpeed3') },
  };
  const inferences = Object.fromEntries(INFERENCE_KINDS.map((kind) => [kind, t(`inference_${kind}`)]));
  // The engine shows what was saved last; a switch may have been set without us, or before there was this choice.
  if (settings.way() !== wayNow(settings)) save('way', wayNow(settings));
  const items: Record<string, MenuItem> = {
    enable: { name: t('menu_enable'), init: true, onswitch: actions.enable },
    facts: line(t('menu_facts', { version, lowest })),
    news: action(t(fresh ? 'menu_newsFresh' : 'menu_news'), (row) => {
      actions.news();
      rename(row, t('menu_news'));
    }),
    panel: action(t('menu_panel'), actions.openPanel),
    badges: {
      ...item('badges'),
      init: DEFAULTS.badges,
      onclick: (on) => {
        save('badges', on);
        actions.badges(on === true);
      },
    },
    language: {
      ...item('language'),
      item: {
        auto: t('menu_languageAuto'),
        ...Object.fromEntries(LANGUAGES.map((one) => [one, ownName(one)])),
      },
      init: DEFAULTS.language,
      onclick: (tag) => {
        save('language', tag);
        actions.language(String(tag));
      },
    },
    way: {
      ...item('way'),
      item: Object.fromEntries(SHOWN_WAYS.map((name) => [name, t(`way_${name}`)])),
      init: wayNow(settings),
      onclick: (name) => {
        chooseWay(name, settings);
      },
    },
  };
  items['talk'] = line(t('menu_talk'));
  for (const key of TALK) {
    const choices = steps[key];
    items[key] = { ...item(key), ...(choices ? { item: choices } : {}), init: DEFAULTS[key] };
  }
  items['story'] = lateAction(t('menu_story'), actions.story, actions.failed);
  items['model'] = action(t('menu_model'), actions.model);
  items['forget'] = askingAction(t('menu_forget'), t('menu_forgetSure'), actions.forget);
  items['mood'] = action(t('menu_mood'), actions.mood);
  items['careReset'] = askingAction(t('menu_careReset'), t('menu_careResetSure'), actions.careReset);
  items['report'] = action(t('menu_report'), actions.report);
  items['settingsOut'] = action(t('menu_settingsOut'), actions.settingsOut);
  const settingsIn = async (): Promise<boolean> => Object.keys((await actions.settingsIn()) ?? {}).length > 0;
  items['settingsIn'] = lateAction(t('menu_settingsIn'), settingsIn, actions.failed);
  items['personas'] = line(t('menu_personas'));
  for (const name of PERSONA_NAMES) {
    const key = `persona_${name}` as const;
    items[key] = { name: t(key), intro: introOf(name), init: DEFAULTS[key] };
  }
  items['advanced'] = line(t('menu_advanced'));
  for (const key of SINGLE) {
    items[key] = {
      ...item(key),
      ...(key === 'inference' ? { item: inferences } : {}),
      init: DEFAULTS[key],
      onclick: (value) => {
        save(key, value);
        save('way', wayNow(settings));
      },
    };
  }
  for (const key of SWITCHES) items[key] = { ...item(key), init: DEFAULTS[key] };
  items['newer'] = action(t('menu_newer'), actions.newer);
  // One item sets another, and the first run's card, the panel and a file save as well: the engine has built this page by then.
  settings.onSave((key, value) => {
    showInMenu(key, value, items);
  });
  return items;
}
