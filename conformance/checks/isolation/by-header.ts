import { answerOrStop } from '../../acts/answer-or-stop.ts';
import { type FreshWorkflow, freshWorkflow } from '../../acts/fresh-workflow.ts';
import { twoOrganizations } from '../../acts/two-organizations.ts';
import { lacksScope, scopesIn, workflow_scopes } from '../../models/scopes.ts';
import { exchangeAt, isRefused, isSuccess, saysNotThere, serverError, statusOf, unproven } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { unknownOwner, workflowDispatch } from '../../models/workflow-requests.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { stopLacking } from '../../suite/lacking.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  /** Place of the workflow that must not be reached by naming the other organization. */
  made_in: 'first' | 'second';
}

interface Notes {
  workflow: NotedWorkflow;
}

/**
 * Naming the second organization, the member must not reach the workflow of the first, and the other way round. In the
 * second organization the member may lack the scopes: there somebody else makes the workflow, where the target file has
 * a principal of that organization.
 */
export const isolatedByHeader = check<Case, Notes>({
  id: 'isolation/by-header',
  title: 'The header chooses the one organization that a member of two acts in',
  how: 'A member of two organizations names the other one to delete and dispatch a workflow, without effect; records and runs belong to the organization that is named.',
  clauses: ['isolation.by-header', 'authentication.organization-header'],
  codes: {
    'dispatched-across': {
      clause: 'isolation.by-header',
      message: 'A member who names another of its organizations can dispatch a workflow that does not belong to it.',
    },
    'deleted-across': {
      clause: 'isolation.by-header',
      message: 'A member who names another of its organizations can delete a workflow that does not belong to it.',
    },
    'another-organization': {
      clause: 'authentication.organization-header',
      message: 'A workflow is created in another organization than the one that X-Organization-Id names.',
    },
    'run-elsewhere': {
      clause: 'authentication.organization-header',
      message: 'A run is started in another organization than the one that X-Organization-Id names.',
    },
  },
  since: '0.1.0',
  operations: ['createGraphWorkflow', 'deleteGraphWorkflow', 'dispatchGraphWorkflowRun'],
  needs: { principals: ['member'], writes: true },
  cases: () => table([{ made_in: 'first' }, { made_in: 'second' }]),
  async run(ctx, { made_in }) {
    if (!ctx.facts.fixtures?.workflow?.create) {
      return stopLacking(ctx, 'fixtures.workflow.create');
    }
    const { first, second } = twoOrganizations(ctx);
    const listed = await scopesOf(ctx, { first, second });
    return await (made_in === 'first'
      ? reachFromSecond(ctx, { first, second }, listed)
      : reachFromFirst(ctx, { first, second }, listed));
  },
  control(evidence, found) {
    const failed = serverError(evidence);
    if (failed !== undefined) return failed;
    if (isGone(evidence)) return unknownOwner(evidence);
    if (found.some(({ code }) => code === 'dispatched-across')) return undefined;
    return unproven(evidence, 'delete-there', 'the workflow could not be deleted in its own organization either');
  },
  judge: (evidence, tally) => [
    ...judgeReach(evidence, tally),
    ...judgeCreated(evidence, tally),
    ...judgeStarted(evidence, tally),
  ],
});

interface Organizations {
  first: string;
  second: string;
}

/** Scopes that the account read lists for the member in each; undefined where it lists nothing. */
type Listed = Record<keyof Organizations, readonly string[] | undefined>;

async function scopesOf(ctx: CheckContext, { first, second }: Organizations): Promise<Listed> {
  if (!ctx.facts.operations.includes('getMe')) return { first: undefined, second: undefined };
  const request = { operation: 'getMe' as const, query: { embed: ['memberships'] }, organization: first };
  const { exchange } = await answerOrStop(() => ctx.call('member', request, 'me'));
  return { first: scopesIn(exchange, first), second: scopesIn(exchange, second) };
}

/** The member may make a workflow there that it could not delete again. */
function wouldStay(scopes: readonly string[] | undefined): boolean {
  return (
    lacksScope(scopes, workflow_scopes.deleteGraphWorkflow) && !lacksScope(scopes, workflow_scopes.createGraphWorkflow)
  );
}

const times_across = 4;

/** The steps `-across` name the other organization, and `-there` the one in which the workflow was made. */
async function reachFromSecond(ctx: CheckContext, { first, second }: Organizations, listed: Listed): Promise<Notes> {
  if (wouldStay(listed.first))
    return ctx.stop('not-claimed', 'the member may delete no workflow in its first organization');
  const workflow = await freshWorkflow(ctx, 'member', 'first', { organization: first });
  const { owner, slug } = workflow;
  const removal = { operation: 'deleteGraphWorkflow' as const, path: { id: workflow.id } };
  // A rule that is kept at first need not be later. The last time counts.
  for (let time = 1; time <= times_across; time++) {
    const removed = await ctx.call('member', { ...removal, organization: second }, 'delete-across');
    const request = { ...workflowDispatch(ctx.facts, workflow), organization: second };
    const dispatched = await ctx.call('member', request, 'dispatch-across');
    if (isSuccess(removed) || isSuccess(dispatched)) break;
  }
  if (!wouldStay(listed.second)) await createAcross(ctx, second);
  await ctx.time.settle();
  // The owner has every scope there; what the member lacks may be answered as if there were nothing.
  if (ctx.facts.principals.owner?.organization?.id === first) {
    const path = { owner, slug };
    const found = await ctx.runs.dispatch('owner', 'workflow', 'dispatch-there', { path });
    // A workflow may be its maker's alone: where the member cannot ask, nothing is shown.
    if (found.received?.status === 404) {
      await ctx.runs.dispatch('member', 'workflow', 'dispatch-there', { path, organization: first });
    }
  }
  await ctx.call('member', { ...removal, organization: first }, 'delete-there');
  return { workflow: noteOf(workflow, first) };
}

/**
 * The member may lack the scope to create here. That does not matter: if the target creates, the record tells where.
 */
async function createAcross(ctx: CheckContext, organization: string): Promise<Exchange> {
  const body = { ...ctx.facts.fixtures?.workflow?.create, name: ctx.newName('second') };
  return ctx.call('member', { operation: 'createGraphWorkflow', body, organization }, 'create-across');
}

async function reachFromFirst(ctx: CheckContext, { first, second }: Organizations, listed: Listed): Promise<Notes> {
  const maker = ctx.facts.principals.no_secret?.organization?.id === second ? 'no_secret' : 'member';
  const in_second = { organization: second };
  if (maker === 'member' && (wouldStay(listed.second) || !isSuccess(await createAcross(ctx, second)))) {
    return ctx.stop(
      'not-claimed',
      'no principal of the target file may create a workflow in the second organization and delete it again',
    );
  }
  const workflow = await freshWorkflow(ctx, maker, 'second', in_second);
  const removal = { operation: 'deleteGraphWorkflow' as const, path: { id: workflow.id } };
  const { owner, slug } = workflow;
  const dispatch = (step: string) =>
    answerOrStop(() => ctx.runs.dispatch(maker, 'workflow', step, { path: { owner, slug }, ...in_second }));
  const before = await dispatch('dispatch-before');
  const across = await ctx.call('member', { ...removal, organization: first }, 'delete-across');
  // The target may acknowledge a request that it did not carry out, and carry one out that it refuses.
  if (isSuccess(before.exchange) || isSuccess(across)) {
    await ctx.time.settle();
    await dispatch('dispatch-there');
  }
  await startNamed(ctx, workflow, { first, second });
  await ctx.call(maker, { ...removal, ...in_second }, 'delete-there');
  return { workflow: noteOf(workflow, second) };
}

/** The member may lack the scope to run anything there. Where reads do not heed the header, its own place shows the run. */
async function startNamed(
  ctx: CheckContext,
  { owner, slug }: Pick<FreshWorkflow, 'owner' | 'slug'>,
  { first, second }: Organizations,
): Promise<void> {
  if (!ctx.facts.operations.includes('getRun')) return;
  const { exchange } = await answerOrStop(() =>
    ctx.runs.dispatch('member', 'workflow', 'dispatch-named', { path: { owner, slug }, organization: second }),
  );
  const id = exchange?.decoded?.outcome === 'success' ? exchange.decoded.record?.run_id : undefined;
  if (typeof id !== 'string') return;
  await ctx.time.settle();
  for (const organization of [second, first]) {
    const read = await ctx.call('member', { operation: 'getRun', path: { id }, organization }, 'read-named');
    if (isSuccess(read)) return;
  }
}

function noteOf({ id, created }: Pick<FreshWorkflow, 'id' | 'created'>, place: string): NotedWorkflow {
  const { org_id = null, is_public = null } = created.decoded?.record ?? {};
  return { id, org_id, is_public, place };
}

interface NotedWorkflow {
  id: string;
  org_id: unknown;
  is_public: unknown;
  /** The organization in which it was made. */
  place: string;
}

/**
 * The workflow of the other organization cannot be reached. One that is public, or does not say that it is not, may be dispatched.
 */
function judgeReach(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const { is_public } = evidence.notes.workflow;
  const [removal, dispatch] = [exchangeAt(evidence, 'delete-across'), exchangeAt(evidence, 'dispatch-across')];
  const found: Mismatch[] = [];
  if (is_public === false && tally.compared(isSuccess(dispatch))) {
    found.push(
      ...tally.broken('dispatched-across', {
        expected: 'a refusal',
        actual: statusOf(dispatch),
        operation: 'dispatchGraphWorkflowRun',
        at: dispatch,
      }),
    );
  }
  if (tally.compared(!isGone(evidence))) return found;
  const answer = isSuccess(removal) ? '' : `, although the request was refused (${statusOf(removal)})`;
  found.push(
    ...tally.broken('deleted-across', {
      message: `a member who names another of its organizations can delete a workflow that does not belong to it${answer}`,
      expected: 'a workflow that is live in its own organization',
      actual: statusOf(exchangeAt(evidence, 'dispatch-there') ?? removal),
      operation: 'deleteGraphWorkflow',
      at: removal,
    }),
  );
  return found;
}

/** The attempt deleted it: it is not found any more by those to whom it belongs. */
function isGone(evidence: Evidence<Case, Notes>): boolean {
  const dispatch = exchangeAt(evidence, 'dispatch-there');
  // The owner has every scope, and who could dispatch it before has the one that counts.
  const may_dispatch = dispatch?.principal === 'owner' || isSuccess(exchangeAt(evidence, 'dispatch-before'));
  if (saysNotThere(dispatch, may_dispatch)) return true;
  if (dispatch && dispatch.received?.status !== 404) return false;
  return isSuccess(exchangeAt(evidence, 'delete-across')) && isRefused(exchangeAt(evidence, 'delete-there'));
}

/** New workflows belong to the organization that was named. */
function judgeCreated(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const { org_id, place } = evidence.notes.workflow;
  const across = exchangeAt(evidence, 'create-across');
  const second = evidence.facts.principals.member?.second_organization?.id;
  const named = [
    { expected: place, actual: org_id, at: exchangeAt(evidence, 'delete-across') },
    ...(isSuccess(across) ? [{ expected: second, actual: across?.decoded?.record?.org_id, at: across }] : []),
  ];
  const wrong = named.find(({ expected, actual }) => isSet(actual) && !sameId(expected, actual));
  if (!wrong) return [];
  const where = { operation: 'createGraphWorkflow' as const, pointer: '/org_id' };
  return tally.broken('another-organization', { ...wrong, ...where });
}

/** A run that the member starts in the organization that it names is one of that organization. */
function judgeStarted(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const { member } = evidence.facts.principals;
  const run_id = exchangeAt(evidence, 'dispatch-named')?.decoded?.record?.run_id;
  const read = exchangeAt(evidence, 'read-named');
  const { id, org_id } = (isSuccess(read) && read?.decoded?.record) || {};
  if (!isSet(org_id) || !sameId(id, run_id) || tally.compared(sameId(org_id, member?.second_organization?.id)))
    return [];
  return tally.broken('run-elsewhere', {
    expected: member?.second_organization?.id,
    actual: org_id,
    operation: 'getRun',
    pointer: '/org_id',
    at: read,
  });
}
