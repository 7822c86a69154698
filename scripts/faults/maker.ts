/** Who makes faults of one kind, and tries them. */
import type { FaultFate, FaultKind, MachineFault } from '../../conformance/faults/machine-fault.ts';

export interface FaultMaker {
  kind: FaultKind;
  /** How much longer one of its faults takes than one in a history: of a sample, so many times fewer are tried. */
  costs: number;
  /** All that it can name. */
  faults(): readonly MachineFault[];
  /** What comes of each, in their order; side by side, where that is faster. */
  tried(faults: readonly MachineFault[]): AsyncIterable<FaultFate>;
}
