import { defineConfig } from 'vitest/config';

/** The engine's stated floor, a real Chromium 91; started by scripts/floor.mjs, which sets CHROME_PATH. */
export default defineConfig({
  test: { include: ['test/floor/**/*.test.ts'], testTimeout: 180_000, hookTimeout: 120_000, fileParallelism: false },
});
