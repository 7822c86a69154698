import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { all_parts } from './list.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> };

it.each(globSync(['*.md', 'docs/*.md'], { cwd: root }))('%s names only commands that there are', (page) => {
  const text = readFileSync(`${root}${page}`, 'utf8');
  const named = [...text.matchAll(/npm run (?:--silent )?([a-z:]+)(?: -- ([a-z][a-z-]*))?/g)];
  const unknown = named.filter(
    ([, script = '', part]) =>
      !(script in scripts) || (script === 'prove' && part !== undefined && !(part in all_parts)),
  );
  expect(unknown.map(([command]) => command)).toEqual([]);
});
