/** A stored history with one fault in it: the answers and events that the fault changes, read again as a run would have. */
import { createHash } from 'node:crypto';
import { createDialect, type Dialect } from '../../../src/choices/dialect.ts';
import type { StoredHistory } from '../../runner/stored-history.ts';
import type { ArrivalRecord } from '../../suite/arrival-record.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { readEvent } from '../../waves/read-arrival.ts';
import type { MachineFault } from '../machine-fault.ts';
import type { Changed } from './judgement.ts';
import { type Only, type Some, someOf } from './only.ts';
import { absent, operatorNamed, type Value } from './operators.ts';
import { type Place, placeName, placesOf } from './places.ts';
import { createReadings, type Readings } from './readings.ts';
import { createSightings, type Sighting } from './sightings.ts';

export interface Changer {
  /** Undefined where the history shows nothing that the fault would change. */
  changed(fault: MachineFault): Changed | undefined;
}

type Change = readonly [path: Sighting['path'], value: Value];

export function createChanger(history: StoredHistory): Changer {
  const dialect = createDialect(history.run.facts.choices);
  const readings = createReadings(dialect);
  const sightings = createSightings(history);
  const places = new Map(placesOf().map((place) => [`${place.operation} ${placeName(place)}`, place]));
  const somes = new Map<Only, Some>();
  /** Faults come place by place. */
  let last: { place: Place; sightings: readonly Sighting[] } | undefined;

  function sightingsOf(place: Place): readonly Sighting[] {
    if (last?.place !== place) last = { place, sightings: sightings.of(place) };
    return last.sightings;
  }

  function isAmong(place: Place, only: string | undefined): (number: number) => boolean {
    if (only === undefined) return () => true;
    let some = somes.get(only as Only);
    if (!some) {
      some = someOf(history, only as Only);
      somes.set(only as Only, some);
    }
    const numbers = place.said === 'event' ? some.arrivals : some.exchanges;
    return (number) => numbers.has(number);
  }

  return {
    changed({ operation, place: name, operator, only }) {
      const place = places.get(`${operation} ${name}`);
      if (!place) throw new Error(`the document has no place ${name} of ${operation}`);
      const isMeant = isAmong(place, only);
      const change = operatorNamed(operator);
      const changes = new Map<number, Change[]>();
      for (const { number, path, value, elsewhere } of sightingsOf(place)) {
        if (!isMeant(number)) continue;
        const changed = change(value, elsewhere);
        if (isSame(changed, value)) continue;
        changes.set(number, [...(changes.get(number) ?? []), [path, changed]]);
      }
      if (changes.size === 0) return undefined;
      return place.said === 'event' ? eventsWith(history, dialect, changes) : answersWith(history, readings, changes);
    },
  };
}

function isSame(one: Value, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || one === null || typeof other !== 'object') return false;
  return JSON.stringify(one) === JSON.stringify(other);
}

function answersWith(
  { exchanges }: StoredHistory,
  readings: Readings,
  changes: ReadonlyMap<number, readonly Change[]>,
): Changed {
  const made = new Map<number, Exchange>();
  return {
    exchanges: new Set(changes.keys()),
    arrivals: new Set(),
    arrivalAt: () => undefined,
    exchangeAt(number) {
      const own = changes.get(number);
      if (!own) return undefined;
      const known = made.get(number);
      if (known) return known;
      const { decoded: clean, ...exchange } = exchanges[number - 1]!;
      const body = changedBody(clean!.json ?? clean!.text, own);
      const received = withBody(exchange.received!, body);
      const decoded = readings.of({ ...exchange, received }, clean!, body);
      const changed: Exchange = { ...exchange, received, ...(decoded && { decoded }) };
      made.set(number, changed);
      return changed;
    },
  };
}

/** Few judges read the text of an answer: it is written when one does. */
function withBody(received: NonNullable<Exchange['received']>, body: Value): NonNullable<Exchange['received']> {
  let text: string | undefined;
  return {
    ...received,
    get body() {
      text ??= textOf(body);
      return text;
    },
  };
}

/** Events as their sender would have written them: signed like those that they stand for, over their own bytes. */
function eventsWith(
  { arrivals }: StoredHistory,
  dialect: Dialect,
  changes: ReadonlyMap<number, readonly Change[]>,
): Changed {
  const made = new Map<number, ArrivalRecord>();
  return {
    exchanges: new Set(),
    arrivals: new Set(changes.keys()),
    exchangeAt: () => undefined,
    arrivalAt(number) {
      const own = changes.get(number);
      if (!own) return undefined;
      const known = made.get(number);
      if (known) return known;
      const { event: _, delivery_id: __, run_id: ___, ...rest } = arrivals.get(number)!;
      const body = textOf(changedBody(JSON.parse(rest.body!), own));
      const digest = createHash('sha256').update(body).digest('hex');
      const changed: ArrivalRecord = { ...rest, body, digest, ...readEvent(body, dialect) };
      made.set(number, changed);
      return changed;
    },
  };
}

function changedBody(body: unknown, changes: readonly Change[]): Value {
  // A list that loses members loses the last one first, so that the places of the others stay what they were.
  return changes.toReversed().reduce<Value>((whole, [path, value]) => withValueAt(whole, path, value), body);
}

function textOf(body: Value): string {
  if (body === absent) return '';
  // A text is no JSON: it is what it is.
  return typeof body === 'string' ? body : JSON.stringify(body);
}

function withValueAt(whole: Value, path: Sighting['path'], value: Value): Value {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (Array.isArray(whole)) {
    const inside = withValueAt(whole[name as number], rest, value);
    return inside === absent ? whole.toSpliced(name as number, 1) : whole.with(name as number, inside);
  }
  const { [name]: member, ...others } = whole as Record<string, unknown>;
  const inside = withValueAt(member, rest, value);
  if (inside === absent) return others;
  return { ...(whole as object), [name]: inside };
}
