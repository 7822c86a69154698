/** Words of SQL for lists in which the engines differ. What they have in common stands in `list-sql.ts` and `conditions.ts`. */
import type { Fragment, Term } from './conditions.ts';
import type { Kind } from './values.ts';

export interface ListDialect {
  /** Turns a parameter into what a column of the kind holds. */
  value(kind: Kind, parameter: string): string;
  /** No value of such a column is less. */
  lowest(kind: Kind): string;
  /** @param seek whether the engine may look values of the condition up in an index on the field */
  column(field: string, seek: boolean): string;
  isIn(column: string, term: Term): Fragment;
  isLike(column: string, term: Term): Fragment;
}
