/**
 * Deliveries on SQLite. The shown part is a row of their list; where they go and what they carry stands beside it. A
 * delivery that no list shows, as a callback, is a row of no organization. Attempts are rows of their own, so that the
 * columns and indexes by which a delivery is listed are not written again with each attempt; that would cost five times
 * as much.
 */
import type { Attempt, Delivery } from '../contract/types.ts';
import type { CacheFigures } from '../json/recent.ts';
import { collections } from './collections.ts';
import { type Address, checkedDue, deliveryOf, listingOf, partsOf, withAttempts } from './delivery-parts.ts';
import type { DeliveryRow } from './run-rows.ts';
import type { DeliveryFilter } from './run-store.ts';
import { keptCollection } from './sqlite-collection.ts';
import type { Statements } from './statements.ts';
import type { ListRequest, ListSlice } from './store.ts';
import { jsonText } from './values.ts';

export interface KeptDeliveries {
  /** @param organization number of the delivery's organization */
  insert(organization: number, delivery: DeliveryRow): void;
  get(id: string): DeliveryRow | undefined;
  recordAttempt(id: string, attempt: Attempt, next_attempt_at: string | null): void;
  /** False where it has an attempt to come, or is unknown. */
  attemptAgain(id: string, at: string): boolean;
  /** The soonest first. */
  pending(): DeliveryRow[];
  /** Those of the webhook that have an attempt to come have none any more. */
  dropPending(webhook_id: string): void;
  newest(filter: DeliveryFilter): DeliveryRow[];
  list<Listed>(organization: number, request: ListRequest): ListSlice<Listed>;
  /** Of those that lists keep. */
  figures(): CacheFigures;
}

type KeptRow = [shown: string, address: string, body: string, due: string | null, attempts: string | null];

const no_organization = 0;

/** Of a delivery by its id: the number that its rows in all tables have. */
const number_of_id = `(SELECT _seq FROM deliveries WHERE id = unhex(?, '-'))`;
/** Those of a row of `outbox`, as texts with commas between them; null for none. */
const attempts = "(SELECT group_concat(record, ',' ORDER BY number) FROM attempts WHERE delivery = outbox.delivery)";
const select = `SELECT deliveries._record, address, body, due, ${attempts}
  FROM outbox CROSS JOIN deliveries ON deliveries._seq = outbox.delivery`;
const select_one = `${select} WHERE outbox.delivery = ${number_of_id}`;
const select_pending = `${select} WHERE due IS NOT NULL ORDER BY due, outbox.delivery`;
const select_attempts = `SELECT ${attempts} FROM outbox WHERE delivery = ${number_of_id}`;
const insert_outgoing = 'INSERT INTO outbox (delivery, due, address, body) VALUES (?, ?, ?, ?)';
// A statement that reads the table it inserts into makes SQLite copy: so the number is looked up first.
const select_place = `SELECT _seq, _organization, (SELECT count(*) FROM attempts WHERE delivery = _seq) + 1
  FROM deliveries WHERE id = unhex(?, '-')`;
const change_due = 'UPDATE outbox SET due = ? WHERE delivery = ? AND due IS NOT NULL';
const make_due = `UPDATE outbox SET due = ? WHERE delivery = ${number_of_id} AND due IS NULL`;
const add_attempt = 'INSERT INTO attempts (delivery, number, record) VALUES (?, ?, ?)';
const select_address = 'SELECT address FROM outbox WHERE delivery = ?';

/** @param numberOf the number of an organization */
export function keptDeliveries(statements: Statements, numberOf: (organization: string) => number): KeptDeliveries {
  const shown = keptCollection<Delivery>(statements, collections.deliveries);
  const attemptsOf = (id: string): string | null =>
    (statements(select_attempts).get(id) as [string | null] | undefined)?.[0] ?? null;
  return {
    list<Listed>(organization: number, request: ListRequest) {
      const { rows, more } = shown.list<Delivery>(organization, request);
      const whole = rows.map((delivery) => withAttempts(delivery, attemptsOf(delivery.id)));
      return { rows: whole as Listed[], more };
    },
    figures: shown.figures,
    insert(organization, delivery) {
      const { shown: record, address, body, due } = partsOf(delivery);
      const number = shown.insert(listingOf(delivery) === 'with_event' ? organization : no_organization, record);
      statements(insert_outgoing).run(number, due, jsonText(address), body);
    },
    get(id) {
      const found = statements(select_one).get(id);
      return found && read(found as unknown as KeptRow);
    },
    recordAttempt(id, attempt, next_attempt_at) {
      const due = checkedDue(next_attempt_at);
      const place = statements(select_place).get(id) as [seq: number, organization: number, number: number] | undefined;
      if (!place) return;
      const [seq, organization, number] = place;
      statements(change_due).run(due, seq);
      statements(add_attempt).run(seq, number, jsonText(attempt));
      if (organization !== no_organization) return;
      const [address] = statements(select_address).get(seq) as unknown as [string];
      const { listed, org_id } = JSON.parse(address) as Address;
      if (listed === 'after_first_attempt') shown.move(seq, numberOf(org_id));
    },
    attemptAgain: (id, at) => statements(make_due).run(checkedDue(at), id).changes > 0,
    pending() {
      const found = statements(select_pending).all();
      return (found as unknown as KeptRow[]).map(read);
    },
    dropPending(webhook_id) {
      const of_webhook = `SELECT _seq FROM deliveries WHERE webhook_id = unhex(?, '-')`;
      statements(`UPDATE outbox SET due = NULL WHERE due IS NOT NULL AND delivery IN (${of_webhook})`).run(webhook_id);
    },
    newest({ limit, ...filter }) {
      const terms = termsOf(filter);
      const where = terms.length > 0 ? `WHERE ${terms.map(({ sql }) => sql).join(' AND ')}` : '';
      const values = terms.flatMap((term) => term.values);
      const found = statements(`${select} ${where} ORDER BY outbox.delivery DESC LIMIT ?`).all(...values, limit);
      return (found as unknown as KeptRow[]).map(read);
    },
  };
}

function read([record, address, body, due, made]: KeptRow): DeliveryRow {
  const shown = withAttempts(JSON.parse(record) as Delivery, made);
  return deliveryOf({ shown, address: JSON.parse(address) as Address, body, due });
}

function termsOf(filter: Omit<DeliveryFilter, 'limit'>): { sql: string; values: string[] }[] {
  const { channel, run_id, webhook_id, pending, before } = filter;
  const id = (column: string, value: string) => ({ sql: `${column} = unhex(?, '-')`, values: [value] });
  return [
    ...(channel === undefined ? [] : [{ sql: `json_extract(address, '$.channel') = ?`, values: [channel] }]),
    ...(run_id === undefined ? [] : [id('run_id', run_id)]),
    ...(webhook_id === undefined ? [] : [id('webhook_id', webhook_id)]),
    ...(before === undefined ? [] : [{ sql: `outbox.delivery < ${number_of_id}`, values: [before] }]),
    ...(pending === undefined ? [] : [{ sql: `due IS ${pending ? 'NOT NULL' : 'NULL'}`, values: [] }]),
  ];
}
