/** A wait after which caches are empty and queues done. */
import type { CheckContext } from '../suite/context.ts';

/** The time that one request lets go by. */
const step_ms = 60_000;
const steps = 10;

/** Lets ten minutes go by where the target's clock is stepped; on a real one nobody waits so long. */
export async function muchLater(ctx: CheckContext): Promise<void> {
  for (let step = 1; ctx.facts.steps_time && step <= steps; step++) await ctx.skip(step_ms);
}
