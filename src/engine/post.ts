/** One POST by undici's innermost interface: its streams and promises cost as much as all else of an event. */
import type { Agent, Dispatcher } from 'undici';
import { response_body_bytes, textOf } from './answer-text.ts';
import { parseUrl } from './parsed-url.ts';
import type { AnsweredAttempt, OutgoingEvent } from './sending.ts';

export interface PostOptions {
  /** Cuts it; the promise is rejected at once. */
  signal: AbortSignal;
  /** Is told when the last byte is with the connection, whose other side may still be slow to take it. */
  onSent?: (() => void) | undefined;
  /** Is told the status before the body is there. */
  onHead(status: number): void;
}

export type PostAnswer = Pick<AnsweredAttempt, 'status' | 'body' | 'location' | 'retry_after'>;

/** @throws whatever kept the answer from being whole, as far as it is read */
export async function post(
  agent: Agent,
  { url, headers, body }: Pick<OutgoingEvent, 'url' | 'headers' | 'body'>,
  options: PostOptions,
): Promise<PostAnswer> {
  const place = parseUrl(url);
  if (!place) throw new TypeError(`no URL: ${url}`);
  options.signal.throwIfAborted();
  const answer = Promise.withResolvers<PostAnswer>();
  agent.dispatch({ ...place, method: 'POST', headers, body }, handlerOf(options, answer));
  return answer.promise;
}

type Told = Parameters<NonNullable<Dispatcher.DispatchHandler['onResponseStart']>>[2];

function handlerOf(
  { signal, onSent, onHead }: PostOptions,
  { resolve, reject }: Pick<PromiseWithResolvers<PostAnswer>, 'resolve' | 'reject'>,
): Dispatcher.DispatchHandler {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let head: { status: number; told: Told } | undefined;
  let connection: Dispatcher.DispatchController | undefined;

  function cut(): void {
    reject(signal.reason);
    connection?.abort(signal.reason);
  }

  function end(): void {
    signal.removeEventListener('abort', cut);
    if (head && head.status <= 599) resolve({ status: head.status, ...asked(head.told), body: textOf(chunks, size) });
    else reject(new Error(`no status of HTTP: ${head?.status}`));
  }

  signal.addEventListener('abort', cut);
  return {
    onRequestStart(controller) {
      connection = controller;
      if (signal.aborted) cut();
    },
    ...(onSent && { onRequestSent: onSent }),
    onResponseStart(_, status, told) {
      // A 1xx is no answer yet.
      if (status < 200) return;
      onHead(status);
      head = { status, told };
    },
    onResponseData(controller, chunk) {
      chunks.push(chunk);
      size += chunk.byteLength;
      if (size <= response_body_bytes) return;
      end();
      controller.abort(new Error('no more of the answer is read'));
    },
    onResponseEnd: end,
    onResponseError(_, error) {
      signal.removeEventListener('abort', cut);
      reject(error);
    },
  };
}

function asked(told: Told): Pick<PostAnswer, 'location' | 'retry_after'> {
  const [location, retry_after] = [told.location, told['retry-after']].map((value) => [value].flat()[0]);
  return { ...(location !== undefined && { location }), ...(retry_after !== undefined && { retry_after }) };
}
