/** A run that has outlived its workflow, for checks of what can be done with it. */
import { whyNotCallable } from '../models/plain-operations.ts';
import { showsEnd } from '../models/run-state.ts';
import { isSuccess, statusOf } from '../models/steps.ts';
import { CaseStopped, type CheckContext } from '../suite/context.ts';
import type { Facts } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import { freshWorkflow } from './fresh-workflow.ts';

const needed = ['createGraphWorkflow', 'dispatchGraphWorkflowRun', 'deleteGraphWorkflow', 'getRun'] as const;

export function offersRunOfDeletedWorkflow(facts: Facts): boolean {
  return needed.every((id) => facts.operations.includes(id) && whyNotCallable(facts, id) === undefined);
}

/** The id of a run of the owner's that has ended, and whose workflow was deleted then; made once in a run of the suite. */
export async function runOfDeletedWorkflow(ctx: CheckContext): Promise<string> {
  const id = await ctx.once('a run of a deleted workflow', async () => {
    try {
      return await outlived(ctx);
    } catch (error) {
      // Other checks judge how workflows are made, run and deleted.
      if (error instanceof CaseStopped) return error.stop;
      throw error;
    }
  });
  return typeof id === 'string' ? id : ctx.stop('not-claimed', `no run outlived its workflow: ${id.reason}`);
}

async function outlived(ctx: CheckContext): Promise<string> {
  const { id: workflow, owner, slug } = await freshWorkflow(ctx, 'owner', 'outlived');
  const dispatch = await ctx.runs.dispatch('owner', 'workflow', 'outlived/dispatch', { path: { owner, slug } });
  const id = dispatch.decoded?.record?.run_id;
  if (typeof id !== 'string') return unmade(ctx, 'dispatched', dispatch);
  const reads = await ctx.runs.untilEnd('owner', { id, name: 'workflow' }, 'outlived');
  if (!reads.some(showsEnd)) return ctx.stop('not-claimed', 'the run of a new workflow did not end in time');
  const request = { operation: 'deleteGraphWorkflow' as const, path: { id: workflow } };
  const deletion = await ctx.call('owner', request, 'outlived/delete');
  if (!isSuccess(deletion)) return unmade(ctx, 'deleted', deletion);
  await ctx.time.settle();
  return id;
}

function unmade(ctx: CheckContext, done: string, exchange: Exchange): never {
  return ctx.stop('not-claimed', `a new workflow could not be ${done} (${statusOf(exchange)})`);
}
