import { defineConfig } from 'vitest/config';

/** What needs Chromium; the tests in the running game need an engine directory as well. One worker: two cores. */
export default defineConfig({
  test: { include: ['test/browser/**/*.test.ts'], testTimeout: 180_000, hookTimeout: 120_000, fileParallelism: false },
});
