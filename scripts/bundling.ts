/** Bundling of the package: the command and the entry points, with shared parts in chunks. */
import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'esbuild';
import { console_beside } from './built-console.ts';
import { clauses_as_json } from './clauses-as-json.ts';
import { entry_sources } from './entries.ts';
import { mutants_at_once } from './mutants-at-once.ts';
import { swagger_inside } from './swagger-inside.ts';
import { template_inside } from './template-inside.ts';
import { without_permitted } from './without-permitted.ts';

/** Runs before all else of the entry points that import it; bundled, it would stand behind what they share. */
export const node_check = 'src/input/needs-node-24.ts';

export const bundling = {
  absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
  entryPoints: ['cli/main.ts', node_check, ...entry_sources],
  outbase: '.',
  chunkNames: 'chunks/[name]-[hash]',
  ...{ bundle: true, splitting: true, format: 'esm', platform: 'node', target: 'node20', packages: 'external' },
  plugins: [mutants_at_once, without_permitted, clauses_as_json, swagger_inside, template_inside, console_beside],
  logLevel: 'warning',
} satisfies BuildOptions;
