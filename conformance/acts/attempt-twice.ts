/** What must be refused is asked for once more. */
import { isSuccess } from '../models/steps.ts';
import type { Exchange } from '../suite/exchange.ts';

/** What is obeyed at first need not be later. The last time counts. */
export async function attemptTwice(attempt: () => Promise<Exchange>): Promise<void> {
  if (!isSuccess(await attempt())) await attempt();
}
