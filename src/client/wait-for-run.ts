/** Waits for the end of a run, which is told by reading it. */
import type { CallOptions } from './operations.ts';
import { wait } from './wait.ts';

export interface WaitOptions extends CallOptions {
  /** Longest wait in all; 10 minutes. */
  timeout_ms?: number;
  /** The wait before the second read; 250. Each further one is half as long again. */
  first_ms?: number;
  /** No wait is longer; 5,000. */
  most_ms?: number;
}

interface RunLike {
  status_code?: string;
  completed_at?: string | null;
}

/** The run had not ended in time. It goes on, and can be waited for again. */
export class WaitTimeout extends Error {
  override readonly name = 'WaitTimeout';
}

const ended = ['completed', 'failed', 'canceled'];

/** @param words those of a run that has ended, beside those of the document @throws WaitTimeout */
export async function waitForRun<Run extends RunLike>(
  read: (options: CallOptions) => Promise<Run>,
  words: readonly string[],
  { signal, timeout_ms = 600_000, first_ms = 250, most_ms = 5_000 }: WaitOptions,
): Promise<Run> {
  const until = Date.now() + timeout_ms;
  for (let wait_ms = first_ms; ; wait_ms = Math.min(1.5 * wait_ms, most_ms)) {
    const run = await read({ ...(signal && { signal }) });
    const { status_code = '', completed_at } = run;
    if (completed_at || ended.includes(status_code) || words.includes(status_code)) return run;
    if (Date.now() + wait_ms > until) throw new WaitTimeout(`the run is ${status_code} after ${timeout_ms} ms`);
    await wait(wait_ms, signal);
  }
}
