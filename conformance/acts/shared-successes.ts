/**
 * Successful answers of costly operations that the suite gets anyway: the dispatches of its polled runs, and the
 * creation of its webhook.
 */
import { isIn, type OperationId, operations } from '../../src/contract/operations.ts';
import { modelOf } from '../models/plain-operations.ts';
import { CaseStopped, type CheckContext } from '../suite/context.ts';
import type { Facts } from '../suite/evidence.ts';
import type { RunName } from '../suite/polled-run.ts';

export function isDispatch(operation: OperationId): boolean {
  return isIn('dispatches', operation);
}

/** The kind of run that the plain request of a dispatch starts. */
export function kindOfRun(facts: Facts, operation: OperationId): RunName {
  if (operation === 'dispatchGraphWorkflowRun') return 'workflow';
  const model = modelOf(facts, operations[operation].path_parameters.length);
  const [name = 'succeeds'] = Object.entries(facts.fixtures?.models ?? {}).find(([, one]) => one === model) ?? [];
  return name;
}

/**
 * Makes such a success part of the evidence.
 * @returns its step; undefined where the operation has none, or it could not be had
 */
export async function lookAtShared(ctx: CheckContext, operation: OperationId): Promise<string | undefined> {
  if (operation === 'createWebhook') {
    // A target that refuses the suite's URLs ends the case: nothing can be said of the operation.
    await ctx.hooks.shared();
    return 'create-shared';
  }
  if (!isDispatch(operation)) return undefined;
  try {
    return (await ctx.runs.polled(kindOfRun(ctx.facts, operation))).dispatch.step;
  } catch (error) {
    // At the limit, no further run may be dispatched instead.
    if (error instanceof CaseStopped && !error.stop.budget) return undefined;
    throw error;
  }
}
