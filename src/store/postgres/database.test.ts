import { afterEach, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { schema_steps } from './schema.ts';
import { describeWithPostgres } from './test-database.support.ts';

await describeWithPostgres('a database on PostgreSQL', (url) => {
  const opened: Database[] = [];
  const open = async (...given: Parameters<typeof openDatabase>) => {
    const database = await openDatabase(...given);
    opened.push(database);
    return database;
  };
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
  });

  it('is brought to its schema once by all that begin at the same time', async () => {
    await Promise.all(Array.from({ length: 5 }, () => open(url)));
    const steps = await opened[0]!.sql('SELECT step FROM schema_steps ORDER BY step');
    expect(steps).toEqual(schema_steps.map((_, index) => [index + 1]));
  });

  it('of a later version is refused, and stays as it is', async () => {
    const { sql } = await open(url);
    await sql('INSERT INTO schema_steps VALUES (1000, now())');
    await expect(open(url)).rejects.toThrow(/^[^\n]*written by a later version of model-run-kit \(its schema is 1000/);
    await sql('DELETE FROM schema_steps WHERE step = 1000');
    await open(url);
  });

  it('whose connections break is told of, and goes on', async () => {
    const onFault = vi.fn<(error: unknown) => void>();
    const { sql, atomically } = await open(url, { onFault });
    const other = await open(url);
    await sql('SELECT 1');
    await other.sql(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await vi.waitFor(() => expect(onFault).toHaveBeenCalled());
    expect(await sql('SELECT 2')).toEqual([[2]]);
    await expect(atomically((within) => within('SELECT pg_terminate_backend(pg_backend_pid())'))).rejects.toThrow();
    expect(await sql('SELECT 3')).toEqual([[3]]);
  });

  it('does a transaction again where another was in its way', async () => {
    const { sql, atomically } = await open(url);
    await sql('CREATE TABLE crossed (id int PRIMARY KEY, times int)');
    await sql('INSERT INTO crossed VALUES (1, 0), (2, 0)');
    const both = (first: number, second: number) =>
      atomically(async (within) => {
        await within('UPDATE crossed SET times = times + 1 WHERE id = $1', first);
        await within('SELECT pg_sleep(0.05)');
        await within('UPDATE crossed SET times = times + 1 WHERE id = $1', second);
      });
    await Promise.all([both(1, 2), both(2, 1)]);
    expect(await sql('SELECT times FROM crossed')).toEqual([[2], [2]]);
  });

  it.each([
    ['postgres://kit@localhost:1/none', /^postgres:\/\/kit@localhost:1\/none: no PostgreSQL answers there/],
    ['postgres://kit:secret@localhost:1/none', /^postgres:\/\/kit@localhost:1\/none: /],
  ])('%s is refused in one line', async (wrong, line) => {
    await expect(open(wrong)).rejects.toMatchObject({ name: 'InputError', message: expect.stringMatching(line) });
  });

  it('that is not there is refused by name', async () => {
    const missing = new URL(url);
    missing.pathname = '/not_there';
    await expect(open(missing.href)).rejects.toThrow(/there is no such database/);
  });
});
