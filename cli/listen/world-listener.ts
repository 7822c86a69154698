/** Listener in place of receivers that a reference server cannot reach: `listen --from`. */
import { setTimeout as pause } from 'node:timers/promises';
import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream';
import type { ControlBody } from '../../src/contract/control-types.ts';
import { InputError } from '../../src/input/input-error.ts';
import { within } from '../../src/input/within.ts';
import { askControl, type ControlPlace, causeOf, refusalOf } from './control-calls.ts';
import { createDeliveryBook } from './delivery-book.ts';
import { createForwarder } from './forward.ts';
import type { ListenerOptions } from './listener.ts';
import { receivedEvent, type SenderAnswer } from './received-event.ts';
import { replyTo } from './replies.ts';

export interface WorldListenerOptions extends Omit<ListenerOptions, 'host' | 'port'> {
  place: ControlPlace;
  /** Query of `GET /_control/attempts`. */
  wish: Readonly<Record<string, string>>;
}

export interface WorldListener {
  /** Resolves when `most_events` are answered. @throws InputError when the world is gone, or takes the token no more */
  finished: Promise<void>;
  /** Attempts that are not answered have met a network error. */
  close(): Promise<void>;
}

interface ToldAttempt {
  id: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

type Answer = ControlBody<'answerAttempt'>;

/** The server writes at least every 15 s; a connection without that is dead, such as after a laptop's sleep. */
const silence_ms = 40_000;
/** Waits before a new connection, growing up to the last. */
const waits_ms = [100, 500, 1_000, 2_000, 5_000];
/** An answer that cannot be posted is tried again for so long; senders have given up by then. */
const answer_ms = 30_000;
const goodbye_ms = 2_000;
/** The part of a body that the server keeps. */
const kept_bytes = 4_096;

/** @throws InputError when the server cannot be reached, or refuses */
export async function startWorldListener(options: WorldListenerOptions): Promise<WorldListener> {
  const { place, wish, dialect, secrets, respond, most_events, onEvent, onOther, now_ms = Date.now } = options;
  const forwarder =
    options.forward_to === undefined ? undefined : createForwarder(options.forward_to, options.insecure);
  const reading = { dialect, secrets, attemptOf: createDeliveryBook() };
  const closing = new AbortController();
  const waiting = new Map<string, AbortController>();
  const { promise: finished, resolve: finish, reject: fail } = Promise.withResolvers<void>();
  let last_id: string | undefined;
  let listener_id = '';
  let begun = 0;
  let ended = 0;

  async function connect(): Promise<Response> {
    const headers = last_id === undefined ? {} : { 'last-event-id': last_id };
    const answer = await askControl(place, `attempts?${new URLSearchParams(wish)}`, {
      headers,
      signal: closing.signal,
    });
    if (answer.status >= 500) throw new Error(`${answer.status}`);
    if (answer.status !== 200) throw await refusalOf(place, answer);
    return answer;
  }

  /** Until the connection ends. @throws InputError at the end of the world */
  async function hear(stream: Response): Promise<void> {
    const reader = stream.body!;
    let timer: NodeJS.Timeout | undefined;
    const watch = new TransformStream<string, string>({
      transform(chunk, controller) {
        clearTimeout(timer);
        timer = setTimeout(() => controller.error(new Error('nothing came any more')), silence_ms);
        controller.enqueue(chunk);
      },
    });
    const events = reader
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(watch, { signal: closing.signal })
      .pipeThrough(new EventSourceParserStream());
    try {
      for await (const event of events) take(event);
    } finally {
      clearTimeout(timer);
    }
  }

  function take({ event, id, data }: EventSourceMessage): void {
    const said = JSON.parse(data);
    if (event === 'over') throw new InputError(`--from ${place.control_url}: the world is gone`);
    if (event === 'hello') listener_id = said.listener_id;
    if (event === 'cut') waiting.get(said.id)?.abort();
    if (event === 'attempt' && id !== undefined && !wasHeard(id)) void answered(said);
    last_id = id ?? last_id;
  }

  /** Ids are those of the listener with a number that grows. */
  function wasHeard(id: string): boolean {
    const [last, next] = [last_id ?? '', id].map((one) => one.split(':'));
    return last![0] === next![0] && Number(next![1]) <= Number(last![1]);
  }

  async function answered(attempt: ToldAttempt): Promise<void> {
    const cut = new AbortController();
    waiting.set(attempt.id, cut);
    try {
      const [event, reply] = [eventOf(attempt), replyTo(respond, begun++)];
      const [answer, told] = await answerTo(attempt, reply, AbortSignal.any([cut.signal, closing.signal]));
      const is_taken = answer === undefined ? undefined : await post(attempt.id, answer);
      onEvent(event, is_taken === false ? gave_up : told);
      ended += 1;
      if (ended === most_events) finish();
    } catch (error) {
      if (!closing.signal.aborted)
        onOther(`a fault of the kit: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      waiting.delete(attempt.id);
    }
  }

  function eventOf({ url, headers, body }: ToldAttempt) {
    const { pathname, search } = new URL(url);
    const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    return receivedEvent(
      { path: pathname + search, headers: lower, body: Buffer.from(body), now_ms: now_ms() },
      reading,
    );
  }

  /** @returns no answer for an attempt that is left waiting until its sender gives up */
  async function answerTo(
    { headers, body }: ToldAttempt,
    reply: ReturnType<typeof replyTo>,
    signal: AbortSignal,
  ): Promise<[Answer | undefined, SenderAnswer]> {
    if (reply === 'reset') return [{ error: 'connection reset' }, { status: null, note: 'connection reset' }];
    if (reply === 'hang') {
      await whenAborted(signal);
      return [undefined, { status: null, note: 'left waiting' }];
    }
    if (reply !== 'forward') return [{ status: reply }, { status: reply }];
    const raw_headers = Object.entries(headers).flat();
    const passed = await forwarder!
      .pass({ method: 'POST', raw_headers, body: Buffer.from(body), signal })
      .catch((error: unknown) => {
        if (signal.aborted) return undefined;
        throw error;
      });
    if (!passed) return [undefined, gave_up];
    const { status, note, headers: told } = passed;
    if (note !== undefined) return [{ error: note.slice(0, 1_024) }, { status: null, note }];
    const text = new TextDecoder().decode(passed.body.subarray(0, kept_bytes), { stream: true });
    const { location, 'retry-after': retry_after } = told;
    return [
      {
        ...{ status, body: text },
        ...(location !== undefined && { location: location.slice(0, 8_192) }),
        ...(retry_after !== undefined && { retry_after: retry_after.slice(0, 256) }),
      },
      { status },
    ];
  }

  /** False where the sender had given up. @throws Error when it cannot be told */
  async function post(id: string, body: Answer): Promise<boolean> {
    const until_ms = performance.now() + answer_ms;
    for (let tries = 0; ; tries++) {
      const answer = await askControl(place, `attempts/${id}/answer`, { method: 'POST', body }).catch(() => undefined);
      if (answer && answer.status < 500) return answer.ok;
      if (performance.now() > until_ms) throw new Error('an answer could not be given to the server');
      await pause(waitOf(tries), undefined, { signal: closing.signal });
    }
  }

  async function listen(first: Response): Promise<void> {
    let stream: Response | undefined = first;
    for (let tries = 0; !closing.signal.aborted; tries++) {
      try {
        stream ??= await connect();
        if (tries > 0) onOther('connected again');
        tries = 0;
        await hear(stream);
        if (!closing.signal.aborted) onOther('the connection ended; trying again');
      } catch (error) {
        if (closing.signal.aborted) return;
        if (error instanceof InputError) throw error;
        if (tries === 0) onOther(`the connection is lost (${causeOf(error)}); trying again`);
      }
      stream = undefined;
      await pause(waitOf(tries), undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  const first = await connect().catch((error: unknown) => {
    if (error instanceof InputError) throw error;
    throw new InputError(`--from ${place.control_url}: cannot be reached (${causeOf(error)})`);
  });
  listen(first).catch(fail);
  return {
    finished,
    async close() {
      const goodbye = askControl(place, `listeners/${listener_id}`, { method: 'DELETE' });
      await within(
        goodbye.catch(() => {}),
        goodbye_ms,
        () => {},
      );
      closing.abort();
      await forwarder?.close();
      finish();
    },
  };
}

const gave_up: SenderAnswer = { status: null, note: 'the sender gave up' };

function waitOf(tries: number): number {
  return waits_ms[Math.min(tries, waits_ms.length - 1)]!;
}

function whenAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
