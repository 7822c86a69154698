/** A webhook of another organization, with a delivery in its log that nobody else may be shown. */
import { actsIn } from '../models/acts-in.ts';
import type { CheckContext } from '../suite/context.ts';
import { allowed } from './allowed.ts';
import { freshWebhook } from './fresh-webhook.ts';

/** An entry may show with its event, or behind its first attempt. */
const step_ms = 100;
const most_steps = 20;

/**
 * Made once in a run; its own organization reads the log as the step `ours`. Ends the case where the outsider cannot have
 * it.
 * @returns its id
 */
export function outsidersWebhook(ctx: CheckContext): Promise<string> {
  return ctx.once('the webhook of another organization', () =>
    allowed(ctx, 'outsider', async () => {
      const { id } = await freshWebhook(ctx, 'outsider', 'outsiders-webhook');
      const request = { operation: 'listWebhookDeliveries' as const, path: { webhook_id: id } };
      await deliveredTo(ctx, 'outsider', async () => {
        const ours = await ctx.call('outsider', { ...request, ...actsIn(ctx.facts, 'outsider') }, 'ours');
        return (ours.decoded?.page?.items.length ?? 0) > 0;
      });
      return id;
    }),
  );
}

/** Dispatches a run that webhooks of the caller are told of, and waits until that shows, or could have. */
export async function deliveredTo(
  ctx: CheckContext,
  caller: 'owner' | 'outsider',
  isShown: () => Promise<boolean>,
): Promise<void> {
  const dispatch = await ctx.runs.dispatch(caller, 'succeeds', 'dispatch');
  const id = dispatch.decoded?.record?.run_id;
  if (typeof id !== 'string') return;
  await ctx.runs.untilEnd(caller, { id, name: 'succeeds' }, 'end');
  for (let step = 0; step < most_steps && !(await isShown()); step++) await ctx.time.goOn(step_ms);
}
