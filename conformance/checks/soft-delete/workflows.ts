import { chosen } from '../../../src/choices/chosen.ts';
import { isObject } from '../../../src/json/is-object.ts';
import { freshWorkflow } from '../../acts/fresh-workflow.ts';
import { actsIn } from '../../models/acts-in.ts';
import { deletion_time_codes, judgeDeletionTime, secondDelete } from '../../models/deletion.ts';
import { judgeStillNamed, judgeStillRead, readsAfter, run_history_codes } from '../../models/run-history.ts';
import { isTerminalRun, showsEnd } from '../../models/run-state.ts';
import { declared_codes, judgeSeen, observeSeen } from '../../models/seen-choices.ts';
import {
  exchangeAt,
  isRefused,
  isSuccess,
  saysNotThere,
  serverError,
  statusOf,
  stepsOf,
  unproven,
} from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { unknownOwner, workflowDispatch } from '../../models/workflow-requests.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  by: 'owner' | 'human';
  /** The state of the run when its workflow goes. */
  run: 'ended' | 'under way';
  /** Those who delete it once more. */
  again: readonly ('owner' | 'human')[];
}

/**
 * The dispatch that is accepted before the deletion is the control of those after it, and makes the run that must stay.
 */
export const deletedWorkflows = check<Case>({
  id: 'soft-delete/workflows',
  title: 'A deleted workflow runs no more, and its runs stay readable',
  how: 'A workflow is dispatched, deleted, and dispatched again, which is refused with 404. Its run is still read, with its workflow and result, behind each deletion.',
  clauses: [
    'workflows.deleted-not-dispatched',
    'workflows.soft-delete',
    'soft-delete.refused-keeps',
    'workflows.user-supplied',
    'runs.read-after-workflow-deletion',
    'workflows.in-flight-on-delete',
    'deletion.second',
  ],
  codes: {
    ...deletion_time_codes,
    ...run_history_codes,
    ...declared_codes,
    'refused-and-deleted': {
      clause: 'soft-delete.refused-keeps',
      message: 'A deletion that was refused deletes the record all the same.',
    },
    'deleted-and-dispatched': {
      clause: 'workflows.deleted-not-dispatched',
      message: 'A deleted workflow can still be dispatched.',
    },
    'refused-otherwise': {
      clause: 'workflows.deleted-not-dispatched',
      message: 'The dispatch of a deleted workflow is refused with another status than 404.',
    },
    'not-deletable': {
      clause: 'workflows.user-supplied',
      message: 'The principal that made a workflow, with every scope, cannot delete it.',
    },
    'in-flight-not-as-declared': {
      clause: 'workflows.in-flight-on-delete',
      level: 'declared',
      message: 'A run under way does otherwise than the target file declares when its workflow is deleted.',
    },
  },
  since: '0.1.0',
  operations: ['createGraphWorkflow', 'deleteGraphWorkflow', 'dispatchGraphWorkflowRun', 'getRun'],
  needs: { principals: ['owner'], writes: true },
  waits: true,
  cases: (facts) => table(rows(facts)),
  async run(ctx, { by, run: when, again }) {
    let workflow = await freshWorkflow(ctx, 'owner', 'deleted');
    const organization = ctx.facts.principals.outsider?.organization?.id;
    let elsewhere: Exchange | undefined;
    if (when === 'ended' && organization !== undefined) {
      const removal = { operation: 'deleteGraphWorkflow' as const, path: { id: workflow.id } };
      elsewhere = await ctx.call('owner', { ...removal, organization }, 'elsewhere');
      // The header may count for nothing.
      if (!isRefused(elsewhere)) workflow = await freshWorkflow(ctx, 'owner', 'deleted-then');
      await ctx.time.settle();
    }
    const { owner, slug } = workflow;
    const dispatch = await ctx.runs.dispatch('owner', 'workflow', 'dispatch', { path: { owner, slug } });
    const id = dispatch.decoded?.record?.run_id;
    if (isLost(elsewhere, dispatch)) return;
    if (!isSuccess(dispatch) || typeof id !== 'string') {
      const reason = `the new workflow could not be dispatched while it was live (${statusOf(dispatch)})`;
      return ctx.stop('inconclusive', reason, 'dispatchGraphWorkflowRun');
    }
    const read = (step: string) => ctx.call('owner', { operation: 'getRun', path: { id } }, step);
    if (when === 'ended') await ctx.runs.untilEnd('owner', { id, name: 'workflow' }, 'awaited');
    await read('before');
    const remove = (caller: 'owner' | 'human', step: string) => {
      const acts = actsIn(ctx.facts, caller);
      return ctx.call(caller, { operation: 'deleteGraphWorkflow', path: { id: workflow.id }, ...acts }, step);
    };
    // A user may lack the scope, which is judged elsewhere.
    if (!isSuccess(await remove(by, 'delete')) && by !== 'owner') await remove('owner', 'delete');
    for (const [index, caller] of [null, ...again].entries()) {
      if (caller) await remove(caller, `again/${index}`);
      await ctx.time.settle();
      await ctx.call('owner', workflowDispatch(ctx.facts, workflow), `attempt/${index + 1}`);
      if (index === 0 && ctx.facts.principals.human) {
        await ctx.call(
          'human',
          { ...workflowDispatch(ctx.facts, workflow), ...actsIn(ctx.facts, 'human') },
          'by-user/1',
        );
      }
      await read(`kept/${index + 1}`);
    }
    if (when === 'under way') {
      await ctx.runs.untilEnd('owner', { id, name: 'workflow' }, 'end');
      return;
    }
    // Last of all: dispatches under the name may be of this one from now on.
    const { body } = workflow.created.request;
    const acts = actsIn(ctx.facts, 'owner');
    const successor = await ctx.call('owner', { operation: 'createGraphWorkflow', body, ...acts }, 'successor');
    if (!isSuccess(successor)) return;
    await ctx.time.settle();
    await read('succeeded');
  },
  control(evidence) {
    if (isLost(exchangeAt(evidence, 'elsewhere'), exchangeAt(evidence, 'dispatch'))) return unknownOwner(evidence);
    return serverError(evidence) ?? unproven(evidence, 'before', 'the new run could not be read');
  },
  judge(evidence, tally) {
    const lost = judgeLost(evidence, tally);
    if (lost.length > 0) return lost;
    const removed = exchangeAt(evidence, 'delete');
    if (!isSuccess(removed)) return judgeRemoval(removed, tally);
    const after = readsAfter(evidence, removed);
    const before = exchangeAt(evidence, 'before');
    return [
      ...stepsOf(evidence, 'attempt')
        .flatMap((one) => judgeDispatch(one, tally))
        .slice(0, 1),
      // A user may lack the scope, and is then refused otherwise.
      ...stepsOf(evidence, 'by-user')
        .filter(isSuccess)
        .flatMap((one) => judgeDispatch(one, tally)),
      ...judgeStillRead(before, after, tally),
      ...judgeStillNamed(before, after, tally),
      ...judgeTime(evidence, tally),
      ...judgeInFlight(evidence, tally),
      ...judgeSeen(evidence, [secondDelete(evidence)], tally),
    ];
  },
  observe(evidence) {
    const fate = fateOf(evidence);
    const choice = 'workflows.in_flight_on_delete';
    const found = fate ? [{ choice, operation: 'deleteGraphWorkflow' as const, value: fate }] : [];
    return [...found, ...observeSeen([secondDelete(evidence)])];
  },
});

function rows(facts: Facts): Case[] {
  const by_user = facts.principals.human ? ('human' as const) : ('owner' as const);
  return [
    { by: 'owner', run: 'under way', again: [by_user] },
    { by: by_user, run: 'ended', again: ['owner', 'owner'] },
  ];
}

/** A workflow is gone whose deletion was refused. */
function isLost(refused: Exchange | undefined, dispatch: Exchange | undefined): boolean {
  return isRefused(refused) && saysNotThere(dispatch, true);
}

function judgeLost(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const [refused, dispatch] = [exchangeAt(evidence, 'elsewhere'), exchangeAt(evidence, 'dispatch')];
  if (!refused) return [];
  return tally.holds(!isLost(refused, dispatch), 'refused-and-deleted', {
    at: refused,
    message: `a deletion that named another organization and was refused (${statusOf(refused)}) deletes the workflow all the same`,
    expected: 'the workflow, to be dispatched',
    actual: statusOf(dispatch),
  });
}

/** The text states the status. */
function judgeDispatch(attempt: Exchange, tally: Tally): Mismatch[] {
  const status = attempt.received?.status;
  const code = isRefused(attempt) ? 'refused-otherwise' : 'deleted-and-dispatched';
  return tally.holds(status === 404, code, { at: attempt, expected: 'status 404', actual: statusOf(attempt) });
}

/** The owner has every scope, and the workflow was made with its key. */
function judgeRemoval(removed: Exchange | undefined, tally: Tally): Mismatch[] {
  const shown = { at: removed, expected: 'a 2xx', actual: statusOf(removed) };
  return tally.holds(!isRefused(removed), 'not-deletable', shown);
}

/** A workflow that was made after the run had shown the deletion is not older. */
function judgeTime(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const kept = exchangeAt(evidence, 'kept/1');
  const { graph_workflow: shown } = kept?.decoded?.record ?? {};
  const { id, created_at: next } = exchangeAt(evidence, 'successor')?.decoded?.record ?? {};
  // Under its name the deleted one may have come back.
  if (!isObject(shown) || !isSet(shown.deleted_at) || !isSet(next) || sameId(shown.id, id)) return [];
  const messages = {
    early: 'a run shows a deleted_at of its workflow that lies before the creation of the workflow',
    late: 'a run shows a deleted_at of its workflow that lies after the creation of one that was made behind the deletion',
  };
  const where = { at: kept, clause: 'workflows.soft-delete', pointer: '/graph_workflow/deleted_at' };
  return judgeDeletionTime({ made: shown.created_at, gone: shown.deleted_at, next }, messages, where, tally);
}

/** The fate of a run that was under way when its workflow went; undefined where nothing tells. */
function fateOf(evidence: Evidence<Case>): 'go_on' | 'canceled' | undefined {
  const [kept, end] = [exchangeAt(evidence, 'kept/1'), stepsOf(evidence, 'end').at(-1)];
  if (isTerminalRun(exchangeAt(evidence, 'before')?.decoded?.record) || !end || !showsEnd(end)) return undefined;
  if (end.decoded?.record?.status_code === 'canceled') return 'canceled';
  // It may have ended by itself in the moment of the deletion.
  return kept && !showsEnd(kept) ? 'go_on' : undefined;
}

function judgeInFlight(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const declared = chosen(evidence.facts.choices, 'workflows.in_flight_on_delete', 'deleteGraphWorkflow');
  const fate = fateOf(evidence);
  if (typeof declared !== 'string' || fate === undefined) return [];
  return tally.holds(fate === declared, 'in-flight-not-as-declared', {
    at: stepsOf(evidence, 'end').at(-1),
    message: `the target file declares workflows.in_flight_on_delete: ${declared}, and a run does otherwise`,
    expected: declared,
    actual: fate,
    operation: 'deleteGraphWorkflow',
  });
}
