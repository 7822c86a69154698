/** Sends an event once, as the service does: nothing is repeated and no redirect followed. */
import { Agent } from 'undici';
import { beginningOf } from '../../src/engine/answer-text.ts';
import { certificatesOf, reasonOf } from '../receiver-connection.ts';

export interface OutgoingPost {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** The very bytes that leave. */
  body: Uint8Array;
  timeout_ms: number;
  /** Takes any certificate. */
  insecure?: boolean | undefined;
}

export interface PostResult {
  /** Null where no answer came. */
  status: number | null;
  took_ms: number;
  /** The beginning of what was answered: as much as the service keeps. */
  answer: string | null;
  /** Reason why no answer came. */
  error?: string;
}

export async function postEvent({ url, headers, body, timeout_ms, insecure }: OutgoingPost): Promise<PostResult> {
  const signal = AbortSignal.timeout(timeout_ms);
  const agent = new Agent({ pipelining: 0, headersTimeout: 0, bodyTimeout: 0, ...certificatesOf(insecure) });
  const { origin, pathname, search } = new URL(url);
  const began_ms = performance.now();
  const took = () => Math.round(performance.now() - began_ms);
  try {
    const what = { method: 'POST', headers, body, signal } as const;
    const answer = await agent.request({ origin, path: pathname + search, ...what });
    const text = await beginningOf(answer.body);
    return { status: answer.statusCode, took_ms: took(), answer: text };
  } catch (error) {
    const why = signal.aborted ? `no answer within ${timeout_ms / 1_000} s` : `no answer (${reasonOf(error)})`;
    return { status: null, took_ms: took(), answer: null, error: why };
  } finally {
    await agent.destroy();
  }
}
