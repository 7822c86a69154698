/** A history as HAR 1.2, which the tools of browsers open: masked as it is stored, a page for each check. */
import { InputError } from '../../src/input/input-error.ts';
import type { ArrivalRecord } from '../suite/arrival-record.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { StoredHistory } from './stored-history.ts';

/** Of HTTP requests that the suite did not send and no browser would: deliveries that its receiver took. */
const receiver_origin = 'http://receiver.invalid';

/** @throws InputError for a history that no text holds */
export function renderHar(history: StoredHistory): string {
  const { run, exchanges, arrivals } = history;
  const start_ms = Date.parse(run.started_at);
  const timeOf = (ms: number) => new Date(start_ms + Math.round(ms)).toISOString();
  const owners = ownersOf(history);
  const entries = [
    ...exchanges.map((exchange) => ({
      at_ms: exchange.at_ms,
      pageref: owners.exchanges.get(exchange.number),
      ...ofExchange(exchange),
    })),
    ...[...arrivals.values()].map((arrival) => ({
      at_ms: arrival.real_ms,
      pageref: owners.arrivals.get(arrival.number),
      ...ofArrival(arrival),
    })),
  ].toSorted((a, b) => a.at_ms - b.at_ms);
  const began = new Map<string, number>();
  for (const { pageref, at_ms } of entries) if (pageref !== undefined && !began.has(pageref)) began.set(pageref, at_ms);
  const log = {
    version: '1.2',
    creator: { name: 'model-run-kit', version: run.kit },
    comment: `seed ${run.seed}; secrets are masked`,
    pages: [...began].map(([id, at_ms]) => ({
      ...{ id, title: id, startedDateTime: timeOf(at_ms), pageTimings: {} },
    })),
    entries: entries.map(({ at_ms, pageref, ...entry }) => ({
      ...(pageref !== undefined && { pageref }),
      startedDateTime: timeOf(at_ms),
      ...entry,
      cache: {},
      timings: { send: 0, wait: entry.time, receive: 0 },
    })),
  };
  try {
    return `${JSON.stringify({ log })}\n`;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new InputError(
      '--reporter har: the history is longer than one text can be; run fewer checks, or a part (--shard)',
    );
  }
}

/** The check of each exchange and arrival; of several that share one, the first. */
function ownersOf({ cases }: StoredHistory): Record<'exchanges' | 'arrivals', Map<number, string>> {
  const owners = { exchanges: new Map<number, string>(), arrivals: new Map<number, string>() };
  for (const { check, exchanges, arrivals = [] } of cases) {
    for (const number of exchanges) if (!owners.exchanges.has(number)) owners.exchanges.set(number, check);
    for (const number of arrivals) if (!owners.arrivals.has(number)) owners.arrivals.set(number, check);
  }
  return owners;
}

function ofExchange({ number, step, principal, request, sent, received, failure, took_ms }: Exchange) {
  const { method, url, headers, body } = sent;
  return {
    time: took_ms,
    request: requestOf({ method, url, headers: Object.entries(headers), body }),
    response: received
      ? responseOf(received.status, Object.entries(received.headers), received.body)
      : responseOf(0, [], failure?.kept?.begins ?? '', failure?.kind ?? 'no answer'),
    comment: `exchange ${number}, ${step}, ${request.operation}${principal === null ? '' : `, as ${principal}`}`,
    ...(failure && { _error: failure.message }),
  };
}

function ofArrival({ number, channel, inbox, method, headers, body, body_base64, answer }: ArrivalRecord) {
  const text = body ?? body_base64 ?? '';
  return {
    time: 0,
    request: requestOf({ method, url: `${receiver_origin}/${inbox}`, headers, body: text }),
    response: typeof answer === 'number' ? responseOf(answer, [], '') : responseOf(0, [], '', answer),
    comment: `delivery ${number} that came to the receiver, ${channel}`,
  };
}

interface Sent {
  method: string;
  url: string;
  headers: readonly (readonly [string, string])[];
  body: string | undefined;
}

function requestOf({ method, url, headers, body }: Sent) {
  const query = URL.canParse(url) ? [...new URL(url).searchParams] : [];
  return {
    method,
    url,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: pairs(headers),
    queryString: pairs(query),
    ...(body !== undefined && { postData: { mimeType: typeOf(headers), text: body } }),
    headersSize: -1,
    bodySize: body === undefined ? 0 : Buffer.byteLength(body),
  };
}

/** Status 0 is what browsers write where no answer came. */
function responseOf(status: number, headers: Sent['headers'], text: string, status_text = '') {
  const location = headers.find(([name]) => name.toLowerCase() === 'location')?.[1];
  return {
    status,
    statusText: status_text,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: pairs(headers),
    content: { size: Buffer.byteLength(text), mimeType: typeOf(headers), ...(text !== '' && { text }) },
    redirectURL: location ?? '',
    headersSize: -1,
    bodySize: -1,
  };
}

function pairs(all: Sent['headers']): { name: string; value: string }[] {
  return all.map(([name, value]) => ({ name, value }));
}

function typeOf(headers: Sent['headers']): string {
  return headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? 'application/octet-stream';
}
