import { defineConfig } from 'vitest/config';

/** What needs a real engine directory (NONAME_HOME, else ~/.cache/noname/…); one worker, games take seconds. */
export default defineConfig({
  test: { include: ['test/real/**/*.test.ts'], testTimeout: 300_000, hookTimeout: 120_000, fileParallelism: false },
});
