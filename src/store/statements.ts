/** Prepared statements by their text, each prepared once and kept: preparing costs more than most statements do. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** More than the shapes of lists that programs ask for; a stranger who asks for thousands makes the oldest ones go. */
const kept_statements = 300;

export type Statements = (sql: string) => StatementSync;

/** Rows come as arrays of columns. */
export function keptStatements(database: DatabaseSync): Statements {
  const kept = new Map<string, StatementSync>();
  return (sql) => {
    let statement = kept.get(sql);
    if (statement) {
      kept.delete(sql);
    } else {
      statement = database.prepare(sql);
      statement.setReturnArrays(true);
      if (kept.size >= kept_statements) kept.delete(kept.keys().next().value!);
    }
    kept.set(sql, statement);
    return statement;
  };
}
