/** Sends an event once, as the service does: nothing is repeated and no redirect followed. */
import { Agent } from 'undici';

export interface OutgoingPost {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** The very bytes that leave. */
  body: Uint8Array;
  timeout_ms: number;
}

export interface PostResult {
  /** Null where no answer came. */
  status: number | null;
  took_ms: number;
  /** The beginning of what was answered. */
  answer: string | null;
  /** Why no answer came. */
  error?: string;
}

/** How much of an answer is read; the service keeps no more of it either. */
const answer_bytes = 4_096;

export async function postEvent({ url, headers, body, timeout_ms }: OutgoingPost): Promise<PostResult> {
  const signal = AbortSignal.timeout(timeout_ms);
  const agent = new Agent({ pipelining: 0, headersTimeout: 0, bodyTimeout: 0 });
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

/** A character that the bound cuts through is left out. */
async function beginningOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > answer_bytes) break;
  }
  const bytes = Buffer.concat(chunks).subarray(0, answer_bytes);
  return new TextDecoder().decode(bytes, { stream: size > answer_bytes });
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}
