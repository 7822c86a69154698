/**
 * Comments and Markdown begin with their subject: no block of prose opens with *What*, *Whether* or their like, and no
 * sentence of a comment with *What*, *Who*, *Whether* or *Which*. Questions may, and the word alone, at the head of a
 * column. Prints a problem a line and exits with 1, or prints nothing.
 *
 *   scripts/lint/words.ts            all files
 *   scripts/lint/words.ts PATH…      these files and folders
 */
import { globSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { proseOf } from './prose.ts';

const made = /(^|\/)(node_modules|dist|generated|out)(\/|$)|^fixtures\/choices\//;
const words = String.raw`[*_"“(]*((?:what|who|whom|whose|whether|that|which|where|when|why)(?:ever)?|how)\b(?!['’-])`;
const opening = new RegExp(`^${words}`, 'i');
/** Further sentences of a comment may begin with a condition, as with *Where* and *When*. */
const further_opening = /^((?:What|Who|Whether|Which)(?:ever)?)\b(?!['’-])/;
/** Far quicker than reading prose, and finds no less. */
const opening_anywhere = new RegExp(String.raw`[/*#|>\d.)\n-]\s*${words}`, 'i');

/** Blocks of one file that do not begin with their subject, each a line for people. */
export function wordProblems(name: string, text: string): string[] {
  if (!opening_anywhere.test(`\n${text}`)) return [];
  const is_comment = !name.endsWith('.md');
  return proseOf(name, text).flatMap(({ line, text }) => {
    const [first = '', ...further] = text.split(/(?<=[.!?]) (?=[A-Z])/);
    return [first, ...(is_comment ? further : [])].flatMap((sentence, index) => {
      const word = (index === 0 ? opening : further_opening).exec(sentence)?.[1];
      const is_heading = !is_comment && sentence === word;
      if (word === undefined || is_heading || sentence.endsWith('?')) return [];
      return [`${name}:${line} begins with "${word}": ${sentence.slice(0, 60)}`];
    });
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
  const files = filesAt(asked.length > 0 ? asked : ['.']);
  const problems = files.flatMap((name) => wordProblems(name, readFileSync(root + name, 'utf8')));
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
