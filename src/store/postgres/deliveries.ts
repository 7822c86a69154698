/** Deliveries on PostgreSQL. The shown part is a row of their list; where they go and what they carry stands beside it. */
import type { Attempt, Delivery } from '../../contract/types.ts';
import { collections } from '../collections.ts';
import { type Address, checkedDue, deliveryOf, listingOf, partsOf, withAttempts } from '../delivery-parts.ts';
import type { DeliveryRow } from '../run-rows.ts';
import type { DeliveryFilter } from '../run-store.ts';
import type { ListRequest, ListSlice } from '../store.ts';
import { jsonText } from '../values.ts';
import { claims, isHeld } from './claims.ts';
import { collected, most_rows } from './collection.ts';
import type { Sql, Value } from './database.ts';
import { idOf } from './runs.ts';

type KeptRow = [shown: string, address: string, body: Buffer, due: string | null, attempts: string | null];

/** Of what is given of a row of `outbox`. */
const outgoing_types = ['uuid', 'text', 'bigint', 'text', 'text', 'bytea'];

/** Of rows that no list shows. */
const hidden = 0;

/** Those of a delivery, as texts with commas between them; null for none. */
const attemptsOf = (state: string, delivery: string) =>
  `(SELECT string_agg(record, ',' ORDER BY number) FROM attempts WHERE state = ${state} AND delivery = ${delivery})`;
const select = `SELECT d._record, o.address, o.body, o.due, ${attemptsOf('o.state', 'o.delivery')}
  FROM outbox AS o JOIN deliveries AS d ON d._state = o.state AND d.id = o.delivery WHERE o.state = $1`;

function read([record, address, body, due, made]: KeptRow): DeliveryRow {
  const shown = withAttempts(JSON.parse(record) as Delivery, made);
  return deliveryOf({ shown, address: JSON.parse(address) as Address, body: body.toString(), due });
}

export interface MadeAttempt {
  /** Of the delivery. */
  id: string;
  attempt: Attempt;
  next_attempt_at: string | null;
}

/**
 * @param numberOf the number of an organization
 * @param member the number of the replica, to which new deliveries belong; left out where there are none
 */
export function keptDeliveries(
  state: number,
  numberOf: (sql: Sql, organization: string) => Promise<number>,
  member?: () => number,
) {
  const claimed = member && claims({ table: 'outbox', id: 'delivery', is_open: 'due IS NOT NULL' }, state, member);
  const listed = collected<Delivery>(state, collections.deliveries);
  async function insertSome(sql: Sql, deliveries: readonly DeliveryRow[]): Promise<void> {
    const rows: { organization: number; record: Delivery }[] = [];
    const outgoing: Value[] = [];
    for (const delivery of deliveries) {
      const { shown, address, body, due } = partsOf(delivery);
      const organization = await numberOf(sql, delivery.org_id);
      const listing = listingOf(delivery);
      rows.push({ organization: listing === 'with_event' ? organization : hidden, record: shown });
      outgoing.push(
        ...[shown.id, due, listing === 'after_first_attempt' ? organization : null],
        ...[address.channel, jsonText(address), Buffer.from(body)],
      );
    }
    await listed.insert(sql, rows);
    const places = rows.map(
      (_, at) => `(${outgoing_types.map((type, index) => `$${at * outgoing_types.length + index + 3}::${type}`)})`,
    );
    await sql(
      `INSERT INTO outbox (state, delivery, seq, due, lists, channel, address, body, owner)
       SELECT $1, d.id, d._seq, o.due, o.lists, o.channel, o.address, o.body, $2
       FROM (VALUES ${places.join()}) AS o (delivery, due, lists, channel, address, body)
       JOIN deliveries AS d ON d._state = $1 AND d.id = o.delivery`,
      ...[state, member?.() ?? null, ...outgoing],
    );
  }

  return {
    async list<Listed>(sql: Sql, organization: number | null, request: ListRequest): Promise<ListSlice<Listed>> {
      const { rows, more } = await listed.list<Delivery>(sql, organization, request);
      if (rows.length === 0) return { rows: [], more };
      const made = await sql<[string, string]>(
        `SELECT delivery, string_agg(record, ',' ORDER BY number) FROM attempts
         WHERE state = $1 AND delivery = ANY($2) GROUP BY delivery`,
        ...[state, rows.map(({ id }) => id)],
      );
      const attempts = new Map(made);
      return { rows: rows.map((row) => withAttempts(row, attempts.get(row.id) ?? null)) as Listed[], more };
    },
    /** In few statements, since a run tells all webhooks of its organization. */
    async insert(sql: Sql, deliveries: readonly DeliveryRow[]): Promise<void> {
      for (let from = 0; from < deliveries.length; from += most_rows)
        await insertSome(sql, deliveries.slice(from, from + most_rows));
    },
    async get(sql: Sql, id: string): Promise<DeliveryRow | undefined> {
      const [row] = await sql<KeptRow>(`${select} AND o.delivery = $2`, state, idOf(id));
      return row && read(row);
    },
    /** In one statement, no delivery twice. */
    async recordAttempts(sql: Sql, made: readonly MadeAttempt[]): Promise<void> {
      await sql(
        `WITH given AS (SELECT * FROM unnest($2::uuid[], $3::text[], $4::text[], $5::text[]) AS one (id, due_at, record, last)),
           found AS (SELECT delivery AS id, due IS NULL AS is_over FROM outbox
             WHERE state = $1 AND delivery = ANY($2::uuid[]) ORDER BY delivery FOR UPDATE),
           kept AS (UPDATE outbox SET due = CASE WHEN is_over THEN NULL ELSE due_at END, made = made + 1
             FROM found JOIN given USING (id) WHERE state = $1 AND delivery = id
             RETURNING id, made, lists, CASE WHEN is_over THEN last ELSE record END AS record),
           added AS (INSERT INTO attempts SELECT $1, id, made, record FROM kept)
         UPDATE deliveries SET _organization = kept.lists FROM kept
         WHERE _state = $1 AND deliveries.id = kept.id AND kept.lists IS NOT NULL AND _organization = ${hidden}`,
        ...[state, made.map(({ id }) => idOf(id)), made.map(({ next_attempt_at }) => checkedDue(next_attempt_at))],
        ...[made.map(({ attempt }) => jsonText(attempt))],
        ...[made.map(({ attempt }) => jsonText({ ...attempt, next_retry_at: null }))],
      );
    },
    /** See `RunStore.attemptAgain`. */
    async attemptAgain(sql: Sql, id: string, at: string): Promise<boolean> {
      const due = await sql(
        'UPDATE outbox SET due = $3, owner = $4 WHERE state = $1 AND delivery = $2 AND due IS NULL RETURNING 1',
        ...[state, idOf(id), checkedDue(at), member?.() ?? null],
      );
      return due.length > 0;
    },
    /** The soonest first. */
    async pending(sql: Sql): Promise<DeliveryRow[]> {
      const rows = await sql<KeptRow>(`${select} AND o.due IS NOT NULL ORDER BY o.due, o.seq`, state);
      return rows.map(read);
    },
    /** See `RunStore.claimDeliveries`. */
    async claim(sql: Sql): Promise<DeliveryRow[]> {
      if (!claimed) return this.pending(sql);
      const ids = await claimed(sql);
      if (ids.length === 0) return [];
      const rows = await sql<KeptRow>(`${select} AND o.delivery = ANY($2) ORDER BY o.due, o.seq`, state, ids);
      return rows.map(read);
    },
    /** See `RunStore.mayAttempt`. @returns the ids of those that may have one */
    mayAttempt:
      member &&
      (async (sql: Sql, ids: readonly string[]): Promise<ReadonlySet<string>> => {
        const rows = await sql<[id: string, is_wanted: boolean]>(
          `SELECT o.delivery, d.webhook_id IS NULL
               OR EXISTS (SELECT 1 FROM records AS r WHERE r.state = $1 AND r.kind = 'webhooks' AND r.key = d.webhook_id::text)
             FROM outbox AS o JOIN deliveries AS d ON d._state = o.state AND d.id = o.delivery
             WHERE o.state = $1 AND o.delivery = ANY($2) AND o.due IS NOT NULL AND o.owner = $3 AND ${isHeld('o.owner')}`,
          ...[state, ids.map(idOf), member()],
        );
        const idsWhere = (is_meant: boolean) => rows.flatMap(([id, is_wanted]) => (is_wanted === is_meant ? [id] : []));
        const unwanted = idsWhere(false);
        // A run that ended while its webhook was deleted has left one for it.
        if (unwanted.length > 0)
          await sql('UPDATE outbox SET due = NULL WHERE state = $1 AND delivery = ANY($2)', state, unwanted);
        return new Set(idsWhere(true));
      }),
    /** Those of the webhook that have an attempt to come have none any more. */
    async dropPending(sql: Sql, webhook_id: string): Promise<void> {
      await sql(
        `UPDATE outbox SET due = NULL WHERE state = $1 AND due IS NOT NULL
           AND delivery IN (SELECT id FROM deliveries WHERE _state = $1 AND webhook_id = $2)`,
        ...[state, idOf(webhook_id)],
      );
    },
    async newest(sql: Sql, { limit, channel, run_id, webhook_id, before, pending }: DeliveryFilter) {
      const values: Value[] = [state, limit];
      const terms: string[] = [];
      const term = (value: string | null | undefined, sqlOf: (place: string) => string) => {
        if (value !== undefined) terms.push(` AND ${sqlOf(`$${values.push(value)}`)}`);
      };
      const asId = (text: string | undefined) => (text === undefined ? undefined : idOf(text));
      term(channel, (place) => `o.channel = ${place}`);
      term(asId(run_id), (place) => `d.run_id = ${place}`);
      term(asId(webhook_id), (place) => `d.webhook_id = ${place}`);
      term(asId(before), (place) => `o.seq < (SELECT seq FROM outbox WHERE state = $1 AND delivery = ${place})`);
      const due = pending === undefined ? '' : ` AND o.due IS ${pending ? 'NOT NULL' : 'NULL'}`;
      const rows = await sql<KeptRow>(`${select}${terms.join('')}${due} ORDER BY o.seq DESC LIMIT $2`, ...values);
      return rows.map(read);
    },
  };
}
