/** What threads do for faults in requests and deliveries: run the suite against a server that has one. */
import { allChecks } from '../../conformance/checks/all.ts';
import { wrappedDelivery } from '../../conformance/faults/deliveries/wrapped-delivery.ts';
import type { FaultFate, MachineFault } from '../../conformance/faults/machine-fault.ts';
import { wrappedRequest } from '../../conformance/faults/requests/wrapped-request.ts';
import type { WrappedFault } from '../../conformance/faults/wrapped-fault.ts';
import type { Check } from '../../conformance/suite/check.ts';
import { runEmbedded } from '../../conformance/trials/embedded-run.ts';
import type { OperationId } from '../../src/contract/operations.ts';

/** Most faults are seen by a few cases of the checks that name the operation. */
const few_samples = 3;

export async function tried(fault: MachineFault): Promise<FaultFate> {
  const wrapped = fault.kind === 'request' ? wrappedRequest(fault) : wrappedDelivery(fault);
  const near = allChecks.filter((check) => isNear(check, fault));
  const soon = await failuresOf(wrapped, near, few_samples);
  if (soon.length > 0) return { fault, killed_by: soon };
  // What the checks of its operation do not do, no other check does.
  if (!wrapped.isMet()) return { fault, killed_by: [], unmet: true };
  return { fault, killed_by: await failuresOf(wrapped, allChecks, undefined) };
}

/** The checks that could see it, with those that look at every answer. */
function isNear({ wave, area, operations, watches, gathers }: Check, { kind, operation }: MachineFault): boolean {
  if (kind === 'delivery') return wave !== undefined || delivery_areas.includes(area);
  return operations.includes(operation as OperationId) || watches !== undefined || gathers !== undefined;
}

const delivery_areas = ['events', 'deliveries', 'retry', 'signature', 'webhooks'];

async function failuresOf(
  { wrap }: WrappedFault,
  checks: readonly Check[],
  samples: number | undefined,
): Promise<string[]> {
  const { verdicts } = await runEmbedded({ checks, wrap, shrink: false, ...(samples && { samples }) });
  return verdicts.filter(({ verdict }) => verdict === 'fail').map(({ check }) => check);
}
