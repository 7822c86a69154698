/** A database of its own for each test file that asks, on the PostgreSQL of the test run. */
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, describe, inject, test } from 'vitest';
import { createDatabase, dropDatabase, missingCluster } from './cluster.support.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A socket that tells where PostgreSQL is; it is started when the first one asks. */
    postgres_door: string;
  }
}

interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

async function createTestDatabase(): Promise<TestDatabase> {
  const answer = JSON.parse(await text(connect(inject('postgres_door')))) as { url: string } | { error: string };
  if ('error' in answer) throw new Error(answer.error);
  const name = `mrk_${randomUUID().replaceAll('-', '')}`;
  const url = await createDatabase(answer.url, name);
  return { url, drop: () => dropDatabase(answer.url, name) };
}

/**
 * A database for the tests of a file. Where there can be none, undefined, and the tests are named as skipped with the
 * reason, unless `POSTGRES_TESTS=required`, as in CI: then they fail.
 */
export async function databaseForTests(name: string): Promise<string | undefined> {
  const missing = missingCluster();
  if (missing !== undefined && process.env.POSTGRES_TESTS !== 'required') {
    console.warn(`SKIPPED: ${name}: ${missing}`);
    describe.skip(name, () => test(`skipped: ${missing}`, () => {}));
    return undefined;
  }
  if (missing !== undefined) throw new Error(`${name} must run here: ${missing}`);
  const database = await createTestDatabase();
  afterAll(database.drop);
  return database.url;
}

/** Tests of which none runs without PostgreSQL. */
export async function describeWithPostgres(name: string, tests: (url: string) => void): Promise<void> {
  const url = await databaseForTests(name);
  if (url !== undefined) describe(name, () => tests(url));
}
