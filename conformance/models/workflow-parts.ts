/** Records within a graph workflow's: its inputs, its outputs, and the GPU models that it names. */
import { isObject } from '../../src/json/is-object.ts';
import { isSet } from './values.ts';

export const part_lists = ['inputs', 'outputs', 'gpu_explicit_models'] as const;

/** The workflow that a part says it belongs to. */
export interface NamedWorkflow {
  /** Place in the record: `outputs/0/graph_workflow_id`. */
  place: string;
  named: unknown;
}

/** Parts that do not tell are left out. */
export function workflowsNamedIn(workflow: Readonly<Record<string, unknown>>): NamedWorkflow[] {
  return part_lists.flatMap((list) => {
    const parts = workflow[list];
    if (!Array.isArray(parts)) return [];
    return parts.flatMap((part: unknown, index): NamedWorkflow[] => {
      if (!isObject(part) || !isSet(part.graph_workflow_id)) return [];
      return [{ place: `${list}/${index}/graph_workflow_id`, named: part.graph_workflow_id }];
    });
  });
}
