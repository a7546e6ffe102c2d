import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Which folders of src/ a folder may not import from. Arrows point one way: ui, entry -> engine -> core. */
const forbid = (...folders) => ({
  'no-restricted-imports': [
    'error',
    {
      // The engine reaches us as arguments of the entry function; nothing imports it.
      paths: [{ name: 'noname', message: 'The engine is an argument, not an import.' }],
      patterns: [
        {
          group: [...folders.map((folder) => `**/${folder}/**`)],
          message: 'See docs/architecture.md: dependencies point one way.',
        },
      ],
    },
  ],
});

/** Pure code sees no page, clock, network or unseeded chance. */
const pure = {
  'no-restricted-globals': [
    'error',
    ...[
      'window',
      'document',
      'globalThis',
      'self',
      'localStorage',
      'sessionStorage',
      'indexedDB',
      'navigator',
      'location',
      'fetch',
      'XMLHttpRequest',
      'WebSocket',
      'setTimeout',
      'setInterval',
      'requestAnimationFrame',
      'queueMicrotask',
      'Date',
      'performance',
      'console',
      'alert',
      'process',
      'Buffer',
    ].map((name) => ({ name, message: 'Pure code: no page, clock, network or console.' })),
  ],
  'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'Use core/random.ts.' }],
};

export default defineConfig(
  { ignores: ['extension.js', 'node_modules', 'coverage', 'recordings', 'docs/examples/**/*.js'] },
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
      'no-restricted-syntax': [
        'error',
        { selector: 'StaticBlock', message: 'Chromium 91 has no static blocks.' },
        {
          selector: 'AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]',
          message: 'Text from outside never becomes HTML.',
        },
        {
          selector: 'CallExpression[callee.property.name="insertAdjacentHTML"]',
          message: 'Text from outside never becomes HTML.',
        },
      ],
    },
  },
  { files: ['src/core/**'], rules: { ...forbid('engine', 'ui', 'replay', 'record', 'hooks', 'dev'), ...pure } },
  { files: ['src/chatter/**'], rules: { ...forbid('engine', 'ui', 'replay', 'record', 'hooks', 'dev'), ...pure } },
  { files: ['src/record/**'], rules: { ...forbid('engine', 'ui', 'replay', 'hooks', 'dev'), ...pure } },
  { files: ['src/replay/**'], rules: { ...forbid('engine', 'ui', 'hooks', 'dev'), ...pure } },
  {
    files: ['src/language/**'],
    rules: { ...forbid('engine', 'ui', 'replay', 'record', 'hooks', 'core', 'chatter', 'care', 'dev'), ...pure },
  },
  { files: ['src/hooks/**'], rules: { ...forbid('engine', 'ui', 'replay', 'record', 'core', 'dev'), ...pure } },
  {
    files: ['src/engine/**'],
    ignores: ['src/engine/truth.ts'],
    rules: {
      ...forbid('ui', 'replay', 'dev'),
      'no-restricted-syntax': [
        'error',
        { selector: 'MemberExpression[property.name="identity"]', message: 'Only engine/truth.ts reads a role.' },
        { selector: 'MemberExpression[property.value="identity"]', message: 'Only engine/truth.ts reads a role.' },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: "The engine's stream is not ours; use core/random.ts." },
      ],
    },
  },
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
