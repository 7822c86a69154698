/** Sends one attempt within its timeout, and follows redirects where the rule allows it. */
import type { EngineWorld } from './engine-world.ts';
import type { OutgoingEvent, Send, SendResult } from './sending.ts';

export interface SendInTimeOptions {
  redirects?: number;
  /** Resolves when the caller has recorded the result. A clock that has reached the timeout waits for that. */
  recorded?: Promise<void>;
}

/** Cuts a send that takes too long by the world's clock. One that throws has met a network error, as `fetch` does. */
export async function sendInTime(
  world: EngineWorld,
  event: OutgoingEvent,
  { redirects = 0, recorded }: SendInTimeOptions = {},
): Promise<SendResult> {
  const { clock, timers, send } = world.parts;
  const began_ms = clock.now_ms();
  const cutter = new AbortController();
  return new Promise((resolve) => {
    const cancel = timers.at(began_ms + event.timeout_ms, async () => {
      const took_ms = clock.now_ms() - began_ms;
      resolve({ kind: 'failed', reason: 'timeout', message: `no answer within ${took_ms} ms`, took_ms });
      cutter.abort();
      await recorded;
    });
    const end = (result: SendResult) => {
      cancel();
      resolve(result);
    };
    follow(send, { ...event, signal: cutter.signal }, redirects).then(end, (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      end({ kind: 'failed', reason: 'network', message, took_ms: clock.now_ms() - began_ms });
    });
  });
}

/** Every redirect keeps the method and the bytes: an event is posted or it is not sent at all. */
async function follow(send: Send, event: OutgoingEvent, redirects: number): Promise<SendResult> {
  const result = await send(event);
  const url = redirects > 0 ? targetOf(event, result) : undefined;
  if (url === undefined || event.signal?.aborted) return result;
  const last = await follow(send, { ...event, url }, redirects - 1);
  return { ...last, took_ms: result.took_ms + last.took_ms };
}

/** The statuses of HTTP that name another place for the same request. */
const redirect_statuses = [301, 302, 303, 307, 308];

function targetOf({ url }: OutgoingEvent, result: SendResult): string | undefined {
  if (result.kind === 'failed' || !redirect_statuses.includes(result.status)) return undefined;
  const { location } = result;
  if (location === undefined || !URL.canParse(location, url)) return undefined;
  const target = new URL(location, url);
  return target.protocol === 'http:' || target.protocol === 'https:' ? target.href : undefined;
}
