/** Differences between two moments of a store on SQLite. */
import { type DatabaseOptions, openDatabase } from './database.ts';
import { collectDifferences, type Differences, type Kept, kinds } from './differences.ts';
import { run_keyed_tables } from './run-schema.ts';
import { keyed_tables, owned_tables } from './schema.ts';
import { keptDeliveries } from './sqlite-deliveries.ts';
import { keptStatements } from './statements.ts';

interface Source {
  table: string;
  /** The column that names a row; indexed. */
  key: string;
  /** The column of its order. */
  order: string;
  text: string;
}

const keyed: readonly string[] = [...keyed_tables, ...owned_tables, ...run_keyed_tables];

function sourceOf({ table, id }: Kept): Source {
  if (keyed.includes(table)) return { table, key: 'key', order: 'seq', text: 'record' };
  return table === 'runs'
    ? { table, key: 'id', order: 'seq', text: 'record' }
    : { table, key: id!, order: '_seq', text: '_record' };
}

/**
 * @param then what `snapshot()` of a store gave
 * @param now the same, later
 * @param most longest that each list may be
 */
export async function differencesBetween(then: Uint8Array, now: Uint8Array, most?: number): Promise<Differences> {
  const database = openDatabase({ template: now });
  try {
    database.exec("ATTACH ':memory:' AS earlier");
    database.deserialize(then, { dbName: 'earlier' });
    const statements = keptStatements(database);
    const { found, addRow, addDelivery, addRepeated } = collectDifferences(most);
    const rows = (sql: string) => statements(sql).iterate() as unknown as Iterable<[string, string, string]>;

    for (const [name, kept] of Object.entries(kinds) as [keyof typeof kinds, Kept][]) {
      const source = sourceOf(kept);
      for (const [key, text] of rows(alone(source, 'main', 'earlier'))) addRow(name, key, null, text);
      for (const [key, text] of rows(alone(source, 'earlier', 'main'))) addRow(name, key, text, null);
      for (const [key, was, is] of rows(differing(source))) addRow(name, key, was, is);
    }

    const deliveries = keptDeliveries(statements, () => 0);
    for (const [id] of rows(new_deliveries)) await addDelivery(() => deliveries.get(id)!);
    const repeated = [...rows(repeated_deliveries)].map(([id]) => id);
    if (repeated.length > 0)
      withDatabase({ template: then }, (former) => {
        for (const id of repeated) addRepeated(id, former.get(id)!, deliveries.get(id)!);
      });
    return found;
  } finally {
    database.close();
  }
}

function withDatabase(options: DatabaseOptions, use: (deliveries: ReturnType<typeof keptDeliveries>) => void): void {
  const database = openDatabase(options);
  try {
    use(keptDeliveries(keptStatements(database), () => 0));
  } finally {
    database.close();
  }
}

/** Rows that only the first of two databases has. */
function alone({ table, key, order, text }: Source, has: string, lacks: string): string {
  return `SELECT one."${key}", one.${text} FROM ${has}.${table} AS one
    WHERE NOT EXISTS (SELECT 1 FROM ${lacks}.${table} AS other WHERE other."${key}" = one."${key}") ORDER BY one.${order}`;
}

function differing({ table, key, order, text }: Source): string {
  return `SELECT later."${key}", earlier.${text}, later.${text} FROM main.${table} AS later
    JOIN earlier.${table} AS earlier ON earlier."${key}" = later."${key}"
    WHERE earlier.${text} <> later.${text} ORDER BY later.${order}`;
}

const id_of_delivery = `json_extract(later._record, '$.id')`;
const new_deliveries = `SELECT ${id_of_delivery} FROM main.deliveries AS later
  WHERE NOT EXISTS (SELECT 1 FROM earlier.deliveries AS former WHERE former.id = later.id) ORDER BY later._seq`;
const attemptsIn = (database: string, row: string) =>
  `(SELECT count(*) FROM ${database}.attempts WHERE delivery = ${row}._seq)`;
const repeated_deliveries = `SELECT ${id_of_delivery} FROM main.deliveries AS later
  JOIN earlier.deliveries AS former ON former.id = later.id
  WHERE ${attemptsIn('main', 'later')} <> ${attemptsIn('earlier', 'former')} ORDER BY later._seq`;
