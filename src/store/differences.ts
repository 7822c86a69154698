/** Differences between two moments of a store: the records that were made, changed and deleted in between. */
import type { DeliveryRow } from './run-rows.ts';
import { recordOfText } from './run-text.ts';

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

const plain = (text: string) => JSON.parse(text) as object;
/** Of a row that stands around the record that the interface shows. */
const inner = (text: string) => (JSON.parse(text) as { record: object }).record;

/** Each kind of record, with what its text says; those that stand in lists by the field that is their id. */
export const kinds = {
  organization: { table: 'organizations', read: plain },
  user: { table: 'users', read: plain },
  membership: { table: 'memberships', read: plain },
  invitation: { table: 'invitations', read: plain },
  token: { table: 'tokens', read: plain },
  balance: { table: 'balances', read: plain },
  model: { table: 'models', read: inner },
  workflow: { table: 'workflows', read: inner },
  webhook: { table: 'webhooks', read: inner },
  run: { table: 'runs', id: 'id', read: recordOfText },
  batch: { table: 'batches', read: plain },
  batch_item: { table: 'batch_items', id: 'id', read: plain },
  asset: { table: 'assets', id: 'id', read: plain },
  folder: { table: 'folders', read: plain },
  asset_type: { table: 'asset_types', id: 'name', read: plain },
} satisfies Record<string, Kept>;

export interface Kept {
  table: string;
  /** The field of the record that is its id; the key of the row unless given. */
  id?: string;
  read(text: string): object;
}

const secret_fields = new Set(['secret', 'callback_secret', 'hash', 'pending_charges']);

/** A list of differences, to which rows are added in their order. */
export function collectDifferences(most = Number.POSITIVE_INFINITY) {
  const found: Differences = {
    ...{ made: [], changed: [], deleted: [], deliveries: [] },
    counts: { made: {}, changed: {}, deleted: {}, deliveries: 0 },
  };
  const keep = <What extends 'made' | 'changed' | 'deleted'>(
    what: What,
    kind: RecordKind,
    entry: () => Differences[What][number],
  ) => {
    found.counts[what][kind] = (found.counts[what][kind] ?? 0) + 1;
    const list = found[what] as Differences[What][number][];
    if (list.length < most) list.push(entry());
  };
  return {
    found,
    /** @param was its text then, and `is` its text now; null where there was none */
    addRow(name: keyof typeof kinds, key: string, was: string | null, is: string | null): void {
      const source: Kept = kinds[name];
      const shown = (text: string): KeptRecord => {
        const record = source.read(text) as Record<string, unknown>;
        return { kind: name, id: String(source.id === undefined ? key : record[source.id]), record: open(record) };
      };
      if (was === null) keep('made', name, () => shown(is!));
      else if (is === null) keep('deleted', name, () => shown(was));
      else {
        const [before, after] = [shown(was), shown(is)];
        const is_deleted = before.record.deleted_at === null && (after.record.deleted_at ?? null) !== null;
        const fields = differingFields(before.record, after.record);
        if (is_deleted) keep('deleted', name, () => after);
        else if (Object.keys(fields).length > 0) keep('changed', name, () => ({ kind: name, id: after.id, fields }));
      }
    },
    /** A delivery that was made. @param read is called where it is to be shown */
    async addDelivery(read: () => DeliveryRow | Promise<DeliveryRow>): Promise<void> {
      found.counts.deliveries += 1;
      if (found.deliveries.length < most) found.deliveries.push(await read());
    },
    /** A delivery that was there, and was sent again. */
    addRepeated(id: string, was: DeliveryRow, is: DeliveryRow): void {
      const shown = ({ attempts, next_attempt_at }: DeliveryRow) => ({ attempts, next_attempt_at });
      keep('changed', 'delivery', () => ({ kind: 'delivery', id, fields: differingFields(shown(was), shown(is)) }));
    },
  };
}

function open(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !secret_fields.has(name)));
}

function differingFields(before: object, after: object): ChangedRecord['fields'] {
  const [was, is] = [before, after] as Record<string, unknown>[];
  const names = [...new Set([...Object.keys(was!), ...Object.keys(is!)])];
  const differ = names.filter((name) => JSON.stringify(was![name]) !== JSON.stringify(is![name]));
  return Object.fromEntries(differ.map((name) => [name, { old: was![name] ?? null, new: is![name] ?? null }]));
}
