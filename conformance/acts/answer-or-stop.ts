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

/** Runs an act whose outcome nobody needs. @returns why it stopped; undefined where it came to its end */
export async function stopOf(act: () => Promise<unknown>): Promise<Stop | undefined> {
  try {
    await act();
    return undefined;
  } catch (error) {
    if (!(error instanceof CaseStopped)) throw error;
    return error.stop;
  }
}

/** The answer, or nothing where the target has no words for the request, or nobody told them; what got lost on the way ends the case. */
export async function answerIfSaid(call: () => Promise<Exchange>): Promise<Exchange | undefined> {
  const { exchange, stop } = await answerOrStop(call);
  if (stop && stop.verdict !== 'not-claimed' && !stop.undeclared) throw new CaseStopped(stop);
  return exchange;
}
