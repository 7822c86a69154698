/** Settings of knip, which finds files, exports and dependencies that nothing uses: where programs begin. */
import type { KnipConfig } from 'knip';
import { entry_sources } from '../entries.ts';

export default {
  entry: [
    ...entry_sources,
    'scripts/*.ts',
    'scripts/parts/*.ts',
    // Programs and workers that others start by their path.
    'scripts/action/main.ts',
    'scripts/browser/kit.ts',
    'src/console/page.tsx',
    'src/console/style.css',
    'scripts/document-mutants/ask-suite.ts',
    'scripts/traffic/memory.ts',
    'scripts/generators/journeys/*.ts',
    'bench/*.ts',
    'bench/processes/*.ts',
    'examples/*/*.ts',
  ],
  project: ['**/*.ts', '**/*.tsx', '!src/generated/**'],
  // Commands in strings.
  ignoreDependencies: ['@biomejs/biome', '@redocly/cli', 'swagger-ui-dist'],
  ignoreBinaries: ['java', 'strace'],
  // Made by the generators that the journeys try.
  ignoreUnresolved: [/^\.\/api/],
} satisfies KnipConfig;
