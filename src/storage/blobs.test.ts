import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../store/postgres/database.ts';
import { newState } from '../store/postgres/states.ts';
import { databaseForTests } from '../store/postgres/test-database.support.ts';
import type { BlobStore } from './blob-store.ts';
import { createDatabaseBlobs } from './database-blobs.ts';
import { createFolderBlobs } from './folder-blobs.ts';
import { createMemoryBlobs } from './memory-blobs.ts';

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'blobs-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

const stores: [string, () => Promise<BlobStore>][] = [
  ['in memory', async () => createMemoryBlobs()],
  ['in a folder', async () => createFolderBlobs(await folder())],
];

const url = await databaseForTests('blobs in a database');
if (url !== undefined) {
  const database = await openDatabase(url);
  afterAll(database.close);
  stores.push(['in a database', async () => createDatabaseBlobs(database, await newState(database.sql))]);
}

async function* chunks(...parts: string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part);
}

async function all(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(part);
  return Buffer.concat(parts).toString();
}

describe.each(stores)('blobs %s', (_, open) => {
  const declared = { content_type: 'text/plain', size_bytes: 6 };

  test('come back as they were sent', async () => {
    const blobs = await open();
    expect(await blobs.info('a/b')).toBeUndefined();
    const info = await blobs.put('a/b', declared, chunks('abc', '', 'def'));
    expect(info).toEqual({
      content_type: 'text/plain',
      size_bytes: 6,
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    });
    expect(await blobs.info('a/b')).toEqual(info);
    expect(await all(blobs.read('a/b'))).toBe('abcdef');
    expect(await all(blobs.read('a/b', { start: 1, end: 3 }))).toBe('bcd');
    expect(await blobs.put('a/b', declared, chunks('ABCDEF'))).toMatchObject({ size_bytes: 6 });
    expect(await all(blobs.read('a/b'))).toBe('ABCDEF');
    await blobs.close();
  });

  test('of very many parts come back whole', async () => {
    const blobs = await open();
    const parts = Array.from({ length: 2_500 }, (_, index) => String(index % 10));
    await blobs.put('many', { content_type: 'text/plain' }, chunks(...parts));
    expect(await all(blobs.read('many'))).toBe(parts.join(''));
    await blobs.close();
  });

  test('of the wrong size, or cut off, leave what was there', async () => {
    const blobs = await open();
    await blobs.put('../k?', declared, chunks('before'));
    expect(await blobs.put('../k?', declared, chunks('short'))).toBe('wrong_size');
    let asked = 0;
    const endless = async function* () {
      for (;;) yield Buffer.from(`${asked++}xx`);
    };
    expect(await blobs.put('../k?', declared, endless())).toBe('wrong_size');
    expect(asked).toBeLessThan(20);
    const cut = async function* () {
      yield Buffer.from('cut');
      throw new Error('gone');
    };
    await expect(blobs.put('../k?', declared, cut())).rejects.toThrow('gone');
    expect(await all(blobs.read('../k?'))).toBe('before');
    await blobs.close();
  });

  test('of any size are taken where none is declared', async () => {
    const blobs = await open();
    expect(await blobs.put('k', { content_type: 'x/y' }, chunks('a'.repeat(200_000)))).toMatchObject({
      size_bytes: 200_000,
    });
    expect(await all(blobs.read('k', { start: 0, end: 99_999 }))).toHaveLength(100_000);
    await blobs.close();
  });
});

describe.each(stores)('blobs %s that are closed', (_, open) => {
  test('keep nothing of what is still coming', async () => {
    const blobs = await open();
    const begun = Promise.withResolvers<void>();
    const slow = async function* () {
      yield Buffer.from('ab');
      begun.resolve();
      await new Promise(setImmediate);
      await new Promise(setImmediate);
      yield Buffer.from('cd');
    };
    const put = blobs.put('k', { content_type: 'x/y', size_bytes: 4 }, slow());
    const refused = expect(put).rejects.toMatchObject({ name: 'BlobsClosed' });
    await begun.promise;
    await blobs.close();
    await refused;
  });
});

test('a copy of blobs stays as it is, in memory and in a folder', async () => {
  const declared = { content_type: 'x/y', size_bytes: 3 };
  const memory = createMemoryBlobs();
  await memory.put('k', declared, chunks('old'));
  const copied = createMemoryBlobs(memory.copy());
  const [from, to] = [await folder(), join(await folder(), 'copy')];
  const files = await createFolderBlobs(from);
  await files.put('k', declared, chunks('old'));
  await files.copyTo(to);
  for (const blobs of [memory, files]) {
    await blobs.put('k', declared, chunks('new'));
    await blobs.put('other', declared, chunks('new'));
  }
  for (const blobs of [copied, await createFolderBlobs(to)]) {
    expect(await all(blobs.read('k'))).toBe('old');
    expect(await blobs.info('other')).toBeUndefined();
  }
  expect(await readdir(to)).toHaveLength(2);
});

test('a folder holds one file of bytes for each blob, and outlives the store', async () => {
  const path = await folder();
  const before = await createFolderBlobs(path);
  for (const content of ['one', 'two', 'six'])
    await before.put('k', { content_type: 'x/y', size_bytes: 3 }, chunks(content));
  await before.put('k', { content_type: 'x/y', size_bytes: 3 }, chunks('four'));
  await before.close();
  expect((await readdir(path)).map((name) => name.split('.').at(-1)).toSorted()).toEqual(['blob', 'json']);
  expect(await all((await createFolderBlobs(path)).read('k'))).toBe('six');
});

test('a folder keeps nothing of uploads that were refused, however soon', async () => {
  const path = await folder();
  const blobs = await createFolderBlobs(path);
  const too_long = () => blobs.put('k', { content_type: 'x/y', size_bytes: 3 }, chunks('four'));
  expect(new Set(await Promise.all(Array.from({ length: 200 }, too_long)))).toEqual(new Set(['wrong_size']));
  await blobs.close();
  expect(await readdir(path)).toEqual([]);
});

test.each([{}, { fsync: true }])(
  'what a process left behind that was killed goes, and nothing else: %j',
  async (options) => {
    const path = await folder();
    const before = await createFolderBlobs(path, options);
    for (const key of ['one', 'two']) await before.put(key, { content_type: 'text/plain' }, chunks(key));
    await before.close();
    const names = await readdir(path);
    const of_one = names.find((name) => name.endsWith('.blob'))!;
    const other_id = '00000000-0000-4000-8000-000000000000';
    const unfinished = [
      of_one.replace(/\.[0-9a-f-]{36}\./, `.${other_id}.`),
      `${of_one}.json`,
      `${'0'.repeat(64)}.${other_id}.blob`,
    ];
    for (const name of [...unfinished, 'notes.txt']) await writeFile(join(path, name), 'half');
    const after = await createFolderBlobs(path, options);
    expect((await readdir(path)).sort()).toEqual([...names, 'notes.txt'].sort());
    for (const key of ['one', 'two']) expect(await all(after.read(key))).toBe(key);
    await after.close();
  },
);

test('blobs in memory take so many bytes and no more, those that are coming included', async () => {
  const blobs = createMemoryBlobs(new Map(), 10);
  const put = (key: string, ...parts: string[]) => blobs.put(key, { content_type: 'text/plain' }, chunks(...parts));
  await put('a', 'abcdef');
  await expect(put('b', 'abc', 'de')).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(await blobs.info('b')).toBeUndefined();
  expect(await blobs.put('b', { content_type: 'text/plain', size_bytes: 9 }, chunks('abc'))).toBe('wrong_size');
  // A refused, cut-off or replaced blob holds no room.
  await put('b', 'abcd');
  await expect(put('c', 'a')).rejects.toMatchObject({ code: 'ENOSPC' });
  await expect(put('a', 'a')).rejects.toMatchObject({ code: 'ENOSPC' });
  const gone = createMemoryBlobs(blobs.copy(), 12);
  await gone.put('b', { content_type: 'text/plain' }, chunks('xy'));
  await gone.put('c', { content_type: 'text/plain' }, chunks('abcd'));
  expect(await all(gone.read('c'))).toBe('abcd');
});
