/**
 * Deliveries on SQLite. What the interface shows of them is a row of their list; where they go and what they carry
 * stands beside it. What no list shows, callbacks as a rule, is a row of no organization.
 */
import type { Attempt, Delivery } from '../contract/types.ts';
import { collections } from './collections.ts';
import type { DeliveryRow } from './run-rows.ts';
import type { DeliveryFilter } from './run-store.ts';
import { keptCollection } from './sqlite-collection.ts';
import type { Statements } from './statements.ts';
import type { ListRequest, ListSlice } from './store.ts';
import { isCanonicalTimestamp } from './timestamps.ts';
import { jsonText } from './values.ts';

export interface KeptDeliveries {
  /** @param organization number of the delivery's organization */
  insert(organization: number, delivery: DeliveryRow): void;
  get(id: string): DeliveryRow | undefined;
  recordAttempt(id: string, attempt: Attempt, next_attempt_at: string | null): void;
  /** The soonest first. */
  pending(): DeliveryRow[];
  /** Those of the webhook that have an attempt to come have none any more. */
  dropPending(webhook_id: string): void;
  newest(filter: DeliveryFilter): DeliveryRow[];
  list<Listed>(organization: number, request: ListRequest): ListSlice<Listed>;
}

type Address = Pick<DeliveryRow, 'channel' | 'org_id' | 'url' | 'secret' | 'listed'>;
type KeptRow = [shown: string, address: string, body: string, due: string | null];

const no_organization = 0;

/** @param numberOf the number of an organization */
export function keptDeliveries(statements: Statements, numberOf: (organization: string) => number): KeptDeliveries {
  const shown = keptCollection<Delivery>(statements, collections.deliveries);
  const select = `SELECT deliveries._record, address, body, due
    FROM outgoing CROSS JOIN deliveries ON deliveries.id = outgoing.delivery`;
  const read = ([record, address, body, next_attempt_at]: KeptRow): DeliveryRow => ({
    ...(JSON.parse(record) as Delivery),
    ...(JSON.parse(address) as Address),
    body,
    next_attempt_at,
  });
  return {
    list: shown.list,
    insert(organization, delivery) {
      const { id, webhook_id, run_id, event, created_at, attempts, body, next_attempt_at, ...address } = delivery;
      const record = { id, webhook_id, run_id, event, created_at, attempts: [...attempts] } as Delivery;
      shown.insert(listingOf(delivery) === 'with_event' ? organization : no_organization, record);
      statements(`INSERT INTO outgoing (delivery, due, address, body) VALUES (unhex(?, '-'), ?, ?, ?)`).run(
        id,
        checkedDue(next_attempt_at),
        jsonText(address),
        body,
      );
    },
    get(id) {
      const found = statements(`${select} WHERE outgoing.delivery = unhex(?, '-')`).get(id);
      return found && read(found as unknown as KeptRow);
    },
    recordAttempt(id, attempt, next_attempt_at) {
      shown.change(id, (delivery) => ({ ...delivery, attempts: [...delivery.attempts, attempt] }));
      const found = statements(
        `UPDATE outgoing SET due = ? WHERE delivery = unhex(?, '-')
          RETURNING json_extract(address, '$.listed'), json_extract(address, '$.org_id')`,
      ).get(checkedDue(next_attempt_at), id) as [listed: string | null, organization: string] | undefined;
      if (found?.[0] !== 'after_first_attempt') return;
      statements(`UPDATE deliveries SET _organization = ? WHERE id = unhex(?, '-')`).run(numberOf(found[1]), id);
    },
    pending() {
      const found = statements(`${select} WHERE due IS NOT NULL ORDER BY due, outgoing.seq`).all();
      return (found as unknown as KeptRow[]).map(read);
    },
    dropPending(webhook_id) {
      const of_webhook = `SELECT id FROM deliveries WHERE webhook_id = unhex(?, '-')`;
      statements(`UPDATE outgoing SET due = NULL WHERE due IS NOT NULL AND delivery IN (${of_webhook})`).run(
        webhook_id,
      );
    },
    newest({ limit, ...filter }) {
      const terms = termsOf(filter);
      const where = terms.length > 0 ? `WHERE ${terms.map(({ sql }) => sql).join(' AND ')}` : '';
      const values = terms.flatMap((term) => term.values);
      const found = statements(`${select} ${where} ORDER BY outgoing.seq DESC LIMIT ?`).all(...values, limit);
      return (found as unknown as KeptRow[]).map(read);
    },
  };
}

function termsOf(filter: Omit<DeliveryFilter, 'limit'>): { sql: string; values: string[] }[] {
  const { channel, run_id, webhook_id, pending } = filter;
  const id = (column: string, value: string) => ({ sql: `${column} = unhex(?, '-')`, values: [value] });
  return [
    ...(channel === undefined ? [] : [{ sql: `json_extract(address, '$.channel') = ?`, values: [channel] }]),
    ...(run_id === undefined ? [] : [id('run_id', run_id)]),
    ...(webhook_id === undefined ? [] : [id('webhook_id', webhook_id)]),
    ...(pending === undefined ? [] : [{ sql: `due IS ${pending ? 'NOT NULL' : 'NULL'}`, values: [] }]),
  ];
}

function listingOf({ channel, listed }: DeliveryRow): DeliveryRow['listed'] {
  return listed ?? (channel === 'webhook' ? 'with_event' : 'never');
}

function checkedDue(at: string | null): string | null {
  if (at === null || isCanonicalTimestamp(at)) return at;
  throw new TypeError(`next_attempt_at must be a timestamp or null, not ${JSON.stringify(at)}`);
}
