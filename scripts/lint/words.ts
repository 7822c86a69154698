/**
 * Comments and Markdown begin with their subject: no block of prose opens with *What*, *Whether* or their like.
 * Prints a problem a line and exits with 1, or prints nothing.
 *
 *   scripts/lint/words.ts            all files but those of the folders that are not clean yet
 *   scripts/lint/words.ts PATH…      these files and folders, clean or not
 */
import { globSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Block, proseOf } from './prose.ts';

/** Each leaves the list when it is clean. */
const unclean = [
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  'conformance/acts',
  'conformance/checks',
  'conformance/faults',
  'conformance/models',
  'conformance/mutants',
  'conformance/permitted',
  'conformance/waves',
  'docs',
  'scripts/ci',
  'scripts/faults',
];

const made = /(^|\/)(node_modules|dist|generated|out)(\/|$)|^fixtures\/choices\/reference\.yaml$/;
const words = String.raw`[*_"“(]*((?:what|who|whom|whose|whether|that|which|where|when|why)(?:ever)?|how)\b(?!['’-])`;
const opening = new RegExp(`^${words}`, 'i');
/** Far quicker than reading prose, and finds no less. */
const opening_anywhere = new RegExp(String.raw`[/*#|>\d.)\n-]\s*${words}`, 'i');
const question = /^[^.!?]*\?/;

/** Blocks of one file that do not begin with their subject, each a line for people. */
export function wordProblems(name: string, text: string): string[] {
  if (!opening_anywhere.test(`\n${text}`)) return [];
  return proseOf(name, text).flatMap((block: Block) => {
    const word = opening.exec(block.text)?.[1];
    if (word === undefined || question.test(block.text)) return [];
    return [`${name}:${block.line} begins with "${word}": ${block.text.slice(0, 60)}`];
  });
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Files of prose at or below some paths of the project, but what is made. */
function filesAt(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (path !== '.' && statSync(root + path).isFile()) return [path];
    const pattern = `${path}/**/*.{ts,tsx,js,go,sh,py,yaml,yml,md}`;
    const found = globSync(pattern, { cwd: root, exclude: (name) => made.test(name) });
    return found.filter((name) => !made.test(name)).toSorted();
  });
}

if (import.meta.main) {
  const asked = process.argv.slice(2).map((path) => relative(root, path) || '.');
  const files = asked.length > 0 ? filesAt(asked) : filesAt(['.']).filter((name) => !isUnclean(name));
  const problems = files.flatMap((name) => wordProblems(name, readFileSync(root + name, 'utf8')));
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

function isUnclean(name: string): boolean {
  return unclean.some((path) => name === path || name.startsWith(`${path}/`));
}
