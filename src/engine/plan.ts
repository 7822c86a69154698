/** Plan of a run: its nodes, their outputs, and its end. */
import type { ModelPricingRule } from '../contract/types.ts';
import type { InputValues } from './media-request.ts';
import type { Cost } from './pricing.ts';
import type { MeasuredMedia } from './pricing-rules.ts';

/** An output to make, or one whose value is known. */
export type PlannedOutput = {
  /** The key in the output of the run. */
  name: string;
  /** The key in the output of the node that makes it. */
  field: string;
} & (
  | { makes: 'image' | 'video' }
  /** `text` is what it says, where that is known. */
  | { makes: 'text'; text?: string }
  | { makes: 'nothing'; value: unknown }
);

export interface PlannedNode {
  /** Identifies the node: the same in every run of the model or workflow. */
  node_id: string;
  input: InputValues;
  takes_ms: number;
  outputs: readonly PlannedOutput[];
  /** Values that outputs follow from, such as their size. */
  values(): InputValues;
}

export type PlannedEnd =
  | { status: 'completed' }
  | { status: 'failed'; failure_code: string; failure_message: string }
  | { status: 'canceled' };

export interface RunPlan {
  /** Those that will begin, in the order in which they run, one after another. The last one meets the end. */
  nodes: readonly PlannedNode[];
  /** Nodes of the run, also where it ends before all of them have begun. */
  nodes_total: number;
  end: PlannedEnd;
  /** Time of the end, from the start of the run; infinite for never, absent where it comes with its last node's. */
  ends_after_ms?: number;
  /** The rules by which it is priced. */
  pricing: readonly ModelPricingRule[];
  /** Cost of the run when it completes. */
  cost(measured: MeasuredMedia, at_ms: number): Cost;
}
