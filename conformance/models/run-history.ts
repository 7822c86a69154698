/** Reads of one run before and after the deletion of its workflow agree. */
import { isObject } from '../../src/json/is-object.ts';
import type { Evidence, Mismatch } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Codes, Tally } from '../suite/tally.ts';
import { isTerminalRun } from './run-state.ts';
import { isRefused, statusOf } from './steps.ts';
import { isSet, sameId } from './values.ts';

export const run_history_codes = {
  'run-gone': {
    clause: 'runs.read-after-workflow-deletion',
    message: 'A run cannot be read any more once its workflow is deleted.',
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
} satisfies Codes;

/** The run can be read still, with its result. */
export function judgeStillRead(before: Exchange | undefined, after: readonly Exchange[], tally: Tally): Mismatch[] {
  for (const read of after) {
    if (read.received && tally.compared(isRefused(read))) {
      return tally.broken('run-gone', { at: read, expected: 'the run', actual: statusOf(read) });
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
export function judgeStillNamed(before: Exchange | undefined, after: readonly Exchange[], tally: Tally): Mismatch[] {
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

/** The reads of an evidence that were answered after that exchange, in their order. */
export function readsAfter(evidence: Evidence, exchange: Exchange | undefined): Exchange[] {
  const { number = Number.POSITIVE_INFINITY } = exchange ?? {};
  return evidence.exchanges.filter((one) => one.request.operation === 'getRun' && one.number > number);
}
