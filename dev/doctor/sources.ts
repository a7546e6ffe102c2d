/** Whether the text of an engine has what the contract asks for, without running it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { EngineText } from './layout';

/** By place of the contract, where its members are written; a folder stands for every script below it. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  lib: ['noname/library/index', 'noname/library', 'noname/init'],
  'lib.element.content': ['noname/library/element/content', 'noname/library/element/contents'],
  'lib.element.GameEvent.prototype': ['noname/library/element'],
  'lib.element.Player.prototype': ['noname/library/element/player', 'mode/identity'],
  game: ['noname/game', 'noname/ui', 'noname/init', 'mode/identity'],
  get: ['noname/get', 'mode/identity'],
  'get.is': ['noname/get'],
  ai: ['noname/ai'],
  'ai.basic': ['noname/ai'],
  _status: ['noname/status', 'noname/library', 'noname/game', 'noname/ui', 'mode/identity'],
  ui: ['noname/ui', 'noname/library', 'noname/game'],
  'ui.create': ['noname/ui'],
  player: ['noname/library/element', 'noname/game', 'mode/identity'],
};

const SCRIPT = /\.(?:js|ts)$/;

export interface Sources {
  /** Whether a member is written where this place's members are: a method, a property, or set on an object. */
  has(place: string, member: string): boolean;
  /** Whether this trigger is sent by its name, or comes with an event that is made. */
  sends(trigger: string): boolean;
}

export function readSources({ root }: Pick<EngineText, 'root'>): Sources {
  const texts = new Map<string, string>();
  const textOf = (name: string): string => {
    const known = texts.get(name);
    if (known !== undefined) return known;
    const text = uncommented(
      scriptsAt(path.join(root, name))
        .map((file) => readFileSync(file, 'utf8'))
        .join('\n'),
    );
    texts.set(name, text);
    return text;
  };
  const engine = (): string => `${textOf('noname')}\n${textOf('mode/identity')}`;
  return {
    has: (place, member) => (WRITTEN[place] ?? ['noname']).some((name) => isWritten(textOf(name), member)),
    sends: (trigger) => isSent(engine(), trigger),
  };
}

/** A file named without its ending, and what lies in a folder of that name. */
function scriptsAt(at: string): string[] {
  const files = ['.js', '.ts'].map((ending) => `${at}${ending}`).filter((file) => existsSync(file));
  if (!existsSync(at)) return files;
  const below = (readdirSync(at, { recursive: true }) as string[]).filter((name) => SCRIPT.test(name));
  return [...files, ...below.filter((name) => !name.includes('node_modules')).map((name) => path.join(at, name))];
}

/** Whole-line comments and documentation; what a line ends with stays. */
const uncommented = (text: string): string => text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');

const escaped = (word: string): string => word.replace(/[$]/g, '\\$&');

/** A line that begins with `name(`, as in a class or object; `name:`, `name =`, `.name =`; a call is none of these. */
function isWritten(text: string, member: string): boolean {
  const name = escaped(member);
  const method = `^\\s*(?:(?:static|async|get|function)\\s+)*\\*?${name}\\s*\\(`;
  const field = `(?<![\\w$])["']?${name}["']?\\s*[?!]?\\s*(?::(?!:)|=(?![=>]))`;
  return new RegExp(`${method}|${field}`, 'm').test(text);
}

/** The engine adds these to the name of an event, unless it is made with `false` behind its name. */
const ENDINGS = /(?:Begin|End|After|Before)$/;

/**
 * Sent by name, `event.trigger("useCard")`, made as an event, `createEvent("logSkill", false)`, or `damageEnd` of `createEvent("damage")`.
 * Who only listens, `trigger: {player: "damageEnd"}`, sends nothing.
 */
function isSent(text: string, trigger: string): boolean {
  const named = (name: string): string => `["'\`]${escaped(name)}["'\`]`;
  const made = trigger.replace(ENDINGS, '');
  return new RegExp(
    `(?:\\.trigger|\\bcreateEvent)\\(\\s*${named(trigger)}` +
      (made === trigger ? '' : `|\\bcreateEvent\\(\\s*${named(made)}(?!\\s*,\\s*false)`),
  ).test(text);
}
