/** The values that a stored history shows at a place of the document. */
import { isObject } from '../../../src/json/is-object.ts';
import { namesIn } from '../../../src/json/pointer.ts';
import type { StoredHistory } from '../../runner/stored-history.ts';
import { organizationOf } from './only.ts';
import type { Elsewhere } from './operators.ts';
import type { Place } from './places.ts';

/** One value that was shown at a place. */
export interface Sighting {
  /** Of the exchange, or of the arrival where the place is an event's. */
  number: number;
  /** Names and indexes on the way to it within the raw body. */
  path: readonly (string | number)[];
  value: unknown;
  elsewhere: Elsewhere;
}

/** Answers and events, in the order in which they came. */
interface Said {
  number: number;
  organization: string | undefined;
  body: unknown;
}

export interface Sightings {
  /** Empty where the history never shows it. */
  of(place: Place): readonly Sighting[];
}

export function createSightings(history: StoredHistory): Sightings {
  const earlier = earlierValues(history);
  const known = new Map<string, Said[]>();

  function saidBy({ operation, said }: Place): Said[] {
    const key = `${said} ${operation}`;
    let found = known.get(key);
    if (!found) {
      found = said === 'event' ? events(history, operation) : answers(history, operation, said);
      known.set(key, found);
    }
    return found;
  }

  return {
    of(place) {
      const names = namesIn(place.pointer);
      const found: (Met & { organization: string | undefined })[] = [];
      for (const { number, organization, body } of saidBy(place)) {
        if (body !== undefined) meet(body, names, (met) => found.push({ number, organization, ...met }));
      }
      return withElsewhere(found, earlier);
    },
  };
}

interface Met {
  number: number;
  path: readonly (string | number)[];
  value: unknown;
  /** Of the nearest record around it, and the way from there. */
  id?: string;
  within?: string;
}

function meet(body: unknown, names: readonly string[], add: (met: Omit<Met, 'number'>) => void): void {
  const path: (string | number)[] = [];
  step(body, 0, undefined, 0);

  function step(value: unknown, depth: number, id: string | undefined, id_depth: number): void {
    if (depth === names.length) {
      const within = id === undefined ? undefined : path.slice(id_depth).join('/');
      add({ path: [...path], value, ...(id !== undefined && { id, within: within! }) });
      return;
    }
    const name = names[depth]!;
    if (name === '*') {
      if (!Array.isArray(value)) return;
      for (const [index, item] of value.entries()) {
        path.push(index);
        step(item, depth + 1, id, id_depth);
        path.pop();
      }
      return;
    }
    if (!isObject(value) || !Object.hasOwn(value, name)) return;
    const own = typeof value.id === 'string' ? value.id : undefined;
    path.push(name);
    step(value[name], depth + 1, own ?? id, own === undefined ? id_depth : depth);
    path.pop();
  }
}

function withElsewhere(
  found: readonly (Met & { organization: string | undefined })[],
  earlier: EarlierValues,
): Sighting[] {
  const first = found.find(({ value }) => value !== null)?.value;
  /** By organization, the first value that was met there. */
  const by_organization = new Map<string | undefined, unknown>();
  for (const { organization, value } of found) {
    if (value !== null && !by_organization.has(organization)) by_organization.set(organization, value);
  }
  const predecessor_of = new Map<string, string | undefined>();
  const last_of = new Map<string, unknown>();
  let last_id: string | undefined;
  let last: unknown;
  return found.map(({ number, path, value, id, within, organization }) => {
    let neighbour: unknown;
    if (id === undefined) {
      neighbour = last;
      last = value;
    } else {
      if (!predecessor_of.has(id)) predecessor_of.set(id, last_id);
      const predecessor = predecessor_of.get(id);
      neighbour = predecessor === undefined ? undefined : last_of.get(predecessor);
      last_of.set(id, value);
      last_id = id;
    }
    const foreign = [...by_organization].find(([one]) => one !== organization && one !== undefined)?.[1];
    const before = id === undefined ? undefined : earlier.before(id, within!, number);
    return { number, path, value, elsewhere: { first, neighbour, before, foreign } };
  });
}

function answers(history: StoredHistory, operation: string, said: Place['said']): Said[] {
  const { principals } = history.run.facts;
  return history.exchanges.flatMap((exchange) => {
    const { number, request, received, decoded } = exchange;
    if (request.operation !== operation || !received || decoded?.outcome !== said) return [];
    return { number, organization: organizationOf(principals, exchange), body: decoded.json ?? decoded.text };
  });
}

function events(history: StoredHistory, code: string): Said[] {
  return [...history.arrivals.values()].flatMap(({ number, event, body }) =>
    event === code && body !== null ? { number, organization: undefined, body: JSON.parse(body) } : [],
  );
}

interface EarlierValues {
  /** The value of a record's member before the one that this exchange shows. */
  before(id: string, within: string, number: number): unknown;
}

/** The values that each record was seen to hold, by any operation. */
function earlierValues({ exchanges }: StoredHistory): EarlierValues {
  const values = new Map<string, { number: number; text: string; value: unknown }[]>();
  const seen = new WeakSet<object>();

  function note(id: string, within: string, value: unknown, number: number): void {
    const key = `${id} ${within}`;
    const text = JSON.stringify(value);
    const known = values.get(key);
    if (!known) values.set(key, [{ number, text, value }]);
    else if (known.at(-1)!.text !== text) known.push({ number, text, value });
  }

  function walk(value: unknown, number: number, id: string | undefined, within: string): void {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value) walk(item, number, undefined, '');
      return;
    }
    const { id: own } = value as { id?: unknown };
    // Equal records of a stored history are one object.
    if (typeof own === 'string' && seen.has(value)) return;
    seen.add(value);
    const record = typeof own === 'string' ? own : id;
    const start = typeof own === 'string' ? '' : within;
    for (const [name, member] of Object.entries(value)) {
      const place = start === '' ? name : `${start}/${name}`;
      if (record !== undefined) note(record, place, member, number);
      walk(member, number, record, place);
    }
  }

  for (const { number, decoded } of exchanges) {
    if (decoded?.outcome === 'success') walk(decoded.json, number, undefined, '');
  }
  return {
    before(id, within, number) {
      const known = values.get(`${id} ${within}`);
      if (!known) return undefined;
      const current = known.findLastIndex((one) => one.number <= number);
      return current > 0 ? known[current - 1]!.value : undefined;
    },
  };
}
