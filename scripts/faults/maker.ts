/** Makes faults of one kind, and tries them. */
import type { FaultFate, FaultKind, MachineFault } from '../../conformance/faults/machine-fault.ts';
import type { CleanRuns } from './clean-runs.ts';

export interface FaultMaker {
  kind: FaultKind;
  /** All that it can name. */
  faults(): readonly MachineFault[];
  /** So many are tried in a quick run. */
  quick: number;
  /** Progress is told after so many. */
  progress_every: number;
  /** The fate of each, in any order; side by side, where that is faster. */
  tried(faults: readonly MachineFault[], clean_runs: CleanRuns): AsyncIterable<FaultFate>;
}
