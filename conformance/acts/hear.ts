/** Waiting for what a URL of the suite's receiver is sent behind the end of a run. */
import type { CheckContext } from '../suite/context.ts';

/** An event comes right behind the end of its run, or half a minute later where a queue is long; in steps of this. */
const step_ms = 50;
const most_steps = 600;
/** What is not to come is awaited a little longer than what has to. */
const longer_ms = 250;

/**
 * Waits until the URL is sent something, then a little longer, so that what would come beside it is there too.
 * @param before how many requests it had before
 */
export async function hear(ctx: CheckContext, url: string, before = 0): Promise<void> {
  for (let step = 0; step < most_steps && (await ctx.heard(url)) === before; step++) await ctx.goOn(step_ms);
  await ctx.goOn(longer_ms);
}
