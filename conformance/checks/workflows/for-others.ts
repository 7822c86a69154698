import type { Refusal } from '../../../src/choices/canonical.ts';
import { ownerName, workflowBody } from '../../acts/fresh-workflow.ts';
import { actsIn } from '../../models/acts-in.ts';
import { type Caller, caller_words, callersOf } from '../../models/callers.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf } from '../../models/steps.ts';
import { unknownOwner, workflowDispatch } from '../../models/workflow-requests.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import { type Tally, uncounted } from '../../suite/tally.ts';
import { judgeAnswer, judgeRun, type Notes, text_sent } from './create-then-dispatch.ts';

interface Case {
  by: Exclude<Caller, 'owner'>;
}

/** Who may do which of this is for the target to say: a refusal is judged that says something else. */
export const workflowsForOthers = check<Case, Notes>({
  id: 'workflows/for-others',
  title:
    'Workflows of users, and of another organization, are dispatched while they are live, and not when they are gone',
  how: 'A user, and somebody of another organization, each create a workflow like the sample one, dispatch it at once, delete it, and dispatch it again: the first dispatch must find it and be answered with run_id and status, its run be there for who got its id and carry the inputs, and the second dispatch be refused.',
  clauses: [
    'workflows.create-then-dispatch',
    'workflows.request-shown',
    'workflows.dispatch-path',
    'workflows.dispatch-answer',
    'workflows.deleted-not-dispatched',
    'runs.dispatch-then-readable',
  ],
  since: '0.1.0',
  operations: ['createGraphWorkflow', 'dispatchGraphWorkflowRun', 'deleteGraphWorkflow', 'getRun'],
  needs: { principals: ['owner'], writes: true },
  cases: (facts) => table(callersOf(facts).flatMap((by) => (by === 'owner' ? [] : [{ by }]))),
  async run(ctx, { by }) {
    const acts = actsIn(ctx.facts, by);
    const body = workflowBody(ctx, `of-${by}`);
    const made = await ctx.call(by, { operation: 'createGraphWorkflow', body, ...acts }, 'create');
    const { id, slug, created_by } = made.decoded?.record ?? {};
    if (isRefused(made)) ctx.stop('not-claimed', `${caller_words[by]} may create no workflows`);
    const owner = ownerName(ctx.facts, by, undefined, created_by);
    if (typeof id !== 'string' || typeof slug !== 'string' || owner === undefined) {
      return ctx.stop('not-claimed', 'the owner and the slug of the workflow, as its path needs them, are not known');
    }
    const path = { owner, slug };
    const dispatch = await ctx.dispatch(by, 'workflow', 'dispatch', { path, text: text_sent });
    const run = dispatch.decoded?.record?.run_id;
    if (typeof run === 'string') {
      await ctx.settle();
      await ctx.call(by, { operation: 'getRun', path: { id: run }, ...acts }, 'read');
    }
    await ctx.call(by, { operation: 'deleteGraphWorkflow', path: { id }, ...acts }, 'delete');
    await ctx.settle();
    await ctx.call(by, { ...workflowDispatch(ctx.facts, path), ...acts }, 'attempt');
    return { workflow: { id, owner, slug } };
  },
  control(evidence) {
    const [dispatch, deletion] = ['dispatch', 'delete'].map((step) => exchangeAt(evidence, step));
    if (isSuccess(dispatch) || isSuccess(deletion)) return undefined;
    if (judgeLost(evidence, uncounted).length > 0) return undefined;
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
      ...judgeDeleted(evidence, tally),
    ];
  },
});

/** What a refusal of one status may stand for, where it says that the request is wrong in itself. */
const of_bad_requests: readonly Refusal[] = ['invalid', 'malformed_json', 'malformed_id', 'malformed_organization'];

/** Where it is not sure what stands for the owner in the path, 404 shows nothing. */
function judgeLost(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const dispatch = exchangeAt(evidence, 'dispatch');
  const { refusals = [] } = dispatch?.decoded ?? {};
  const is_invalid = refusals.includes('invalid') && refusals.every((one) => of_bad_requests.includes(one));
  const is_lost = dispatch?.received?.status === 404 && !unknownOwner(evidence);
  if (!dispatch || tally.compared(!is_lost && !is_invalid)) return [];
  return [
    {
      code: 'not-dispatched',
      clause: 'workflows.create-then-dispatch',
      message: `a workflow that was just created cannot be dispatched by who created it (${statusOf(dispatch)})`,
      expected: 'a 2xx',
      actual: { status: statusOf(dispatch), ...dispatch.request.path },
      operation: 'dispatchGraphWorkflowRun',
      exchange: dispatch.number,
    },
  ];
}

/** Who may not read runs may be told so, but not that there is none. */
function judgeThere(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const read = exchangeAt(evidence, 'read');
  if (!read || tally.compared(read.received?.status !== 404)) return [];
  return [
    {
      code: 'run-not-there',
      clause: 'runs.dispatch-then-readable',
      message: `${caller_words[evidence.case.by]} dispatches a workflow, is answered with the id of a run, and there is none`,
      expected: 'the run',
      actual: statusOf(read),
      operation: 'getRun',
      exchange: read.number,
    },
  ];
}

function judgeDeleted(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const [deletion, attempt] = ['delete', 'attempt'].map((step) => exchangeAt(evidence, step));
  if (!isSuccess(deletion) || !attempt || tally.compared(!isSuccess(attempt))) return [];
  return [
    {
      code: 'deleted-and-dispatched',
      clause: 'workflows.deleted-not-dispatched',
      message: 'a workflow that its maker deleted, who is not the owner, can be dispatched still',
      expected: 'status 404',
      actual: statusOf(attempt),
      operation: 'dispatchGraphWorkflowRun',
      exchange: attempt.number,
    },
  ];
}
