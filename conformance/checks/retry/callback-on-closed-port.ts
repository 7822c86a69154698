import { showsEnd } from '../../models/run-state.ts';
import { offeredRunKinds } from '../../models/shown-runs.ts';
import { exchangeAt, isRefused, serverError, statusOf, unproven } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext, OwnPort } from '../../suite/context.ts';
import type { Facts } from '../../suite/evidence.ts';
import { callback_attempts, callbackWait_ms } from '../../suite/scenario.ts';

interface Case {
  run: string;
}

interface Notes {
  /** From the last read that showed the run under way until the port was opened. */
  shut_ms: number;
  /** Requests that told of the run, and how long was waited for them. */
  heard: number;
  watched_ms: number;
  /** Requests of a run that was dispatched once the port was open; asked for where the first one was not told of. */
  witness: number;
}

/** The first attempt leaves within it; it ends before the second one is due. */
const shut_ms = 600;
const poll_ms = 200;
const most_polls = 300;
/** As for every callback that is missing. */
const missing_ms = 10_000;
/** Before the last attempt the port is open by so much. */
const spare_ms = 500;

/** The last attempt comes so long behind the first, and no sooner. */
const last_attempt_ms = Array.from({ length: callback_attempts - 1 }, (_, index) => callbackWait_ms(index + 1)).reduce(
  (sum, wait_ms) => sum + wait_ms,
);

export const callbackOnClosedPort = check<Case, Notes>({
  id: 'retry/callback-on-closed-port',
  title: 'A callback whose connection is refused is tried again',
  how: 'Nobody listens on the port of a callback while its run ends and its first attempt leaves; then the port is opened, before the last attempt is due: one must come. Nothing is missing unless a run dispatched later is heard there.',
  clauses: ['callbacks.retries-on-network-error'],
  since: '0.1.0',
  operations: ['getRun'],
  needs: { principals: ['owner'], writes: true },
  waits: true,
  cases: (facts) => table(rows(facts)),
  async run(ctx, { run }) {
    const port = await ctx.ownPort();
    if (!port) {
      return ctx.stop('not-claimed', 'behind a public URL no port can be shut: something answers in its place');
    }
    try {
      return await meet(ctx, run, port);
    } finally {
      await port.shut();
    }
  },
  control(evidence) {
    const { notes, facts } = evidence;
    const failed =
      serverError(evidence) ?? unproven(evidence, 'dispatch', 'no run with a callback could be dispatched');
    if (failed !== undefined || notes.heard > 0) return failed;
    if (notes.shut_ms + facts.consistency_ms > last_attempt_ms - spare_ms) {
      return `the port was opened ${notes.shut_ms / 1_000} s after the run may have ended, when all attempts may have been made`;
    }
    return notes.witness > 0
      ? undefined
      : 'no callback of a run that was dispatched later came to the same port either';
  },
  judge(evidence, tally) {
    const { heard, watched_ms } = evidence.notes;
    if (tally.compared(heard > 0)) return [];
    return [
      {
        code: 'not-repeated-after-refusal',
        clause: 'callbacks.retries-on-network-error',
        message: `a callback whose connection was refused is not tried again within ${Math.round(watched_ms / 1_000)} s`,
        expected: 'another attempt',
        actual: 'none',
        exchange: exchangeAt(evidence, 'dispatch')?.number,
      },
    ];
  },
});

async function meet(ctx: CheckContext, run: string, port: OwnPort): Promise<Notes> {
  let under_way_ms = ctx.now_ms();
  const id = await dispatch(ctx, run, port, 'dispatch');
  for (let poll = 1; ; poll++) {
    const asked_ms = ctx.now_ms();
    const read = await ctx.call('owner', { operation: 'getRun', path: { id } }, `poll/${poll}`);
    if (showsEnd(read)) break;
    if (poll === most_polls) return ctx.stop('inconclusive', 'the run did not end as long as it was watched', 'getRun');
    under_way_ms = asked_ms;
    await ctx.goOn(poll_ms);
  }
  while (ctx.now_ms() < under_way_ms + shut_ms) await ctx.goOn(under_way_ms + shut_ms - ctx.now_ms());
  if (!(await port.open())) return ctx.stop('inconclusive', 'the port was taken by somebody else meanwhile');
  const opened_ms = ctx.now_ms();
  await listen(ctx, port, id, opened_ms + missing_ms);
  const watched_ms = ctx.now_ms() - opened_ms;
  const notes = { shut_ms: opened_ms - under_way_ms, watched_ms };
  if (port.heard(id) > 0) return { ...notes, heard: port.heard(id), witness: 0 };
  const later = await dispatch(ctx, run, port, 'witness');
  await ctx.untilEnd('owner', { id: later, name: run }, 'end');
  await listen(ctx, port, later, ctx.now_ms() + missing_ms);
  return { ...notes, heard: port.heard(id), witness: port.heard(later) };
}

async function dispatch(ctx: CheckContext, run: string, port: OwnPort, step: string): Promise<string> {
  const exchange = await ctx.dispatch('owner', run, step, { callback_url: port.url });
  const id = exchange.decoded?.record?.run_id;
  if (typeof id === 'string') return id;
  const { origin } = new URL(port.url);
  return isRefused(exchange)
    ? ctx.stop('not-claimed', `the target refuses a callback_url at ${origin} (${statusOf(exchange)})`)
    : ctx.stop('inconclusive', `no run with a callback could be dispatched (${statusOf(exchange)})`);
}

async function listen(ctx: CheckContext, port: OwnPort, id: string, until_ms: number): Promise<void> {
  while (port.heard(id) === 0 && ctx.now_ms() < until_ms) await ctx.goOn(poll_ms);
}

function rows(facts: Facts): Case[] {
  return offeredRunKinds(facts)
    .filter((name) => name === 'succeeds')
    .map((run) => ({ run }));
}
