/** Pages of lists: which rows, in which order, and the URLs that lead on. */
import type { Condition, Page, SortKey } from '../../choices/canonical.ts';
import type { Policies } from '../../choices/policies.ts';
import { keptWith } from '../../json/lasting-records.ts';
import { collections } from '../../store/collections.ts';
import { type Collection, ListRefusal, type ListSlice } from '../../store/store.ts';
import type { CursorPlace, ListIdentity } from '../cursors.ts';
import type { Call, ListOf, Lists } from '../parts.ts';
import { Refused } from '../refused.ts';
import { shownTime } from './list-lag.ts';
import { projectRecord } from './projection.ts';
import { queryIssue } from './query-issue.ts';
import { pageCutters } from './short-pages.ts';
import { keptConditions } from './shown-times.ts';
import type { UnderstoodQuery } from './understood-query.ts';

export const lists: Lists = {
  async page<Row extends object>(
    call: Call,
    { collection, organization, within = [], is_single = false, show, shows_the_same = !show }: ListOf<Row>,
  ) {
    const { world, operation } = call;
    const { store } = world.parts;
    const policies = world.policies(operation.id);
    const query = call.request.query as UnderstoodQuery;
    const conditions = query.filter ?? [];
    const { short_pages, default_order, text_order: text, null_order: nulls, tie_break: ties } = policies.lists;
    const sort = query.sort?.length ? query.sort : [usualOrder(collection, default_order)];
    const list: ListIdentity = { operation: operation.id, path: call.request.path, organization, conditions, sort };

    const place = placeOf(call, list);
    const backward = direction(call, place);
    const page_size = query.page_size ?? policies.lists.default_page_size;
    const cut = pageCutters[is_single ? 'never' : short_pages](page_size, list, place);
    const slice = await store
      .list<Row>({
        collection,
        organization,
        conditions: [...within, ...conditions.flatMap((condition) => stored(call, collection, condition))],
        sort,
        order: { text, nulls, ties, words: policies.shown_words[collection] },
        page_size: cut.is_empty ? 1 : cut.page_size,
        after: place?.position,
        backward,
        deleted: policies.deletion.in_lists,
        as_of: is_single ? undefined : shownTime(world, operation.id),
      })
      .catch((error: unknown) => {
        throw error instanceof ListRefusal ? refusedList(call, list, error) : error;
      });

    const make = async (): Promise<Page> => {
      const rows = cut.is_empty ? [] : slice.rows;
      const records = show ? await show(rows) : rows;
      const items = records.map((record) => projectRecord(call, record as Record<string, unknown>));
      const shown = backward && policies.lists.backward_order === 'reversed' ? items.reverse() : items;
      const positionOf = (row: Row) => store.positionOf(collection, row, sort);
      const walked = { slice, place, backward, is_empty: cut.is_empty, positionOf };
      return { items: shown, first: urlOf(call), ...neighbours(call, list, walked) };
    };
    const is_lasting = shows_the_same && policies.lists.cursor_lifetime === 'none' && Object.isFrozen(slice);
    return is_lasting ? lastingPage(call, slice, make) : make();
  },
};

/** By the policies of an operation, of which each world has its own: pages of slices, by their requests. */
const lasting_pages = new WeakMap<Policies, (slice: ListSlice<object>) => Map<string, Page>>();
/** More of one slice are the same request in other words, or at other names of the server. */
const most_pages_of_slice = 8;

/** The page is the same object for as long as its slice is, so that its bytes may be kept with it. */
async function lastingPage(
  { world, operation, request, baseUrl }: Call,
  slice: ListSlice<object>,
  make: () => Promise<Page>,
): Promise<Page> {
  const policies = world.policies(operation.id);
  const pagesOf = lasting_pages.get(policies) ?? keptWith(() => new Map<string, Page>());
  lasting_pages.set(policies, pagesOf);
  const pages = pagesOf(slice);
  const key = JSON.stringify([baseUrl(), request.path, request.query]);
  const known = pages.get(key);
  if (known) return known;
  const page = await make();
  Object.freeze(page.items);
  if (pages.size >= most_pages_of_slice) pages.clear();
  pages.set(key, Object.freeze(page));
  return page;
}

/** The order of a list when none is asked for: the chosen one, where the collection has its field. */
function usualOrder(collection: Collection, chosen: SortKey): SortKey {
  const { fields, default_order, default_direction = 'desc' } = collections[collection];
  return Object.hasOwn(fields, chosen.field) ? chosen : { field: default_order, direction: default_direction };
}

/** Start of the page: undefined for the beginning of the list, or going backward for its end. */
function placeOf({ world, operation, request }: Call, list: ListIdentity): CursorPlace | undefined {
  const { cursor } = request.query;
  if (cursor === undefined) return undefined;
  const { cursors, clock } = world.parts;
  const place = cursors.decode(world.secret('cursors'), list, cursor);
  if (place && !(place.ends_at_ms !== undefined && place.ends_at_ms <= clock.now_ms())) return place;
  if (world.policies(operation.id).lists.bad_cursor === 'first_page') return undefined;
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
  /** True where the page shows nothing of its slice. */
  is_empty: boolean;
  positionOf(row: Row): CursorPlace['position'];
}

/** Pages before and after. The walk came from one; in its direction there is one if the store has more rows. */
function neighbours<Row>(call: Call, list: ListIdentity, walked: Walked<Row>): Pick<Page, 'next' | 'previous'> {
  const { slice, place, backward, is_empty, positionOf } = walked;
  const { url_after_the_end } = call.world.policies(call.operation.id).lists;
  const came = place !== undefined;
  const [first, last] = [slice.rows[0], slice.rows.at(-1)];
  const at = (row: Row, way: boolean) => placeUrl(call, list, { position: positionOf(row), backward: way });
  if (is_empty && place && first) {
    // On from where the page is; and back from the row it might have shown, so that none is passed over.
    const [on, back] = [placeUrl(call, list, { ...place, backward, after_empty: true }), at(first, !backward)];
    return backward ? { next: back, previous: on } : { next: on, previous: back };
  }
  if (first === undefined || last === undefined) {
    // The rows that were here are gone. Behind them is the end of the list, or its beginning.
    if (!came || url_after_the_end) return { next: null, previous: null };
    return backward ? { next: urlOf(call), previous: null } : { next: null, previous: urlOf(call, { backward: true }) };
  }
  const follows = url_after_the_end || (backward ? came : slice.more);
  const precedes = url_after_the_end || (backward ? slice.more : came);
  return { next: follows ? at(last, false) : null, previous: precedes ? at(first, true) : null };
}

/** The URL of the page at a place of this list, good for as long as the choices say. */
function placeUrl(call: Call, list: ListIdentity, place: CursorPlace): string {
  const { world, operation } = call;
  const { cursors, clock } = world.parts;
  const { cursor_lifetime } = world.policies(operation.id).lists;
  const ends = cursor_lifetime === 'none' ? {} : { ends_at_ms: clock.now_ms() + cursor_lifetime * 1000 };
  const cursor = cursors.encode(world.secret('cursors'), list, { ...place, ...ends });
  return urlOf(call, { cursor, ...(place.backward && { backward: true }) });
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

/** URLs are kept as keys of blobs (`newAsset`), so a condition on a URL looks for its key; and times are kept whole. */
function stored({ world, operation }: Call, collection: Collection, condition: Condition): Condition[] {
  if (collections[collection].fields[condition.field] === 'timestamp')
    return keptConditions(condition, world.policies(operation.id));
  if (condition.field !== 'url' && condition.field !== 'thumbnail_url') return [condition];
  const toKey = (url: string) =>
    url.startsWith(`${world.urls.storage}/`) ? url.slice(world.urls.storage.length + 1) : url;
  const { value } = condition;
  return [{ ...condition, value: typeof value === 'string' ? toKey(value) : (value?.map(toKey) ?? null) }];
}

/** Refusal of a condition, an order or a position that the store could not serve. */
function refusedList(call: Call, list: ListIdentity, { reason, field, message }: ListRefusal): Refused {
  if (reason === 'bad_position')
    return new Refused('bad_cursor', {
      issues: [queryIssue(call.world, call.operation.id, 'cursor', message, 'cursor')],
    });
  const role = list.conditions.some((condition) => condition.field === field) ? 'filter' : 'sort';
  return new Refused('invalid', { issues: [queryIssue(call.world, call.operation.id, role, message, reason)] });
}
