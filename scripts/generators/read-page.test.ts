import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { packagesOf, readTools } from './read-page.ts';
import { tools } from './tools.ts';

const page = readFileSync(new URL('../../docs/generators.md', import.meta.url), 'utf8');

it('the page has a section for each tool, and no other', () => {
  expect(readTools(page).map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
});

it('the page has a row for each generator', () => {
  const generators = tools.filter(({ journey }) => journey).map(({ name }) => name);
  const rows = [...page.matchAll(/^\| ([a-z-]+) \| .* \|$/gm)].map(([, name]) => name);
  expect(rows.filter((name) => name !== 'generator' && name !== 'rule').toSorted()).toEqual(generators.toSorted());
});

it.each(tools.flatMap(({ journey }) => (journey ? [journey.program] : [])))('%s is there', (program) => {
  expect(existsSync(new URL(`journeys/${program}`, import.meta.url))).toBe(true);
});

it('what npm installs is pinned', () => {
  const packages = packagesOf(readTools(page).map(({ install }) => install));
  expect(packages.length).toBeGreaterThan(5);
  expect(packages.filter((one) => !/^@?[^@]+@\d+\.\d+\.\d+$/.test(one))).toEqual([]);
});

it('a section has commands that install, and commands that use', () => {
  const text = '### one\n\n```sh\nnpm install --save a@1.0.0\n```\n\n```sh\na\nb\n```\n\n| `rule` | why |\n\n## More\n';
  expect(readTools(text)).toEqual([
    { name: 'one', install: 'npm install --save a@1.0.0\n', use: 'a\nb\n', rules: ['rule'] },
  ]);
  expect(packagesOf(['npm install --save a@1.0.0\n', 'npm install b@2.0.0 @c/d@3.0.0\n'])).toEqual([
    'a@1.0.0',
    'b@2.0.0',
    '@c/d@3.0.0',
  ]);
  expect(() => readTools('### two\n\n```sh\na\n```\n')).toThrow('two: give two blocks of sh');
});
