import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { InputError } from '../input/input-error.ts';
import { assetRow, uuidOf } from './samples.support.ts';
import { schema_version } from './schema.ts';
import { openStore } from './sqlite-store.ts';
import { storeContract } from './store-contract.support.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
  file = join(folder, 'state.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

const organization = { id: assetRow(1).org_id, name: 'A', slug: 'a', plan_code: 'team', callback_secret: null };

let opened = 0;
storeContract('the store on SQLite in a file', () => openStore({ file: `${file}${opened++}` }), 10);

describe('a store in a file', () => {
  it('keeps what was in it', async () => {
    const first = openStore({ file });
    await first.insertOrganization(organization);
    await first.insertAssets([assetRow(1), assetRow(2)]);
    await first.close();
    await first.close();
    const second = openStore({ file, synchronous: 'full' });
    await second.insertAsset(assetRow(3));
    expect(await second.organization(organization.id)).toEqual(organization);
    for (const n of [1, 2, 3]) expect(await second.asset(uuidOf(n))).toEqual(assetRow(n));
    await second.close();
    await expect(second.asset(uuidOf(1))).rejects.toThrow();
  });

  it('is for its owner alone', async () => {
    const store = openStore({ file });
    expect([file, `${file}-wal`].map((each) => statSync(each).mode & 0o777)).toEqual([0o600, 0o600]);
    await store.close();
  });

  const refused = (wanted: string) => {
    const error = (() => {
      try {
        openStore({ file });
        return undefined;
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toBeInstanceOf(InputError);
    expect((error as Error).message).toBe(`${file}: ${wanted}`);
  };

  it('is for one process at a time', async () => {
    const store = openStore({ file });
    refused('is in use by another process');
    await store.close();
    await openStore({ file }).close();
  });

  it('is refused when a later version wrote it, and left alone', async () => {
    await openStore({ file }).close();
    const database = new DatabaseSync(file);
    database.exec(`PRAGMA user_version = ${schema_version + 1}`);
    database.close();
    const before = readFileSync(file);
    refused(
      `was written by a later version of model-run-kit (its schema is ${schema_version + 1}, this version knows ${schema_version}); use that version or name another file`,
    );
    expect(readFileSync(file)).toEqual(before);
  });

  it('is refused when it is a database of something else, and left alone', () => {
    const database = new DatabaseSync(file);
    database.exec('CREATE TABLE songs (title TEXT)');
    database.close();
    const before = readFileSync(file);
    refused('is no database of model-run-kit; name another file');
    expect(readFileSync(file)).toEqual(before);
  });

  it('is refused when it is no database at all, and left alone', () => {
    writeFileSync(file, 'base_url: http://127.0.0.1:4010\n'.repeat(100));
    refused('is no database of model-run-kit; name another file');
    expect(readFileSync(file, 'utf8')).toMatch(/^base_url/);
  });

  it('is refused when it is a database of something else with an unfinished log, and left alone', () => {
    const database = new DatabaseSync(file);
    database.exec('PRAGMA application_id = 7; PRAGMA journal_mode = WAL; CREATE TABLE songs (title TEXT)');
    const copy = join(folder, 'copy.db');
    for (const ending of ['', '-wal']) copyFileSync(`${file}${ending}`, `${copy}${ending}`);
    database.close();
    file = copy;
    const before = [file, `${file}-wal`].map((each) => readFileSync(each));
    refused('is no database of model-run-kit; name another file');
    expect([file, `${file}-wal`].map((each) => readFileSync(each))).toEqual(before);
  });

  it('is refused when it is damaged, wherever that is, and left alone', async () => {
    const store = openStore({ file });
    await store.insertOrganization(organization);
    await store.insertAssets(Array.from({ length: 20 }, (_, n) => assetRow(n)));
    await store.close();
    const whole = readFileSync(file);
    // Pages of 4,096 bytes, the first of which is that of the schema; and an end that is missing.
    const pages = whole.byteLength / 4_096;
    const broken = Array.from({ length: pages }, (_, page) => {
      const bytes = Buffer.from(whole);
      bytes.fill(0x5a, Math.max(100, page * 4_096), (page + 1) * 4_096);
      return bytes;
    });
    for (const bytes of [...broken, whole.subarray(0, 4_096), whole.subarray(0, whole.byteLength - 4_096)]) {
      writeFileSync(file, bytes);
      refused('is damaged; put a copy of it in its place, or name another file');
      expect(readFileSync(file).equals(bytes)).toBe(true);
    }
  });

  it('is refused where it cannot be', () => {
    file = folder;
    refused('is a folder; name a file');
    file = join(folder, 'missing', 'state.db');
    refused('its folder does not exist');
  });
});

describe('a snapshot', () => {
  it.each([
    ['in memory', () => openStore()],
    ['in a file', () => openStore({ file })],
  ])('of a store %s starts others that go their own way', async (_, open) => {
    const origin = open();
    await origin.insertOrganization(organization);
    await origin.insertAsset(assetRow(1));
    const template = origin.snapshot();
    const [one, other] = [openStore({ template }), openStore({ template })];
    await one.insertAssets(Array.from({ length: 3_000 }, (_, n) => assetRow(n + 10)));
    await one.softDeleteAsset(uuidOf(1), { at: assetRow(1).created_at, by: null });
    for (const store of [origin, other]) {
      expect(await store.asset(uuidOf(1))).toEqual(assetRow(1));
      expect(await store.asset(uuidOf(10))).toBeUndefined();
    }
    expect(await one.asset(uuidOf(3_009))).toEqual(assetRow(3_009));
    for (const store of [origin, one, other]) await store.close();
  });

  it('of a later version is refused', () => {
    const database = new DatabaseSync(':memory:');
    database.exec('CREATE TABLE songs (title TEXT)');
    const template = database.serialize();
    expect(() => openStore({ template })).toThrow(
      new InputError('the snapshot is no database of model-run-kit; name another file'),
    );
    database.close();
  });
});
