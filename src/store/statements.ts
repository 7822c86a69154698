/** Prepared statements by their text, each prepared once and kept: preparing costs more than most statements do. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';

/**
 * At most so many of a generation. More than the shapes of lists that programs ask for; a stranger who asks for thousands
 * makes those go that nobody has used meanwhile.
 */
const kept_statements = 150;

export type Statements = (sql: string) => StatementSync;

/** Rows come as arrays of columns. */
export function keptStatements(database: DatabaseSync): Statements {
  // Two generations: what is in use is found by looking, without a note of every use.
  let kept = new Map<string, StatementSync>();
  let older = new Map<string, StatementSync>();

  function keep(sql: string, statement: StatementSync): StatementSync {
    if (kept.size >= kept_statements) [kept, older] = [new Map(), kept];
    kept.set(sql, statement);
    return statement;
  }

  function prepare(sql: string): StatementSync {
    const statement = database.prepare(sql);
    statement.setReturnArrays(true);
    return statement;
  }

  return (sql) => kept.get(sql) ?? keep(sql, older.get(sql) ?? prepare(sql));
}
