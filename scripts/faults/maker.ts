/** Who makes faults of one kind, and tries them. */
import type { FaultFate, FaultKind, MachineFault } from '../../conformance/faults/machine-fault.ts';

export interface FaultMaker {
  kind: FaultKind;
  /** All that it can name. */
  faults(): readonly MachineFault[];
  /** So many are tried in a run of seconds. */
  sample?: number;
  /** How it goes is told after so many. */
  progress_every: number;
  /**
   * What comes of each, in any order; side by side, where that is faster.
   * @param shouldLive the faults that an explanation lets live: several of them may be tried in one server
   */
  tried(faults: readonly MachineFault[], shouldLive: (fault: MachineFault) => boolean): AsyncIterable<FaultFate>;
}
