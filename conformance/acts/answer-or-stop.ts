/** Calls that must not end their case: the check gets the answer, or the reason why there is none. */
import { CaseStopped } from '../suite/context.ts';
import type { Exchange, Stop } from '../suite/exchange.ts';

/** The answer, or why no usable one came. */
export async function answerOrStop(call: () => Promise<Exchange>): Promise<{ exchange?: Exchange; stop?: Stop }> {
  try {
    return { exchange: await call() };
  } catch (error) {
    if (!(error instanceof CaseStopped)) throw error;
    return { stop: error.stop };
  }
}
