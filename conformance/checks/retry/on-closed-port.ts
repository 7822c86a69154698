import { called_kind } from '../../acts/called-run.ts';
import { webhookBody } from '../../acts/fresh-webhook.ts';
import { type ClosedPortNotes, meetClosedPort } from '../../acts/meet-closed-port.ts';
import { offeredRunKinds } from '../../models/shown-runs.ts';
import { exchangeAt, isSuccess, serverError, statusOf, unproven } from '../../models/steps.ts';
import { scheduleOf } from '../../models/webhook-rules.ts';
import { leastWait } from '../../models/webhook-schedule.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext, OwnPort } from '../../suite/context.ts';
import type { Evidence, Facts } from '../../suite/evidence.ts';
import { callbackWait_ms } from '../../suite/scenario.ts';

interface Case {
  receiver: keyof typeof clauses;
}

const clauses = {
  callback: 'callbacks.retries-on-network-error',
  webhook: 'webhooks.retries-on-network-error',
} as const;

const longest_shut_ms = 600;
/** As for every callback that is missing. */
const missing_ms = 10_000;
/** A webhook is missing so long behind twice its wait: jitter may have taken half of the wait that is the least. */
const grace_ms = 5_000;
/** Nobody waits longer in real time. */
const longest_real_ms = 30_000;
/** Before the last attempt the port is open by so much. */
const spare_ms = 100;
const no_schedule = 'the target does not declare after which time its webhooks are first repeated';
const late_reads = 'all attempts may have been made by the time that a read shows the end of a run (consistency_ms)';
const no_port = 'behind a public URL no port can be shut: something answers in its place';

export const onClosedPort = check<Case, ClosedPortNotes>({
  id: 'retry/on-closed-port',
  title: 'A callback and a webhook whose connection is refused are tried again',
  how: 'Nobody listens on the port of a receiver when its first attempt leaves; the port is opened before the last is due: an attempt must come, as for later runs.',
  clauses: Object.values(clauses),
  codes: {
    'not-repeated-after-refused-connection': { message: 'An event whose connection was refused is not tried again.' },
  },
  since: '0.1.0',
  operations: ['getRun'],
  needs: { principals: ['owner'], writes: true },
  waits: true,
  hears: true,
  cases(facts) {
    if (!offeredRunKinds(facts).includes(called_kind)) return table<Case>([]);
    const takes_webhooks = facts.operations.includes('createWebhook');
    return table<Case>([{ receiver: 'callback' }, ...(takes_webhooks ? [{ receiver: 'webhook' } as const] : [])]);
  },
  run: (ctx, { receiver }) => (receiver === 'callback' ? asCallback(ctx) : asWebhook(ctx)),
  control(evidence) {
    const { notes, facts } = evidence;
    const failed = serverError(evidence) ?? unproven(evidence, 'dispatch', 'no run could be dispatched');
    if (failed !== undefined || notes.heard > 0) return failed;
    if (notes.shut_ms + facts.consistency_ms > last_ms(evidence) - spare_ms) {
      return `the port was opened ${notes.shut_ms / 1_000} s after the run may have ended, when all attempts may have been made`;
    }
    return notes.witness > 0 ? undefined : 'no event of a run that was dispatched later came to the same port either';
  },
  judge(evidence, tally) {
    const { heard, watched_ms } = evidence.notes;
    const { receiver } = evidence.case;
    const what = receiver === 'callback' ? 'a callback' : "a webhook's delivery";
    return tally.holds(heard > 0, 'not-repeated-after-refused-connection', {
      clause: clauses[receiver],
      message: `${what} whose connection is refused is not tried again within ${Math.round(watched_ms / 1_000)} s`,
      expected: 'another attempt',
      actual: 'none',
      exchange: exchangeAt(evidence, 'dispatch')?.number,
    });
  },
});

/** The third attempt of a callback comes so long behind the first. */
const last_callback_ms = callbackWait_ms(1) + callbackWait_ms(2);

/** So long behind the first attempt the last one comes, and no sooner; of a webhook as many are sure as one repeat. */
function last_ms({ case: { receiver }, facts }: Evidence<Case, ClosedPortNotes>): number {
  return receiver === 'callback' ? last_callback_ms : (firstRepeat_ms(facts) ?? 0);
}

function firstRepeat_ms(facts: Facts): number | undefined {
  return leastWait(scheduleOf(facts), 1);
}

async function ownPort(ctx: CheckContext): Promise<OwnPort> {
  return (await ctx.hooks.ownPort()) ?? ctx.stop('not-claimed', no_port);
}

async function asCallback(ctx: CheckContext): Promise<ClosedPortNotes> {
  if (ctx.facts.consistency_ms + longest_shut_ms >= last_callback_ms) ctx.stop('not-claimed', late_reads);
  const port = await ownPort(ctx);
  return meetClosedPort(ctx, { port, callback_url: port.url, shut_ms: longest_shut_ms, missing_ms });
}

async function asWebhook(ctx: CheckContext): Promise<ClosedPortNotes> {
  const due_ms = firstRepeat_ms(ctx.facts) ?? ctx.stop('not-claimed', no_schedule);
  const watched_ms = 2 * due_ms + grace_ms;
  const too_long = `the first repeat of a webhook may come ${watched_ms / 1_000} s later, too long for real time`;
  if (!ctx.facts.steps_time && watched_ms > longest_real_ms) ctx.stop('not-claimed', too_long);
  const port = await ownPort(ctx);
  // A target may ask whether anybody is there before it takes a webhook.
  if (!(await port.open())) ctx.stop('inconclusive', 'the port was taken by somebody else meanwhile');
  const body = { ...(await webhookBody(ctx, 'closed')), url: port.url };
  const created = await ctx.call('owner', { operation: 'createWebhook', body }, 'create');
  const refused = `the target refuses a webhook at ${port.url} (${statusOf(created)})`;
  if (!isSuccess(created)) ctx.stop('not-claimed', refused, 'createWebhook');
  await ctx.time.settle();
  await port.shut();
  return meetClosedPort(ctx, { port, shut_ms: Math.min(longest_shut_ms, due_ms / 2), missing_ms: watched_ms });
}
