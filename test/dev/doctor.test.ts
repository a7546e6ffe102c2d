/** `npm run doctor` on engine directories made here: whole ones, and ones that lack something. */
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
  // Skills listen to all of them, which sends none.
  for (const trigger of TRIGGER_NAMES)
    write(
      'noname/library/index.js',
      `event.trigger("${without === trigger ? 'other' : trigger}");\nconst skill = { trigger: { player: "${trigger}" } };`,
    );
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

describe('the development tree', () => {
  /** The same engine as the repository keeps it: below apps/core, and in TypeScript where it is by now. */
  function treeWithout(without: string | null, leaveOut: readonly string[] = []): string {
    const built = engineWithout(without);
    const top = mkdtempSync(path.join(tmpdir(), 'noname-'));
    made.push(top);
    mkdirSync(path.join(top, 'apps'));
    const core = path.join(top, 'apps', 'core');
    cpSync(built, core, { recursive: true });
    renameSync(
      path.join(core, 'noname/library/element/content.js'),
      path.join(core, 'noname/library/element/content.ts'),
    );
    for (const file of leaveOut) rmSync(path.join(core, file));
    return top;
  }

  it.each(['', 'apps/core'])('is read from %j below its top', async (below) => {
    const { status, said } = await examine('--noname', path.join(treeWithout(null), below));
    expect(said).toContain('1.99.0');
    expect(said).toContain('一处不少');
    expect(status).toBe(0);
  });

  it('without a member is told so, as any engine', async () => {
    const { status, said } = await examine('--noname', treeWithout('get.rawAttitude'));
    expect(said).toMatch(/^✗ .*get\.rawAttitude/m);
    expect(status).toBe(1);
  });

  it('of which some files are at hand is told what was found, and nothing is called gone', async () => {
    const some = treeWithout('ui.create.system', ['noname.js', 'index.html', 'noname/get/index.js', 'game/update.js']);
    writeFileSync(path.join(some, 'apps/core/package.json'), '{"version": "1.98.0"}');
    const { status, said } = await examine('--noname', some);
    expect(said).toContain('1.98.0 (package.json)');
    expect(said).not.toContain('✗');
    expect(said).toMatch(/^\? .*get\.rawAttitude/m);
    expect(said).toMatch(/^\? .*ui\.create\.system/m);
    expect(said).toMatch(/^✓ 伤害、回复、给牌、摸牌/m);
    const [, looked, found, unread] = (/of (\d+) things (\d+) were found, (\d+) were not read/.exec(said) ?? []).map(
      Number,
    );
    expect(Number(found) + Number(unread)).toBe(looked);
    expect(unread).toBeGreaterThan(10);
    expect(status).toBe(0);
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
