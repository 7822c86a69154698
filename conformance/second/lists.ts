/** Lists: conditions, order, and pages that a signed cursor continues. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Answer, Refusal } from './answers.ts';
import { type Call, flagIn, wordsIn } from './calls.ts';
import { type Body, projected } from './spelling.ts';

type Scalar = string | number | boolean | null;

export interface Condition {
  field: string;
  operator: 'eq' | 'ne' | 'gte' | 'in';
  value: string;
}

interface SortKey {
  field: string;
  descending: boolean;
}

/** A row's place in an order. */
interface Place {
  values: Scalar[];
  id: string;
}

/** Content of a cursor: everything but the size of pages, the projection and the embeds. */
interface Position {
  list: string;
  org_id: string;
  conditions: Condition[];
  keys: SortKey[];
  /** Null: at the start. */
  place: Place | null;
  /** Set where going back begins with the row at the place itself. */
  inclusive?: boolean;
  /** Set where the page is empty although others follow: a list with a filter has one after each page. */
  pauses?: boolean;
  made_ms: number;
}

export interface Listing<Row> {
  /** Tells the lists of one organization apart. */
  list: string;
  names: { page_size: string; cursor: string; backward: string; sort: string; fields: string };
  rows: readonly Row[];
  id(row: Row): string;
  /** Undefined where no list can be asked for the field. */
  value(row: Row, field: string): Scalar | undefined;
  sortable: readonly string[];
  filterable: readonly string[];
  order: SortKey;
  conditions(query: URLSearchParams): Condition[];
  /** Of one sort key. */
  sort: { form: RegExp; isDescending(mark: string): boolean };
  end: 'absent' | 'empty_string' | 'url_to_empty_page';
  view(row: Row): Body;
}

const default_page_size = 6;
const most_page_size = 500;
const cursor_life_ms = 6 * 3_600_000;

export function page<Row>(call: Call, listing: Listing<Row>): Answer {
  const { query, state } = call;
  const position = positionIn(call, listing);
  const placed = listing.rows
    .filter((row) => position.conditions.every((condition) => meets(row, condition, listing)))
    .map((row) => ({ row, place: placeOf(row, position.keys, listing) }))
    .toSorted((a, b) => compare(a.place, b.place, position.keys));
  const is_backward = position.place !== null && flagIn(query, listing.names.backward) === true;
  const limit = Math.ceil((pageSize(query, listing) * 2) / 3);
  const [from, end] = span(placed, position, { is_backward, limit });
  const to = position.pauses && !is_backward ? from : end;
  const shown = placed.slice(from, to);
  const links = linksOf(call, listing, { position, placed, from, to });
  if (state.faults.has('a page drops its last item among ties') && isTie(placed, to, position.keys)) shown.pop();
  const fields = wordsIn(query, listing.names.fields);
  const items = shown.map(({ row }) => projected(listing.view(row), fields));
  return { status: 200, body: { items: is_backward ? items.toReversed() : items, ...links } };
}

/** The rows that meet the conditions of the query, for the read of a single one. */
export function selected<Row>({ query }: Call, listing: Listing<Row>): Row[] {
  const conditions = readConditions(query, listing);
  readKeys(query, listing);
  return listing.rows.filter((row) => conditions.every((condition) => meets(row, condition, listing)));
}

function span(
  placed: readonly { place: Place }[],
  { place, keys, inclusive }: Position,
  { is_backward, limit }: { is_backward: boolean; limit: number },
): [number, number] {
  if (place === null) return [0, Math.min(limit, placed.length)];
  const isBehind = (other: Place) => compare(other, place, keys) > (is_backward && !inclusive ? -1 : 0);
  const found = placed.findIndex((one) => isBehind(one.place));
  const at = found < 0 ? placed.length : found;
  return is_backward ? [Math.max(0, at - limit), at] : [at, Math.min(placed.length, at + limit)];
}

function linksOf<Row>(
  call: Call,
  { names, end }: Listing<Row>,
  { position, placed, from, to }: { position: Position; placed: readonly { place: Place }[]; from: number; to: number },
): Body {
  const { conditions } = position;
  const kept = call.state.faults.has('later pages forget the filter') ? { ...position, conditions: [] } : position;
  const url = (at: Partial<Position>, back = '') =>
    `?${names.cursor}=${sealed(call, { ...kept, inclusive: false, pauses: false, made_ms: call.state.clock.now(), ...at })}${back}`;
  const back = `&${names.backward}=on`;
  const nothing = end === 'empty_string' ? { next: '', previous: '' } : {};
  const is_empty = from === to && from > 0;
  const pauses = conditions.length > 0 && from < to && to < placed.length;
  return {
    ...nothing,
    ...(position.place && { first: url({ place: null, conditions }) }),
    ...(from > 0 && {
      previous: url(
        is_empty ? { place: placed[from - 1]!.place, inclusive: true } : { place: placed[from]!.place },
        back,
      ),
    }),
    ...((to < placed.length || (end === 'url_to_empty_page' && from < to)) && {
      next: url({ place: placed[to - 1]?.place ?? null, pauses }),
    }),
  };
}

function isTie(placed: readonly { place: Place }[], to: number, keys: readonly SortKey[]): boolean {
  const [last, next] = [placed[to - 1], placed[to]];
  return !!last && !!next && keys.every((_, index) => last.place.values[index] === next.place.values[index]);
}

function positionIn<Row>(call: Call, listing: Listing<Row>): Position {
  const { query, caller, state } = call;
  const { list, names } = listing;
  const text = query.get(names.cursor);
  const found = text === null ? undefined : opened(call, text);
  // A cursor that is damaged, foreign or too old gives the first page of the list.
  if (found?.list === list && found.org_id === caller.org.id && found.made_ms + cursor_life_ms > state.clock.now())
    return found;
  const [conditions, keys] =
    text === null ? [readConditions(query, listing), readKeys(query, listing)] : [[], [listing.order]];
  return { list, org_id: caller.org.id, conditions, keys, place: null, made_ms: state.clock.now() };
}

function readConditions<Row>(query: URLSearchParams, { conditions, filterable }: Listing<Row>): Condition[] {
  return conditions(query).map((condition) => {
    if (filterable.includes(condition.field)) return condition;
    throw new Refusal('invalid', `${condition.field} is no field to filter by`, ['query']);
  });
}

function readKeys<Row>(query: URLSearchParams, { names, sort, sortable, order }: Listing<Row>): SortKey[] {
  const text = query.get(names.sort);
  if (text === null || text === '') return [order];
  const { field, mark = '' } = sort.form.exec(text)?.groups ?? {};
  if (field !== undefined && sortable.includes(field)) return [{ field, descending: sort.isDescending(mark) }];
  throw new Refusal('invalid', 'this is no order of the list', ['query', names.sort]);
}

/** A number out of bounds is brought back to them, and a text that is no number is not there. */
function pageSize<Row>(query: URLSearchParams, { names }: Listing<Row>): number {
  const text = query.get(names.page_size);
  if (text === null || !/^-?\d+$/.test(text)) return default_page_size;
  return Math.min(Math.max(1, Number(text)), most_page_size);
}

function meets<Row>(row: Row, { field, operator, value }: Condition, { value: read }: Listing<Row>): boolean {
  const own = read(row, field) ?? null;
  const equals = (text: string) =>
    text === '~' ? own === null : own !== null && compareValues(own, like(own, text)) === 0 && !isOtherText(own, text);
  if (operator === 'eq') return equals(value);
  if (operator === 'ne') return !equals(value);
  if (operator === 'in') return value.split('|').some(equals);
  return own !== null && compareValues(own, like(own, value)) >= 0;
}

/** Texts are ordered without regard to case, and yet not equal. */
function isOtherText(own: Scalar, text: string): boolean {
  return typeof own === 'string' && own !== text;
}

/** The text as a value of the kind that it is compared with. */
function like(own: Scalar, text: string): Scalar {
  if (typeof own === 'boolean') return text === 'true' || text === 'on' || text === '1';
  if (typeof own !== 'number') return text;
  if (!/^\d{4}-/.test(text)) return Number(text);
  return Date.parse(/(Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`);
}

function placeOf<Row>(row: Row, keys: readonly SortKey[], { value, id }: Listing<Row>): Place {
  return { values: keys.map(({ field }) => value(row, field) ?? null), id: id(row) };
}

/** Nothing before everything, in either direction; among ties by id, against the direction of the sort. */
function compare(a: Place, b: Place, keys: readonly SortKey[]): number {
  for (const [index, { descending }] of keys.entries()) {
    const [one, other] = [a.values[index]!, b.values[index]!];
    if (one === null || other === null) {
      if (one !== other) return one === null ? -1 : 1;
      continue;
    }
    const order = compareValues(one, other);
    if (order !== 0) return descending ? -order : order;
  }
  const by_id = a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
  return keys[0]!.descending ? by_id : -by_id;
}

function compareValues(a: Scalar, b: Scalar): number {
  const [one, other] = [folded(a), folded(b)];
  if (one === other) return 0;
  return one < other ? -1 : one > other ? 1 : Number.NaN;
}

function folded(value: Scalar): string | number {
  return typeof value === 'string' ? value.toLowerCase() : Number(value);
}

function sealed({ state }: Call, position: Position): string {
  const text = Buffer.from(JSON.stringify(position)).toString('base64url');
  return `${text}.${createHmac('sha256', state.key).update(text).digest('base64url')}`;
}

function opened({ state }: Call, cursor: string): Position | undefined {
  const [text = '', seal = ''] = cursor.split('.');
  const right = createHmac('sha256', state.key).update(text).digest();
  const given = Buffer.from(seal, 'base64url');
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return JSON.parse(Buffer.from(text, 'base64url').toString());
}
