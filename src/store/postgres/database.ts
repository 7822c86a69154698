/** The database under a store on PostgreSQL: its pool, statements and transactions. */
import type pg from 'pg';
import { InputError } from '../../input/input-error.ts';
import { database_away } from '../disk-trouble.ts';
import { migrate } from './migrate.ts';

export type Value = string | number | bigint | boolean | null | Buffer | readonly (string | null)[];

/** Runs a statement, and gives its rows as arrays of columns. Statements are prepared once for each connection. */
export type Sql = <Row extends unknown[] = unknown[]>(text: string, ...values: readonly Value[]) => Promise<Row[]>;

export interface Database {
  sql: Sql;
  /** For statements of so many shapes that none is worth keeping. */
  once: Sql;
  /** Runs it whole or not at all; again, from the beginning, where others were in its way. */
  atomically<Result>(operation: (sql: Sql) => Promise<Result>): Promise<Result>;
  /** Waits until nobody else holds the name, in whatever process. @returns lets go of it */
  hold(name: string): Promise<() => void>;
  /** A connection for one purpose alone, which its user ends. */
  connect(): Promise<pg.Client>;
  /** Number of connections that there are, that nobody uses, and that are waited for. */
  load(): { connections: number; idle: number; waiting: number };
  /** Number of statements and transactions that failed: since it was away, got in the way of others, or otherwise. */
  failures(): Readonly<Record<'away' | 'retried' | 'failed', number>>;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** Most connections at a time. */
  connections?: number;
  /** Is told of a connection that broke while nobody used it; the next statement makes another. */
  onFault?(error: unknown): void;
}

/** PostgreSQL's own default allows 100 in all: three replicas leave room for others. */
const usual_connections = 20;
/** A statement of the store takes milliseconds; one that takes so long, or that waits so long for a connection, is stuck. */
const statement_timeout_ms = 30_000;
/** Names that one process holds at a time; others wait in turn, for work that may take many statements. */
const most_held = 4;
const hold_timeout_ms = 120_000;

/** @throws InputError when it cannot be reached, or is not one for us */
export async function openDatabase(url: string, settings: DatabaseSettings = {}): Promise<Database> {
  const { Client, Pool } = await loadDriver();
  const poolOf = (max: number, timeout_ms: number): pg.Pool => {
    const pool = new Pool({
      ...{ connectionString: url, max, statement_timeout: timeout_ms, connectionTimeoutMillis: timeout_ms },
      idle_in_transaction_session_timeout: statement_timeout_ms,
      ...{ application_name: 'model-run-kit', options: '-c search_path=model_run_kit,public', keepAlive: true },
    });
    // Without a listener, a server that stops would end this process too: one for connections that nobody uses, and one
    // for those in use, whose statement fails with the same error.
    pool.on('error', (error: Error & { client?: unknown }) => {
      // The connection, in all its parts, would be printed with it.
      delete error.client;
      settings.onFault?.(withLoss(error));
    });
    pool.on('connect', (client) => client.on('error', () => {}));
    return pool;
  };
  // Names are held on connections of their own: what is done meanwhile must not have to wait for one of them.
  const database = databaseOn(
    poolOf(settings.connections ?? usual_connections, statement_timeout_ms),
    poolOf(most_held, hold_timeout_ms),
    async () => {
      const client = new Client({ connectionString: url, application_name: 'model-run-kit', keepAlive: true });
      await client.connect();
      return client;
    },
  );
  try {
    await migrate(database.atomically);
    return database;
  } catch (error) {
    await database.close();
    throw error instanceof InputError ? error : new InputError(`${withoutPassword(url)}: ${explain(error)}`);
  }
}

async function loadDriver(): Promise<typeof pg> {
  try {
    return (await import('pg')).default;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new InputError('--database needs the package pg beside model-run-kit: npm install pg');
  }
}

function databaseOn(pool: pg.Pool, holding: pg.Pool, connect: Database['connect']): Database {
  let is_closed = false;
  const failures = { away: 0, retried: 0, failed: 0 };
  const counted = new WeakSet<Error>();
  const told = (error: unknown): unknown => {
    const shown = withLoss(error);
    const kind = kindOf(shown);
    // An error of a statement is that of its transaction, too.
    if (kind && !counted.has(shown as Error)) failures[kind] += 1;
    if (kind) counted.add(shown as Error);
    return shown;
  };
  const on =
    (client: pg.Pool | pg.PoolClient, is_kept: boolean): Sql =>
    async <Row extends unknown[]>(text: string, ...values: readonly Value[]) => {
      const query = { text, values: [...values], rowMode: 'array' as const, ...(is_kept && { name: nameOf(text) }) };
      try {
        return (await client.query<Row>(query)).rows;
      } catch (error) {
        throw told(error);
      }
    };

  async function once<Result>(operation: (sql: Sql) => Promise<Result>): Promise<Result> {
    const client = await pool.connect().catch((error: unknown) => {
      throw told(error);
    });
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      const result = await operation(on(client, true));
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((failed: Error) => {
        broken = failed;
      });
      throw told(error);
    } finally {
      client.release(broken);
    }
  }

  return {
    sql: on(pool, true),
    once: on(pool, false),
    async atomically(operation) {
      for (let tries = 1; ; tries++) {
        try {
          return await once(operation);
        } catch (error) {
          if (tries >= most_tries || !in_the_way.has(codeOf(error) ?? '')) throw error;
        }
      }
    },
    async hold(name) {
      const client = await holding.connect();
      const key = 'hashtextextended($1, 0)';
      try {
        await client.query({ text: `SELECT pg_advisory_lock(${key})`, values: [name] });
      } catch (error) {
        client.release(error as Error);
        throw error;
      }
      let is_held = true;
      return () => {
        if (!is_held) return;
        is_held = false;
        client.query({ text: `SELECT pg_advisory_unlock(${key})`, values: [name] }).then(
          () => client.release(),
          (error: Error) => client.release(error),
        );
      };
    },
    connect,
    failures: () => ({ ...failures }),
    load: () => ({ connections: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      if (is_closed) return;
      is_closed = true;
      await Promise.all([pool.end(), holding.end()]);
    },
  };
}

/** The database does not answer: those who can wait for it wait. */
class DatabaseLost extends Error {
  override readonly name = 'DatabaseLost';
  readonly code = database_away;

  constructor(cause: Error) {
    super(`the database does not answer: ${cause.message}`, { cause });
  }
}

/** Of the system; and of PostgreSQL, where it stops, begins, or takes no more connections. */
const lost_codes = /^(E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|NOTFOUND|HOSTUNREACH)|ENOENT|08...|57P0[1-3]|53300|25P03)$/;
/** Those that the driver gives no code. */
const lost_words = /^Connection terminated|^timeout exceeded when trying to connect|not queryable/;

function withLoss(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseLost) return error;
  const code = codeOf(error);
  return (code === undefined ? lost_words.test(error.message) : lost_codes.test(code))
    ? new DatabaseLost(error)
    : error;
}

const most_tries = 5;
/** https://www.postgresql.org/docs/current/errcodes-appendix.html: a serialization failure, and a deadlock. */
const in_the_way = new Set(['40001', '40P01']);
const unique_violation = '23505';

/** Undefined for an error of no statement, and for a row that is there already, which its writer asks about. */
function kindOf(error: unknown): 'away' | 'retried' | 'failed' | undefined {
  if (error instanceof DatabaseLost) return 'away';
  if (!(error instanceof Error) || takenIn(error) !== undefined) return undefined;
  if (in_the_way.has(codeOf(error) ?? '')) return 'retried';
  return 'severity' in error ? 'failed' : undefined;
}

const codeOf = (error: unknown): string | undefined => (error as { code?: string } | null)?.code;

/** The constraint or index that refused a row since another has its values; undefined for any other error. */
export function takenIn(error: unknown): string | undefined {
  return codeOf(error) === unique_violation ? (error as { constraint?: string }).constraint : undefined;
}

const names = new Map<string, string>();

/** A name for a prepared statement; there are as many as the source has statements. */
function nameOf(text: string): string {
  const known = names.get(text) ?? `s${names.size}`;
  names.set(text, known);
  return known;
}

function withoutPassword(url: string): string {
  return url.replace(/(:\/\/[^:/@]*):[^@]*@/, '$1@');
}

function explain(error: unknown): string {
  const { code, message } = (error instanceof DatabaseLost ? error.cause : error) as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED' || code === 'ENOENT') return 'no PostgreSQL answers there; start it, or name another one';
  if (code === 'ENOTFOUND') return 'there is no such host';
  if (code === '3D000') return 'there is no such database; make it (createdb), or name another one';
  if (code === '28P01' || code === '28000') return 'PostgreSQL refuses the user or the password';
  if (code === '42501') return `the user may not make tables there (${message})`;
  return message || String(error);
}
