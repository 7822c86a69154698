/** Lists: what is asked for, in an order, page by page. A cursor is the place of the item at the edge of a page. */
import { flagIn, Refusal, wordsIn } from './requests.ts';
import type { Answer, Call } from './state.ts';

type Value = string | number | null;
type Row = Record<string, Value>;
type Place = [value: Value, tie: Value];

export interface Listing {
  rows: readonly Row[];
  /** Field that tells two rows apart that are equal in the order. */
  key: string;
  order: { field: string; direction: string };
  /** Fields that may be asked for: to filter, sort and project by. */
  fields: readonly string[];
  /** The record of a row, where it shows more than the row. */
  view?(row: Row): object;
  /** Set where a page begins one item too late. */
  begins_late?: boolean;
}

export function page(
  call: Call,
  { rows, key, order, fields, view = (row) => row, begins_late = false }: Listing,
): Answer {
  const { searchParams: query } = call.url;
  const size = sizeIn(query);
  const { field, direction } = orderIn(query, fields) ?? order;
  const projection = wordsIn(call, 'fields', [...fields, 'url', 'thumbnail_url', 'created_by_user']);
  const conditions = conditionsIn(query, fields);
  const placeOf = (row: Row): Place => [row[field]!, row[key]!];
  const sign = direction === 'desc' ? -1 : 1;
  const compare = ([a, a_tie]: Place, [b, b_tie]: Place) => sign * (compareValues(a, b) || compareValues(a_tie, b_tie));
  const found = rows
    .filter((row) => conditions.every((meets) => meets(row)))
    .toSorted((a, b) => compare(placeOf(a), placeOf(b)));
  const place = placeIn(query);
  const backward = flagIn(call, 'backward') ?? false;
  const before = place === undefined ? found.length : found.filter((row) => compare(placeOf(row), place) < 0).length;
  const behind =
    place === undefined ? 0 : found.filter((row) => compare(placeOf(row), place) <= 0).length + Number(begins_late);
  const [from, to] = backward ? [Math.max(0, before - size), before] : [behind, Math.min(found.length, behind + size)];
  const shown = found.slice(from, to);
  const link = (at: Row | undefined, is_back = false) => linkTo(call, at && placeOf(at), is_back);
  return {
    status: 200,
    body: {
      items: shown.map((row) => projected(view(row), projection)),
      first: linkTo(call),
      next: to < found.length ? link(shown.at(-1) ?? found[to - 1]) : null,
      previous: from > 0 ? (shown[0] ? link(shown[0], true) : linkTo(call, undefined, true)) : null,
    },
  };
}

function linkTo({ state, url }: Call, place?: Place, is_back = false): string {
  const link = new URL(`${state.base_url}${url.pathname}${url.search}`);
  link.searchParams.delete('cursor');
  link.searchParams.delete('backward');
  if (place) link.searchParams.set('cursor', Buffer.from(JSON.stringify(place)).toString('base64url'));
  if (is_back) link.searchParams.set('backward', 'true');
  return link.href;
}

function placeIn(query: URLSearchParams): Place | undefined {
  const text = query.get('cursor');
  if (text === null) return undefined;
  try {
    const place: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (Array.isArray(place) && place.length === 2) return place as Place;
  } catch {}
  throw new Refusal(400, 'this is no cursor');
}

function sizeIn(query: URLSearchParams): number {
  const text = query.get('page_size') ?? '20';
  if (!/^\d{1,3}$/.test(text) || Number(text) < 1 || Number(text) > 500)
    throw new Refusal(400, 'page_size is a whole number from 1 to 500');
  return Number(text);
}

function orderIn(query: URLSearchParams, fields: readonly string[]) {
  const text = query.get('sort');
  if (text === null || text === '') return undefined;
  const [, field = '', direction = ''] = /^(\w+):(asc|desc)$/.exec(text) ?? [];
  if (!fields.includes(field)) throw new Refusal(400, 'sort is a field and a direction');
  return { field, direction };
}

/** Such as `name.eq:boat.png,size_bytes.ne:3`. */
function conditionsIn(query: URLSearchParams, fields: readonly string[]): ((row: Row) => boolean)[] {
  const text = query.get('filter');
  if (text === null || text === '') return [];
  return text.split(',').map((condition) => {
    const [, field = '', operator = '', value = ''] = /^(\w+)\.(eq|ne):(.*)$/s.exec(condition) ?? [];
    if (!fields.includes(field)) throw new Refusal(400, 'a condition is field.operator:value');
    return (row) => (String(row[field]) === value) === (operator === 'eq');
  });
}

/** Nothing comes before all else. */
function compareValues(a: Value, b: Value): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? -1 : 1;
  return a < b ? -1 : 1;
}

function projected(record: object, fields: readonly string[] | undefined): object {
  if (fields === undefined) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => fields.includes(name)));
}
