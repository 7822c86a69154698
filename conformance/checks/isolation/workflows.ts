import { attemptTwice } from '../../acts/attempt-twice.ts';
import { freshWorkflow, ownerName } from '../../acts/fresh-workflow.ts';
import { actsIn, namesOwner } from '../../models/acts-in.ts';
import { judgeNameTold } from '../../models/foreign-items.ts';
import { exchangeAt, isRefused, isSuccess, saysNotThere, serverError, statusOf, unproven } from '../../models/steps.ts';
import { unknownOwner, workflowDispatch } from '../../models/workflow-requests.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

interface Notes {
  /** As the creation of the owner's workflow shows it. */
  is_public: unknown;
}

/**
 * The owner dispatches the workflow after all attempts: what can be dispatched is live. The outsider deletes a workflow
 * of its own, so that its being refused means something.
 */
export const isolatedWorkflows = check<null, Notes>({
  id: 'isolation/workflows',
  title: 'A workflow cannot be dispatched or deleted from another organization',
  how: 'A workflow is dispatched and deleted from another organization and without a token: without effect, and not under another owner’s name.',
  clauses: ['isolation.writes', 'isolation.reads', 'workflows.dispatch-path'],
  codes: {
    'foreign-dispatched': {
      clause: 'isolation.writes',
      message: 'A caller of another organization can dispatch a workflow that is not public.',
    },
    'foreign-deleted': {
      clause: 'isolation.writes',
      message: 'A caller of another organization, or one without a token, can delete a workflow.',
    },
    'wrong-owner-taken': {
      clause: 'workflows.dispatch-path',
      message: 'A workflow is dispatched by its slug and another owner, who has none of that slug.',
    },
    'foreign-name-told': { clause: 'isolation.reads', message: 'The refusal of a foreign workflow holds its name.' },
  },
  since: '0.1.0',
  operations: ['createGraphWorkflow', 'deleteGraphWorkflow', 'dispatchGraphWorkflowRun'],
  needs: { principals: ['owner', 'outsider'], writes: true },
  cases: () => table([null]),
  async run(ctx) {
    const workflow = await freshWorkflow(ctx, 'owner', 'ours');
    const { id, owner, slug, created } = workflow;
    const acts = actsIn(ctx.facts, 'outsider');
    const body = { ...ctx.facts.fixtures?.workflow?.create, name: ctx.newName('theirs') };
    const theirs = await ctx.call('outsider', { operation: 'createGraphWorkflow', body, ...acts }, 'theirs');
    await ctx.call('outsider', { ...workflowDispatch(ctx.facts, workflow), ...acts }, 'dispatch');
    const removal = { operation: 'deleteGraphWorkflow' as const, path: { id } };
    await attemptTwice(() => ctx.call('outsider', { ...removal, ...acts }, 'attempt'));
    const named = namesOwner(ctx.facts);
    if (named) {
      await ctx.call('outsider', { ...workflowDispatch(ctx.facts, workflow), ...named }, 'dispatch-by-header');
      await ctx.call('outsider', { operation: 'deleteGraphWorkflow', path: { id }, ...named }, 'delete-by-header');
    }
    await ctx.call('nobody', { operation: 'deleteGraphWorkflow', path: { id } }, 'by-nobody');
    await ctx.time.settle();
    await ctx.runs.dispatch('owner', 'workflow', 'kept', { path: { owner, slug } });
    const { id: own, created_by } = theirs.decoded?.record ?? {};
    const other = ownerName(ctx.facts, 'outsider', undefined, created_by);
    // Another slug may be one that another owner has given too.
    const is_own = slug.includes(String((created.request.body as { name?: string }).name));
    if (is_own && other !== undefined && other !== owner)
      await ctx.call('owner', workflowDispatch(ctx.facts, { owner: other, slug }), 'of-another-owner');
    if (typeof own === 'string') {
      await ctx.call('outsider', { operation: 'deleteGraphWorkflow', path: { id: own }, ...acts }, 'delete');
    }
    return { is_public: created.decoded?.record?.is_public ?? null };
  },
  control(evidence, found) {
    if (found.some(({ code }) => code !== 'wrong-owner-taken')) {
      return serverError(evidence) ?? (isGone(evidence) ? unknownOwner(evidence) : undefined);
    }
    return (
      serverError(evidence) ??
      unproven(evidence, 'kept', 'the workflow could not be dispatched by its own organization') ??
      unproven(evidence, 'delete', 'the outsider could not make and delete a workflow of its own')
    );
  },
  judge: (evidence, tally) => [...judgeAttempts(evidence, tally), ...judgeOwner(evidence, tally)],
  observe(evidence) {
    return [exchangeAt(evidence, 'dispatch'), exchangeAt(evidence, 'attempt')].filter(isRefused).map((exchange) => ({
      choice: 'codes.foreign_record',
      operation: exchange!.request.operation,
      value: exchange!.received?.status,
    }));
  },
});

function judgeAttempts(evidence: Evidence<null, Notes>, tally: Tally): Mismatch[] {
  const attempt = exchangeAt(evidence, 'attempt');
  const dispatches = attemptsAt(evidence, ['dispatch', 'dispatch-by-header']);
  const name = (exchangeAt(evidence, 'create-ours')?.request.body as { name?: string } | undefined)?.name;
  const found = [...dispatches, ...attemptsAt(evidence, ['attempt', 'delete-by-header'])]
    .filter((one) => isRefused(one) && !one.request.path.slug?.includes(String(name)))
    .flatMap((one) => judgeNameTold(one, name, tally));
  const dispatch = dispatches.find((one) => evidence.notes.is_public === false && tally.compared(isSuccess(one)));
  if (dispatch) {
    const how = dispatch.step === 'dispatch' ? '' : ', by naming its organization in X-Organization-Id';
    found.push(
      ...tally.broken('foreign-dispatched', {
        message: `a caller of another organization can dispatch a workflow that is not public${how}`,
        expected: 'a refusal',
        actual: statusOf(dispatch),
        operation: 'dispatchGraphWorkflowRun',
        at: dispatch,
      }),
    );
  }
  if (tally.compared(!isGone(evidence))) return found;
  const answer = [attempt, exchangeAt(evidence, 'delete-by-header')].every((one) => !isSuccess(one))
    ? `, although the request was refused (${statusOf(attempt)})`
    : '';
  found.push(
    ...tally.broken('foreign-deleted', {
      message: `a caller of another organization, or one without a token, can delete a workflow${answer}`,
      expected: 'a workflow that its own organization can dispatch',
      actual: `its dispatch: ${statusOf(exchangeAt(evidence, 'kept'))}`,
      operation: 'deleteGraphWorkflow',
      at: attempt,
    }),
  );
  return found;
}

/** The slug is made of a name that the suite alone gives, and was given once. */
function judgeOwner(evidence: Evidence<null, Notes>, tally: Tally): Mismatch[] {
  const dispatch = exchangeAt(evidence, 'of-another-owner');
  if (!dispatch) return [];
  return tally.holds(!isSuccess(dispatch), 'wrong-owner-taken', {
    expected: 'a refusal',
    actual: { status: statusOf(dispatch), ...dispatch.request.path },
    operation: 'dispatchGraphWorkflowRun',
    at: dispatch,
  });
}

function attemptsAt(evidence: Evidence<null, Notes>, steps: readonly string[]): Exchange[] {
  return steps.map((step) => exchangeAt(evidence, step)).filter((one) => one !== undefined);
}

function isGone(evidence: Evidence<null, Notes>): boolean {
  return saysNotThere(exchangeAt(evidence, 'kept'), true);
}
