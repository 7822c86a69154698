/** Waits for the end of a run, which is told by reading it. */
import { withDeadline } from './deadline.ts';
import type { AnswerOf, CallOptions } from './operations.ts';
import { wait } from './wait.ts';

export interface WaitOptions extends CallOptions {
  /** Longest wait in all, also where a read hangs; 10 minutes. */
  timeout_ms?: number | undefined;
  /** The wait before the second read; 25. Each further one is half as long again, and after 0 begins with 1. */
  first_ms?: number | undefined;
  /** No wait is longer; 5,000. */
  most_ms?: number | undefined;
}

type Run = AnswerOf<'getRun'>;

/** The run had not ended in time. It goes on, and can be waited for again. */
export class WaitTimeout extends Error {
  override readonly name = 'WaitTimeout';
  readonly run_id: string;
  /** The run as it was read last; undefined where no read was answered. */
  readonly run: Run | undefined;

  constructor(run_id: string, run: Run | undefined, timeout_ms: number) {
    super(`run ${run_id} ${run ? `is ${run.status_code}` : 'was not read'} after ${timeout_ms} ms`);
    this.run_id = run_id;
    this.run = run;
  }
}

const ended = ['completed', 'failed', 'canceled'];

/** @param words those of a run that has ended, beside those of the document @throws WaitTimeout */
export async function waitForRun(
  run_id: string,
  read: (options: CallOptions) => Promise<Run>,
  words: readonly string[],
  { signal, header, timeout_ms = 600_000, first_ms = 25, most_ms = 5_000 }: WaitOptions,
): Promise<Run> {
  let last: Run | undefined;
  return withDeadline(
    { signal, timeout_ms },
    () => new WaitTimeout(run_id, last, timeout_ms),
    async (own) => {
      for (let wait_ms = first_ms; ; wait_ms = 1.5 * wait_ms || 1) {
        last = await read({ signal: own, header });
        const { status_code, completed_at } = last;
        if (completed_at || ended.includes(status_code) || words.includes(status_code)) return last;
        await wait(Math.min(wait_ms, most_ms), own);
      }
    },
  );
}
