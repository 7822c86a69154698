/** A wait after which caches are empty and queues done. */
import type { CheckContext } from '../suite/context.ts';

/** The time that one request lets go by. */
const step_ms = 60_000;

/** Lets so much time go by where the target's clock is stepped; on a real one nobody waits so long. */
export async function muchLater(ctx: CheckContext, minutes = 10): Promise<void> {
  for (let step = 1; ctx.facts.steps_time && step <= minutes; step++) await ctx.time.skip(step_ms);
}
