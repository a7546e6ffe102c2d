/** Joins talk to what shows it: the pages of the panel, the private cards, what is kept on the device. */
import type { Seat } from '../core/event';
import type { Ladder } from '../chatter/judge/ladder';
import { createChat } from '../converse/chat';
import { createStories } from '../converse/stories';
import type { Inactive } from '../engine/inforce';
import type { Places } from '../engine/places';
import type { Report } from '../engine/report';
import type { Runtime } from '../engine/runtime';
import type { Settings } from '../engine/settings';
import type { Ear, Speech } from '../engine/speech';
import { createLink } from '../model/link';
import { createCaring } from './caring';
import { languageNow } from './show';
import { isTraditional, spokenIn } from '../language/languages';
import { createTexts } from '../language/texts';
import { deviceDatabase } from '../ui/database';
import { createKeep } from '../ui/keep';
import { openModelDialog, type ModelDialog } from '../ui/model/dialog';
import type { PanelSource } from '../ui/source';
import type { StorySource } from '../ui/story/source';
import { accusedBy } from '../ui/board/suspects';
import { createStoryTab } from '../ui/story/tab';
import type { Tab } from '../ui/tab';
import { createRelationTab } from '../ui/talk/relation';
import { createTalkTab } from '../ui/talk/tab';

export interface Talking {
  /** The pages 聊天, 关系 and 剧情; `running` is the game that they are about. */
  tabs(running: PanelSource): Tab[];
  /** Whom a seat suspects by its own words in the running game, latest first. */
  accused(by: Seat): readonly Seat[];
  /** Erases what the AIs remember of the person. */
  forget(): void;
  /** Opens the questionnaires. */
  mood(): void;
  careReset(): void;
  /** Lets the person pick a storyline file, and says what became of it. */
  addStory(): Promise<boolean>;
  /** Opens the language model's dialog. */
  model(): void;
}

interface TalkingOptions {
  readonly runtime: Runtime;
  readonly places: Places;
  readonly settings: Settings;
  readonly report: Report;
  readonly inactive: () => Inactive | null;
  readonly term: (name: string) => string;
  /** What a skill does, shortly; null where nobody knows. */
  readonly described: (skill: string) => string | null;
  readonly now: () => number;
  readonly listen: (ear: Ear) => Speech;
  /** Says one sentence to the person. */
  readonly tell: (text: string) => void;
}

/** An AI without a storyline looks, masked, like one that has said nothing of itself. */
const NO_STORY: Ladder = {
  title: null,
  phase: null,
  beats: [],
  analysis: null,
  corrections: [],
  deviations: [],
  impressions: { lines: 0, claimed: [], last: null },
};

export function createTalking({
  runtime,
  places,
  settings,
  report,
  inactive,
  term,
  described,
  now,
  listen,
  tell,
}: TalkingOptions): Talking {
  const keep = createKeep(deviceDatabase());
  const language = () => languageNow(settings.language(), places);
  const t = () => createTexts(language());
  const stories = createStories(keep, language);
  let dialog: ModelDialog | null = null;
  const link = createLink({
    stored: settings.model,
    save: (value) => {
      settings.save('model', value);
    },
    now,
  });

  const caring = createCaring({
    places,
    report,
    keep,
    language,
    now,
    tell,
    talk: {
      hush: () => {
        chat.hush();
      },
      answer: (text) => {
        chat.answerCare(text);
      },
      changed: () => {
        chat.changed();
      },
    },
  });
  const chat = createChat({
    runtime,
    settings,
    keep,
    report,
    care: caring.desk,
    link,
    now,
    term,
    described,
    listen,
    storylines: stories.list,
    quiet: (why) => t()(`quiet_${why}`),
    language: () => spokenIn(language()),
    traditional: () => isTraditional(language()),
    inactive() {
      const why = inactive();
      return why === null ? null : t()(`inactive_${why}`);
    },
  });

  const { source } = chat;
  const story: StorySource = {
    inactive: source.inactive,
    parts: () =>
      source.talkers().flatMap(({ seat, name, voice }) => {
        const part = chat.conversation()?.part(seat);
        return voice === null
          ? []
          : [{ seat, name, ladder: (masked: boolean) => part?.ladder({ masked }) ?? NO_STORY }];
      }),
    open: () => settings.ladder() || chat.over(),
    debug: settings.debug,
    judgement(seat) {
      const verdict = chat.conversation()?.part(seat)?.verdict();
      return verdict ? { ...verdict, beat_completion_analysis: chat.worded(verdict.beat_completion_analysis) } : null;
    },
    onChange: source.onChange,
  };
  runtime.watch({
    opened: caring.begin,
    resumed: caring.begin,
    closed() {
      caring.end();
      dialog?.close();
    },
  });

  return {
    tabs: (running) => [
      createTalkTab(source, running),
      createRelationTab(source, running),
      createStoryTab(story, running),
    ],
    accused(by) {
      const scene = source.scene();
      return scene ? accusedBy(source.ledger()?.rows(scene) ?? [], by) : [];
    },
    forget() {
      source.forget();
      tell(t()('relationForgotten'));
    },
    mood() {
      if (!caring.mood()) tell(t()('moodLater'));
    },
    async addStory() {
      const picked = await stories.pick();
      if (picked) tell(picked.said);
      return picked?.taken ?? false;
    },
    model() {
      const root = places.layer();
      if (!root) tell(t()('modelLater'));
      else if (dialog?.isOpen() !== true)
        dialog = openModelDialog(root, { language: language(), source: link, scrollBox: places.scrollBox });
    },
    careReset: caring.reset,
  };
}
