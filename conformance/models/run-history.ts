/** Runs of one workflow before and after its deletion: each keeps its own, and its reads agree. Pure. */
import { isObject } from '../../src/json/is-object.ts';
import type { Evidence, Mismatch } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Codes, Tally } from '../suite/tally.ts';
import { asksTheSame } from './equal-dispatches.ts';
import { isTerminalRun } from './run-state.ts';
import { textIn } from './sent-texts.ts';
import { recordsIn } from './shown-runs.ts';
import { isRefused, isSuccess, statusOf } from './steps.ts';
import { isSet, sameId } from './values.ts';

export const run_history_codes = {
  'run-gone': {
    clause: 'runs.read-after-workflow-deletion',
    message: 'A run cannot be read any more once its workflow is deleted.',
  },
  'run-gone-later': {
    clause: 'runs.read-after-workflow-deletion',
    message: 'A run cannot be read any more an hour after its workflow was deleted.',
  },
  'run-gone-for-users': {
    clause: 'runs.read-after-workflow-deletion',
    message: 'A user cannot read a run any more once its workflow is deleted.',
  },
  'result-lost': {
    clause: 'runs.read-after-workflow-deletion',
    message: 'A run that had ended has no output any more once its workflow is deleted.',
  },
  'workflow-not-named': {
    clause: 'workflows.soft-delete',
    message: 'The run of a deleted workflow does not name its workflow any more.',
  },
  'another-workflow': {
    clause: 'workflows.soft-delete',
    message: 'The run of a deleted workflow shows another workflow within it.',
  },
  'shared-run-id': {
    clause: 'runs.ids-distinct',
    message: 'Two dispatches of a graph workflow with different inputs answer with the id of one run.',
  },
  'input-of-another': {
    clause: 'workflows.request-shown',
    message: 'A run of a workflow shows the text that was sent for another run of it, and not its own.',
  },
} satisfies Codes;

/** A run as one caller reads it. */
export interface RunHistory {
  before: Exchange | undefined;
  after: readonly Exchange[];
}

/** Reads of each run by each caller who could read it when its workflow was there. */
export function historiesOf({ exchanges }: Evidence, removed: Exchange): RunHistory[] {
  const reads = exchanges.filter(({ request }) => request.operation === 'getRun');
  const of_each = Map.groupBy(reads, ({ principal, request }) => `${principal} ${request.path.id}`);
  return [...of_each.values()].flatMap((own) => {
    const before = own.findLast(({ number }) => number < removed.number);
    const after = own.filter(({ number }) => number > removed.number);
    return isSuccess(before) ? [{ before, after }] : [];
  });
}

/** The step of reads so much later that whatever is cleared away now and then is gone. */
export const later = 'later';

/** The run can be read still, with its result. */
export function judgeStillRead({ before, after }: RunHistory, tally: Tally): Mismatch[] {
  for (const read of after) {
    if (read.received && tally.compared(isRefused(read))) {
      const of_owner = read.step === later ? 'run-gone-later' : 'run-gone';
      const code = read.principal === 'owner' ? of_owner : 'run-gone-for-users';
      return tally.broken(code, { at: read, expected: 'the run', actual: statusOf(read) });
    }
    const [had, has] = [before?.decoded?.record, read.decoded?.record];
    if (!had || !has || !isTerminalRun(had) || !isSet(had.output) || tally.compared(isSet(has.output))) continue;
    const shown = { expected: had.output, actual: has.output ?? null, pointer: '/output' };
    return tally.broken('result-lost', { at: read, ...shown });
  }
  return [];
}

/**
 * A deleted workflow is marked, not destroyed: its runs still name it. They may show it as well or not, but never
 * another.
 */
export function judgeStillNamed({ before, after }: RunHistory, tally: Tally): Mismatch[] {
  const had = before?.decoded?.record;
  for (const read of after) {
    const has = read.decoded?.record;
    const where = { at: read, operation: 'deleteGraphWorkflow' as const };
    if (!had || !has) continue;
    if (isSet(had.graph_workflow_id) && tally.compared(!sameId(had.graph_workflow_id, has.graph_workflow_id))) {
      const shown = { expected: had.graph_workflow_id, actual: has.graph_workflow_id ?? null };
      return tally.broken('workflow-not-named', { ...where, ...shown, pointer: '/graph_workflow_id' });
    }
    const { graph_workflow: held } = has;
    if (!isObject(held) || !isSet(held.id) || !isSet(had.graph_workflow_id)) continue;
    if (tally.compared(!sameId(had.graph_workflow_id, held.id))) {
      const shown = { expected: had.graph_workflow_id, actual: held.id };
      return tally.broken('another-workflow', { ...where, ...shown, pointer: '/graph_workflow/id' });
    }
  }
  return [];
}

/** Two dispatches of one workflow, with texts of their own, make two runs. */
export function judgeIds(one: Exchange | undefined, other: Exchange | undefined, tally: Tally): Mismatch[] {
  const [first, second] = [one, other].map((exchange) => exchange?.decoded?.record?.run_id);
  if (!one || !other || !isSet(first) || !isSet(second) || asksTheSame(one, other)) return [];
  const shown = { at: other, expected: 'two different ids', actual: [first, second] };
  return tally.holds(!sameId(first, second), 'shared-run-id', shown);
}

/** A run shows as much of its input as the target likes. */
export function judgeTexts(
  evidence: Evidence,
  dispatches: readonly (Exchange | undefined)[],
  tally: Tally,
): Mismatch[] {
  const field = evidence.facts.fixtures?.workflow?.text_field;
  const reads = recordsIn(evidence.exchanges.filter(({ request }) => request.operation === 'getRun'));
  const texts = dispatches.map((one) => textIn(one?.request.body, field));
  return dispatches.flatMap((dispatch, index) => {
    const [own, foreign] = [texts[index], texts.find((_, place) => place !== index)];
    if (own === undefined || foreign === undefined) return [];
    const shown = reads.filter(({ record }) => sameId(record.id, dispatch?.decoded?.record?.run_id));
    const inputOf = ({ record }: (typeof shown)[number]) => JSON.stringify(record.input ?? null);
    const other = shown.find((one) => tally.compared(inputOf(one).includes(foreign) && !inputOf(one).includes(own)));
    if (!other) return [];
    const about = { at: other.exchange, expected: own, actual: other.record.input, pointer: '/input' };
    return tally.broken('input-of-another', about);
  });
}
