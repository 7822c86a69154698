/** The worlds of a database, which every server on it serves. */
import { randomUUID } from 'node:crypto';
import type { Database } from '../../store/postgres/database.ts';
import type { Membership } from '../../store/postgres/membership.ts';
import { dropState, sweep } from '../../store/postgres/states.ts';
import { databasePlace } from './database-place.ts';
import type { KeptRequest, KeptWorlds } from './kept-worlds.ts';

export interface DatabaseWorlds extends KeptWorlds {
  /** The id of the default world: the same for every server, from the first one on. */
  mainId(): Promise<string>;
  all(): Promise<KeptRequest[]>;
}

export function createDatabaseWorlds(database: Database, replicas: Membership): DatabaseWorlds {
  const { sql } = database;
  return {
    async mainId() {
      await sql(
        'INSERT INTO worlds (id, is_main) VALUES ($1, true) ON CONFLICT (is_main) WHERE is_main DO NOTHING',
        randomUUID(),
      );
      const [row] = await sql<[string]>('SELECT id FROM worlds WHERE is_main');
      return row![0];
    },
    placeOf(world, clock = 'real') {
      const is_stepped = clock.startsWith('virtual');
      return { placed: (seeding) => databasePlace(seeding, { database, replicas, world, is_stepped }) };
    },
    async keep({ id, ...request }) {
      await sql('UPDATE worlds SET request = $2 WHERE id = $1', id, JSON.stringify(request));
      await replicas.tell();
    },
    async forget(id) {
      await sql('UPDATE worlds SET request = NULL WHERE id = $1', id);
      await replicas.tell();
    },
    async remove(id) {
      const states = await sql<[string]>(
        `SELECT state FROM snapshots WHERE world = $1 UNION ALL SELECT state FROM worlds WHERE id = $1 AND state IS NOT NULL`,
        id,
      );
      await sql('DELETE FROM snapshots WHERE world = $1', id);
      await sql('DELETE FROM worlds WHERE id = $1', id);
      for (const [state] of states) await dropState(database, Number(state));
    },
    async found() {
      await sweep(database);
      return this.all();
    },
    async all() {
      const rows = await sql<[string, string]>('SELECT id, request FROM worlds WHERE request IS NOT NULL ORDER BY seq');
      return rows.map(([id, request]) => ({ ...(JSON.parse(request) as Omit<KeptRequest, 'id'>), id }));
    },
  };
}
