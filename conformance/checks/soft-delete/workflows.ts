import { chosen } from '../../../src/choices/chosen.ts';
import { isObject } from '../../../src/json/is-object.ts';
import { type FreshWorkflow, freshWorkflow } from '../../acts/fresh-workflow.ts';
import { muchLater } from '../../acts/much-later.ts';
import { actsIn } from '../../models/acts-in.ts';
import { deletion_time_codes, judgeDeletionTime, secondDelete } from '../../models/deletion.ts';
import { stateOf } from '../../models/run-ends.ts';
import {
  historiesOf,
  judgeIds,
  judgeStillNamed,
  judgeStillRead,
  judgeTexts,
  later,
  run_history_codes,
} from '../../models/run-history.ts';
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
import type { CheckContext } from '../../suite/context.ts';
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
  how: 'A workflow is run, deleted, and dispatched again, which is refused with 404. Its runs end in time and are still read, with workflow, text and result.',
  clauses: [
    'workflows.deleted-not-dispatched',
    'workflows.soft-delete',
    'soft-delete.refused-keeps',
    'workflows.user-supplied',
    'runs.read-after-workflow-deletion',
    'runs.ids-distinct',
    'runs.advances-to-terminal',
    'workflows.request-shown',
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
    'never-ends': {
      clause: 'runs.advances-to-terminal',
      message: 'A run under way when its workflow was deleted has not ended within the time that its kind takes.',
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
    const ended = when === 'under way' ? await runToEnd(ctx, workflow) : undefined;
    const { owner, slug } = workflow;
    const dispatch = await ctx.runs.dispatch('owner', 'workflow', 'dispatch', { path: { owner, slug } });
    const id = dispatch.decoded?.record?.run_id;
    if (isLost(elsewhere, dispatch)) return;
    if (!isSuccess(dispatch) || typeof id !== 'string') {
      const reason = `the new workflow could not be dispatched while it was live (${statusOf(dispatch)})`;
      return ctx.stop('inconclusive', reason, 'dispatchGraphWorkflowRun');
    }
    const read = (step: string) => readRun(ctx, id, step);
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
      const readEnded = async (step: string, by?: 'human') => ended && (await readRun(ctx, ended, step, by));
      await readEnded('ended/kept');
      if (ctx.facts.principals.human) await readEnded('ended/kept-user', 'human');
      await ctx.runs.untilEnd('owner', { id, name: 'workflow' }, 'end');
      await readEnded('ended/last');
      await muchLater(ctx, 61);
      if (ctx.facts.steps_time) for (const one of [ended ?? id, id]) await readRun(ctx, one, later);
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
    const histories = historiesOf(evidence, removed!);
    const dispatches = ['ended/dispatch', 'dispatch'].map((step) => exchangeAt(evidence, step));
    return [
      ...stepsOf(evidence, 'attempt')
        .flatMap((one) => judgeDispatch(one, tally))
        .slice(0, 1),
      // A user may lack the scope, and is then refused otherwise.
      ...stepsOf(evidence, 'by-user')
        .filter(isSuccess)
        .flatMap((one) => judgeDispatch(one, tally)),
      ...histories.flatMap((one) => judgeStillRead(one, tally)),
      ...histories.flatMap((one) => judgeStillNamed(one, tally)),
      ...judgeIds(dispatches[0], dispatches[1], tally),
      ...judgeTexts(evidence, dispatches, tally),
      ...judgeEnd(evidence, tally),
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

function readRun(ctx: CheckContext, id: string, step: string, by: Case['by'] = 'owner'): Promise<Exchange> {
  return ctx.call(by, { operation: 'getRun', path: { id }, ...actsIn(ctx.facts, by) }, step);
}

/** A run that ends before another is under way, and its id; it shows that such a run ends in time. */
async function runToEnd(ctx: CheckContext, { owner, slug }: FreshWorkflow): Promise<string | undefined> {
  const dispatch = await ctx.runs.dispatch('owner', 'workflow', 'ended/dispatch', { path: { owner, slug } });
  const id = dispatch.decoded?.record?.run_id;
  if (!isSuccess(dispatch) || typeof id !== 'string') return undefined;
  await ctx.runs.untilEnd('owner', { id, name: 'workflow' }, 'ended/before');
  if (ctx.facts.principals.human) await readRun(ctx, id, 'ended/before-user', 'human');
  return id;
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

function judgeEnd(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const has_ended = evidence.exchanges.some((one) => one.step.startsWith('ended/before/') && showsEnd(one));
  const last = stepsOf(evidence, 'end').at(-1);
  const run = last?.decoded?.record;
  if (!has_ended || !run) return [];
  return tally.holds(stateOf(run) !== 'unfinished', 'never-ends', {
    at: last,
    expected: 'a terminal status_code',
    actual: run.status_code,
    pointer: '/status_code',
  });
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
