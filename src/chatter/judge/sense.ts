/** Whether a storyline of the right shape can be played: words reachable, secrets kept, everybody able to speak. */
import { VOICE_NAMES } from '../vocabulary';
import { breaksHold } from './hold';
import { readLine } from '../line/line';
import { lengthOf } from './performance';
import { finding } from './text';
import { breach } from './tone';
import { HIDDEN_ROLES, isFront } from './cast';
import type { StoryBeat, StoryLine, Storyline } from './storyline';
import { SPOKEN_LANGUAGES } from '../../language/languages';

interface Sense {
  readonly path: string;
  readonly zh: string;
  readonly en: string;
}

/** Lines a beat must have, so that nobody repeats himself at once. */
const LINES_AT_LEAST = 6;
const SLOT = /\{(\w*)\}/g;
const SLOTS: ReadonlySet<string> = new Set(['me', 'you', 'lord', 'by', 'to', 'who', 'card', 'num', 'role']);

/** Whether the beat's secret is out once it plays: its own gate, or an earlier one, has told it. */
const tellsAt = ({ secret, beats }: Storyline): number =>
  secret ? beats.findIndex((beat) => beat.beat_id === secret.until) : -1;

function lineFaults(story: Storyline, beat: StoryBeat, line: StoryLine, path: string): Sense[] {
  const faults: Sense[] = [];
  // Whoever may have to say it has nothing to hint at.
  const told = !isFront(story);
  const allowed = line.self === undefined ? [] : [line.self];
  for (const language of SPOKEN_LANGUAGES) {
    const text: string = line[language];
    const where = `${path}.${language}`;
    for (const [slot] of text.matchAll(SLOT)) {
      if (!SLOTS.has(slot.slice(1, -1)))
        faults.push({ path: where, zh: `没有 ${slot} 这个空位`, en: `there is no slot ${slot}` });
    }
    const read = readLine(text);
    const held = breaksHold(read, { allowed, words: [], told, me: '{me}' });
    if (held !== null)
      faults.push({
        path: where,
        zh: `台词泄露了不该说的（${held}）；说自己身份要写 self`,
        en: `tells what it must not (${held}); a claim of one's own role needs "self"`,
      });
    const broken = breach(read, line.tone ?? beat.npcTone);
    if (broken)
      faults.push({
        path: where,
        zh: `与节拍的基调不合：「${broken.words}」`,
        en: `breaks the tone of the beat: "${broken.words}"`,
      });
  }
  if (line.self !== undefined && beat.self?.includes(line.self) !== true)
    faults.push({
      path: `${path}.self`,
      zh: `本节拍的 self 没有允许 ${line.self}`,
      en: `the beat's self does not allow ${line.self}`,
    });
  return faults;
}

function beatFaults(story: Storyline, beat: StoryBeat, at: number): Sense[] {
  const path = `beats[${at}]`;
  const faults: Sense[] = [];
  if (beat.lines.length < LINES_AT_LEAST)
    faults.push({
      path: `${path}.lines`,
      zh: `至少要有 ${LINES_AT_LEAST} 句`,
      en: `needs ${LINES_AT_LEAST} lines or more`,
    });
  for (const language of SPOKEN_LANGUAGES) {
    const read = beat.lines.map((line) => readLine(line[language]));
    beat.required.forEach((group, i) => {
      const met = read.some((line) => group.some((word) => finding(word)(line)));
      if (!met)
        faults.push({
          path: `${path}.required[${i}]`,
          zh: `没有一句（${language}）含有这组词`,
          en: `no line (${language}) has a word of this group`,
        });
    });
    if (!read.some(({ raw }) => lengthOf(raw) >= beat.minNpcChars))
      faults.push({
        path: `${path}.minNpcChars`,
        zh: `没有一句（${language}）有这么长`,
        en: `no line (${language}) is that long`,
      });
  }
  for (const voice of VOICE_NAMES) {
    if (!beat.lines.some((line) => line.again !== true && (line.voices === undefined || line.voices.includes(voice)))) {
      faults.push({ path: `${path}.lines`, zh: `没有 ${voice} 能说的台词`, en: `no line for the voice ${voice}` });
    }
  }
  const asks = beat.playerExpect !== undefined && beat.playerExpect !== 'none';
  if ((asks || beat.type === 'Dialogue_Scene') && !beat.lines.some((line) => line.again === true))
    faults.push({
      path: `${path}.lines`,
      zh: '要玩家回应的节拍须有再问一次的台词（again）',
      en: 'a beat that waits for the player needs a line to ask again ("again")',
    });
  beat.lines.forEach((line, i) => faults.push(...lineFaults(story, beat, line, `${path}.lines[${i}]`)));
  const before = Math.max(0, at - 1);
  beat.meanwhile?.forEach((line, i) =>
    faults.push(
      ...lineFaults(story, { ...beat, self: story.beats[before]?.self ?? [] }, line, `${path}.meanwhile[${i}]`),
    ),
  );
  return faults;
}

const HIDES = HIDDEN_ROLES.join(' ');

/**
 * Whether who plays it tells a role before something public does (§G6). The lord's role is open; everybody else's storyline is
 * played by all hidden roles alike, or waits behind one that is, from the gate of its first beat on.
 */
export function castFaults(story: Storyline, library: readonly Storyline[]): Sense[] {
  const { roles, behind, beats, secret } = story;
  if (behind === undefined) {
    if (secret === undefined && (isFront(story) || roles.every((role) => role === 'zhu'))) return [];
    return [
      {
        path: 'roles',
        zh: `只有部分身份会说的话会泄露身份：roles 写 zhu，或写全 ${HIDES} 且不带 secret，或用 behind 藏在别的剧情后面`,
        en: `lines that only some roles say tell the role: let roles be zhu, or all of ${HIDES} without a secret, or stand behind another storyline ("behind")`,
      },
    ];
  }
  const faults: Sense[] = [];
  const stranger = behind.find((id) => !library.some((one) => one.id === id && isFront(one)));
  if (stranger !== undefined)
    faults.push({
      path: 'behind',
      zh: `${stranger} 不是人人可演的剧情`,
      en: `${stranger} is no storyline that all hidden roles play`,
    });
  if (beats[0]?.gate === undefined || (secret !== undefined && beats[0].beat_id !== secret.until))
    faults.push({
      path: 'beats[0].gate',
      zh: '藏在别的剧情后面的，第一个节拍就是揭晓，须有公开的开启条件',
      en: 'what stands behind another storyline begins with the beat that tells it, and needs a public gate there',
    });
  if (beats[0]?.meanwhile !== undefined)
    faults.push({
      path: 'beats[0].meanwhile',
      zh: '开启之前说话的是前面那个剧情',
      en: 'until its gate opens the storyline in front does the talking',
    });
  return faults;
}

/** Everything that would keep the storyline from being played as it should. */
export function faultsOf(story: Storyline): Sense[] {
  const faults: Sense[] = [];
  const ids = story.beats.map((beat) => beat.beat_id);
  ids.forEach((id, at) => {
    if (ids.indexOf(id) !== at)
      faults.push({ path: `beats[${at}].beat_id`, zh: `${id} 重复了`, en: `${id} stands twice` });
  });
  if (story.secret) {
    const at = tellsAt(story);
    if (at < 0)
      faults.push({
        path: 'secret.until',
        zh: `没有节拍 ${story.secret.until}`,
        en: `there is no beat ${story.secret.until}`,
      });
    else if (story.beats[at]?.gate === undefined)
      faults.push({
        path: `beats[${at}].gate`,
        zh: '揭晓的节拍要有开启条件',
        en: 'the beat that tells the secret needs a gate',
      });
    if (story.roles.some((role) => role !== story.secret?.role))
      faults.push({
        path: 'roles',
        zh: '有秘密身份的剧情只能由该身份来演',
        en: 'a storyline with a secret role is for that role alone',
      });
  }
  if (story.beats[story.beats.length - 1]?.on.includes('last_words') !== true)
    faults.push({
      path: `beats[${story.beats.length - 1}].on`,
      zh: '最后一个节拍须能在 last_words 时说',
      en: 'the last beat must be able to speak on last_words',
    });
  story.beats.forEach((beat, at) => faults.push(...beatFaults(story, beat, at)));
  return faults;
}
