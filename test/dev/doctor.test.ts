/** `npm run doctor` on engine directories made here: whole ones, and ones that lack something. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import doctor from '../../dev/doctor/doctor';
import { runProgram } from '../../dev/program/program';
import { OF_PLAYERS, PLACES } from '../../src/engine/contract/members';
import { TRIGGER_NAMES } from '../../src/engine/contract/triggers';

const made: string[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

const FOLDERS: Readonly<Record<string, string>> = {
  lib: 'library/index.js',
  'lib.element.content': 'library/element/content.js',
  'lib.element.GameEvent.prototype': 'library/element/gameEvent.ts',
  'lib.element.Player.prototype': 'library/element/player.js',
  game: 'game/index.js',
  get: 'get/index.js',
  'get.is': 'get/is.js',
  ai: 'ai/index.js',
  'ai.basic': 'ai/basic.js',
  _status: 'status/index.js',
  ui: 'ui/index.js',
  'ui.create': 'ui/create/index.js',
  player: 'library/element/player.js',
};

/** An engine of nothing but names; `without`: a member or trigger of it is written otherwise. */
function engineWithout(without: string | null): string {
  const root = mkdtempSync(path.join(tmpdir(), 'noname-'));
  made.push(root);
  const files = new Map<string, string>();
  const write = (file: string, text: string): void => {
    files.set(file, `${files.get(file) ?? ''}${text}\n`);
  };
  for (const { at, needs } of [...PLACES, OF_PLAYERS]) {
    for (const member of Object.keys(needs))
      write(`noname/${FOLDERS[at] ?? ''}`, `${without === `${at}.${member}` ? `${member}2` : member}() {`);
  }
  for (const trigger of TRIGGER_NAMES)
    write('noname/library/index.js', `event.trigger("${without === trigger ? 'other' : trigger}");`);
  for (const file of ['noname.js', 'game/package.js', 'mode/identity.js', 'index.html', 'game/config.json'])
    write(file, '');
  write('game/update.js', 'window.noname_update={version:"1.99.0"}');
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

async function examine(...argv: string[]): Promise<{ status: number; said: string }> {
  const lines: string[] = [];
  const note = (line: string): void => void lines.push(line);
  vi.spyOn(console, 'log').mockImplementation(note);
  const status = await runProgram(doctor, argv, 'npm run doctor --', { say: note, complain: note });
  return { status, said: lines.join('\n') };
}

describe('an engine directory', () => {
  it('with everything is whole', async () => {
    const { status, said } = await examine('--noname', engineWithout(null));
    expect(said).toContain('1.99.0');
    expect(said).not.toContain('✗');
    expect(status).toBe(0);
  });

  it.each([
    ['get.rawAttitude', 'AI 按感知行动'],
    ['ui.create.system', '面板与标记'],
    ['lib.element.content.damage', '伤害、回复、给牌、摸牌'],
    ['player.isMad', 'AI 按感知行动'],
    ['game.addGlobalSkill', '全部功能'],
  ])('without %s is told what that switches off', async (member, part) => {
    const { status, said } = await examine('--noname', engineWithout(member));
    const faults = said.split('\n').filter((line) => line.startsWith('✗'));
    expect(faults.length).toBe(1);
    expect(faults[0]).toContain(member);
    expect(faults[0]).toContain(part);
    expect(status).toBe(1);
  });

  it.each(['gameStart', 'useCardToTargeted', 'damageEnd'])('that no longer sends %s is told so', async (trigger) => {
    const { status, said } = await examine('--noname', engineWithout(trigger));
    expect(said).toContain(`✗ 本体不再发出 ${trigger}`);
    expect(status).toBe(1);
  });
});

it('a directory that is none, or not there, ends with one sentence and status 2', async () => {
  const empty = mkdtempSync(path.join(tmpdir(), 'noname-'));
  made.push(empty);
  for (const folder of [empty, path.join(empty, 'nowhere')]) {
    const { status, said } = await examine('--noname', folder);
    expect(status).toBe(2);
    expect(said).toContain('不是无名杀目录');
  }
});
