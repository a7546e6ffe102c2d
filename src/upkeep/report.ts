/**
 * The report file: what somebody needs to understand a fault, as text that the player reads before it is saved. Nothing goes in
 * but what is named here: no person's name, no line that was typed, no key, no address.
 */
import type { Language } from '../language/languages';
import { noticeIn, type Notice } from '../language/notices';
import { createTexts, type TextKey } from '../language/texts';
import { ownWords, whereOf, type Warning } from './faults';
import { createMask, HIDDEN } from './mask';
import { wordless } from './wordless';

/** What each setting may be; another value is not told. */
export type Choices = Readonly<Record<string, readonly (string | boolean)[]>>;

export interface ReportFacts {
  readonly version: string;
  /** As the engine says it, whatever that is. */
  readonly engine: unknown;
  /** The browser's own line about itself. */
  readonly browser: string;
  /** Of the page, in its own pixels. */
  readonly page: { readonly width: number; readonly height: number; readonly zoom: number };
  readonly extensions: readonly { readonly name: string; readonly on: boolean }[];
  readonly choices: Choices;
  /** What is stored of a setting; undefined for the default. */
  readonly stored: (key: string) => unknown;
  /** Whether a language model is asked, and whether it stands on this device. */
  readonly model: 'off' | 'here' | 'elsewhere';
  /** Why nothing is observed now; null while in force. */
  readonly inactive: string | null;
  readonly notices: readonly Notice[];
  /** Oldest first. */
  readonly warnings: readonly Warning[];
  /** What the person is called in the game. */
  readonly persons: readonly string[];
  /** The lines of a game, where the player agrees to that; else null. */
  readonly recording: readonly string[] | null;
}

/** Stands above the recording; below it the file is a recording like any other. */
export const RECORDING_MARK = '--- recording ---';

const MOST_WARNINGS = 20;
const MOST_EXTENSIONS = 200;
const VERSION = /^v?\d[\w.-]{0,19}$/;

/** Of the browser's line: programs and systems with their numbers, and nothing that a maker or owner put in. */
const PROGRAM =
  /\b(?:(?:Headless)?Chrome|CriOS|Firefox|FxiOS|Version|Safari|Edg|OPR|Electron|SamsungBrowser|HuaweiBrowser|MQQBrowser|UCBrowser|MicroMessenger)\/[\d.]{1,20}|\b(?:Windows NT|Android|iPhone OS|CPU OS|Mac OS X|OpenHarmony) [\d._]{1,12}|\b(?:Linux|CrOS|Mobile)\b/g;

const browserOf = (agent: string): string => (agent.match(PROGRAM) ?? [HIDDEN]).join(' ');
const versionOf = (version: unknown): string =>
  typeof version === 'string' && VERSION.test(version) ? version : HIDDEN;

/** The whole file. `language`: in which its headings are. */
export function composeReport(facts: ReportFacts, language: Language): string {
  const t = createTexts(language);
  const mask = createMask(facts.persons);
  const part = (title: TextKey, rows: readonly string[]): string[] => [
    '',
    `## ${t(title)}`,
    ...(rows.length > 0 ? rows.map((row) => `- ${row}`) : [`- ${t('reportNone')}`]),
  ];
  const { width, height, zoom } = facts.page;
  const lines = [
    `# ${t('title')} ${t('reportTitle')}`,
    ...part('reportVersions', [
      `${t('title')} ${versionOf(facts.version)}`,
      `${t('reportEngine')} ${versionOf(facts.engine)}`,
      `${t('reportBrowser')} ${browserOf(facts.browser)}`,
      `${t('reportPage')} ${Math.round(width)} × ${Math.round(height)}, ${Math.round(zoom * 100) / 100}`,
    ]),
    ...part(
      'reportExtensions',
      facts.extensions
        .slice(0, MOST_EXTENSIONS)
        .map(({ name, on }) => `${mask(name)}${t('reportIs')}${t(on ? 'reportOn' : 'reportOff')}`),
    ),
    ...part('reportSwitches', switchRows(facts)),
    ...part('reportNotices', [
      ...(facts.inactive === null ? [] : [facts.inactive]),
      ...facts.notices.map((notice) => noticeIn(t, notice)),
    ]),
    ...part('reportWarnings', warningRows(facts.warnings, language)),
    ...recordingRows(facts, mask, t('reportBroken')),
  ];
  return `${lines.join('\n')}\n`;
}

/** Settings by their keys, the same in every language. */
function switchRows({ choices, stored, model }: ReportFacts): string[] {
  const rows = Object.entries(choices).map(([key, may]) => {
    const value = stored(key);
    const known = may.find((one) => one === value);
    return `${key} = ${known === undefined ? (value === undefined ? 'default' : HIDDEN) : String(known)}`;
  });
  return [...rows, `model = ${model}`];
}

function warningRows(warnings: readonly Warning[], language: Language): string[] {
  const unknown = createTexts(language)('reportForeign');
  return warnings
    .slice(-MOST_WARNINGS)
    .map(({ text, stack }) => [ownWords(text) ?? unknown, ...whereOf(stack)].join('\n  '));
}

function recordingRows({ recording }: ReportFacts, mask: (text: string) => string, broken: string): string[] {
  if (!recording) return [];
  const lines = wordless(recording, mask);
  return ['', ...(lines ? [RECORDING_MARK, ...lines] : [broken])];
}
