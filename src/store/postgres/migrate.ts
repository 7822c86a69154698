/** Brings a database to the schema of this version, once, whichever replicas begin at the same time. */
import { InputError } from '../../input/input-error.ts';
import { schema_steps } from './schema.ts';

/** Any number that no other program takes for its lock. */
const lock = 0x4d524b31;

/** Runs a statement, and gives its rows. */
type Statement = <Row extends unknown[]>(text: string, ...values: readonly number[]) => Promise<Row[]>;

/** @throws InputError for a database that is not for us */
export async function migrate(atomically: (steps: (sql: Statement) => Promise<void>) => Promise<void>): Promise<void> {
  await atomically(async (sql) => {
    await sql('SELECT pg_advisory_xact_lock($1)', lock);
    const [encoding] = (await sql<[string]>('SHOW server_encoding'))[0]!;
    if (encoding !== 'UTF8') throw new InputError(`the database keeps text as ${encoding}; make one with UTF8`);
    await sql('CREATE SCHEMA IF NOT EXISTS model_run_kit');
    await sql(
      'CREATE TABLE IF NOT EXISTS model_run_kit.schema_steps (step integer PRIMARY KEY, made_at timestamptz NOT NULL)',
    );
    const [done] = (await sql<[number]>('SELECT coalesce(max(step), 0) FROM model_run_kit.schema_steps'))[0]!;
    if (done > schema_steps.length) {
      throw new InputError(
        `the database was written by a later version of model-run-kit (its schema is ${done}, this version knows ${schema_steps.length}); use that version or name another database`,
      );
    }
    await sql('SET LOCAL search_path TO model_run_kit, public');
    for (const [index, step] of schema_steps.entries()) {
      if (index < done) continue;
      for (const statement of step) await sql(statement);
      await sql('INSERT INTO model_run_kit.schema_steps VALUES ($1, now())', index + 1);
    }
  });
}
