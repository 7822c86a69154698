/** Calls whose failure ends nothing: the caller looks at what came of them. */
import { CaseStopped } from './context.ts';
import type { Exchange, Stop } from './history.ts';

/** The answer, or why there is none that could be used. */
export async function tried(call: () => Promise<Exchange>): Promise<{ exchange?: Exchange; stop?: Stop }> {
  try {
    return { exchange: await call() };
  } catch (error) {
    if (!(error instanceof CaseStopped)) throw error;
    return { stop: error.stop };
  }
}
