/** Sends again what may be sent again: nothing that an implementation may have done already. */
import { wait } from './wait.ts';

export interface RetryOptions {
  /** Number of repeats; 2. */
  times: number;
  /** The wait before the first repeat; 250. Each further one is twice as long, and all are shortened at random. */
  first_ms: number;
  /** No wait is longer, whatever `Retry-After` asks for; 30,000. */
  most_ms: number;
}

/** A repeat of these does nothing more. It is answered as the first one was, but for a deletion, which may find nothing. */
const repeatable = new Set(['GET', 'DELETE', 'PUT']);
/** Answers behind which nothing was done, or nobody knows. */
const busy = 429;
const unknown_outcomes = new Set([502, 503, 504]);

/** An answer that has come whole: a connection can be lost in the middle of it, too. */
export interface WholeAnswer {
  response: Response;
  text: string;
}

/**
 * @param make makes the request, anew for each try; what it throws was never sent, and is not tried again
 * @throws what `make` and the last `send` throw; the reason of the signal
 */
export async function sendWithRetries(
  make: () => Promise<Request>,
  send: (request: Request) => Promise<Response>,
  { times = 2, first_ms = 250, most_ms = 30_000 }: Partial<RetryOptions>,
  signal: AbortSignal,
): Promise<WholeAnswer> {
  /** Tells that a deletion is done: what is not there after a try whose answer was lost. */
  let done_status: number | undefined;
  for (let number = 0; ; number++) {
    signal.throwIfAborted();
    const request = await make();
    // A token may have come late, and not every `fetch` heeds the signal of its request.
    signal.throwIfAborted();
    const may_repeat = repeatable.has(request.method);
    let retry_s: number | undefined;
    let status: number | undefined;
    try {
      const response = await send(request);
      status = response.status;
      const may_help = status === busy || (may_repeat && unknown_outcomes.has(status));
      const text = await response.text();
      if (status === done_status) return { response: new Response(), text: '' };
      if (number >= times || !may_help) return { response, text };
      retry_s = retryAfter_s(response.headers);
    } catch (error) {
      if (number >= times || !may_repeat || signal.aborted) throw error;
    }
    if (status !== busy && request.method === 'DELETE') done_status = 404;
    const wait_ms = retry_s === undefined ? first_ms * 2 ** number * (0.5 + Math.random() / 2) : retry_s * 1_000;
    await wait(Math.min(wait_ms, most_ms), signal);
  }
}

/** Seconds that `Retry-After` asks for, by a number or by a date. */
export function retryAfter_s(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  // Some send parts of a second. Without a word of a date, Date.parse takes `1.5` for a day in January.
  const seconds = /[a-z]{3}/i.test(value)
    ? (Date.parse(value) - Date.now()) / 1_000
    : Number(/^\d/.test(value) ? value : Number.NaN);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
