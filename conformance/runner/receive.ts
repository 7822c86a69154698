/** One request by undici's innermost interface: its streams and promises cost as much as all else of a request. */
import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { AnswerOutOfBounds, type BodyReader } from './bounded-answers.ts';
import { decoded, isCoded } from './content-codings.ts';
import { queryAsGiven } from './query-as-given.ts';

/** Of a request whose body comes in chunks. */
export const chunked = { name: 'transfer-encoding', value: 'chunked' } as const;

/** Kept with each answer; few send as many as forty. */
const most_headers = 200;

export interface Receiving {
  /** The answer is whole by then. */
  timeout_ms: number;
  /** Cuts it off. */
  cut: AbortSignal | undefined;
  reader: BodyReader;
}

/** An answer as it came, its codings undone. */
export interface Received {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  bytes: Uint8Array;
}

/** @throws what kept the answer from being whole; AnswerOutOfBounds, a TimeoutError, the reason of `cut` */
export function receive(
  dispatcher: Dispatcher,
  {
    url,
    method,
    headers,
    body,
  }: { url: string; method: string; headers: Record<string, string>; body?: string | Uint8Array },
  { timeout_ms, cut, reader }: Receiving,
): Promise<Received> {
  return new Promise((done, fail) => {
    let connection: Dispatcher.DispatchController | undefined;
    let head: Omit<Received, 'bytes'> | undefined;
    let plain: ReturnType<BodyReader['begin']> | undefined;
    let coded: Readable | undefined;
    let given_up: Error | undefined;

    function over(): void {
      clearTimeout(timer);
      cut?.removeEventListener('abort', cutOff);
    }

    function giveUp(reason: Error): void {
      if (given_up) return;
      given_up = reason;
      over();
      fail(reason);
      coded?.destroy(reason);
      connection?.abort(reason);
    }

    const timer = setTimeout(() => giveUp(new DOMException('no answer in time', 'TimeoutError')), timeout_ms);
    const cutOff = () => giveUp(cut!.reason as Error);
    cut?.addEventListener('abort', cutOff);
    if (cut?.aborted) return cutOff();

    function begin(controller: Dispatcher.DispatchController): void {
      if (Object.keys(head!.headers).length > most_headers) {
        throw new AnswerOutOfBounds(`the answer has more than ${most_headers} headers`);
      }
      if (!isCoded(head!.headers)) {
        plain = reader.begin();
        return;
      }
      coded = new Readable({ read: () => controller.resume() });
      // The reader is told; a stream may break before it is read.
      coded.on('error', () => {});
      reader.whole(decoded(coded, head!.headers)).then((bytes) => {
        over();
        done({ ...head!, bytes });
      }, giveUp);
    }

    /** An error ends the request. */
    function guarded(act: () => void): void {
      try {
        act();
      } catch (error) {
        giveUp(error as Error);
      }
    }

    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(controller) {
        connection = controller;
        if (given_up) controller.abort(given_up);
      },
      onResponseStart(controller, status, told) {
        // A 1xx is no answer yet.
        if (status < 200) return;
        head = { status, headers: told };
        guarded(() => begin(controller));
      },
      onResponseData(controller, chunk) {
        if (coded) {
          if (!coded.push(chunk)) controller.pause();
        } else guarded(() => plain?.add(chunk));
      },
      onResponseEnd() {
        // It may serve the next request.
        connection = undefined;
        if (coded) coded.push(null);
        else
          guarded(() => {
            const bytes = plain!.end();
            over();
            done({ ...head!, bytes });
          });
      },
      onResponseError(_, error) {
        giveUp(error);
      },
    };
    const { origin, pathname } = new URL(url);
    const sending = { origin, path: pathname + queryAsGiven(url), method: method as 'GET', ...outgoing(headers, body) };
    guarded(() => dispatcher.dispatch(sending, handler));
  });
}

/** A body of unknown length goes out as a stream: undici chunks that, and takes no such header of others. */
function outgoing(headers: Record<string, string>, body: string | Uint8Array | undefined) {
  const { [chunked.name]: coding, ...others } = headers;
  if (coding !== chunked.value || body === undefined) return { headers, body: body ?? null };
  const bytes = Buffer.from(body);
  const middle = Math.ceil(bytes.length / 2);
  return { headers: others, body: Readable.from([bytes.subarray(0, middle), bytes.subarray(middle)]) };
}
