/** Sends events over HTTP/1.1, each attempt as one request: nothing is repeated and no redirect followed. */
import type { Agent, Dispatcher } from 'undici';
import type { Clock } from './clock.ts';
import type { Answered, OutgoingEvent, Send, SendResult } from './delivery-engine.ts';
import { lane_bounds } from './lanes.ts';

export interface Sender {
  send: Send;
  /** Cuts what is under way. That is never answered, so that nobody takes it for the receiver's doing. */
  close(): Promise<void>;
}

/** How much of an answer is read; the document has room for no more. */
export const response_body_bytes = 4_096;

/**
 * How long a connection is kept for the next event. Shorter than what receivers keep theirs, 5 s in Node.js: who writes
 * into one that the other side is just closing takes that for a network error.
 */
const keep_alive_ms = 1_000;

/** @param clock times the answers */
export function createSender(clock: Clock): Sender {
  let agent: Promise<Agent> | undefined;
  let is_closed = false;

  async function send(event: OutgoingEvent): Promise<SendResult> {
    const began_ms = clock.now_ms();
    const signal = event.signal ?? AbortSignal.timeout(event.timeout_ms);
    const onSent = event.onSending?.();
    let begun: Partial<{ status: number }> = {};
    const onHead = (status: number) => {
      begun = { status };
    };
    try {
      agent ??= createAgent();
      const answer = await post(await agent, event, { signal, onSent, onHead });
      return { kind: 'answered', ...answer, took_ms: clock.now_ms() - began_ms };
    } catch (error) {
      if (is_closed) return new Promise(() => {});
      const reason = signal.aborted ? 'timeout' : 'network';
      const message = error instanceof Error ? error.message : String(error);
      return { kind: 'failed', reason, message, took_ms: clock.now_ms() - began_ms, ...begun };
    } finally {
      onSent?.();
    }
  }

  return {
    send,
    async close() {
      is_closed = true;
      await (await agent)?.destroy();
    },
  };
}

/** Loaded when the first event leaves: it takes longer than all else that a server needs to start. */
async function createAgent(): Promise<Agent> {
  const { Agent } = await import('undici');
  return new Agent({
    allowH2: false,
    // As many as may be under way for an origin: then nothing waits here, where the receiver's time runs.
    connections: lane_bounds.origin,
    pipelining: 1,
    keepAliveTimeout: keep_alive_ms,
    keepAliveMaxTimeout: keep_alive_ms,
    // The signal ends what takes too long.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}

interface PostOptions {
  signal: AbortSignal;
  onSent?: () => void;
  /** Is told the status before the body is there. */
  onHead(status: number): void;
}

async function post(
  agent: Agent,
  { url, headers, body }: OutgoingEvent,
  { signal, onSent, onHead }: PostOptions,
): Promise<Pick<Answered, 'status' | 'body' | 'location' | 'retry_after'>> {
  const { origin, pathname, search } = new URL(url);
  const where = { origin, path: pathname + search, method: 'POST' } as const;
  const dispatcher = onSent ? agent.compose(tellsWhenSent(onSent)) : agent;
  const answer = await dispatcher.request({ ...where, headers, body: Buffer.from(body), signal });
  const { statusCode: status, headers: told } = answer;
  onHead(status);
  const text = await beginningOf(answer.body);
  if (status < 200 || status > 599) throw new Error(`no status of HTTP: ${status}`);
  const [location, retry_after] = [told.location, told['retry-after']].map((value) => [value].flat()[0]);
  return {
    status,
    body: text,
    ...(location !== undefined && { location }),
    ...(retry_after !== undefined && { retry_after }),
  };
}

/** The last byte is with the connection then, whose other side may still be slow to take it. */
function tellsWhenSent(onSent: () => void): Dispatcher.DispatcherComposeInterceptor {
  // The handler of a plain request has no such method that this one would take the place of.
  return (dispatch) => (options, handler) => dispatch(options, Object.assign(handler, { onRequestSent: onSent }));
}

/**
 * What is kept of an answer. As text in UTF-8, in which what is no UTF-8 is replaced, and a character that the bound
 * cuts through left out.
 */
export async function beginningOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.byteLength;
    // Leaving the loop closes the connection, whatever is still to come.
    if (size > response_body_bytes) break;
  }
  const bytes = Buffer.concat(chunks).subarray(0, response_body_bytes);
  return new TextDecoder().decode(bytes, { stream: size > response_body_bytes });
}
