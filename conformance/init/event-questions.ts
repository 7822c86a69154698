/** Events at a receiver: the beginnings of their headers, and the places in their payloads. */
import { isObject } from '../../src/json/is-object.ts';
import type { Arrival } from '../receiver/receiver.ts';
import type { Findings } from './findings.ts';
import { isUuid, type Place, placesIn } from './places.ts';

const event_code = /^run\.(completed|failed|cancelled)$/;

/** @param run_ids of the runs that were dispatched meanwhile */
export function tellEvents(
  findings: Findings,
  arrivals: readonly Pick<Arrival, 'headers' | 'body'>[],
  run_ids: ReadonlySet<string>,
): void {
  const payloads = arrivals.flatMap(({ body }) => (placesIn(parsed(body)).some(isEvent) ? [parsed(body)] : []));
  tellPrefix(findings, arrivals);
  const [first] = payloads;
  if (first === undefined) {
    const came = `${arrivals.length} requests came to the receiver, and none told of an event`;
    const mend = 'where the server cannot reach this machine by loopback: --set receiver.public_url=URL';
    findings.doubt('how a payload is laid out', arrivals.length === 0 ? `${came}; ${mend}` : came);
    return;
  }
  const places = placesIn(first);
  const event = places.find(isEvent)!;
  const ids = places.filter(({ value }) => isUuid(value));
  const run = places.find(({ value }) => isObject(value) && 'id' in value && 'input' in value && 'created_at' in value);
  const of_run = ids.filter(({ value }) => run_ids.has(value as string));
  // The run itself has its id too; what tells of it beside the run is meant, where there is such a place.
  const run_id = of_run.find(({ pointer }) => !run || !pointer.startsWith(`${run.pointer}/`)) ?? of_run[0];
  // Every delivery has an id of its own; one of a run is the same in all that tell of it.
  const differing = ids.filter((place) => isDifferent(place, payloads) && place.pointer !== run_id?.pointer);
  const delivery_id =
    differing.find(({ pointer }) => /deliver|message|event/.test(pointer) && isId(pointer)) ??
    differing.find(({ pointer }) => pointer === '/id');
  const proof = {
    line: `an event came, with ${places
      .map(({ pointer }) => pointer)
      .slice(0, 12)
      .join(', ')}`,
  };
  findings.find(
    'events.payload_layout',
    null,
    {
      event: event.pointer,
      ...(delivery_id && { delivery_id: delivery_id.pointer }),
      ...(run_id && { run_id: run_id.pointer }),
      run: run?.pointer ?? null,
    },
    [proof],
  );
  if (!delivery_id || !run_id) findings.doubt('where a payload holds the ids of its delivery and run', proof.line);
}

function isEvent({ value }: Place): boolean {
  return typeof value === 'string' && event_code.test(value);
}

function isId(pointer: string): boolean {
  return /(^|\/|_)id$/.test(pointer);
}

function isDifferent({ pointer }: Place, payloads: readonly unknown[]): boolean {
  const values = payloads.map((payload) => placesIn(payload).find((place) => place.pointer === pointer)?.value);
  return new Set(values).size === values.length;
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

function tellPrefix(findings: Findings, arrivals: readonly Pick<Arrival, 'headers'>[]): void {
  const names = arrivals.flatMap(({ headers }) => headers.map(([name]) => name));
  const ending = (end: RegExp) => names.find((name) => end.test(name) && !/^x-request-id$/i.test(name));
  const found = ending(/.-signature$/i) ?? ending(/.-request-id$/i);
  if (found === undefined) {
    findings.doubt('how headers begin', 'nothing that came to the receiver has a signature');
    return;
  }
  // Names of headers have no case; on the way it may have been lost.
  const value = found.replace(/(signature|request-id)$/i, '').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
  findings.find('records.header_prefix', null, value, [{ line: `an event came, with the header ${found}` }]);
}
