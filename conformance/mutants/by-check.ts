/** Tables of servers that one check is proved by: each server is named by its check and by its key in the table. */
import type { Check } from '../suite/check.ts';

export type OfCheck<Server> = Server & {
  /** The id of the check, `--`, and the key in the table. */
  id: string;
  /** The id of the check. */
  check: string;
};

/** @param table by how each breaks the rule, or obeys it: the end of its id */
export function byCheck<Server>(
  { id: check }: Pick<Check, 'id'>,
  table: Readonly<Record<string, Server>>,
): OfCheck<Server>[] {
  return Object.entries(table).map(([how, server]) => ({ ...server, id: `${check}--${how}`, check }));
}

/** The id of the check in an id of such a server. */
export function checkIn(id: string): string {
  return id.split('--')[0]!;
}
