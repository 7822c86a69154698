/** A list as far as the page has it: the newest first, each entry once. */

export interface KeptList<Row extends { id: string }> {
  rows: readonly Row[];
  by_id: ReadonlyMap<string, Row>;
  /** Nothing older is on the server. */
  is_whole: boolean;
}

/** More would not be looked through. */
export const most_rows = 10_000;

export function emptyList<Row extends { id: string }>(): KeptList<Row> {
  return { rows: [], by_id: new Map(), is_whole: false };
}

/** @param items the newest first: entries that are new come to the beginning, and others take the place of what was known */
export function withNews<Row extends { id: string }>(list: KeptList<Row>, items: readonly Row[]): KeptList<Row> {
  const fresh = items.filter(({ id }) => !list.by_id.has(id));
  const changed = new Map(items.map((item) => [item.id, item]));
  const rows = [...fresh, ...list.rows.map((row) => changed.get(row.id) ?? row)].slice(0, most_rows);
  const is_cut = fresh.length + list.rows.length > most_rows;
  const by_id = is_cut ? indexed(rows) : new Map([...list.by_id, ...changed]);
  return { rows, by_id, is_whole: list.is_whole };
}

/** @param items of the next page, older than what is there; none at the end */
export function withOlder<Row extends { id: string }>(list: KeptList<Row>, items: readonly Row[]): KeptList<Row> {
  const older = items.filter(({ id }) => !list.by_id.has(id));
  const rows = [...list.rows, ...older].slice(0, most_rows);
  const is_whole = items.length === 0 || rows.length === most_rows;
  return { rows, by_id: older.length > 0 ? indexed(rows) : list.by_id, is_whole };
}

function indexed<Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
