import { expect, it } from 'vitest';
import { readRecipes } from './read-recipes.ts';

const fence = '```';
const recipe = (...lines: string[]) => ['# Work', '## Recipe: add a thing', ...lines].join('\n');

it('reads what a recipe puts where, and what its commands print', () => {
  const text = recipe(
    'New file `a/b.ts`:',
    `${fence}ts`,
    'export const b = 1;',
    fence,
    'Then, in `list.ts`,',
    'in the place of `];`:',
    '',
    `${fence}ts`,
    '  b,',
    '];',
    fence,
    `${fence}sh`,
    'npm test',
    fence,
    'It says:',
    `${fence}text`,
    'one',
    'two',
    fence,
    '## Words',
    `${fence}ts`,
    'nobody reads this',
    fence,
  );
  expect(readRecipes(text)).toEqual([
    {
      title: 'Recipe: add a thing',
      steps: [
        { kind: 'create', file: 'a/b.ts', text: 'export const b = 1;\n' },
        { kind: 'insert', file: 'list.ts', where: 'in the place of', anchor: '];', text: '  b,\n];\n' },
        { kind: 'run', command: 'npm test\n', prints: ['one', 'two'] },
      ],
    },
  ]);
});

it.each([
  [
    'a block without a file',
    ['Put this somewhere:', `${fence}ts`, 'x', fence],
    'the paragraph above the block names no file',
  ],
  ['output of no command', ['It says:', `${fence}text`, 'x', fence], 'no command stands above this output'],
])('refuses %s, and names the line', (_, lines, message) => {
  expect(() => readRecipes(recipe(...lines))).toThrow(`CONTRIBUTING.md:4: ${message}`);
});
