import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { importProblems, type Rooms, rooms, tableOf } from './arrows.ts';
import { entry_sources } from './entries.ts';

const project = new URL('..', import.meta.url).pathname;
const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

it('no file of the project imports what its folder may not, and no imports go round in a circle', async () => {
  expect(
    await importProblems(project, ['src', 'conformance', 'cli', 'examples', 'scripts', 'bench'], rooms, entry_sources),
  ).toEqual({
    arrows: [],
    circles: [],
    unmarked: [],
  });
});

it('CONTRIBUTING shows the folders as they are', () => {
  expect(readFileSync(join(project, 'CONTRIBUTING.md'), 'utf8')).toContain(tableOf(rooms));
});

const small: Rooms = {
  low: { holds: 'what is below', on: [] },
  'low/inner': { holds: 'a folder of its own', on: ['low'] },
  high: { holds: 'what is above', on: ['low'] },
};

it('what tests alone import is called test support', async () => {
  const files = {
    'high/a.test.ts': "import { c } from '../low/c.ts';",
    'high/a.ts': "import { b } from '../low/b.ts';",
  };
  expect((await problemsOf(files)).unmarked).toEqual(['low/c.ts']);
});

it.each<[string, Readonly<Record<string, string>>, string[], string[]]>([
  ['what is allowed', { 'high/a.ts': "import { b } from '../low/b.ts';" }, [], []],
  [
    'an import upwards',
    { 'low/b.ts': "import { a } from '../high/a.ts';" },
    ['low/b.ts imports high/a.ts: low stands on nothing'],
    [],
  ],
  [
    'an import of a type upwards',
    { 'low/b.ts': "import type { A } from '../high/a.ts';" },
    ['low/b.ts imports high/a.ts: low stands on nothing'],
    [],
  ],
  [
    'a folder within another',
    { 'low/b.ts': "export { c } from './inner/c.ts';" },
    ['low/b.ts imports low/inner/c.ts: low stands on nothing'],
    [],
  ],
  [
    'a circle of types',
    { 'low/b.ts': "import type { C } from './c.ts';", 'low/c.ts': "import type { B } from './b.ts';" },
    [],
    ['low/b.ts → low/c.ts → low/b.ts'],
  ],
  [
    'test support in what is no test',
    { 'high/a.ts': "import { d } from './d.support.ts';", 'high/a.test.ts': "import { d } from './d.support.ts';" },
    ['high/a.ts imports high/d.support.ts: test support is for tests and proofs alone'],
    [],
  ],
  [
    'a folder that nobody listed',
    { 'other/a.ts': "import { b } from '../low/b.ts';" },
    ['other/a.ts imports low/b.ts: the folder stands in no row of scripts/arrows.ts'],
    [],
  ],
])('of a small tree: %s', async (_, files, arrows, circles) => {
  const found = await problemsOf(files);
  expect({ arrows: found.arrows, circles: found.circles.toSorted() }).toEqual({ arrows, circles });
});

/** Problems of a small tree in which some files are these. */
async function problemsOf(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'arrows-'));
  made.push(folder);
  const bare = ['low/b.ts', 'low/c.ts', 'low/inner/c.ts', 'high/a.ts', 'high/d.support.ts', 'other/a.ts'];
  for (const [file, text] of Object.entries({ ...Object.fromEntries(bare.map((name) => [name, ''])), ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${text}\nexport {};\n`);
  }
  return importProblems(folder, ['low', 'high', 'other'], small);
}
