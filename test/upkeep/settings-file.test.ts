/** Settings as a file: what is written is read again, and what is broken is refused whole, with a reason. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import info from '../../info.json';
import { compareVersions } from '../../src/core/version';
import { CHOICES, DEFAULTS } from '../../src/engine/settings';
import { NEWS, newsUpTo, seenAtFirst } from '../../src/upkeep/news';
import { differing, isFault, readSettings, readValues, settingsText, valuesNow } from '../../src/upkeep/settings-file';

const read = (text: string) => readSettings(text, CHOICES);
const file = (settings: unknown, more: object = {}): string =>
  JSON.stringify({ chayan_settings: 1, version: '0.2.0', settings, ...more });

/** Any settings that the menu can make. */
const anySettings = fc.record(
  Object.fromEntries(Object.entries(CHOICES).map(([key, may]) => [key, fc.constantFrom(...may)])),
);

describe('the file of settings', () => {
  it('has a default for every setting among what it may be', () => {
    for (const [key, value] of Object.entries(DEFAULTS))
      expect(CHOICES[key as keyof typeof CHOICES], key).toContain(value);
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(anySettings, (values) => {
        expect(read(settingsText('0.2.0', values))).toEqual({ values, left: [] });
      }),
    );
  });

  it('holds what is in force: a stored value that a setting may not have counts as its default', () => {
    const stored = { chat: false, chat_speed: '9', strict: 'yes', model: { key: 'sk-1' } } as Record<string, unknown>;
    const values = valuesNow(CHOICES, DEFAULTS, (key) => stored[key]);
    expect(values).toEqual({ ...DEFAULTS, chat: false });
    expect(differing(DEFAULTS, values)).toEqual(['chat']);
    expect(settingsText('0.2.0', values)).not.toContain('sk-1');
  });

  it.each([
    ['', 'notJson', ''],
    ['{"chayan_settings":1,"settings":{"chat":tr', 'notJson', ''],
    ['null', 'notOurs', ''],
    ['[]', 'notOurs', ''],
    ['{}', 'notOurs', ''],
    [JSON.stringify({ settings: { chat: true } }), 'notOurs', ''],
    [JSON.stringify({ chayan_settings: 0, settings: {} }), 'notOurs', ''],
    [JSON.stringify({ chayan_settings: 2, settings: {} }), 'newer', ''],
    [JSON.stringify({ chayan_settings: 1, settings: [true] }), 'notOurs', ''],
    [file({ chat: 'yes' }), 'wrong', 'chat: "yes"'],
    [file({ badges: false, chat_speed: 1.6 }), 'wrong', 'chat_speed: 1.6'],
    [file({ inference: 'psychic' }), 'wrong', 'inference: "psychic"'],
    [file({ language: { toString: 1 } }), 'wrong', 'language: {"toString":1}'],
    [file({ language: 0 }).replace('0}', `${'['.repeat(40_000)}${']'.repeat(40_000)}}`), 'wrong', 'language: […]'],
    [file({ chat: 'x'.repeat(500) }), 'wrong', `chat: "${'x'.repeat(29)}`],
    ['x'.repeat(200_000), 'tooBig', ''],
  ])('is refused with its reason: %#', (text, fault, detail) => {
    expect(read(text)).toEqual({ fault, detail });
  });

  it('leaves out what this version does not know, whatever it is called', () => {
    const text = file(JSON.parse('{"chat":false,"__proto__":{"debug":true},"constructor":true,"later":3}') as unknown);
    const found = read(text);
    if (isFault(found)) throw new Error(found.fault);
    expect(found.values).toEqual({ chat: false });
    expect(found.left).toContain('later');
    expect(Object.getPrototypeOf(found.values)).toBe(Object.prototype);
  });

  it('takes a byte order mark, as editors write one', () => {
    expect(read(`\uFEFF${file({ chat: false })}`)).toEqual({ values: { chat: false }, left: [] });
  });

  it('never throws, and never gives a value that a setting may not have', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.anything().map((any) => file(any)),
        ),
        (text) => {
          const found = read(text);
          if (isFault(found)) return;
          for (const [key, value] of Object.entries(found.values))
            expect(CHOICES[key as keyof typeof CHOICES]).toContain(value);
        },
      ),
    );
  });

  it('reads the copy of the device through the same gate', () => {
    expect(readValues({ chat: false }, CHOICES)).toEqual({ values: { chat: false }, left: [] });
    for (const broken of [undefined, null, 7, [], { chat: 3 }])
      expect(isFault(readValues(broken, CHOICES)), JSON.stringify(broken)).toBe(true);
  });
});

describe('what is new', () => {
  it('is in order, and each version is a section of the changelog or the one that is not released', () => {
    const changelog = readFileSync(new URL('../../docs/CHANGELOG.md', import.meta.url), 'utf8');
    for (const [i, { version }] of NEWS.entries()) {
      if (i > 0) expect(compareVersions(NEWS[i - 1]!.version, version)).toBeGreaterThan(0);
      if (compareVersions(version, info.version) <= 0)
        expect(changelog).toMatch(new RegExp(`^## ${version.replaceAll('.', '\\.')}`, 'm'));
    }
    expect(NEWS.some(({ version }) => version === info.version)).toBe(true);
  });

  it('is marked where it is later than what was seen, and told up to the version that runs', () => {
    const told = (now: string, seen: string | null) =>
      newsUpTo(now, seen).map(({ version, fresh }) => [version, fresh]);
    expect(told('0.2.0', null)).toEqual([
      ['0.2.0', false],
      ['0.1.0', false],
    ]);
    expect(told('0.2.0', '0.1.0')).toEqual([
      ['0.2.0', true],
      ['0.1.0', false],
    ]);
    expect(told('0.2.0', '0.2.0')).toEqual([
      ['0.2.0', false],
      ['0.1.0', false],
    ]);
    expect(told('0.1.9', '0.1.0')).toEqual([['0.1.0', false]]);
    expect(told('0.2.0', '<b>')).toEqual([
      ['0.2.0', true],
      ['0.1.0', true],
    ]);
  });

  it('is nothing on a first install, and what came after the first version to one who had some version', () => {
    const fresh = (seen: string) => newsUpTo('0.2.0', seen).flatMap((news) => (news.fresh ? [news.version] : []));
    expect(fresh(seenAtFirst('0.2.0', false))).toEqual([]);
    expect(fresh(seenAtFirst('0.2.0', true))).toEqual(['0.2.0']);
  });
});
