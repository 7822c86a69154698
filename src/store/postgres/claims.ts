/** Runs and deliveries that belong to a replica: the one that began them, or took them when nobody had them any more. */
import type { Sql } from './database.ts';
import { most_at_once } from './together.ts';

/** Holds for rows that a replica has, by the clock of the database. */
export const isHeld = (owner: string): string =>
  `EXISTS (SELECT 1 FROM replicas WHERE number = ${owner} AND alive_until > now())`;

export interface Claimed {
  table: 'runs' | 'outbox';
  /** The column of the id. */
  id: 'id' | 'delivery';
  /** Holds for rows that somebody must have. */
  is_open: string;
}

/**
 * @param member the number of the replica
 * @returns gives the ids of what was free and belongs to the replica from then on; the first time also of what it had, in a
 *   state that was open before
 */
export function claims({ table, id, is_open }: Claimed, state: number, member: () => number) {
  let is_first = true;
  return async (sql: Sql): Promise<string[]> => {
    const mine = is_first
      ? await sql<[string]>(
          `SELECT ${id} FROM ${table} WHERE state = $1 AND ${is_open} AND owner = $2`,
          state,
          member(),
        )
      : [];
    is_first = false;
    for (;;) {
      const taken = await sql<[string]>(
        `WITH free AS (SELECT ${id} AS one FROM ${table} WHERE state = $1 AND ${is_open} AND (owner IS NULL OR NOT ${isHeld('owner')})
           LIMIT ${most_at_once} FOR UPDATE SKIP LOCKED)
         UPDATE ${table} SET owner = $2 FROM free WHERE state = $1 AND ${id} = one RETURNING ${id}`,
        ...[state, member()],
      );
      mine.push(...taken);
      if (taken.length < most_at_once) return mine.map(([one]) => one);
    }
  };
}
