import { called_kind, endCalledRun, startCalledRun } from '../../acts/called-run.ts';
import { freshWebhookAt } from '../../acts/fresh-webhook.ts';
import { freshWorkflow } from '../../acts/fresh-workflow.ts';
import { hear } from '../../acts/hear.ts';
import { stopAfterEnd } from '../../acts/stop-after-end.ts';
import { callback_operations } from '../../models/event-operations.ts';
import { showsEnd } from '../../models/run-state.ts';
import { offeredRunKinds } from '../../models/shown-runs.ts';
import { isRefused, isSuccess, serverError, statusOf } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Facts } from '../../suite/evidence.ts';

interface Case {
  /** The change between the dispatch of a run and its end. */
  meanwhile: 'a webhook is made' | 'the workflow is deleted';
}

interface Notes {
  /** Events of the run at the URL in question. */
  heard: number;
  /** Events that show that its silence means something: see `run`. */
  witness: number;
}

/** From a dispatch to the creation of a webhook; no run of a model is over as soon. */
const between_ms = 20;

export const changedMeanwhile = check<Case, Notes>({
  id: 'events/changed-meanwhile',
  title: 'The end of a run is told by what holds when it ends',
  how: 'While a run is under way a webhook is made, which must be told of its end; or its workflow is deleted, and its callback_url must be told still.',
  clauses: ['events.matching-delivered', 'webhooks.deliver-matching'],
  codes: {
    'new-webhook-not-told': {
      clause: 'webhooks.deliver-matching',
      message: 'A webhook that was made before a run ended is not told of its end, and is told of a later run.',
    },
    'deleted-workflow-not-told': {
      clause: 'events.matching-delivered',
      message: 'A run whose workflow was deleted before it ended makes no callback, though other runs do.',
    },
  },
  since: '0.1.0',
  operations: callback_operations,
  needs: {
    principals: ['owner'],
    writes: true,
    one_of: [
      ['getRun', 'createWebhook'],
      ['getRun', 'createGraphWorkflow', 'dispatchGraphWorkflowRun', 'deleteGraphWorkflow'],
    ],
  },
  waits: true,
  hears: true,
  cases: (facts) => table(rows(facts)),
  run: (ctx, { meanwhile }) => (meanwhile === 'a webhook is made' ? withNewWebhook(ctx) : withoutWorkflow(ctx)),
  control(evidence) {
    const { heard, witness } = evidence.notes;
    return serverError(evidence) ?? (heard > 0 || witness > 0 ? undefined : 'no event came to any URL of the case');
  },
  judge(evidence, tally) {
    const { heard, witness } = evidence.notes;
    // A target that started no run has nobody to tell of it.
    if (!evidence.exchanges.some(isSuccess)) return [];
    const code = evidence.case.meanwhile === 'a webhook is made' ? 'new-webhook-not-told' : 'deleted-workflow-not-told';
    const shown = { expected: 'an event', actual: 'no event', again: true } as const;
    return tally.holds(heard > 0 || witness === 0, code, shown);
  },
});

function rows(facts: Facts): Case[] {
  const { operations, fixtures } = facts;
  const kinds = offeredRunKinds(facts);
  if (!kinds.includes(called_kind)) return [];
  const takes_workflows = kinds.includes('workflow') && fixtures?.workflow?.create !== undefined;
  const needed = ['createGraphWorkflow', 'deleteGraphWorkflow'] as const;
  return [
    ...(operations.includes('createWebhook') ? [{ meanwhile: 'a webhook is made' } as const] : []),
    ...(takes_workflows && needed.every((one) => operations.includes(one))
      ? [{ meanwhile: 'the workflow is deleted' } as const]
      : []),
  ];
}

async function withNewWebhook(ctx: CheckContext): Promise<Notes> {
  const [url, own] = [await ctx.hooks.url('webhook'), await ctx.hooks.url('own')];
  const id = await startCalledRun(ctx, 'owner', own, 'run');
  // The times of both, in their records, are to differ.
  await ctx.time.goOn(between_ms);
  const creation = await freshWebhookAt(ctx, 'owner', url, 'create');
  const why = `a webhook at a URL of the suite can not be made (${statusOf(creation)}), which is permitted`;
  if (isRefused(creation)) ctx.stop('not-claimed', why, 'createWebhook');
  // The webhook must count before the run is last seen under way, and both may show late.
  await ctx.time.settle();
  await ctx.time.settle();
  const between = await ctx.call('owner', { operation: 'getRun', path: { id } }, 'between');
  if (showsEnd(between)) {
    stopAfterEnd(ctx, between.decoded?.record, 'a webhook could be made', between_ms + 2 * ctx.facts.consistency_ms);
  }
  if (!isSuccess(between)) ctx.stop('not-claimed', 'the run cannot be read while it goes on');
  await ctx.runs.untilEnd('owner', { id, name: called_kind }, 'end');
  await hear(ctx, own);
  if ((await ctx.hooks.heard(url)) === 0) await hear(ctx, url);
  const heard = await ctx.hooks.heard(url);
  // Its own callback shows that the end of the run is told at all.
  if (heard > 0 || (await ctx.hooks.heard(own)) === 0) return { heard, witness: 0 };
  await endCalledRun(ctx, 'owner', own, 'later');
  await hear(ctx, url);
  // The first one may only have been late, and the second one comes as late.
  for (let again = 0; again < 2 && (await ctx.hooks.heard(url)) === 1; again++) await hear(ctx, url, 1);
  const all = await ctx.hooks.heard(url);
  return all > 1 ? { heard: all, witness: 0 } : { heard, witness: all };
}

async function withoutWorkflow(ctx: CheckContext): Promise<Notes> {
  const [url, other] = [await ctx.hooks.url('own'), await ctx.hooks.url('other')];
  const { id: workflow_id, owner, slug } = await freshWorkflow(ctx, 'owner', 'meanwhile');
  const id = await startCalledRun(ctx, 'owner', url, 'run', { name: 'workflow', path: { owner, slug } });
  const removal = await ctx.call('owner', { operation: 'deleteGraphWorkflow', path: { id: workflow_id } }, 'delete');
  const why = `a workflow can not be deleted while a run of it is under way (${statusOf(removal)})`;
  if (!isSuccess(removal)) ctx.stop('not-claimed', why, 'deleteGraphWorkflow');
  const end = (await ctx.runs.untilEnd('owner', { id, name: 'workflow' }, 'end')).at(-1);
  if (end && !showsEnd(end)) ctx.stop('inconclusive', 'the run whose workflow was deleted did not end in its time');
  await hear(ctx, url);
  const heard = await ctx.hooks.heard(url);
  if (heard > 0) return { heard, witness: 0 };
  await endCalledRun(ctx, 'owner', other, 'later');
  await hear(ctx, other);
  return { heard: await ctx.hooks.heard(url), witness: await ctx.hooks.heard(other) };
}
