import { afterAll, expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { newState, sweep } from './states.ts';
import { describeWithPostgres } from './test-database.support.ts';

await describeWithPostgres('what killed servers leave in a database', async (url) => {
  const database = await openDatabase(url);
  afterAll(() => database.close());

  it('goes when it is old: worlds that were not made or removed to their end, their states and snapshots', async () => {
    const { sql } = database;
    const worlds = [
      ['main', true, null, '2 hours'],
      ['whole', false, '{}', '2 hours'],
      ['half', false, null, '2 hours'],
      ['being made', false, null, '1 minute'],
    ] as const;
    const kept: number[] = [];
    for (const [id, is_main, request, age] of worlds) {
      const [state, copy] = [await newState(sql), await newState(sql)];
      if (id !== 'half') kept.push(state, copy);
      await sql(
        'INSERT INTO worlds (id, is_main, request, state, made_at) VALUES ($1, $2, $3, $4, now() - $5::interval)',
        ...[id, is_main, request, state, age],
      );
      await sql(
        "INSERT INTO snapshots (world, id, state, created_at, standing) VALUES ($1, '1', $2, '', '')",
        id,
        copy,
      );
    }
    await sql("UPDATE states SET made_at = now() - interval '2 hours'");
    await sweep(database);
    const ids = await sql<[string]>('SELECT id FROM worlds ORDER BY seq');
    expect(ids.flat()).toEqual(['main', 'whole', 'being made']);
    expect(
      (await sql<[string]>('SELECT number FROM states ORDER BY number')).map(([number]) => Number(number)),
    ).toEqual(kept);
  });
});
