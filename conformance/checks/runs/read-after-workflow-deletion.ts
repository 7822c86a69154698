import { isObject } from '../../../src/json/is-object.ts';
import { type FreshWorkflow, freshWorkflow } from '../../acts/fresh-workflow.ts';
import { actsIn } from '../../models/acts-in.ts';
import type { Caller } from '../../models/callers.ts';
import { asksTheSame } from '../../models/equal-dispatches.ts';
import { stateOf } from '../../models/run-ends.ts';
import { askedRecordsIn, recordsIn } from '../../models/shown-runs.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, stepsOf, unproven } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

interface Notes {
  /** The id of the workflow. */
  workflow: string;
}

/** What becomes of the run under way is open: it may go on or be canceled, but not vanish. */
export const readAfterWorkflowDeletion = check<Record<string, never>, Notes>({
  id: 'runs/read-after-workflow-deletion',
  title: 'Runs of a deleted workflow can still be read',
  how: 'A new workflow is run twice, once to the end, and deleted: both runs must be readable as before, at once and later, the ended one by a user too, and neither show the text that was sent for the other in the place of its own. The one under way may go on or be canceled, and must end within the ends_within_s of the target file, as the first did.',
  clauses: [
    'runs.read-after-workflow-deletion',
    'runs.ids-distinct',
    'runs.target-matches',
    'runs.advances-to-terminal',
    'workflows.request-shown',
  ],
  since: '0.1.0',
  operations: ['createGraphWorkflow', 'deleteGraphWorkflow', 'dispatchGraphWorkflowRun', 'getRun'],
  needs: { principals: ['owner'], writes: true },
  waits: true,
  cases: () => table([{}]),
  async run(ctx) {
    const workflow = await freshWorkflow(ctx, 'owner', 'outlived');
    const ended = await dispatched(ctx, workflow, 'dispatch-ended');
    await ctx.untilEnd('owner', { id: ended, name: 'workflow' }, 'before-ended');
    const under_way = await dispatched(ctx, workflow, 'dispatch-under-way');
    await read(ctx, under_way, 'before-under-way/1');
    if (ctx.facts.principals.human) await read(ctx, ended, 'before-human/1', 'human');
    await ctx.call('owner', { operation: 'deleteGraphWorkflow', path: { id: workflow.id } }, 'delete');
    await ctx.settle();
    await read(ctx, ended, 'after-ended/1');
    if (ctx.facts.principals.human) await read(ctx, ended, 'after-human/1', 'human');
    await ctx.untilEnd('owner', { id: under_way, name: 'workflow' }, 'after-under-way');
    await read(ctx, ended, 'after-ended/2');
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
    ...judgeIds(evidence, tally),
    ...judgeTarget(evidence),
    ...judgeTexts(evidence, tally),
    ...judgeEnded(evidence, tally),
  ],
});

const runs = ['ended', 'under-way'] as const;
const run_words = {
  ended: 'that had ended',
  'under-way': 'that was under way',
  human: 'that a user could read',
} as const;

/** The id of the run; the case ends where there is none. */
async function dispatched(ctx: CheckContext, { owner, slug }: FreshWorkflow, step: string): Promise<string> {
  const { text_field } = ctx.facts.fixtures?.workflow ?? {};
  const body = text_field === undefined ? {} : { [text_field]: ctx.newName(step) };
  const exchange = await ctx.dispatch('owner', 'workflow', step, { path: { owner, slug }, body });
  const id = exchange.decoded?.record?.run_id;
  if (exchange.decoded?.outcome === 'success' && typeof id === 'string') return id;
  const why = `its dispatch at ${owner}/${slug} answered ${statusOf(exchange)}`;
  return ctx.stop(
    'could-not-run',
    `a workflow that was just made could not be run: ${why}`,
    'dispatchGraphWorkflowRun',
  );
}

function read(ctx: CheckContext, id: string, step: string, by: Caller = 'owner'): Promise<Exchange> {
  return ctx.call(by, { operation: 'getRun', path: { id }, ...actsIn(ctx.facts, by) }, step);
}

function judgeKept(evidence: Evidence, run: keyof typeof run_words, tally: Tally): Mismatch[] {
  const gone = stepsOf(evidence, `after-${run}`).find((one) => tally.compared(isRefused(one)));
  if (!gone) return [];
  const which = run_words[run];
  return [
    {
      code: `gone-${run}` as const,
      clause: 'runs.read-after-workflow-deletion',
      message: `a run ${which} cannot be read any more since its workflow was deleted`,
      expected: 'the run',
      actual: statusOf(gone),
      operation: 'getRun',
      exchange: gone.number,
    },
  ];
}

function judgeIds(evidence: Evidence, tally: Tally): Mismatch[] {
  const [one, other] = runs.map((run) => exchangeAt(evidence, `dispatch-${run}`));
  const [first, second] = [one, other].map((exchange) => exchange?.decoded?.record?.run_id);
  if (!one || !other || !isSet(first) || !isSet(second) || asksTheSame(one, other)) return [];
  if (tally.compared(!sameId(first, second))) return [];
  return [
    {
      code: 'shared-id',
      clause: 'runs.ids-distinct',
      message: 'two dispatches of a graph workflow with different inputs answer with the id of one run',
      expected: 'two different ids',
      actual: [first, second],
      operation: 'dispatchGraphWorkflowRun',
      exchange: other.number,
    },
  ];
}

function judgeTarget(evidence: Evidence<unknown, Notes>): Mismatch[] {
  const { workflow } = evidence.notes;
  const steps = runs.flatMap((run) => [...stepsOf(evidence, `before-${run}`), ...stepsOf(evidence, `after-${run}`)]);
  const other = recordsIn(steps).find(
    ({ record }) => isSet(record.graph_workflow_id) && !sameId(record.graph_workflow_id, workflow),
  );
  if (!other) return [];
  return [
    {
      code: 'other-workflow',
      clause: 'runs.target-matches',
      message: 'a run names another graph workflow than the one that was dispatched',
      expected: workflow,
      actual: other.record.graph_workflow_id,
      operation: 'getRun',
      pointer: '/graph_workflow_id',
      exchange: other.exchange.number,
    },
  ];
}

/** How much of its input a run shows is open. */
function judgeTexts(evidence: Evidence, tally: Tally): Mismatch[] {
  const [ended, under_way] = runs.map((run) => textSent(evidence, run));
  if (ended === undefined || under_way === undefined) return [];
  const texts = { ended: [ended, under_way], 'under-way': [under_way, ended] } as const;
  return runs.flatMap((run): Mismatch[] => {
    const [own, foreign] = texts[run];
    const shown = recordsIn([...stepsOf(evidence, `before-${run}`), ...stepsOf(evidence, `after-${run}`)]);
    const inputOf = ({ record }: (typeof shown)[number]) => JSON.stringify(record.input ?? null);
    const other = shown.find((one) => tally.compared(inputOf(one).includes(foreign) && !inputOf(one).includes(own)));
    if (!other) return [];
    return [
      {
        code: 'input-of-another',
        clause: 'workflows.request-shown',
        message: 'a run of a workflow shows the text that was sent for another run of it, and not its own',
        expected: own,
        actual: other.record.input,
        operation: 'getRun',
        pointer: '/input',
        exchange: other.exchange.number,
      },
    ];
  });
}

/** What the dispatch of a run sent that the other one did not. */
function textSent({ facts, ...evidence }: Evidence, run: (typeof runs)[number]): string | undefined {
  const { text_field } = facts.fixtures?.workflow ?? {};
  const body = exchangeAt(evidence, `dispatch-${run}`)?.request.body;
  const text = text_field !== undefined && isObject(body) ? body[text_field] : undefined;
  return typeof text === 'string' ? text : undefined;
}

/** That such a run ends in time, the one before has shown. */
function judgeEnded(evidence: Evidence, tally: Tally): Mismatch[] {
  const has_ended = recordsIn(stepsOf(evidence, 'before-ended')).some(({ record }) => stateOf(record) === 'ended');
  const [last] = recordsIn(stepsOf(evidence, 'after-under-way').slice(-1));
  if (!has_ended || !last || tally.compared(stateOf(last.record) !== 'unfinished')) return [];
  return [
    {
      code: 'never-ends',
      clause: 'runs.advances-to-terminal',
      message:
        'a run that was under way when its workflow was deleted has not ended within the time that its kind takes',
      expected: 'a terminal status_code',
      actual: last.record.status_code,
      operation: 'getRun',
      pointer: '/status_code',
      exchange: last.exchange.number,
    },
  ];
}
