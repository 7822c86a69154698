import { defineConfig } from 'vitest/config';

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
    // One module graph for each worker, which is a third of the time: what a test spies on or sets, it gives back.
    isolate: false,
    include: [
      'src/**/*.test.ts',
      'cli/**/*.test.ts',
      'conformance/**/*.test.ts',
      'scripts/**/*.test.ts',
      'openapi/**/*.test.{ts,js}',
      'bench/**/*.test.ts',
    ],
  },
});
