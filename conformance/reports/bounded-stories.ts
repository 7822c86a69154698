/**
 * Failures as a report keeps them: as much of their stories as people read. All of it stands in history.jsonl, and the
 * case itself stays whole, since `replay` takes it. Pure.
 */
import type { ArrivalRecord } from '../suite/arrival-record.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Fail, KnownFailed, LeftOut, Verdict } from '../verdicts/verdict.ts';

/** Of one body, or one value; pages show 2,000 characters of it. */
const max_value_chars = 16 * 1_024;
const max_message_chars = 2_000;
/** Of one failure, and of all of them: 47 MB were seen for 40 failures of lists with large pages. */
const max_story_chars = 256 * 1_024;
const max_report_chars = 8 * 1_024 * 1_024;
/** Of each failure, however many there are. */
const min_story_chars = 16 * 1_024;

export function boundStories(verdicts: readonly Verdict[]): Verdict[] {
  const failures = verdicts.filter((verdict) => 'exchanges' in verdict).length;
  const share = Math.min(max_story_chars, Math.max(min_story_chars, max_report_chars / failures));
  return verdicts.map((verdict) => ('exchanges' in verdict ? bounded(verdict, share) : verdict));
}

function bounded<One extends Fail | KnownFailed>(failure: One, most_chars: number): One {
  let shortened = 0;
  const short: Shorten = (text, most = max_value_chars) => {
    if (text.length <= most) return text;
    shortened += 1;
    return `${text.slice(0, most)}… (${text.length} characters)`.toWellFormed();
  };
  const message = short(failure.message, max_message_chars);
  const [expected, actual] = [failure.expected, failure.actual].map((value) => shortValue(value, short));
  const all = failure.exchanges.map((one) => shortExchange(one, short));
  const exchanges = nearest(all, failure.exchange, most_chars);
  const deliveries = failure.deliveries?.map((one) => shortDelivery(one, short));
  const kept = deliveries && nearest(deliveries, deliveries[0]?.number, most_chars);
  const left_out: LeftOut = {
    ...(exchanges.length < all.length && { exchanges: all.length - exchanges.length }),
    ...(deliveries && kept!.length < deliveries.length && { deliveries: deliveries.length - kept!.length }),
    ...(shortened > 0 && { shortened }),
  };
  if (Object.keys(left_out).length === 0) return failure;
  return { ...failure, message, expected, actual, exchanges, ...(kept && { deliveries: kept }), left_out };
}

type Shorten = (text: string, most?: number) => string;

function shortValue(value: unknown, short: Shorten): unknown {
  if (typeof value === 'string') return short(value);
  const text = JSON.stringify(value) ?? '';
  return text.length > max_value_chars ? short(text) : value;
}

/** Its decoded forms go with the body that they are made of. */
function shortExchange(exchange: Exchange, short: Shorten): Exchange {
  const { sent, received, failure } = exchange;
  const is_long = [sent.body, received?.body].some((body) => (body?.length ?? 0) > max_value_chars);
  if (!is_long) return exchange;
  const { decoded: _, request, ...rest } = exchange;
  const { body: __, ...asked } = request as typeof request & { body?: unknown };
  return {
    ...rest,
    request: (sent.body?.length ?? 0) > max_value_chars ? (asked as typeof request) : request,
    sent: { ...sent, ...(sent.body !== undefined && { body: short(sent.body) }) },
    ...(received && { received: { ...received, body: short(received.body) } }),
    ...(failure && { failure }),
  };
}

function shortDelivery(delivery: ArrivalRecord, short: Shorten): ArrivalRecord {
  const { body, body_base64 } = delivery;
  return {
    ...delivery,
    body: body === null ? null : short(body),
    ...(body_base64 !== undefined && { body_base64: short(body_base64) }),
  };
}

/** As many as fit, in their order: those before the one of this number first, since they led to it. */
function nearest<One extends { number: number }>(
  all: readonly One[],
  number: number | undefined,
  most_chars: number,
): One[] {
  const place = all.findIndex((one) => one.number === number);
  const telling = place < 0 ? all.length - 1 : place;
  const order = [...all.slice(0, telling + 1).toReversed(), ...all.slice(telling + 1)];
  const kept = new Set<One>();
  let chars = 0;
  for (const one of order) {
    chars += JSON.stringify(one).length;
    // The telling one stays, whatever it takes.
    if (chars > most_chars && kept.size > 0) break;
    kept.add(one);
  }
  return all.filter((one) => kept.has(one));
}
