/** How reads of one run before and after the deletion of its workflow must agree. */
import { isObject } from '../../src/json/is-object.ts';
import type { Evidence, Mismatch } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Tally } from '../suite/tally.ts';
import { isTerminalRun } from './run-state.ts';
import { isRefused, statusOf } from './steps.ts';
import { isSet, sameId } from './values.ts';

/** The run is not read any more: `run-gone`. Or it is, and what it had made is lost: `result-lost`. */
export function judgeStillRead(before: Exchange | undefined, after: readonly Exchange[], tally: Tally): Mismatch[] {
  const clause = 'runs.read-after-workflow-deletion';
  for (const read of after) {
    const where = { clause, operation: 'getRun' as const, exchange: read.number };
    if (read.received && tally.compared(isRefused(read))) {
      const message = 'a run cannot be read any more once its workflow is deleted';
      return [{ code: 'run-gone', message, expected: 'the run', actual: statusOf(read), ...where }];
    }
    const [had, has] = [before?.decoded?.record, read.decoded?.record];
    if (!had || !has || !isTerminalRun(had) || !isSet(had.output) || tally.compared(isSet(has.output))) continue;
    const message = 'a run that had ended has no output any more once its workflow is deleted';
    const shown = { expected: had.output, actual: has.output ?? null, pointer: '/output' };
    return [{ code: 'result-lost', message, ...shown, ...where }];
  }
  return [];
}

/**
 * A deleted workflow is marked, not destroyed: its runs still name it. Whether they show it as well is left open, but not
 * whether they show another.
 */
export function judgeStillNamed(before: Exchange | undefined, after: readonly Exchange[], tally: Tally): Mismatch[] {
  const had = before?.decoded?.record;
  const clause = 'workflows.soft-delete';
  for (const read of after) {
    const has = read.decoded?.record;
    const where = { clause, operation: 'deleteGraphWorkflow' as const, exchange: read.number };
    if (!had || !has) continue;
    if (isSet(had.graph_workflow_id) && tally.compared(!sameId(had.graph_workflow_id, has.graph_workflow_id))) {
      const message = 'the run of a deleted workflow does not name its workflow any more';
      const shown = { expected: had.graph_workflow_id, actual: has.graph_workflow_id ?? null };
      return [{ code: 'name-lost', message, ...shown, pointer: '/graph_workflow_id', ...where }];
    }
    const { graph_workflow: held } = has;
    if (!isObject(held) || !isSet(held.id) || !isSet(had.graph_workflow_id)) continue;
    if (tally.compared(!sameId(had.graph_workflow_id, held.id))) {
      const message = 'the run of a deleted workflow shows another workflow within it';
      const shown = { expected: had.graph_workflow_id, actual: held.id };
      return [{ code: 'another-workflow', message, ...shown, pointer: '/graph_workflow/id', ...where }];
    }
  }
  return [];
}

/** The reads of an evidence that were answered after that exchange, in their order. */
export function readsAfter(evidence: Evidence, exchange: Exchange | undefined): Exchange[] {
  const { number = Number.POSITIVE_INFINITY } = exchange ?? {};
  return evidence.exchanges.filter((one) => one.request.operation === 'getRun' && one.number > number);
}
