/** Events that a receiver recorded as they came: signed, named, told of the run as it ended, and repeated as stated. */
import { isObject } from '../../../src/json/is-object.ts';
import { stateOf } from '../../models/run-ends.ts';
import { isSet, sameId } from '../../models/values.ts';
import type { Mismatch } from '../../suite/evidence.ts';
import { callback_attempts, callbackWait_ms } from '../../suite/scenario.ts';
import type { Tally } from '../../suite/tally.ts';
import type { TrafficEntry } from '../entry.ts';
import { urlOf } from '../match.ts';
import { digestOf, type Store } from '../store.ts';
import { type Seen, type Signing, trafficRule } from '../traffic-rule.ts';
import { noteEvent, receiverOf } from './delivery-log.ts';

/** One delivery, over its attempts. */
interface Known {
  run: string;
  event: string;
  attempts: number;
  last_began_ms: number;
  last_status: number;
  /** All answers so far came at once. */
  is_prompt: boolean;
}

/** A sender that waits longer may have timed out, and then repeats by right. */
const prompt_ms = 500;
/** Timers fire early by some milliseconds, and clocks of logs are coarse. */
const early_ms = 50;
/** So many of them begin too early before it is no accident. */
const telling = 3;
const least_secret_part = /[0-9a-f-]{16,}/i;

const end_of_event: Readonly<Record<string, string>> = {
  'run.completed': 'completed',
  'run.failed': 'failed',
  'run.cancelled': 'canceled',
};

export const deliveryRule = trafficRule({
  id: 'traffic/deliveries',
  title: 'Recorded events are signed, name their delivery and run, and are repeated as stated',
  how: 'Each recorded event is held against its signature, the run that it tells of, and the earlier attempts of its delivery. Signatures count where another event at the URL holds.',
  clauses: [
    'events.signature',
    'events.request-id',
    'events.delivery-id',
    'events.run-id-is-the-run',
    'events.same-id-on-repeat',
    'events.one-outcome',
    'events.completed',
    'events.failed',
    'events.cancelled',
    'callbacks.once',
    'callbacks.none-without-url',
    'callbacks.at-most-three',
    'callbacks.no-retry-on-2xx',
    'callbacks.no-retry-on-4xx',
    'callbacks.first-gap',
    'callbacks.second-gap',
    'events.request-id-correlates',
    'events.after-the-end',
  ],
  codes: {
    unsigned: {
      clause: 'events.signature',
      message: 'An event has no valid signature, and others at this URL have one.',
    },
    'without-request-id': { clause: 'events.request-id', message: 'An event comes without its request id.' },
    'without-delivery-id': { clause: 'events.delivery-id', message: 'An event does not name its delivery.' },
    'without-run-id': { clause: 'events.run-id-is-the-run', message: 'An event does not name its run.' },
    'other-run-inside': {
      clause: 'events.run-id-is-the-run',
      message: 'An event names one run, and shows another within it.',
    },
    'delivery-of-two-runs': {
      clause: 'events.same-id-on-repeat',
      message: 'Two events of one delivery id tell of two runs, or of two outcomes.',
    },
    'another-outcome': { message: 'An event tells another outcome than the run has.' },
    'called-twice': {
      clause: 'callbacks.once',
      message: 'A run makes two callbacks, each with a delivery id of its own.',
    },
    'unknown-name': {
      clause: 'events.one-outcome',
      message: 'A callback has a name that is none of the three ends of runs.',
    },
    'request-id-of-two-runs': {
      clause: 'events.request-id-correlates',
      message: 'Events of different runs bear the same Service-Request-Id, which then leads to no one delivery.',
    },
    'not-a-post': { clause: 'callbacks.once', message: 'A callback is made by another method than POST.' },
    'called-for-another': {
      clause: 'callbacks.none-without-url',
      message: 'A run calls the URL that was given for another run.',
    },
    'fourth-attempt': { clause: 'callbacks.at-most-three', message: 'A callback was made more than three times.' },
    'repeated-after-2xx': { clause: 'callbacks.no-retry-on-2xx', message: 'A callback was repeated behind a 2xx.' },
    'repeated-after-4xx': { clause: 'callbacks.no-retry-on-4xx', message: 'A callback was repeated behind a 4xx.' },
    'first-gap-too-short': {
      clause: 'callbacks.first-gap',
      message: 'Callbacks were repeated sooner than a second behind the first attempt.',
    },
    'second-gap-too-short': {
      clause: 'callbacks.second-gap',
      message: 'Callbacks were repeated sooner than two seconds behind the second attempt.',
    },
  },
  operations: [],
  unseen: 'no event was recorded on its way to a receiver',
  open({ store, signing, forgot }) {
    let events = 0;
    const early = new Map<string, number>();
    const surplus = new Map<string, number>();
    const by_url = new Map<string, { valid: number; held: number; fault?: string }>();

    function take(seen: Seen, tally: Tally): Mismatch[] {
      const { event: payload } = seen;
      if (!payload) return [];
      events += 1;
      const { headers } = seen.entry.request;
      const at = { at: seen.shown };
      const run = payload.run_id;
      const delivery = isObject(payload.delivery) ? payload.delivery.id : undefined;
      sign(seen);
      if (isSet(run)) noteEvent(store, seen, String(run), delivery, headers?.[signing.request_id_header]);
      const shown = [
        ...(headers
          ? tally.holds(isSet(headers[signing.request_id_header]), 'without-request-id', {
              ...at,
              expected: signing.request_id_header,
              actual: null,
            })
          : []),
        ...tally.holds(isSet(delivery), 'without-delivery-id', {
          ...at,
          expected: 'delivery.id',
          actual: null,
          pointer: '/delivery/id',
        }),
        ...tally.holds(isSet(run), 'without-run-id', { ...at, expected: 'run_id', actual: null, pointer: '/run_id' }),
        ...ofItsRun(payload, run, seen, tally),
        ...atItsUrl(payload, run, seen, tally),
        ...requestIdOf(run, seen, tally),
      ];
      if (!isSet(delivery) || !isSet(run)) return shown;
      return [...shown, ...overAttempts(String(delivery), String(run), payload, seen, tally)];
    }

    function requestIdOf(run: unknown, { entry, shown }: Seen, tally: Tally): Mismatch[] {
      const id = entry.request.headers?.[signing.request_id_header];
      if (!isSet(id) || !isSet(run)) return [];
      const before = store.get<string>('request id', String(id));
      store.set('request id', String(id), run);
      if (before === undefined) return [];
      if (tally.compared(sameId(run, before))) return [];
      const times = (surplus.get(request_ids) ?? 0) + 1;
      surplus.set(request_ids, times);
      if (times < 2) return [];
      return tally.broken(request_ids, { at: shown, expected: before, actual: run, pointer: '/run_id' });
    }

    function sign(seen: Seen): void {
      const { request, url } = seen.entry;
      if (signing.secrets.length === 0 || !request.headers || !request.body || request.is_cut) return;
      const key = receiverOf(url);
      const of_url = by_url.get(key) ?? { valid: 0, held: 0 };
      if (!by_url.has(key) && by_url.size >= most_urls) {
        forgot('events to receivers beyond the first 10000; their signatures are not judged');
        return;
      }
      by_url.set(key, of_url);
      of_url.held += 1;
      if (signing.fault(request.body, request.headers[signing.signature_header]) === undefined) of_url.valid += 1;
      else of_url.fault ??= seen.entry.place;
    }

    /** A URL that nobody can guess was given for one run. */
    function atItsUrl(payload: Members, run: unknown, { entry, shown }: Seen, tally: Tally): Mismatch[] {
      const { pathname, search } = urlOf(entry.url);
      const given_for = least_secret_part.test(pathname + search)
        ? store.get<string>('callback path', digestOf(pathname + search))
        : undefined;
      if (given_for === undefined || !isSet(run)) return [];
      const at = { at: shown };
      const is_own = sameId(run, given_for);
      const is_named = String(payload.event) in end_of_event;
      return [
        ...(is_own
          ? tally.holds(is_named, 'unknown-name', {
              ...at,
              expected: Object.keys(end_of_event),
              actual: payload.event,
              pointer: '/event',
            })
          : []),
        ...tally.holds(is_own, 'called-for-another', { ...at, expected: given_for, actual: run, pointer: '/run_id' }),
        ...(is_own
          ? tally.holds(entry.method === 'POST', 'not-a-post', { ...at, expected: 'POST', actual: entry.method })
          : []),
      ];
    }

    function ofItsRun(payload: Members, run: unknown, seen: Seen, tally: Tally): Mismatch[] {
      const inner = isObject(payload.run) ? payload.run : {};
      const at = { at: seen.shown };
      const found: Mismatch[] = [];
      if (isSet(inner.id) && isSet(run)) {
        const shown = { ...at, expected: run, actual: inner.id, pointer: '/run/id' };
        found.push(...tally.holds(sameId(inner.id, run), 'other-run-inside', shown));
      }
      const expected = end_of_event[String(payload.event)];
      const known = endOf(store, run);
      const word = known ?? (stateOf(inner) === 'ended' ? inner.status_code : undefined);
      const is_plain = Object.values(end_of_event).includes(String(word));
      if (expected !== undefined && is_plain) {
        const clause = String(payload.event).replace('run.', 'events.');
        const shown = { ...at, clause, expected: word, actual: payload.event, pointer: '/event' };
        found.push(...tally.holds(word === expected, 'another-outcome', shown));
      }
      return found;
    }

    function overAttempts(id: string, run: string, payload: Members, seen: Seen, tally: Tally): Mismatch[] {
      const key = `${digestOf(urlOf(seen.entry.url).pathname)} ${id}`;
      const same = store.get<{ run: string; event: string }>('delivery', id);
      const event = String(payload.event);
      store.set('delivery', id, { run, event });
      const at = { at: seen.shown };
      const found: Mismatch[] = [];
      if (same) {
        const shown = { ...at, expected: same, actual: { run, event } };
        found.push(...tally.holds(sameId(same.run, run) && same.event === event, 'delivery-of-two-runs', shown));
      }
      const before = store.get<Known>('attempts', key);
      const { status } = seen.entry;
      const is_prompt = (before?.is_prompt ?? true) && seen.ended_ms - seen.began_ms < prompt_ms;
      const attempts = (before?.attempts ?? 0) + 1;
      store.set('attempts', key, {
        run,
        event,
        attempts,
        last_began_ms: seen.began_ms,
        last_status: status,
        is_prompt,
      });
      if (!isCallback(seen, run, store)) return found;
      store.set('told', run.toLowerCase(), seen.ended_ms);
      const repeated = (code: string) => {
        const times = (surplus.get(code) ?? 0) + 1;
        surplus.set(code, times);
        // Seen once, it may be the repeat of a library.
        if (tally.compared(times) < 2) return [];
        return tally.broken(code, { ...at, expected: 'no further attempt', actual: `attempt ${attempts}` });
      };
      // Several dispatches may be one run, and call each URL.
      const place = digestOf(urlOf(seen.entry.url).pathname + urlOf(seen.entry.url).search);
      const first = store.get<string>('first delivery', place);
      if (first === undefined) store.set('first delivery', place, id);
      else if (!sameId(first, id)) found.push(...repeated('called-twice'));
      if (!before) return found;
      if (attempts > callback_attempts) found.push(...repeated('fourth-attempt'));
      if (before.last_status >= 200 && before.last_status < 300) found.push(...repeated('repeated-after-2xx'));
      if (before.last_status >= 400 && before.last_status < 500) found.push(...repeated('repeated-after-4xx'));
      if (before.last_status >= 500 && before.is_prompt && seen.is_timed && attempts <= callback_attempts) {
        const gap_ms = seen.began_ms - before.last_began_ms;
        const wait_ms = callbackWait_ms(attempts - 1);
        const code = attempts === 2 ? 'first-gap-too-short' : 'second-gap-too-short';
        if (tally.compared(gap_ms < wait_ms - early_ms - unit_ms)) early.set(code, (early.get(code) ?? 0) + 1);
        if ((early.get(code) ?? 0) === telling)
          found.push(...tally.broken(code, { ...at, expected: `${wait_ms} ms`, actual: `${Math.round(gap_ms)} ms` }));
      }
      return found;
    }

    return {
      take,
      end(tally) {
        return [...by_url.values()].flatMap(({ valid, fault, held }) => {
          if (valid === 0) return [];
          for (let event = 0; event < held; event++) tally.compared(true);
          return fault === undefined
            ? []
            : tally.broken('unsigned', { expected: 'a valid signature', actual: `none at ${fault}` });
        });
      },
      why() {
        if (events === 0) return { verdict: 'not-claimed', reason: 'no event was recorded on its way to a receiver' };
        return { verdict: 'could-not-run', reason: 'recorded events hold neither headers nor bodies to compare' };
      },
    };
  },
});

const request_ids = 'request-id-of-two-runs';

type Members = Readonly<Record<string, unknown>>;

const most_urls = 10_000;
/** Of times in logs that are written to the millisecond. */
const unit_ms = 1;

/** The payload of an event on its way to a receiver; undefined for anything else. */
export function eventIn(entry: TrafficEntry, signing: Signing): Members | undefined {
  const { headers = {}, body, is_cut } = entry.request;
  if (!['POST', 'PUT', 'PATCH'].includes(entry.method) || !body || is_cut) return undefined;
  const is_named = isSet(headers[signing.signature_header]) || isSet(headers[signing.request_id_header]);
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (!isObject(json)) return undefined;
  const payload = signing.decode(json);
  const is_known = String(payload.event) in end_of_event;
  if (is_known && isObject(payload.delivery)) return payload;
  if (is_known && isSet(payload.run_id) && is_named) return payload;
  // Under any name, it has all else that an event has.
  const is_like = isSet(payload.event) && isSet(payload.run_id) && isObject(payload.delivery);
  return is_like && is_named ? payload : undefined;
}

function isCallback({ entry }: Seen, run: string, store: Store): boolean {
  const { pathname, search } = urlOf(entry.url);
  if (!least_secret_part.test(pathname + search)) return false;
  return store.get<string>('callback path', digestOf(pathname + search)) === run.toLowerCase();
}

/** The word of an end that reads of the run have shown. */
function endOf(store: Store, run: unknown): string | undefined {
  const known = isSet(run)
    ? store.get<{ ended_ms?: number; word?: string }>('run', String(run).toLowerCase())
    : undefined;
  return known?.ended_ms === undefined ? undefined : known.word;
}
