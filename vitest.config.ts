import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

/** Fuzzing, fits, whole games over and over: `npm run test:long`. */
const LONG = 'test/**/*.long.test.ts';
/** What replaces modules, or counts what happens the first time: modules of its own a file. */
const FRESH = 'test/**/*.fresh.test.ts';

/** Tests that share a machine's one browser or engine: one after another, with time for whole games. */
const alone = (name: string, folder: string, minutes: number): TestProjectConfiguration => ({
  test: {
    name,
    include: [`test/${folder}/**/*.test.ts`],
    testTimeout: minutes * 60_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});

/** Files of one worker share its modules: the lexicon is read once a worker, not once a file. */
const pure = (name: string, include: string, isolate = false, exclude: string[] = []): TestProjectConfiguration => ({
  test: {
    name,
    include: [include],
    exclude,
    testTimeout: 30_000,
    pool: 'threads',
    // Vitest leaves one core to itself; of two that is half of the machine.
    maxWorkers: '100%',
    isolate,
    setupFiles: ['test/clean-page.ts'],
  },
});

export default defineConfig({
  test: {
    projects: [
      pure('unit', 'test/**/*.test.ts', false, [LONG, FRESH, 'test/real/**', 'test/browser/**', 'test/floor/**']),
      pure('fresh', FRESH, true),
      pure('long', LONG),
      // A real engine directory: NONAME_HOME, else ~/.cache/noname/….
      alone('engine', 'real', 5),
      // Chromium; the tests in the running game need an engine directory as well.
      alone('browser', 'browser', 3),
      // The engine's stated floor, a real Chromium 91; dev/check/floor.ts sets CHROME_PATH.
      alone('floor', 'floor', 3),
    ],
  },
});
