import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['src/**/*.test.ts', 'conformance/**/*.test.ts', 'scripts/**/*.test.ts', 'openapi/**/*.test.{ts,js}'],
    // Two cores: one worker for each, threads start faster than processes.
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
