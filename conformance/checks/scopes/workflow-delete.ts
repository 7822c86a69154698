import { answerOrStop } from '../../acts/answer-or-stop.ts';
import { attemptTwice } from '../../acts/attempt-twice.ts';
import { freshWorkflow, ownerName } from '../../acts/fresh-workflow.ts';
import { actsIn } from '../../models/acts-in.ts';
import { lacksScope, listedScopes, scopesIn, workflow_scopes } from '../../models/scopes.ts';
import { exchangeAt, isRefused, isSuccess, saysNotThere, serverError, statusOf, unproven } from '../../models/steps.ts';
import { unknownOwner } from '../../models/workflow-requests.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  /** The reader has no write scopes; the member has fewer in its second organization, as the account read tells. */
  who: 'reader' | 'member';
}

const scope = workflow_scopes.deleteGraphWorkflow;

/**
 * The owner dispatches the workflow after the reader's attempt: what can be dispatched was not deleted. The member's
 * attempt is on a workflow of the second organization, which somebody who belongs there alone makes and deletes.
 */
export const scopeToDelete = check<Case>({
  id: 'scopes/workflow-delete',
  title: 'Deleting a workflow takes the scope for it, in that organization',
  how: 'A key without write scopes, and a user where it lacks the scope, delete a workflow, which must be refused. The workflow must still be there for a dispatch.',
  clauses: ['scopes.workflow-delete', 'scopes.per-organization', 'scopes.refusal-changes-nothing'],
  codes: {
    'not-refused': { clause: 'scopes.workflow-delete', message: 'A key without write scopes can delete a workflow.' },
    'scope-of-another-organization': {
      clause: 'scopes.per-organization',
      message: `A user can delete a workflow in an organization where ${scope} is not among its scopes.`,
    },
    'refused-and-deleted': {
      clause: 'scopes.refusal-changes-nothing',
      message: 'A deletion that was refused for want of a scope deletes the workflow all the same.',
    },
  },
  since: '0.1.0',
  operations: ['createGraphWorkflow', 'deleteGraphWorkflow', 'dispatchGraphWorkflowRun'],
  needs: { principals: ['owner'], writes: true },
  cases: (facts) => table(rows(facts)),
  run: (ctx, { who }) => (who === 'reader' ? tryAsReader(ctx) : tryAsMember(ctx)),
  control(evidence, found) {
    const kept =
      evidence.case.who === 'reader'
        ? unproven(evidence, 'dispatch', 'the workflow could not be dispatched afterwards')
        : undefined;
    const failed =
      serverError(evidence) ?? kept ?? unproven(evidence, 'delete', 'the workflow cannot be deleted at all');
    // After one attempt deleted the workflow, the next one has nothing to delete.
    if (found.length === 0) return failed;
    const is_shown = ['attempt', 'dispatch-before'].some((step) => isSuccess(exchangeAt(evidence, step)));
    return serverError(evidence) ?? (is_shown ? undefined : unknownOwner(evidence));
  },
  judge: judgeAttempt,
  observe(evidence) {
    const attempt = exchangeAt(evidence, 'attempt');
    if (!isRefused(attempt)) return [];
    return [{ choice: 'codes.missing_scope', operation: 'deleteGraphWorkflow', value: attempt?.received?.status }];
  },
});

/** In the second organization only somebody who belongs there can make something to be deleted. */
function rows({ principals, operations }: Facts): Case[] {
  const { reader, member, no_secret } = principals;
  const second = member?.second_organization?.id;
  const by_member = second !== undefined && second === no_secret?.organization?.id && operations.includes('getMe');
  return [...(reader ? [{ who: 'reader' as const }] : []), ...(by_member ? [{ who: 'member' as const }] : [])];
}

async function tryAsReader(ctx: CheckContext): Promise<void> {
  const { id, owner, slug } = await freshWorkflow(ctx, 'owner', 'kept');
  const request = { operation: 'deleteGraphWorkflow' as const, path: { id } };
  await attemptTwice(() => ctx.call('reader', { ...request, ...actsIn(ctx.facts, 'reader') }, 'attempt'));
  await ctx.time.settle();
  await ctx.runs.dispatch('owner', 'workflow', 'dispatch', { path: { owner, slug } });
  await ctx.call('owner', request, 'delete');
}

async function tryAsMember(ctx: CheckContext): Promise<void> {
  const organization = ctx.facts.principals.member?.second_organization?.id;
  const acts = actsIn(ctx.facts, 'member');
  const me = await ctx.call('member', { operation: 'getMe', query: { embed: ['memberships'] }, ...acts }, 'me');
  if (!lacksScope(scopesIn(me, organization), scope)) {
    return ctx.stop('not-claimed', `the account read does not show that the member lacks ${scope} anywhere`);
  }
  const body = { ...ctx.facts.fixtures?.workflow?.create, name: ctx.newName('theirs') };
  const created = await ctx.call('no_secret', { operation: 'createGraphWorkflow', body }, 'create-theirs');
  const { id, slug, created_by } = created.decoded?.record ?? {};
  if (typeof id !== 'string') {
    const why = `no principal could make a workflow in the member's second organization (${statusOf(created)})`;
    return ctx.stop('could-not-run', why, 'createGraphWorkflow');
  }
  const request = { operation: 'deleteGraphWorkflow' as const, path: { id } };
  const owner = ownerName(ctx.facts, 'no_secret', undefined, created_by);
  const dispatch = async (step: string) => {
    if (typeof slug !== 'string' || owner === undefined) return undefined;
    const path = { owner, slug };
    return (await answerOrStop(() => ctx.runs.dispatch('no_secret', 'workflow', step, { path }))).exchange;
  };
  // A dispatch may be refused to somebody who may delete: one that found the workflow before must find it after.
  const before = await dispatch('dispatch-before');
  await attemptTwice(() => ctx.call('member', { ...request, organization }, 'attempt'));
  if (isSuccess(before)) {
    await ctx.time.settle();
    await dispatch('dispatch');
  }
  await ctx.call('no_secret', request, 'delete');
}

function judgeAttempt(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const [attempt, dispatch] = [exchangeAt(evidence, 'attempt'), exchangeAt(evidence, 'dispatch')];
  if (tally.compared(isSuccess(attempt))) {
    const [at, expected, status] = [attempt, 'a refusal', statusOf(attempt)];
    if (evidence.case.who === 'reader') return tally.broken('not-refused', { at, expected, actual: status });
    const scopes = listedScopes(evidence, evidence.facts.principals.member?.second_organization?.id);
    return tally.broken('scope-of-another-organization', { at, expected, actual: { status, scopes } });
  }
  if (!isRefused(attempt) || !dispatch) return [];
  return tally.holds(!saysNotThere(dispatch, true), 'refused-and-deleted', {
    at: attempt,
    message: `a deletion that was refused for want of a scope (${statusOf(attempt)}) has deleted the workflow`,
    expected: 'a workflow that can be dispatched',
    actual: `its dispatch: ${statusOf(dispatch)}`,
  });
}
