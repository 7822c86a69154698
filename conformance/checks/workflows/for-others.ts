import { stopOf } from '../../acts/answer-or-stop.ts';
import { freshWorkflow, ownerName, workflowBody } from '../../acts/fresh-workflow.ts';
import { muchLater } from '../../acts/much-later.ts';
import { actsIn } from '../../models/acts-in.ts';
import { type Caller, caller_words, callersOf, mayBeWrongFor } from '../../models/callers.ts';
import {
  exchangeAt,
  isRefused,
  isSuccess,
  saysInvalid,
  saysNotThere,
  serverError,
  statusOf,
} from '../../models/steps.ts';
import { sameId } from '../../models/values.ts';
import { unknownOwner, workflowDispatch } from '../../models/workflow-requests.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext, RequestDraft } from '../../suite/context.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';
import { dispatch_codes, judgeAnswer, judgeRun, type Notes, text_sent } from './create-then-dispatch.ts';

interface Case {
  by: Exclude<Caller, 'owner'>;
}

/** A target may say that such a caller may not; a refusal that says something else is judged. */
export const workflowsForOthers = check<Case, Notes>({
  id: 'workflows/for-others',
  title: 'Workflows of users, and of another organization, are dispatched while they are live',
  how: 'A user, and somebody of another organization, create, dispatch and delete workflows: dispatches find a live one and start readable runs; a deleted one answers 404.',
  clauses: [
    'workflows.create-then-dispatch',
    'workflows.request-shown',
    'workflows.dispatch-path',
    'workflows.dispatch-answer',
    'workflows.deleted-not-dispatched',
    'runs.dispatch-then-readable',
    'runs.read-after-workflow-deletion',
    'authentication.organization-header',
  ],
  codes: {
    ...dispatch_codes,
    'not-dispatched': {
      clause: 'workflows.create-then-dispatch',
      message: 'A workflow that was just created cannot be dispatched by the caller that created it.',
    },
    'run-not-found': { message: 'A workflow is dispatched, and the run that the answer names is not found.' },
    'gone-later': {
      clause: 'workflows.create-then-dispatch',
      message: 'A workflow is not found after other requests, and nobody deleted it.',
    },
    'own-organization-refused': {
      clause: 'authentication.organization-header',
      message: 'A user is refused for naming in X-Organization-Id the organization that it acts in anyway.',
    },
    'deleted-and-dispatched': {
      clause: 'workflows.deleted-not-dispatched',
      message: 'A workflow that was deleted can still be dispatched.',
    },
    'refused-otherwise': {
      clause: 'workflows.deleted-not-dispatched',
      message: 'The dispatch of a deleted workflow is refused with another status than 404.',
    },
  },
  since: '0.1.0',
  operations: ['createGraphWorkflow', 'dispatchGraphWorkflowRun', 'deleteGraphWorkflow', 'getRun'],
  needs: { principals: ['owner'], writes: true },
  cases: (facts) => table(callersOf(facts).flatMap((by) => (by === 'owner' ? [] : [{ by }]))),
  async run(ctx, { by }) {
    const acts = actsIn(ctx.facts, by);
    const create = (name: string): RequestDraft => ({
      operation: 'createGraphWorkflow',
      body: workflowBody(ctx, `${name}-${by}`),
    });
    const remove = (id: string): RequestDraft => ({ operation: 'deleteGraphWorkflow', path: { id } });
    const made = await orBare(ctx, by, create('of'), await ctx.call(by, { ...create('of'), ...acts }, 'create'));
    const { id, slug, created_by, org_id } = made.decoded?.record ?? {};
    const is_elsewhere = made.request.organization !== acts.organization && !sameId(org_id, acts.organization);
    if (isRefused(made) || is_elsewhere) ctx.stop('not-claimed', `${caller_words[by]} may create no workflows`);
    const owner = ownerName(ctx.facts, by, undefined, created_by);
    if (typeof id !== 'string' || typeof slug !== 'string' || owner === undefined) {
      return ctx.stop('not-claimed', 'the owner and the slug of the workflow, as its path needs them, are not known');
    }
    const path = { owner, slug };
    const sent = await ctx.runs.dispatch(by, 'workflow', 'dispatch', { path, text: text_sent });
    const dispatch = await orBare(ctx, by, workflowDispatch(ctx.facts, path), sent);
    const run = dispatch.decoded?.record?.run_id;
    const readRun = async (step: string) => {
      if (typeof run !== 'string') return;
      await ctx.call(by, { operation: 'getRun', path: { id: run }, ...acts }, step);
    };
    await ctx.time.settle();
    await readRun('read');
    const other = (await ctx.call(by, { ...create('another-of'), ...acts }, 'create-another')).decoded?.record?.id;
    if (typeof other === 'string' && !sameId(other, id)) {
      await ctx.call(by, { ...remove(other), ...acts }, 'delete-another');
    }
    await muchLater(ctx);
    await readRun('read-later');
    await stopOf(() => ctx.runs.dispatch(by, 'workflow', 'dispatch-later', { path }));
    await orBare(ctx, by, remove(id), await ctx.call(by, { ...remove(id), ...acts }, 'delete'));
    await ctx.time.settle();
    await readRun('read-last');
    const attempt = await ctx.call(by, { ...workflowDispatch(ctx.facts, path), ...acts }, 'attempt');
    if (isSuccess(sent) && isRefused(attempt) && attempt.received?.status !== 404) await dispatchBeside(ctx, by);
    return { workflow: { id, owner, slug } };
  },
  control(evidence, found) {
    const [dispatch, deletion] = ['dispatch', 'delete'].map((step) => exchangeAt(evidence, step));
    if (isSuccess(dispatch) || isSuccess(deletion) || found.length > 0) return undefined;
    if (dispatch?.received?.status === 404) return unknownOwner(evidence);
    const reason = `${caller_words[evidence.case.by]} may neither dispatch nor delete workflows`;
    return serverError(evidence) ?? { verdict: 'not-claimed', reason };
  },
  judge(evidence, tally) {
    const dispatch = exchangeAt(evidence, 'dispatch');
    const lost = judgeLost(evidence, tally);
    if (lost.length > 0) return lost;
    return [
      ...(dispatch && isSuccess(dispatch)
        ? [...judgeAnswer(dispatch, tally), ...judgeThere(evidence, tally), ...judgeRun(evidence, dispatch, tally)]
        : []),
      ...judgeKept(evidence, tally),
      ...judgeDeleted(evidence, tally),
      ...judgeNaming(evidence, tally),
    ];
  },
});

/**
 * The caller may run nothing more by now, whatever was deleted: a live workflow of the same caller tells, dispatched as
 * often as the deleted one was, since a limit may count for each workflow.
 */
async function dispatchBeside(ctx: CheckContext, by: Case['by']): Promise<void> {
  await stopOf(async () => {
    const { owner, slug } = await freshWorkflow(ctx, by, 'beside');
    const dispatch = (step: string) => ctx.runs.dispatch(by, 'workflow', step, { path: { owner, slug } });
    await dispatch('dispatch-beside-first');
    await dispatch('dispatch-beside-second');
    return dispatch('dispatch-beside');
  });
}

const of_the_moment: readonly number[] = [402, 408, 409, 423, 425, 429];

/** Asks without the header for what a user was refused who named the own organization; that answer counts then. */
async function orBare(ctx: CheckContext, by: Case['by'], draft: RequestDraft, named: Exchange): Promise<Exchange> {
  const is_of_the_moment = of_the_moment.includes(named.received?.status ?? 0);
  if (named.request.organization === undefined || !isRefused(named) || is_of_the_moment) return named;
  return ctx.call(by, draft, `${named.step}${without_header}`);
}

/** Behind the name of a step. */
const without_header = '-bare';
/** Steps that may be asked for without the header, each with one that asks for the like with it. */
const may_be_bare = [
  ['create', 'create-another'],
  ['dispatch', 'dispatch-later'],
  ['delete', 'delete-another'],
] as const;

/** A 404 shows nothing unless it is sure what stands for the owner in the path. */
function judgeLost(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const dispatch = exchangeAt(evidence, 'dispatch');
  const is_lost = saysNotThere(dispatch) && !unknownOwner(evidence);
  const { facts, case: input } = evidence;
  const { workflow } = facts.fixtures ?? {};
  const is_invalid = saysInvalid(dispatch) && !mayBeWrongFor(facts, input.by, 'dispatchGraphWorkflowRun', workflow);
  if (!dispatch) return [];
  return tally.holds(!is_lost && !is_invalid, 'not-dispatched', {
    at: dispatch,
    expected: 'a 2xx',
    actual: { status: statusOf(dispatch), ...dispatch.request.path },
  });
}

const after: Readonly<Record<string, string>> = {
  read: '',
  'read-later': ' after other requests',
  'read-last': ' when the workflow was deleted',
};

/** A caller that may not read runs may be told so, but not that there is none; who could read one can do so later. */
function judgeThere(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const may_read = isSuccess(exchangeAt(evidence, 'read'));
  for (const [step, when] of Object.entries(after)) {
    const read = exchangeAt(evidence, step);
    if (!read || tally.compared(!(saysNotThere(read, may_read) || (may_read && isRefusedForGood(read))))) continue;
    return tally.broken('run-not-found', {
      at: read,
      clause: step === 'read-last' ? 'runs.read-after-workflow-deletion' : 'runs.dispatch-then-readable',
      message: `${caller_words[evidence.case.by]} dispatches a workflow, is answered with the id of a run, and cannot read it${when}`,
      expected: 'the run',
      actual: statusOf(read),
    });
  }
  return [];
}

function isRefusedForGood(read: Exchange): boolean {
  return isRefused(read) && !of_the_moment.includes(read.received!.status);
}

/** It was found once, so that its path is right, and nobody deleted it. */
function judgeKept(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const [first, later] = ['dispatch', 'dispatch-later'].map((step) => exchangeAt(evidence, step));
  if (!isSuccess(first) || !later) return [];
  return tally.holds(!saysNotThere(later, true), 'gone-later', {
    at: later,
    message: `a workflow that ${caller_words[evidence.case.by]} made and dispatched is not found after other requests, though nobody deleted it`,
    expected: 'a 2xx',
    actual: statusOf(later),
  });
}

/**
 * Of the organization in which it acts anyway: a new workflow says where it is, and the other requests are about that
 * one. A workflow that is public, or does not say that it is not, can be dispatched from any.
 */
function judgeNaming(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  for (const [step, like] of may_be_bare) {
    const [named, bare] = [exchangeAt(evidence, step), exchangeAt(evidence, `${step}${without_header}`)];
    if (!named || !bare || (step === 'dispatch' && mayBePublic(evidence))) continue;
    // A request that was granted another time with the header too may have come at a wrong time.
    const again = exchangeAt(evidence, like);
    if (isSuccess(again) || (step === 'delete' && !again)) continue;
    const own = named.request.organization;
    const acted = step === 'create' ? bare.decoded?.record?.org_id : own;
    if (tally.compared(!isSuccess(bare) || !sameId(acted, own))) continue;
    const expected = `${statusOf(bare)}, as without the header`;
    return tally.broken('own-organization-refused', { at: named, expected, actual: statusOf(named) });
  }
  return [];
}

function mayBePublic(evidence: Evidence<Case, Notes>): boolean {
  const [bare, named] = [`create${without_header}`, 'create'].map((step) => exchangeAt(evidence, step));
  return (bare ?? named)?.decoded?.record?.is_public !== false;
}

function judgeDeleted(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const [deletion, attempt] = ['delete', 'attempt'].map((step) => exchangeAt(evidence, step));
  if (!isSuccess(deletion) || !attempt) return [];
  const shown = { at: attempt, expected: 'status 404', actual: statusOf(attempt) };
  if (!isSuccess(exchangeAt(evidence, 'dispatch-beside')))
    return tally.holds(!isSuccess(attempt), 'deleted-and-dispatched', shown);
  return tally.holds(attempt.received?.status === 404, 'refused-otherwise', shown);
}
