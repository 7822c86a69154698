/**
 * Everything that is linted: code, both documents with what is made of them, journeys, overlays, clauses, prose, what nothing
 * uses, and what a scaffold left to be written.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = (pattern: string) => globSync(pattern, { cwd: root }).toSorted();
const config = (file: string) => ['redocly', 'lint', '--config', file];
const rules = (set: string) => ['redocly', 'lint', '--extends', set];

const commands = [
  ['tsx', 'scripts/lint/unwritten.ts'],
  ['biome', 'check', '--error-on-warnings', '.'],
  [...config('openapi/redocly.yaml'), 'openapi/openapi.yaml', 'src/generated/openapi.json'],
  [...config('openapi/control/redocly.yaml'), 'openapi/control.yaml', 'src/generated/control.json'],
  [...rules('recommended-strict'), ...files('openapi/workflows/*.yaml')],
  [...rules('spec'), ...files('openapi/mutants/*/*.yaml')],
  ['knip', '--config', 'scripts/lint/unused.ts', '--no-progress'],
  ['tsx', 'scripts/clauses.ts'],
  ['tsx', 'scripts/lint/words.ts'],
];

// Without it, lint opens a connection.
const env = { ...process.env, REDOCLY_TELEMETRY: 'off' };
for (const [program, ...args] of commands) {
  const { status } = spawnSync(`${root}node_modules/.bin/${program}`, args, { cwd: root, env, stdio: 'inherit' });
  if (status === 0) continue;
  process.exitCode = 1;
  break;
}
