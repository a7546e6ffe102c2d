import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/real/**', 'test/browser/**', 'test/floor/**'],
    testTimeout: 30_000,
  },
});
