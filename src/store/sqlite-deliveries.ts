/**
 * Deliveries on SQLite. What the interface shows of them is a row of their list; where they go and what they carry
 * stands beside it. Callbacks are in no list: they are rows of no organization.
 */
import type { Attempt, Delivery } from '../contract/types.ts';
import { collections } from './collections.ts';
import type { DeliveryRow } from './run-rows.ts';
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
  list<Listed>(organization: number, request: ListRequest): ListSlice<Listed>;
}

type Address = Pick<DeliveryRow, 'channel' | 'org_id' | 'url' | 'secret'>;
type KeptRow = [shown: string, address: string, body: string, due: string | null];

const no_organization = 0;

export function keptDeliveries(statements: Statements): KeptDeliveries {
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
      shown.insert(delivery.channel === 'webhook' ? organization : no_organization, record);
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
      statements(`UPDATE outgoing SET due = ? WHERE delivery = unhex(?, '-')`).run(checkedDue(next_attempt_at), id);
    },
    pending() {
      const found = statements(`${select} WHERE due IS NOT NULL ORDER BY due, outgoing.seq`).all();
      return (found as unknown as KeptRow[]).map(read);
    },
  };
}

function checkedDue(at: string | null): string | null {
  if (at === null || isCanonicalTimestamp(at)) return at;
  throw new TypeError(`next_attempt_at must be a timestamp or null, not ${JSON.stringify(at)}`);
}
