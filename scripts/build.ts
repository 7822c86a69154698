/**
 * Compiles to `dist` what the command and the entry points take in, file by file, with the data files that the code reads
 * beside itself, and the document for generators.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledDocument } from '../src/contract/document.ts';
import { publishedDocument } from '../src/contract/published.ts';

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
const compile = (...options: string[]) =>
  execFileSync(process.execPath, [tsc, ...options, '--outDir', out], { stdio: 'inherit', cwd: root });
compile('-p', join(root, 'scripts/tsconfig.build.json'));
// Types for those who import the package, and for nothing else.
compile('-p', join(root, 'scripts/tsconfig.entries.json'));
for (const file of globSync(data, { cwd: root })) cpSync(join(root, file), join(out, file));
writeFileSync(join(out, 'openapi.json'), `${JSON.stringify(publishedDocument(bundledDocument()), null, 2)}\n`);
