import js from '@eslint/js';
import { readFileSync } from 'node:fs';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

// What code may name: globals, properties, syntax. Which folder may import which is .dependency-cruiser.js's business.
// A later block of a flat config replaces the options of an earlier one, so each rule's list is built whole, by a
// function, and set once for every file.

const ROOMS = JSON.parse(readFileSync(new URL('rooms.json', import.meta.url), 'utf8'));

/** What is made and not written: .gitattributes says so, and here it is believed. */
const GENERATED = readFileSync(new URL('.gitattributes', import.meta.url), 'utf8')
  .split(/\r?\n/)
  .filter((line) => /\blinguist-generated(?:=true)?\b/.test(line) && !line.startsWith('#'))
  .map((line) => line.split(' ')[0]);

const HTML = 'Text from outside never becomes HTML.';
/** Refused in every file. */
const SYNTAX = [
  { selector: 'StaticBlock', message: 'Chromium 91 has no static blocks.' },
  { selector: 'AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]', message: HTML },
  { selector: 'AssignmentExpression[left.property.value=/^(inner|outer)HTML$/]', message: HTML },
  { selector: 'CallExpression[callee.property.name="insertAdjacentHTML"]', message: HTML },
  { selector: 'CallExpression[callee.property.value="insertAdjacentHTML"]', message: HTML },
];

const ROLE = 'Only engine/truth.ts reads a role.';
const ROLES = [
  { selector: 'MemberExpression[property.name="identity"]', message: ROLE },
  { selector: 'MemberExpression[property.value="identity"]', message: ROLE },
  { selector: 'ObjectPattern > Property[key.name="identity"]', message: ROLE },
];

const named = (names, message) => names.map((name) => ({ name, message }));

const NETWORK = named(
  ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Worker', 'SharedWorker', 'BroadcastChannel'],
  'Only src/model and src/release speak to the network.',
);
/** Pure code sees no page, clock or console; rooms.json says which rooms are pure. */
const WORLD = named(
  [
    'window',
    'document',
    'globalThis',
    'self',
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'caches',
    'navigator',
    'location',
    'history',
    'setTimeout',
    'setInterval',
    'setImmediate',
    'requestAnimationFrame',
    'requestIdleCallback',
    'queueMicrotask',
    'Date',
    'performance',
    'crypto',
    'console',
    'alert',
    'confirm',
    'prompt',
    'process',
    'Buffer',
  ],
  'Pure code: no page, clock, network or console.',
);

const CHANCE = [
  { object: 'Math', property: 'random', message: "Use core/random.ts; the engine's stream is not ours." },
];
const SENDING = ['window', 'self', 'globalThis'].flatMap((object) =>
  ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'].map((property) => ({
    object,
    property,
    message: 'Only src/model and src/release speak to the network.',
  })),
);

const refusing = (rule, list) => ({ [`no-restricted-${rule}`]: list.length > 0 ? ['error', ...list] : 'off' });

/** Rooms that may speak to the network: where the player says so, and only then. */
const ONLINE = ['model', 'release'];

/** All that a file of this room is refused; a `null` room is any file outside src. */
const fences = (room, { readsRoles = room !== 'engine' } = {}) => {
  const pure = room !== null && ROOMS[room].pure === true;
  const silent = room !== null && !ONLINE.includes(room);
  return {
    ...refusing('syntax', [...SYNTAX, ...(readsRoles ? [] : ROLES)]),
    ...refusing('globals', [...(pure ? WORLD : []), ...(silent ? NETWORK : [])]),
    ...refusing('properties', [...(room === null ? [] : CHANCE), ...(silent ? SENDING : [])]),
  };
};

export default defineConfig(
  { ignores: [...GENERATED, 'node_modules', 'coverage', 'recordings', 'docs/examples/**/*.js'] },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { project: './tsconfig.dev.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-invalid-void-type': ['error', { allowAsThisParameter: true }],
      '@typescript-eslint/no-dynamic-delete': 'off',
      // Objects here are records of closures; nothing uses `this` but the engine's own methods.
      '@typescript-eslint/unbound-method': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-eval': 'error',
      'no-new-func': 'error',
      ...fences(null),
    },
  },
  ...Object.keys(ROOMS).map((room) => ({ files: [`src/${room}/**`, `src/${room}.ts`], rules: fences(room) })),
  { files: ['src/engine/truth.ts'], rules: fences('engine', { readsRoles: true }) },
  {
    files: ['test/**', 'dev/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'max-lines': ['error', { max: 450, skipBlankLines: true, skipComments: true }],
    },
  },
  // Tables of words: an entry a line, however many there are.
  {
    files: ['src/chatter/judge/*words.ts', 'src/language/??.ts', 'src/language/??-??.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['**/*.mjs', '**/*.js'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      parserOptions: { project: null },
      globals: { process: 'readonly', console: 'readonly', URL: 'readonly', Buffer: 'readonly' },
    },
  },
);
