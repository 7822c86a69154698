/** Beside a record of the target file that the target does not know, what shows that it should. */
import { anew, findsNothing, isOwnerKnown, modelsBeside } from '../models/gone-fixtures.ts';
import type { CheckContext } from '../suite/context.ts';
import type { Exchange } from '../suite/exchange.ts';
import { stopOf } from './answer-or-stop.ts';
import { freshWorkflow } from './fresh-workflow.ts';

/** Dispatches a workflow that is made for it, or looks at runs of models that all checks share. */
export async function lookBeside(ctx: CheckContext, answer: Exchange): Promise<void> {
  if (!findsNothing(ctx.facts, answer)) return;
  if (answer.request.operation === 'dispatchGraphWorkflowRun' && isOwnerKnown(ctx.facts)) {
    await stopOf(async () => {
      const { owner, slug } = await freshWorkflow(ctx, 'owner', anew);
      await ctx.runs.dispatch('owner', 'workflow', anew, { path: { owner, slug } });
    });
  }
  for (const name of modelsBeside(ctx.facts, answer)) await stopOf(() => ctx.runs.polled(name));
}
