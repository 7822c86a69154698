import { defineConfig } from 'vitest/config';
import { entry_points } from './entries.ts';

const root = new URL('..', import.meta.url).pathname;

export default defineConfig({
  root,
  // Examples import the package by its name, as those do who have installed it.
  resolve: {
    alias: Object.entries(entry_points).map(([name, file]) => ({
      find: new RegExp(`^${name}$`),
      replacement: root + file,
    })),
  },
  test: {
    // Two cores, and one worker more than that: some wait for processes that they started. Threads start faster.
    pool: 'threads',
    maxWorkers: 3,
    globalSetup: ['scripts/vitest.postgres.ts', 'scripts/vitest.kit.ts'],
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
      'examples/**/*.test.ts',
      'scripts/**/*.test.ts',
      'openapi/**/*.test.{ts,js}',
      'bench/**/*.test.ts',
    ],
  },
});
