/** Calls whose failure ends nothing: the caller looks at what came of them. */
import { CaseStopped } from '../suite/context.ts';
import type { Exchange, Stop } from '../suite/exchange.ts';

/** The answer, or why there is none that could be used. */
export async function answerOrStop(call: () => Promise<Exchange>): Promise<{ exchange?: Exchange; stop?: Stop }> {
  try {
    return { exchange: await call() };
  } catch (error) {
    if (!(error instanceof CaseStopped)) throw error;
    return { stop: error.stop };
  }
}
