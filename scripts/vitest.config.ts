import { defineConfig } from 'vitest/config';

/** Tests of pure judges and models: they keep nothing, so that one module graph serves them all. */
const pure = ['conformance/checks/**/*.test.ts', 'conformance/models/**/*.test.ts'];
const all = [
  'src/**/*.test.ts',
  'conformance/**/*.test.ts',
  'scripts/**/*.test.ts',
  'openapi/**/*.test.{ts,js}',
  'bench/**/*.test.ts',
];

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    // Two cores: one worker for each, threads start faster than processes.
    pool: 'threads',
    maxWorkers: 2,
    setupFiles: ['scripts/vitest.setup.ts'],
    // No test waits for time; this only ends one that hangs, on a machine that is busy with other work.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'judges', include: pure, isolate: false } },
      { extends: true, test: { name: 'kit', include: all, exclude: [...pure, '**/node_modules/**'] } },
    ],
  },
});
