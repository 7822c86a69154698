/** Effects of events, as a probe shows them. */
import type { OutgoingEvent, SendingContext } from './receiver-check.ts';

/** Result of a probe before an event, and behind it. */
export interface Effect {
  before: unknown;
  after: unknown;
}

/** Reason why a probe proves nothing. */
const idle =
  'the probe shows no change after a new event: does it ask for the right value, and is --settle long enough?';

export function isSame({ before, after }: Effect): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

/** Reason why nothing is proven where the probe shows nothing of an event that has an effect. */
export function unseen(effect: Effect | undefined): string | undefined {
  return effect && isSame(effect) ? idle : undefined;
}

/** Sends an event, and waits for its effect. @returns undefined without a probe */
export async function sentToEffect(
  ctx: SendingContext,
  event: OutgoingEvent,
  step: string,
): Promise<Effect | undefined> {
  const before = await ctx.shown(event);
  await ctx.send(event, step);
  const after = await ctx.shownAfter(event, before);
  return before === undefined ? undefined : { before, after };
}
