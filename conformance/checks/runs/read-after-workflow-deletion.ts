import { type FreshWorkflow, freshWorkflow } from '../../acts/fresh-workflow.ts';
import { muchLater } from '../../acts/much-later.ts';
import { actsIn } from '../../models/acts-in.ts';
import type { Caller } from '../../models/callers.ts';
import { asksTheSame } from '../../models/equal-dispatches.ts';
import { stateOf } from '../../models/run-ends.ts';
import { textIn } from '../../models/sent-texts.ts';
import { askedRecordsIn, recordsIn } from '../../models/shown-runs.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, stepsOf, unproven } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

const clause = 'runs.read-after-workflow-deletion';

interface Notes {
  /** The id of the workflow. */
  workflow: string;
}

/** The run under way may go on or be canceled, but not vanish. */
export const readAfterWorkflowDeletion = check<Record<string, never>, Notes>({
  id: 'runs/read-after-workflow-deletion',
  title: 'Runs of a deleted workflow can still be read',
  how: 'A new workflow is run twice, once to the end, and deleted: both runs are still read, name the workflow, show their own texts, and end in time.',
  clauses: [clause, 'runs.ids-distinct', 'runs.target-matches', 'runs.advances-to-terminal', 'workflows.request-shown'],
  codes: {
    'ended-run-gone': { clause, message: 'A run that had ended cannot be read once its workflow is deleted.' },
    'unfinished-run-gone': { clause, message: 'A run under way cannot be read once its workflow is deleted.' },
    'run-gone-later': { clause, message: 'A run cannot be read any more an hour after its workflow was deleted.' },
    'run-gone-for-users': { clause, message: 'A user cannot read a run any more once its workflow is deleted.' },
    'shared-run-id': {
      clause: 'runs.ids-distinct',
      message: 'Two dispatches of a graph workflow with different inputs answer with the id of one run.',
    },
    'other-workflow': {
      clause: 'runs.target-matches',
      message: 'A run names another graph workflow than the one that was dispatched.',
    },
    'input-of-another': {
      clause: 'workflows.request-shown',
      message: 'A run of a workflow shows the text that was sent for another run of it, and not its own.',
    },
    'never-ends': {
      clause: 'runs.advances-to-terminal',
      message: 'A run under way when its workflow was deleted has not ended within the time that its kind takes.',
    },
  },
  since: '0.1.0',
  operations: ['createGraphWorkflow', 'deleteGraphWorkflow', 'dispatchGraphWorkflowRun', 'getRun'],
  needs: { principals: ['owner'], writes: true },
  waits: true,
  cases: () => table([{}]),
  async run(ctx) {
    const workflow = await freshWorkflow(ctx, 'owner', 'outlived');
    const ended = await dispatched(ctx, workflow, 'dispatch-ended');
    await ctx.runs.untilEnd('owner', { id: ended, name: 'workflow' }, 'before-ended');
    const under_way = await dispatched(ctx, workflow, 'dispatch-under-way');
    await read(ctx, under_way, 'before-under-way/1');
    if (ctx.facts.principals.human) await read(ctx, ended, 'before-human/1', 'human');
    await ctx.call('owner', { operation: 'deleteGraphWorkflow', path: { id: workflow.id } }, 'delete');
    await ctx.time.settle();
    await read(ctx, ended, 'after-ended/1');
    if (ctx.facts.principals.human) await read(ctx, ended, 'after-human/1', 'human');
    await ctx.runs.untilEnd('owner', { id: under_way, name: 'workflow' }, 'after-under-way');
    await read(ctx, ended, 'after-ended/2');
    await muchLater(ctx, 61);
    if (ctx.facts.steps_time) for (const id of [ended, under_way]) await read(ctx, id, 'later');
    return { workflow: workflow.id };
  },
  control(evidence) {
    const unread = runs.find((run) => askedRecordsIn(stepsOf(evidence, `before-${run}`)).length === 0);
    return (
      serverError(evidence) ??
      (unread && 'a run of the workflow could not be read before the workflow was deleted') ??
      unproven(evidence, 'delete', 'the workflow could not be deleted')
    );
  },
  judge: (evidence, tally) => [
    ...runs.flatMap((run) => judgeKept(evidence, run, tally)),
    ...(isSuccess(exchangeAt(evidence, 'before-human/1')) ? judgeKept(evidence, 'human', tally) : []),
    ...judgeLater(evidence, tally),
    ...judgeIds(evidence, tally),
    ...judgeTarget(evidence, tally),
    ...judgeTexts(evidence, tally),
    ...judgeEnded(evidence, tally),
  ],
});

const runs = ['ended', 'under-way'] as const;
const gone_codes = {
  ended: 'ended-run-gone',
  'under-way': 'unfinished-run-gone',
  human: 'run-gone-for-users',
} as const;

/** The id of the run; the case ends where there is none. */
async function dispatched(ctx: CheckContext, { owner, slug }: FreshWorkflow, step: string): Promise<string> {
  const { text_field } = ctx.facts.fixtures?.workflow ?? {};
  const body = text_field === undefined ? {} : { [text_field]: ctx.newName(step) };
  const exchange = await ctx.runs.dispatch('owner', 'workflow', step, { path: { owner, slug }, body });
  const id = exchange.decoded?.record?.run_id;
  if (exchange.decoded?.outcome === 'success' && typeof id === 'string') return id;
  const why = `a new workflow could not be run: its dispatch at ${owner}/${slug} answered ${statusOf(exchange)}`;
  return ctx.stop('could-not-run', why, 'dispatchGraphWorkflowRun');
}

function read(ctx: CheckContext, id: string, step: string, by: Caller = 'owner'): Promise<Exchange> {
  return ctx.call(by, { operation: 'getRun', path: { id }, ...actsIn(ctx.facts, by) }, step);
}

function judgeKept(evidence: Evidence, run: keyof typeof gone_codes, tally: Tally): Mismatch[] {
  const gone = stepsOf(evidence, `after-${run}`).find((one) => tally.compared(isRefused(one)));
  return gone ? tally.broken(gone_codes[run], { at: gone, expected: 'the run', actual: statusOf(gone) }) : [];
}

function judgeLater(evidence: Evidence, tally: Tally): Mismatch[] {
  const later = evidence.exchanges.filter(({ step }) => step === 'later');
  const gone = later.find((one) => tally.compared(isRefused(one)));
  return gone ? tally.broken('run-gone-later', { at: gone, expected: 'the run', actual: statusOf(gone) }) : [];
}

function judgeIds(evidence: Evidence, tally: Tally): Mismatch[] {
  const [one, other] = runs.map((run) => exchangeAt(evidence, `dispatch-${run}`));
  const [first, second] = [one, other].map((exchange) => exchange?.decoded?.record?.run_id);
  if (!one || !other || !isSet(first) || !isSet(second) || asksTheSame(one, other)) return [];
  const shown = { at: other, expected: 'two different ids', actual: [first, second] };
  return tally.holds(!sameId(first, second), 'shared-run-id', shown);
}

function judgeTarget(evidence: Evidence<unknown, Notes>, tally: Tally): Mismatch[] {
  const { workflow } = evidence.notes;
  const other = runs
    .flatMap((run) => recordsOf(evidence, run))
    .find(({ record }) => isSet(record.graph_workflow_id) && !sameId(record.graph_workflow_id, workflow));
  if (!other) return [];
  return tally.broken('other-workflow', {
    at: other.exchange,
    expected: workflow,
    actual: other.record.graph_workflow_id,
    pointer: '/graph_workflow_id',
  });
}

function recordsOf(evidence: Evidence, run: (typeof runs)[number]) {
  return recordsIn([...stepsOf(evidence, `before-${run}`), ...stepsOf(evidence, `after-${run}`)]);
}

/** A run shows as much of its input as the target likes. */
function judgeTexts(evidence: Evidence, tally: Tally): Mismatch[] {
  const field = evidence.facts.fixtures?.workflow?.text_field;
  const textOf = (run: string) => textIn(exchangeAt(evidence, `dispatch-${run}`)?.request.body, field);
  const [ended, under_way] = runs.map(textOf);
  if (ended === undefined || under_way === undefined) return [];
  const texts = { ended: [ended, under_way], 'under-way': [under_way, ended] } as const;
  return runs.flatMap((run) => {
    const [own, foreign] = texts[run];
    const shown = recordsOf(evidence, run);
    const inputOf = ({ record }: (typeof shown)[number]) => JSON.stringify(record.input ?? null);
    const other = shown.find((one) => tally.compared(inputOf(one).includes(foreign) && !inputOf(one).includes(own)));
    if (!other) return [];
    const about = { at: other.exchange, expected: own, actual: other.record.input, pointer: '/input' };
    return tally.broken('input-of-another', about);
  });
}

/** The run before has shown that such a run ends in time. */
function judgeEnded(evidence: Evidence, tally: Tally): Mismatch[] {
  const has_ended = recordsIn(stepsOf(evidence, 'before-ended')).some(({ record }) => stateOf(record) === 'ended');
  const [last] = recordsIn(stepsOf(evidence, 'after-under-way').slice(-1));
  if (!has_ended || !last) return [];
  return tally.holds(stateOf(last.record) !== 'unfinished', 'never-ends', {
    at: last.exchange,
    expected: 'a terminal status_code',
    actual: last.record.status_code,
    pointer: '/status_code',
  });
}
