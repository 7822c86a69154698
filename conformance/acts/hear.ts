/** Waits for requests to a URL of the suite's receiver, behind the end of a run. */
import { CaseStopped, type CheckContext } from '../suite/context.ts';
import { budgetEnded } from '../suite/exchange.ts';

/** An event comes right behind the end of its run, or half a minute later where a queue is long; in steps of this. */
const step_ms = 50;
const most_steps = 600;
/** A request that must not come is waited for a little longer than one that must. */
const longer_ms = 250;
/** After so many whole waits in a row in which nothing came to any URL, others are as short as this. */
const most_vain = 2;
const vain_steps = 40;

/**
 * Waits until the URL is sent something, then a little longer, so that what would come beside it is there too. Ends the
 * case where the target told nobody of anything in the last waits, however long they were.
 * @param before the number of requests that it had before
 */
export async function hear(ctx: CheckContext, url: string, before = 0): Promise<void> {
  // The same object for all checks of the run.
  const waits = await ctx.once('waits for events', async () => ({ vain: 0 }));
  const isSilent = async () => (await ctx.hooks.heard(url)) === before;
  for (let step = 0; step < most_steps && (await isSilent()); step++) {
    if (waits.vain >= most_vain && step >= vain_steps) {
      const limit = `no event came to ${most_vain} URLs within ${(most_steps * step_ms) / 1000} s each, and no other is waited for`;
      throw new CaseStopped(budgetEnded(limit));
    }
    await ctx.time.goOn(step_ms);
  }
  waits.vain = (await isSilent()) ? waits.vain + 1 : 0;
  await ctx.time.goOn(longer_ms);
}
