/**
 * The servers on one database, its replicas. Each has a lease on the database's clock; runs and deliveries belong to a
 * replica, and are free when its lease has ended. Replicas learn of changes by a notice that a connection of its own
 * sends, or within a heartbeat.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { InputError } from '../../input/input-error.ts';
import type { Database } from './database.ts';
import { together } from './together.ts';

/** A replica that is killed is missed so long: five heartbeats, each of which may be late on a busy machine. */
const lease_ms = 10_000;
const heartbeat_ms = 2_000;
/** Somebody who waits for all replicas to have seen a change asks so often, and not beyond the lease. */
const asked_again_ms = 10;

export interface MembershipOptions {
  database: Database;
  /** No other replica may be there: its clock is its own. */
  is_alone: boolean;
  onFault(error: unknown): void;
}

export interface Membership {
  /** No other can be there. */
  is_alone: boolean;
  /** Another one after each lease that ended without a heartbeat: what belonged to the one before is free. */
  number(): number;
  /** Number of others that have a lease. */
  others(): Promise<number>;
  /** Has all other replicas do `onNews`, and waits until they have. */
  tell(): Promise<void>;
  /**
   * Listens from now on.
   * @param onNews is called with each heartbeat, and when another replica tells of a change; calls never overlap
   */
  listen(onNews: () => Promise<void>): void;
  /** All that belonged to it is free at once, and the others are told. */
  leave(): Promise<void>;
}

const channel = 'model_run_kit';

/** @throws InputError where a replica is there that cannot have another beside it */
export async function joinReplicas(options: MembershipOptions): Promise<Membership> {
  const { database, is_alone, onFault } = options;
  const { sql } = database;
  let number = await lease();
  let is_over = false;
  let onNews = async (): Promise<void> => {};
  let timer: NodeJS.Timeout | undefined;
  let client: pg.Client | undefined;

  async function lease(): Promise<number> {
    const [row] = await sql<[string]>(
      `INSERT INTO replicas (alive_until) VALUES (now() + $1 * interval '1 ms') RETURNING number`,
      lease_ms,
    );
    return Number(row![0]);
  }

  /** Connected, and known to others who would be in its way. */
  async function connected(): Promise<pg.Client> {
    const one = await database.connect();
    one.on('error', () => lost(one));
    one.on('end', () => lost(one));
    one.on('notification', () => hear());
    const way = is_alone ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared';
    const { rows } = await one.query<{ is_free: boolean }>(`SELECT ${way}(hashtextextended('replicas', 0)) AS is_free`);
    if (!rows[0]!.is_free) {
      await one.end();
      throw new InputError(
        is_alone
          ? 'another server uses the database, and a virtual clock needs one alone; stop that, or use --clock real'
          : 'a server with a virtual clock uses the database, which it needs alone; stop that one, or name another database',
      );
    }
    await one.query(`LISTEN ${channel}`);
    return one;
  }

  function lost(one: pg.Client): void {
    if (is_over || client !== one) return;
    client = undefined;
    void reconnected();
  }

  async function reconnected(): Promise<void> {
    while (!is_over && !client) {
      try {
        const one = await connected();
        if (is_over) await one.end();
        else client = one;
      } catch (error) {
        if (error instanceof InputError) onFault(error);
        await delay(heartbeat_ms, undefined, { ref: false });
      }
    }
  }

  const hear = together<void, void>(async (calls) => {
    if (is_over) return calls;
    try {
      const [row] = await sql<[string]>('SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM changes');
      await onNews();
      await sql('UPDATE replicas SET seen = $2 WHERE number = $1', number, Number(row![0]));
    } catch (error) {
      if (!is_over) onFault(error);
    }
    return calls;
  });

  /** A connection takes one statement at a time. If it cannot be sent, the others look with their next heartbeat. */
  const notify = together<void, void>(async (calls) => {
    await client?.query(`NOTIFY ${channel}`).catch(() => {});
    return calls;
  });

  async function beat(): Promise<void> {
    const kept = await sql(
      `UPDATE replicas SET alive_until = now() + $2 * interval '1 ms' WHERE number = $1 AND alive_until > now() RETURNING 1`,
      ...[number, lease_ms],
    );
    // Others may have taken what belonged to it.
    if (kept.length === 0) number = await lease();
    await sql(`DELETE FROM replicas WHERE alive_until < now() - interval '1 hour'`);
    // A lease does not depend on how long the news takes.
    void hear();
  }

  function beatLater(): void {
    timer = setTimeout(async () => {
      await beat().catch((error: unknown) => {
        if (!is_over) onFault(error);
      });
      if (!is_over) beatLater();
    }, heartbeat_ms);
    timer.unref();
  }

  const others = async (): Promise<number> => {
    const [row] = await sql<[string]>(
      'SELECT count(*) FROM replicas WHERE number <> $1 AND alive_until > now()',
      number,
    );
    return Number(row![0]);
  };

  try {
    client = await connected();
  } catch (error) {
    await sql('DELETE FROM replicas WHERE number = $1', number);
    throw error;
  }

  // From the beginning, however long it takes until it listens: the lease must not end meanwhile.
  beatLater();
  return {
    is_alone,
    number: () => number,
    others,
    async tell() {
      const [row] = await sql<[string]>(`SELECT nextval('changes')`);
      const change = Number(row![0]);
      await notify();
      const behind = 'SELECT 1 FROM replicas WHERE number <> $1 AND alive_until > now() AND seen < $2 LIMIT 1';
      for (let waited_ms = 0; waited_ms < lease_ms; waited_ms += asked_again_ms) {
        if ((await sql(behind, number, change)).length === 0) return;
        await delay(asked_again_ms);
      }
    },
    listen(hear_news) {
      onNews = hear_news;
    },
    async leave() {
      is_over = true;
      clearTimeout(timer);
      await hear();
      await sql('DELETE FROM replicas WHERE number = $1', number).catch(onFault);
      await notify();
      await client?.end().catch(() => {});
    },
  };
}
