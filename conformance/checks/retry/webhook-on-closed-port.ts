import { webhookBody } from '../../acts/fresh-webhook.ts';
import { meetClosedPort } from '../../acts/meet-closed-port.ts';
import {
  type ClosedPortNotes,
  closedPortCodes,
  closedPortRows,
  judgePort,
  no_port,
  unprovenPort,
} from '../../models/closed-ports.ts';
import { isSuccess, statusOf } from '../../models/steps.ts';
import { scheduleOf } from '../../models/webhook-rules.ts';
import { leastWait } from '../../models/webhook-schedule.ts';
import { check, table } from '../../suite/check.ts';
import type { Facts } from '../../suite/evidence.ts';

const clause = 'webhooks.retries-on-network-error';
const longest_shut_ms = 600;
const grace_ms = 5_000;
/** Nobody waits longer in real time. */
const longest_real_ms = 30_000;

export const webhookOnClosedPort = check<{ run: string }, ClosedPortNotes>({
  id: 'retry/webhook-on-closed-port',
  title: 'A webhook whose connection is refused is tried again',
  how: 'Nobody listens on the port of a webhook when its first attempt leaves; the port is opened before a repeat is due: an attempt must come, as for later runs.',
  clauses: [clause],
  codes: closedPortCodes(clause),
  since: '0.1.0',
  operations: ['getRun', 'createWebhook'],
  needs: { principals: ['owner'], writes: true },
  waits: true,
  hears: true,
  cases: (facts) => table(closedPortRows(facts)),
  async run(ctx, { run }) {
    const due_ms = firstRepeat_ms(ctx.facts);
    if (due_ms === undefined) {
      return ctx.stop('not-claimed', 'the target does not declare after which time its webhooks are first repeated');
    }
    // Jitter may have taken half of the wait that is the least.
    const missing_ms = 2 * due_ms + grace_ms;
    if (!ctx.facts.steps_time && missing_ms > longest_real_ms) {
      return ctx.stop(
        'not-claimed',
        `the first repeat of a webhook may come ${missing_ms / 1_000} s later, too long for real time`,
      );
    }
    const port = (await ctx.hooks.ownPort()) ?? ctx.stop('not-claimed', no_port);
    // A target may ask whether anybody is there before it takes a webhook.
    if (!(await port.open())) return ctx.stop('inconclusive', 'the port was taken by somebody else meanwhile');
    const body = { ...(await webhookBody(ctx, 'closed')), url: port.url };
    const created = await ctx.call('owner', { operation: 'createWebhook', body }, 'create');
    if (!isSuccess(created)) {
      return ctx.stop(
        'not-claimed',
        `the target refuses a webhook at ${port.url} (${statusOf(created)})`,
        'createWebhook',
      );
    }
    await ctx.time.settle();
    await port.shut();
    return meetClosedPort(ctx, { run, port, shut_ms: Math.min(longest_shut_ms, due_ms / 2), missing_ms });
  },
  control: (evidence) => unprovenPort(evidence, firstRepeat_ms(evidence.facts) ?? 0),
  judge: (evidence, tally) => judgePort(evidence, "a webhook's delivery", tally),
});

/** So much behind the first attempt the second one comes at least; how many there are is the target's choice. */
function firstRepeat_ms(facts: Facts): number | undefined {
  return leastWait(scheduleOf(facts), 1);
}
