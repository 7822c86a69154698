/** The plan of a run that was told what to do: another end, at another time. */
import { longest_ms, type Outcome } from './outcomes.ts';
import type { PlannedEnd, PlannedNode, RunPlan } from './plan.ts';

/** Delay of a slow run that nobody gave a time. */
const usual_delay_ms = 30_000;

/** The plan with the outcome in place of what it would have come to. */
export function withOutcome(plan: RunPlan, outcome: Outcome): RunPlan {
  switch (outcome.kind) {
    case 'complete': {
      const end = { status: 'completed' } as const;
      return completing({ ...plan, end, nodes: saying(outcome.output, plan.nodes) }, outcome.after_ms);
    }
    case 'fail': {
      const { code = 'model_error', message = 'The run failed because it was asked to.' } = outcome;
      return stopping(plan, { status: 'failed', failure_code: code, failure_message: message }, outcome.after_ms);
    }
    case 'cancel':
      return stopping(plan, { status: 'canceled' }, outcome.after_ms);
    case 'slow': {
      const { after_ms, by_ms = usual_delay_ms } = outcome;
      return completing(plan, after_ms ?? Math.min(takesOf(plan) + by_ms, longest_ms));
    }
    case 'stall':
      return { ...stopping(plan, plan.end, outcome.after_ms ?? 0), ends_after_ms: Number.POSITIVE_INFINITY };
  }
}

/** All nodes run, each quicker or slower in proportion, so that the last one ends in time. */
function completing(plan: RunPlan, after_ms: number | undefined): RunPlan {
  if (after_ms === undefined) return plan;
  const whole_ms = takesOf(plan) || 1;
  let usual_ms = 0;
  let begins_ms = 0;
  const nodes: PlannedNode[] = [];
  for (const node of plan.nodes) {
    usual_ms += node.takes_ms;
    const ends_ms = Math.round((usual_ms / whole_ms) * after_ms);
    nodes.push({ ...node, takes_ms: ends_ms - begins_ms });
    begins_ms = ends_ms;
  }
  return { ...plan, nodes, ends_after_ms: after_ms };
}

/** Nodes run at their usual pace until the end comes; the first one begins in any case. */
function stopping(plan: RunPlan, end: PlannedEnd, after_ms = takesOf(plan)): RunPlan {
  let begins_ms = 0;
  const begun: PlannedNode[] = [];
  for (const node of plan.nodes) {
    if (begun.length > 0 && begins_ms >= after_ms) break;
    begun.push(node);
    begins_ms += node.takes_ms;
  }
  return { ...plan, nodes: begun, end, ends_after_ms: after_ms };
}

function takesOf({ nodes }: Pick<RunPlan, 'nodes'>): number {
  return nodes.reduce((sum, { takes_ms }) => sum + takes_ms, 0);
}

function saying(text: string | undefined, nodes: readonly PlannedNode[]): PlannedNode[] {
  return nodes.map((node) => ({
    ...node,
    outputs: node.outputs.map((output) =>
      output.makes === 'text' && text !== undefined ? { ...output, text } : output,
    ),
  }));
}
