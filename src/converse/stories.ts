/** Storylines that authors and players add through the menu, kept on the device. A file that makes no sense is refused whole. */
import { faultText, readStoryline } from '../chatter/judge/read';
import type { Storyline } from '../chatter/judge/storyline';
import { builtInStorylines } from '../chatter/judge/storylines';
import { createTexts } from '../language/texts';
import { inTraditional } from '../chatter/line/script';
import { isTraditional, spokenIn, type Language } from '../language/languages';
import { failureText, type Failed } from '../ui/database';
import type { Keep } from '../ui/keep';
import { pickFile } from '../ui/save';

const STORIES = 'storylines';
/** Larger is no storyline. */
const LARGEST_BYTES = 500_000;

export interface Stories {
  /** Those added so far; the built-in ones are not among them. */
  list(): readonly Storyline[];
  /** Takes the text of a file. */
  add(name: string, text: string): Promise<Added>;
  /** Opens a file picker; null where nothing was picked. */
  pick(): Promise<Added | null>;
}

/** What came of a file. */
export interface Added {
  /** It is among the storylines now, whether or not the device keeps it. */
  readonly taken: boolean;
  /** What to say to the person. */
  readonly said: string;
}

/** Faults told at once; the rest shows when these are mended. */
const FAULTS_TOLD = 8;

/** What is kept is `{name: text}`; whatever else stands there is ignored. */
function textsIn(kept: unknown): Map<string, string> {
  const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
  return new Map(
    entries.filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= LARGEST_BYTES,
    ),
  );
}

/** `language`: in which what is said to the person is said. */
export function createStories(keep: Keep, language: () => Language): Stories {
  const refused = (what: string): Added => ({ taken: false, said: createTexts(language())('storyRefused', { what }) });
  let texts = new Map<string, string>();
  let known: readonly Storyline[] = [];
  /** Why what was kept before is not known: it is then not written over. */
  let unread: Failed | null = null;

  function read(): void {
    known = [...texts].flatMap(([name, text]) => readStoryline(text, name, builtInStorylines()).storyline ?? []);
  }

  const loaded = keep.read(STORIES).then((kept) => {
    if (kept.ok) texts = textsIn(kept.value);
    else unread = kept;
    read();
  });

  async function add(name: string, text: string): Promise<Added> {
    await loaded;
    if (text.length > LARGEST_BYTES) return refused(`${name}: > ${LARGEST_BYTES / 1000} KB`);
    const { storyline, faults } = readStoryline(text, name, builtInStorylines());
    if (!storyline) return refused(faults.slice(0, FAULTS_TOLD).map(faultText).join('\n'));
    texts.set(storyline.id, text);
    read();
    const kept = unread ?? (await keep.write(STORIES, Object.fromEntries(texts)));
    const t = createTexts(language());
    const own = storyline.title[spokenIn(language())];
    const title = isTraditional(language()) ? inTraditional(own) : own;
    const said = kept.ok ? t('storyAdded', { title }) : t('storyNotKept', { why: failureText(t, kept) });
    return { taken: true, said };
  }

  return {
    list: () => known,
    add,
    async pick() {
      const file = await pickFile('.json,application/json');
      if (!file) return null;
      let text: string;
      try {
        text = await file.text();
      } catch (error) {
        return refused(String(error));
      }
      return add(file.name, text);
    },
  };
}
