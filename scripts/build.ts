/** Compiles to `dist` what the command takes in, file by file, with the data files that the code reads beside itself. */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = join(root, 'dist');

/** What is read at run time and is no TypeScript. JSON that is imported comes along by itself. */
const data = [
  'cli/launch.js',
  'src/generated/*.{js,json}',
  'openapi/clauses.yaml',
  'fixtures/{choices,targets}/**/*.yaml',
];

rmSync(out, { recursive: true, force: true });
const tsc = join(dirname(fileURLToPath(import.meta.resolve('typescript/package.json'))), 'bin/tsc');
execFileSync(process.execPath, [tsc, '-p', join(root, 'scripts/tsconfig.build.json'), '--outDir', out], {
  stdio: 'inherit',
  cwd: root,
});
for (const file of globSync(data, { cwd: root })) cpSync(join(root, file), join(out, file));
