/** Pages of lists: which rows, in which order, and the URLs that lead on. */
import type { Condition, Page } from '../choices/canonical.ts';
import { collections } from '../store/collections.ts';
import { type Collection, ListRefusal, type ListSlice } from '../store/store.ts';
import type { CursorPlace, ListIdentity } from './cursors.ts';
import type { Call } from './parts.ts';
import { projected } from './projection.ts';
import { queryIssue } from './query-issue.ts';
import type { UnderstoodQuery } from './read-query.ts';
import { Refused } from './refused.ts';

export interface ListOf<Row> {
  collection: Collection;
  /** Whose rows; null for a list that belongs to nobody. */
  organization: string | null;
  /** Holds for every row of the list, whatever the query asks for; no part of cursor URLs. */
  within?: readonly Condition[];
  /** Rows as callers see them, in the same order. Left out: as they are. */
  show?(rows: readonly Row[]): Promise<object[]>;
}

export interface Lists {
  /** The page that the call's query asks for. @throws Refused */
  page<Row extends object>(call: Call, list: ListOf<Row>): Promise<Page>;
}

export const lists: Lists = {
  async page<Row extends object>(
    call: Call,
    { collection, organization, within = [], show = async (rows) => [...rows] }: ListOf<Row>,
  ) {
    const { world, operation } = call;
    const { store } = world.parts;
    const policies = world.policies(operation.id);
    const query = call.request.query as UnderstoodQuery;
    const conditions = query.filter ?? [];
    const { default_order, default_direction = 'desc' } = collections[collection];
    const sort = query.sort?.length ? query.sort : [{ field: default_order, direction: default_direction }];
    const list: ListIdentity = { operation: operation.id, path: call.request.path, organization, conditions, sort };

    const place = placeOf(call, list);
    const backward = direction(call, place);
    const slice = await store
      .list<Row>({
        collection,
        organization,
        conditions: [...within, ...conditions.map((condition) => stored(call, condition))],
        sort,
        page_size: query.page_size ?? policies.lists.default_page_size,
        after: place?.position,
        backward,
        deleted: policies.deletion.in_lists,
      })
      .catch((error: unknown) => {
        throw error instanceof ListRefusal ? refusedList(call, list, error) : error;
      });

    const records = await show(slice.rows);
    const items = records.map((record) => projected(call, record as Record<string, unknown>));
    const shown = backward && policies.lists.backward_order === 'reversed' ? items.reverse() : items;
    const positionOf = (row: Row) => store.positionOf(collection, row, sort);
    return { items: shown, first: urlOf(call), ...neighbours(call, list, { slice, place, backward, positionOf }) };
  },
};

/** Where the page begins: undefined for the beginning of the list, or going backward for its end. */
function placeOf({ world, operation, request }: Call, list: ListIdentity): CursorPlace | undefined {
  const { cursor } = request.query;
  if (cursor === undefined) return undefined;
  const place = world.parts.cursors.decode(world.secret('cursors'), list, cursor);
  if (place || world.policies(operation.id).lists.bad_cursor === 'first_page') return place;
  const message = 'Start again from the first page.';
  throw new Refused('bad_cursor', { issues: [queryIssue(world, operation.id, 'cursor', message, 'cursor')] });
}

/** A cursor knows which way it leads; who says it in the request goes that way. */
function direction({ world, operation, request }: Call, place: CursorPlace | undefined): boolean {
  const backward = (request.query as UnderstoodQuery).backward;
  if (place) return backward ?? place.backward;
  const { backward_without_cursor } = world.policies(operation.id).lists;
  if (!backward || backward_without_cursor === 'first_page') return false;
  if (backward_without_cursor === 'last_page') return true;
  const message = 'Going backward needs a cursor.';
  throw new Refused('invalid', { issues: [queryIssue(world, operation.id, 'backward', message, 'cursor')] });
}

interface Walked<Row> {
  slice: ListSlice<Row>;
  place: CursorPlace | undefined;
  backward: boolean;
  positionOf(row: Row): CursorPlace['position'];
}

/** Where one came from there is a page; in the direction walked there is one if the store has more rows. */
function neighbours<Row>(call: Call, list: ListIdentity, walked: Walked<Row>): Pick<Page, 'next' | 'previous'> {
  const { slice, place, backward, positionOf } = walked;
  const { cursors } = call.world.parts;
  const { url_after_the_end } = call.world.policies(call.operation.id).lists;
  const came = place !== undefined;
  const [first, last] = [slice.rows[0], slice.rows.at(-1)];
  const at = (row: Row, way: boolean) => {
    const cursor = cursors.encode(call.world.secret('cursors'), list, { position: positionOf(row), backward: way });
    return urlOf(call, { cursor, ...(way && { backward: true }) });
  };
  if (first === undefined || last === undefined) {
    // The rows that were here are gone. What lies behind is the end of the list, or its beginning.
    if (!came || url_after_the_end) return { next: null, previous: null };
    return backward ? { next: urlOf(call), previous: null } : { next: null, previous: urlOf(call, { backward: true }) };
  }
  const follows = url_after_the_end || (backward ? came : slice.more);
  const precedes = url_after_the_end || (backward ? slice.more : came);
  return { next: follows ? at(last, false) : null, previous: precedes ? at(first, true) : null };
}

/** The URL of a page of this list: with the filter, order and shape of the request, at another place. */
function urlOf(
  { world, operation, request, baseUrl }: Call,
  place: { cursor?: string; backward?: boolean } = {},
): string {
  const { cursor: _, backward: __, ...query } = request.query;
  return world.parts.dialect.cursorUrl({
    base_url: baseUrl(),
    operation: operation.id,
    path: request.path,
    query: { ...query, ...place },
  });
}

/** URLs are kept as keys of blobs (`newAsset`), so a condition on a URL looks for its key. */
function stored({ world }: Call, condition: Condition): Condition {
  if (condition.field !== 'url' && condition.field !== 'thumbnail_url') return condition;
  const toKey = (url: string) =>
    url.startsWith(`${world.urls.storage}/`) ? url.slice(world.urls.storage.length + 1) : url;
  const { value } = condition;
  return { ...condition, value: typeof value === 'string' ? toKey(value) : (value?.map(toKey) ?? null) };
}

/** What the store could not do with a condition, an order or a position, as a refusal of the request. */
function refusedList(call: Call, list: ListIdentity, { reason, field, message }: ListRefusal): Refused {
  if (reason === 'bad_position')
    return new Refused('bad_cursor', {
      issues: [queryIssue(call.world, call.operation.id, 'cursor', message, 'cursor')],
    });
  const role = list.conditions.some((condition) => condition.field === field) ? 'filter' : 'sort';
  return new Refused('invalid', { issues: [queryIssue(call.world, call.operation.id, role, message, reason)] });
}
