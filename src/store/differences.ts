/** Differences between two moments of a store: the records that were made, changed and deleted in between. */
import { type DatabaseOptions, openDatabase } from './database.ts';
import type { DeliveryRow } from './run-rows.ts';
import { recordOfText } from './run-text.ts';
import { keptDeliveries } from './sqlite-deliveries.ts';
import { keptStatements } from './statements.ts';

type RecordKind = keyof typeof kinds | 'delivery';

interface KeptRecord {
  kind: RecordKind;
  id: string;
  /** Without secrets, and a run without its logs and node runs. */
  record: Readonly<Record<string, unknown>>;
}

interface ChangedRecord {
  kind: RecordKind;
  id: string;
  /** By name, the fields that differ; one that was not there is null. */
  fields: Readonly<Record<string, { old: unknown; new: unknown }>>;
}

export interface Differences {
  made: KeptRecord[];
  changed: ChangedRecord[];
  /** As they were, or those that are marked as deleted as they are. */
  deleted: KeptRecord[];
  /** Deliveries that were made. */
  deliveries: DeliveryRow[];
  /** Number of each kind, also of those that are left out of the lists. */
  counts: Record<'made' | 'changed' | 'deleted', Partial<Record<RecordKind, number>>> & { deliveries: number };
}

interface Source {
  table: string;
  /** The column that names a row; indexed. */
  key: string;
  /** The column of its order. */
  order: string;
  text: string;
  /** The field of the record that is its id; the key itself unless given. */
  id?: string;
  read(text: string): object;
}

const plain = (text: string) => JSON.parse(text) as object;
/** Of a row that stands around the record that the interface shows. */
const inner = (text: string) => (JSON.parse(text) as { record: object }).record;

const keyed = (table: string, read: Source['read'] = plain): Source => ({
  ...{ table, key: 'key', order: 'seq', text: 'record', read },
});
const listed = (table: string, key = 'id'): Source => ({
  ...{ table, key, order: '_seq', text: '_record', id: key, read: plain },
});

const kinds = {
  organization: keyed('organizations'),
  user: keyed('users'),
  membership: keyed('memberships'),
  invitation: keyed('invitations'),
  token: keyed('tokens'),
  balance: keyed('balances'),
  model: keyed('models', inner),
  workflow: keyed('workflows', inner),
  webhook: keyed('webhooks', inner),
  run: {
    ...{ table: 'runs', key: 'id', order: 'seq', text: 'record', id: 'id' },
    read: recordOfText,
  },
  batch: keyed('batches'),
  batch_item: listed('batch_items'),
  asset: listed('assets'),
  folder: keyed('folders'),
  asset_type: listed('asset_types', 'name'),
} satisfies Record<string, Source>;

const secret_fields = new Set(['secret', 'callback_secret', 'hash', 'pending_charges']);

/**
 * @param then what `snapshot()` of a store gave
 * @param now the same, later
 * @param most longest that each list may be
 */
export function differencesBetween(then: Uint8Array, now: Uint8Array, most = Number.POSITIVE_INFINITY): Differences {
  const database = openDatabase({ template: now });
  try {
    database.exec("ATTACH ':memory:' AS earlier");
    database.deserialize(then, { dbName: 'earlier' });
    const statements = keptStatements(database);
    const found: Differences = {
      ...{ made: [], changed: [], deleted: [], deliveries: [] },
      counts: { made: {}, changed: {}, deleted: {}, deliveries: 0 },
    };
    const keep = <Kind extends 'made' | 'changed' | 'deleted'>(
      what: Kind,
      kind: RecordKind,
      entry: () => Differences[Kind][number],
    ) => {
      found.counts[what][kind] = (found.counts[what][kind] ?? 0) + 1;
      const list = found[what] as Differences[Kind][number][];
      if (list.length < most) list.push(entry());
    };
    const rows = (sql: string) => statements(sql).iterate() as unknown as Iterable<[string, string, string]>;

    for (const [name, source] of Object.entries(kinds) as [keyof typeof kinds, Source][]) {
      const shown = (key: string, text: string): KeptRecord => {
        const record = source.read(text) as Record<string, unknown>;
        return { kind: name, id: String(source.id === undefined ? key : record[source.id]), record: open(record) };
      };
      for (const [key, text] of rows(alone(source, 'main', 'earlier'))) keep('made', name, () => shown(key, text));
      for (const [key, text] of rows(alone(source, 'earlier', 'main'))) keep('deleted', name, () => shown(key, text));
      for (const [key, was, is] of rows(differing(source))) {
        const [before, after] = [shown(key, was), shown(key, is)];
        const is_deleted = before.record.deleted_at === null && (after.record.deleted_at ?? null) !== null;
        const fields = differingFields(before.record, after.record);
        if (is_deleted) keep('deleted', name, () => after);
        else if (Object.keys(fields).length > 0) keep('changed', name, () => ({ kind: name, id: after.id, fields }));
      }
    }

    const deliveries = keptDeliveries(statements, () => 0);
    for (const [id] of rows(new_deliveries)) {
      found.counts.deliveries += 1;
      if (found.deliveries.length < most) found.deliveries.push(deliveries.get(id)!);
    }
    const repeated = [...rows(repeated_deliveries)].map(([id]) => id);
    if (repeated.length > 0)
      withDatabase({ template: then }, (former) => {
        for (const id of repeated) {
          const shown = ({ attempts, next_attempt_at }: DeliveryRow) => ({ attempts, next_attempt_at });
          const fields = () => differingFields(shown(former.get(id)!), shown(deliveries.get(id)!));
          keep('changed', 'delivery', () => ({ kind: 'delivery', id, fields: fields() }));
        }
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

function open(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !secret_fields.has(name)));
}

function differingFields(before: object, after: object): ChangedRecord['fields'] {
  const [was, is] = [before, after] as Record<string, unknown>[];
  const names = [...new Set([...Object.keys(was!), ...Object.keys(is!)])];
  const differ = names.filter((name) => JSON.stringify(was![name]) !== JSON.stringify(is![name]));
  return Object.fromEntries(differ.map((name) => [name, { old: was![name] ?? null, new: is![name] ?? null }]));
}
