/** Prepared statements by their text, each prepared once and kept: preparing costs more than most statements do. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type CacheFigures, createRecent } from '../json/recent.ts';

/**
 * At most so many of a generation. More than the shapes of lists that programs ask for; a stranger who asks for thousands
 * makes those go that nobody has used meanwhile.
 */
const kept_statements = 150;

export type Statements = (sql: string) => StatementSync;

export interface KeptStatements extends Statements {
  figures(): CacheFigures;
}

/** Rows come as arrays of columns. */
export function keptStatements(database: DatabaseSync): KeptStatements {
  const recent = createRecent<string, StatementSync>(kept_statements);

  function prepare(sql: string): StatementSync {
    const statement = database.prepare(sql);
    statement.setReturnArrays(true);
    return statement;
  }

  const kept: Statements = (sql) => recent.get(sql) ?? recent.set(sql, prepare(sql));
  return Object.assign(kept, { figures: recent.figures });
}
