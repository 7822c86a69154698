/** Files of older versions go on: they end up with the schema that an empty file gets, and with what was in them. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { deliveriesListed } from './furnished.support.ts';
import type { DeliveryRow } from './run-rows.ts';
import { assetRow, attempt, deliveryRow, later, own_organization, run_id, runRow } from './samples.support.ts';
import { application_id, schema_version } from './schema.ts';
import { schema_steps } from './schema-steps.ts';
import { openStore } from './sqlite-store.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
  file = join(folder, 'state.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

const organization = { id: own_organization, name: 'A', slug: 'a', plan_code: 'team', callback_secret: null };

/** A file as the version left it, with an organization and an asset. */
function fileOfVersion(version: number): DatabaseSync {
  const database = new DatabaseSync(file);
  const schema = readFileSync(new URL(`schema-${version}.sql`, import.meta.url), 'utf8');
  database.exec(`${schema} PRAGMA application_id = ${application_id}; PRAGMA user_version = ${version}`);
  database
    .prepare('INSERT INTO organizations (key, record) VALUES (?, ?)')
    .run(own_organization, JSON.stringify(organization));
  database.prepare('INSERT INTO assets (_organization, _record) VALUES (1, ?)').run(JSON.stringify(assetRow(1)));
  return database;
}

function schemaOf(database: DatabaseSync): Record<string, string> {
  const found = database.prepare('SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name').all();
  database.close();
  return Object.fromEntries(found.map(({ name, sql }) => [String(name), String(sql).replaceAll(/\s+/g, ' ')]));
}

describe.each(Array.from({ length: schema_version - 1 }, (_, n) => n + 1))('a file of version %i', (version) => {
  it('gets the schema of an empty one', () => {
    fileOfVersion(version).close();
    expect(schemaOf(openDatabase({ file }))).toEqual(schemaOf(openDatabase()));
  });

  it('keeps what was in it, and takes runs', async () => {
    fileOfVersion(version).close();
    const first = openStore({ file });
    expect(await first.asset(assetRow(1).id)).toEqual(assetRow(1));
    await first.insertRun(runRow(1));
    await first.close();
    const second = openStore({ file });
    expect(await second.organization(own_organization)).toEqual(organization);
    expect(await second.run(run_id(1))).toEqual(runRow(1));
    await second.close();
  });

  it('as a snapshot goes on too', async () => {
    const database = fileOfVersion(version);
    const store = openStore({ template: database.serialize() });
    database.close();
    await store.insertRun(runRow(1));
    expect(await store.asset(assetRow(1).id)).toEqual(assetRow(1));
    await store.close();
  });
});

/** Keeps a delivery as older versions did: its rows have one number in all tables, which the insertion has given. */
function keepDelivery(database: DatabaseSync, delivery: DeliveryRow): void {
  const { id, webhook_id, run_id, event, created_at, attempts, body, next_attempt_at, ...address } = delivery;
  const shown = JSON.stringify({ id, webhook_id, run_id, event, created_at, attempts });
  database.prepare('INSERT INTO deliveries (_organization, _record) VALUES (1, ?)').run(shown);
  database
    .prepare(`INSERT INTO outgoing (delivery, due, address, body) VALUES (unhex(?, '-'), ?, ?, ?)`)
    .run(id, next_attempt_at, JSON.stringify(address), body);
}

it('attempts that stand in the record of a delivery come before those that were made since', async () => {
  const database = fileOfVersion(2);
  const first = deliveryRow(1, { attempts: [attempt(1)] });
  keepDelivery(database, first);
  database.close();
  const store = openStore({ file });
  expect(await store.delivery(first.id)).toEqual(first);
  await store.recordAttempt(first.id, attempt(2), null);
  const after = { attempts: [attempt(1), attempt(2)] };
  expect(await store.delivery(first.id)).toMatchObject(after);
  expect(await deliveriesListed(store)).toMatchObject([after]);
  await store.close();
});

it('deliveries of version 3 keep where they go, what they carry, when they are due and their attempts', async () => {
  const database = fileOfVersion(3);
  const kept = [3, 1, 2].map((number) => deliveryRow(number, { next_attempt_at: number === 1 ? null : later }));
  for (const delivery of kept) keepDelivery(database, delivery);
  const add = database.prepare('INSERT INTO attempts (delivery, number, record) VALUES (?, ?, ?)');
  for (const number of [1, 2]) add.run(2, number, JSON.stringify(attempt(number)));
  database.close();
  const store = openStore({ file });
  const attempts = [attempt(1), attempt(2)];
  expect(await Promise.all(kept.map(({ id }) => store.delivery(id)))).toEqual([
    kept[0],
    { ...kept[1], attempts },
    kept[2],
  ]);
  expect((await store.pendingDeliveries()).map(({ id }) => id)).toEqual([kept[0]!.id, kept[2]!.id]);
  await store.recordAttempt(kept[1]!.id, attempt(3), null);
  expect((await store.delivery(kept[1]!.id))!.attempts).toEqual([...attempts, attempt(3)]);
  await store.close();
});

it('has one step for each version', () => {
  expect(schema_steps).toHaveLength(schema_version);
});

/** A file written yesterday has yesterday's schema: add a step, raise the version, keep the older schema as `schema-N.sql`. */
it('does not change without a step', () => {
  const digest = createHash('sha256')
    .update(JSON.stringify(schemaOf(openDatabase())))
    .digest('hex');
  expect([schema_version, digest.slice(0, 16)]).toEqual([6, '911baceef5e59c5a']);
});
