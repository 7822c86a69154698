/** Attempts at what must be refused. */
import { isSuccess } from '../models/steps.ts';
import type { Exchange } from '../suite/exchange.ts';

/** Tries once more after a refusal. The last answer counts. */
export async function attemptTwice(attempt: () => Promise<Exchange>): Promise<void> {
  if (!isSuccess(await attempt())) await attempt();
}
