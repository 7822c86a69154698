import pg from 'pg';
import { expect, it } from 'vitest';
import { describeWithPostgres } from './test-database.support.ts';

await describeWithPostgres('PostgreSQL for tests', (url) => {
  it('is a database of its own, in which a lost power is no matter', async () => {
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query("SELECT current_setting('fsync') AS fsync, current_database() AS name");
    await client.end();
    expect(rows).toEqual([
      { fsync: process.env.DATABASE_URL ? expect.any(String) : 'off', name: expect.stringMatching(/^mrk_/) },
    ]);
  });
});
