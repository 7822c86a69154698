import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundleDocument } from './bundle.ts';

const probe = (id: string, schema: string) => ({
  get: {
    operationId: id,
    responses: {
      200: { description: 'Alive.', content: { 'application/json': { schema: { $ref: `../${schema}.json` } } } },
    },
  },
});
const entry = {
  openapi: '3.1.0',
  info: { title: 'Split', version: '1.0.0' },
  paths: { '/b': { $ref: 'paths/b.json' }, '/a': { $ref: 'paths/a.json' } },
};
let folder: string;

async function write(file: string, content: unknown): Promise<void> {
  await writeFile(join(folder, file), JSON.stringify(content));
}

const bundle = () => bundleDocument(join(folder, 'openapi.json'), join(folder, 'redocly.yaml'));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'split-'));
  await mkdir(join(folder, 'paths'));
  await write('redocly.yaml', { extends: ['minimal'] });
  await write('openapi.json', entry);
  await write('paths/a.json', probe('probeA', 'Alpha'));
  await write('paths/b.json', probe('probeB', 'Beta'));
  await write('Alpha.json', { type: 'object' });
  await write('Beta.json', { type: 'array', items: { $ref: 'Alpha.json' } });
});
afterEach(() => rm(folder, { recursive: true }));

test('split files become one document: paths as they stood, components by name', async () => {
  const document = await bundle();
  expect(Object.keys(document.paths)).toEqual(['/b', '/a']);
  expect(Object.entries(document.components.schemas)).toEqual([
    ['Alpha', { type: 'object' }],
    ['Beta', { type: 'array', items: { $ref: '#/components/schemas/Alpha' } }],
  ]);
  expect(JSON.stringify(await bundle())).toBe(JSON.stringify(document));
});

test('a reference to a file that is not there is refused with its place', async () => {
  await write('Beta.json', { type: 'array', items: { $ref: 'Gamma.json' } });
  await expect(bundle()).rejects.toThrow(/does not bundle.*Beta\.json.*Gamma\.json/s);
});

test('an operationId that only the whole shows twice is refused', async () => {
  await write('paths/b.json', probe('probeA', 'Beta'));
  await expect(bundle()).rejects.toThrow('operationId probeA is used twice');
});
