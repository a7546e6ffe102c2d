import { defineConfig } from 'vitest/config';

/** The tests that `npm run mutation` asks: those of the rules it changes; a mutant costs one run of what covers it. */
export default defineConfig({
  test: {
    include: ['test/{core,hooks,care,reference}/**/*.test.ts', 'test/model/guard{,-rules}.test.ts'],
    exclude: ['test/**/*.long.test.ts', 'test/**/*.fresh.test.ts', 'test/hooks/size.test.ts'],
    testTimeout: 60_000,
    setupFiles: ['test/clean-page.ts'],
  },
});
