/** A run whose end is told to a port that is shut: the port is opened before the last attempt is due. */

import { showsEnd } from '../models/run-state.ts';
import { isRefused, statusOf } from '../models/steps.ts';
import type { CheckContext, OwnPort } from '../suite/context.ts';
import { called_kind } from './called-run.ts';

export interface ClosedPortNotes {
  /** From the last read that showed the run under way until the port was opened. */
  shut_ms: number;
  /** Requests that told of the run, and how long was waited for them. */
  heard: number;
  watched_ms: number;
  /** Requests of a run that was dispatched once the port was open; asked for where the first one was not told of. */
  witness: number;
}

interface ClosedPortPlan {
  port: OwnPort;
  /** For a run that is to call the port itself. */
  callback_url?: string;
  /** The first attempt leaves within it; it ends before the second one is due. */
  shut_ms: number;
  /** A further attempt is waited for so long. */
  missing_ms: number;
}

const poll_ms = 200;
const most_polls = 300;

export async function meetClosedPort(ctx: CheckContext, plan: ClosedPortPlan): Promise<ClosedPortNotes> {
  const { port } = plan;
  let under_way_ms = ctx.time.now_ms();
  const id = await dispatch(ctx, plan, 'dispatch');
  for (let poll = 1; ; poll++) {
    const asked_ms = ctx.time.now_ms();
    const read = await ctx.call('owner', { operation: 'getRun', path: { id } }, `poll/${poll}`);
    if (showsEnd(read)) break;
    if (poll === most_polls) return ctx.stop('inconclusive', 'the run did not end as long as it was watched', 'getRun');
    under_way_ms = asked_ms;
    await ctx.time.goOn(Math.min(poll_ms, plan.shut_ms));
  }
  const opens_ms = under_way_ms + plan.shut_ms;
  while (ctx.time.now_ms() < opens_ms) await ctx.time.goOn(opens_ms - ctx.time.now_ms());
  if (!(await port.open())) return ctx.stop('inconclusive', 'the port was taken by somebody else meanwhile');
  const opened_ms = ctx.time.now_ms();
  await listen(ctx, port, id, opened_ms + plan.missing_ms);
  const notes = { shut_ms: opened_ms - under_way_ms, watched_ms: ctx.time.now_ms() - opened_ms };
  if (port.heard(id) > 0) return { ...notes, heard: port.heard(id), witness: 0 };
  const later = await dispatch(ctx, plan, 'witness');
  await ctx.runs.untilEnd('owner', { id: later, name: called_kind }, 'end');
  await listen(ctx, port, later, ctx.time.now_ms() + plan.missing_ms);
  return { ...notes, heard: port.heard(id), witness: port.heard(later) };
}

async function dispatch(ctx: CheckContext, { callback_url }: ClosedPortPlan, step: string): Promise<string> {
  const exchange = await ctx.runs.dispatch(
    'owner',
    called_kind,
    step,
    callback_url === undefined ? {} : { callback_url },
  );
  const id = exchange.decoded?.record?.run_id;
  if (typeof id === 'string') return id;
  return isRefused(exchange) && callback_url !== undefined
    ? ctx.stop('not-claimed', `the target refuses the callback_url ${callback_url} (${statusOf(exchange)})`)
    : ctx.stop('inconclusive', `no run could be dispatched (${statusOf(exchange)})`);
}

async function listen(ctx: CheckContext, port: OwnPort, id: string, until_ms: number): Promise<void> {
  while (port.heard(id) === 0 && ctx.time.now_ms() < until_ms) await ctx.time.goOn(poll_ms);
}
