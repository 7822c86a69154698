/** How many of the faults of each operator were noticed, and how many are explained. */
import type { FaultFate, MachineFault } from '../../conformance/faults/machine-fault.ts';

export interface Share {
  operator: string;
  /** Faults that changed anything. */
  met: number;
  killed: number;
  explained: number;
}

/** In the order in which the operators are met. */
export function sharesOf(fates: readonly FaultFate[], isExplained: (fault: MachineFault) => boolean): Share[] {
  const shares = new Map<string, Share>();
  for (const { fault, killed_by, unmet } of fates) {
    if (unmet) continue;
    const operator = fault.only === undefined ? fault.operator : `${fault.operator}, ${fault.only}`;
    const share = shares.get(operator) ?? { operator, met: 0, killed: 0, explained: 0 };
    shares.set(operator, share);
    share.met += 1;
    if (killed_by.length > 0) share.killed += 1;
    else if (isExplained(fault)) share.explained += 1;
  }
  return [...shares.values()];
}
