/** Sends events over HTTP/1.1, each attempt as one request: nothing is repeated and no redirect followed. */
import type { Agent } from 'undici';
import type { Clock } from './clock.ts';
import { lane_bounds } from './lanes.ts';
import { type PostAnswer, type PostOptions, post } from './post.ts';
import { lookupPublic, refusePrivate } from './public-places.ts';
import type { OutgoingEvent, Send, SendResult } from './sending.ts';

export interface Sender {
  send: Send;
  /** Cuts the attempts under way. They are never answered, so that nobody blames the receiver. */
  close(): Promise<void>;
}

/**
 * Time for which a connection is kept for the next event. Shorter than the usual time of receivers, 5 s in Node.js: a
 * sender that writes while the other side is closing takes that for a network error.
 */
const keep_alive_ms = 1_000;

export interface SenderOptions {
  /** Sends nothing into this machine or a private network. */
  public_only?: boolean | undefined;
}

/** @param clock times the answers */
export function createSender(clock: Clock, { public_only = false }: SenderOptions = {}): Sender {
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
      const answer = await postByAgent(event, { signal, onSent, onHead });
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

  async function postByAgent(event: OutgoingEvent, options: PostOptions): Promise<PostAnswer> {
    if (public_only) refusePrivate(event.url);
    agent ??= createAgent(public_only);
    return post(await agent, event, options);
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
async function createAgent(public_only: boolean): Promise<Agent> {
  const { Agent } = await import('undici');
  return new Agent({
    allowH2: false,
    ...(public_only && { connect: { lookup: lookupPublic } }),
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
