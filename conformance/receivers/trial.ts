/** One case at a receiver: sends, and records what was sent and answered. */
import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { createDialect } from '../../src/choices/dialect.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import { broken } from '../../src/webhooks/broken.ts';
import { encodeDigest } from '../../src/webhooks/encoding.ts';
import { digestOf, sign } from '../../src/webhooks/sign.ts';
import { CaseStopped } from '../suite/context.ts';
import { type Exchange, inconclusive } from '../suite/exchange.ts';
import { type ExampleIds, examplePayload } from './example-event.ts';
import type { Forgery, SendingContext, SentAs } from './receiver-check.ts';
import type { ReceiverSession } from './session.ts';
import { plain_spelling, spelt } from './spelling.ts';

/** Between two questions to a probe. */
const poll_ms = 50;
const least_quiet_ms = 200;
/** Of a probe that shows one event after another. */
const most_changes = 20;
/** A longer body is in a report by its beginning. */
const most_shown_bytes = 8_192;

export function openTrial(session: ReceiverSession): { context: SendingContext; exchanges: Exchange[] } {
  const { random, sender, probe, settle_ms, dialect: spoken, secrets } = session;
  const pause = session.pause ?? setTimeout;
  const { encodeEvent } = createDialect(spoken.choices);
  const exchanges: Exchange[] = [];
  let last_genuine: string | undefined;

  function headersOf(body: Buffer, { forged }: SentAs): [string, string][] {
    const signature = signatureFor(body, forged);
    return [
      ['Content-Type', 'application/json'],
      ['User-Agent', 'model-run-kit'],
      [spoken.request_id_header, random.uuid()],
      ...(signature === undefined ? [] : [[spoken.signature_header, signature] satisfies [string, string]]),
    ];
  }

  function signatureFor(body: Buffer, forged: Forgery | undefined): string | undefined {
    const { scheme } = spoken;
    const [secret] = secrets;
    if (secret === undefined) return undefined;
    switch (forged) {
      case undefined:
        last_genuine = sign(body, secrets, scheme);
        return last_genuine;
      case 'replayed':
        return last_genuine;
      case 'absent':
        return undefined;
      case 'empty':
        return '';
      case 'garbage':
        return 'garbage';
      case 'other-secret':
        return broken('secret', body, secret, scheme);
      case 'other-body':
        return broken('body', body, secret, scheme);
      case 'no-body':
        return sign(Buffer.alloc(0), secret, scheme);
      case 'half':
        return written(digestOf(body, secret, scheme).subarray(0, 16));
      case 'unkeyed':
        return written(createHash('sha256').update(body).digest());
    }
  }

  function written(digest: Uint8Array): string {
    return spoken.scheme.prefix + encodeDigest(digest, spoken.scheme.encoding);
  }

  async function askProbe(event: ExampleIds): Promise<unknown> {
    if (session.effects.blind) throw new CaseStopped(session.effects.blind);
    try {
      return await probe!(event);
    } catch (error) {
      throw new CaseStopped({ verdict: 'inconclusive', reason: (error as Error).message });
    }
  }

  /** @returns the last value, and the milliseconds until it came */
  async function until(ids: ExampleIds, most_ms: number, isRight: (value: unknown) => boolean) {
    for (let waited_ms = 0; ; waited_ms += poll_ms) {
      const value = await askProbe(ids);
      if (isRight(value) || waited_ms >= most_ms) return [value, waited_ms] as const;
      await pause(poll_ms);
    }
  }

  /** A queue works on one event after another: its last effect is the one that counts. */
  async function atRest(ids: ExampleIds, first: unknown): Promise<unknown> {
    let value = first;
    for (let changes = 0; changes < most_changes; changes += 1) {
      await pause(quietMs());
      const next = await askProbe(ids);
      if (isEqual(next, value)) return next;
      value = next;
    }
    throw new CaseStopped(inconclusive('the probe does not come to rest: something else changes it'));
  }

  /** Longer than any effect took so far. */
  function quietMs(): number {
    return Math.max(least_quiet_ms, 2 * session.effects.slowest_ms);
  }

  const context: SendingContext = {
    answer_within_ms: session.answer_within_ms,
    forged: session.forged,
    newEvent(code = 'run.completed', changes = {}) {
      const ids = { delivery_id: random.uuid(), run_id: session.nextRunId() };
      return { ...ids, payload: examplePayload(code, ids, Object.entries(changes)) };
    },
    sameRun({ delivery_id, ...event }) {
      const other = random.uuid();
      const text = JSON.stringify(event.payload).replaceAll(delivery_id, other);
      return { ...event, delivery_id: other, payload: JSON.parse(text) };
    },
    async send({ payload }, step, as = {}) {
      const signed = Buffer.from(spelt(encodeEvent(payload), as.spelling ?? plain_spelling));
      const headers = headersOf(signed, as);
      const body = as.altered?.(signed) ?? signed;
      const number = session.nextNumber();
      const at_ms = session.elapsed_ms();
      const { sent_headers, ...posted } = await sender.post({
        headers,
        body,
        ...(as.form && { form: as.form }),
        ...(as.connection !== undefined && { connection: as.connection }),
      });
      const exchange: Exchange = {
        number,
        step,
        principal: null,
        // The code of the event stands where requests of the suite have an operation.
        request: { operation: String(payload.event) as OperationId, path: {}, query: {} },
        sent: { method: 'POST', url: session.url, headers: sent_headers, body: textOf(body) },
        ...posted,
        at_ms,
      };
      exchanges.push(exchange);
      return exchange;
    },
    async shown(event) {
      return probe ? askProbe(event) : undefined;
    },
    async shownAfter(event, before) {
      if (!probe) return undefined;
      const [value, took_ms] = await until(event, settle_ms, (one) => !isEqual(one, before));
      if (isEqual(value, before)) return value;
      session.effects.slowest_ms = Math.max(session.effects.slowest_ms, took_ms);
      return atRest(event, value);
    },
    async shownLater(event) {
      if (!probe) return undefined;
      await pause(quietMs());
      return askProbe(event);
    },
  };
  return { context, exchanges };
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function textOf(body: Buffer): string {
  if (body.length <= most_shown_bytes) return body.toString('utf8');
  const digest = createHash('sha256').update(body).digest('hex');
  const begins = new TextDecoder().decode(body.subarray(0, most_shown_bytes / 8), { stream: true });
  return `${begins} … (${body.length} bytes, SHA-256 ${digest})`;
}
