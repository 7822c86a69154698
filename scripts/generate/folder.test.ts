import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { differences, writeFolder } from './folder.ts';

const wanted = new Map([
  ['a.json', '{}\n'],
  ['b.ts', 'export {};\n'],
]);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folder-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a folder that does not exist lacks everything', async () => {
  expect(await differences(join(folder, 'none'), wanted)).toEqual([
    { file: 'a.json', why: 'missing' },
    { file: 'b.ts', why: 'missing' },
  ]);
});

test('missing, stale and surplus files are told apart, and written away', async () => {
  await writeFile(join(folder, 'a.json'), '{}');
  await writeFile(join(folder, 'c.ts'), '');
  const wrong = [
    { file: 'a.json', why: 'stale' },
    { file: 'b.ts', why: 'missing' },
    { file: 'c.ts', why: 'surplus' },
  ];
  expect(await differences(folder, wanted)).toEqual(wrong);
  expect(await writeFolder(folder, wanted)).toEqual(wrong);
  expect(await differences(folder, wanted)).toEqual([]);
  expect(await readFile(join(folder, 'a.json'), 'utf8')).toBe('{}\n');
});

test('what is right is not touched', async () => {
  await writeFolder(folder, wanted);
  const before = await stat(join(folder, 'a.json'));
  expect(await writeFolder(folder, wanted)).toEqual([]);
  expect((await stat(join(folder, 'a.json'))).mtimeMs).toBe(before.mtimeMs);
});
