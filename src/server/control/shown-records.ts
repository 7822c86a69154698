/** Records of a world as the control interface shows them. */
import type { ControlSchemas } from '../../contract/control-types.ts';
import type { DeliveryRow, RunRow } from '../../store/run-rows.ts';
import type { World } from '../parts.ts';

/** A delivery without its secret, and without what only lists need. */
export type OpenDelivery = Omit<DeliveryRow, 'secret' | 'listed'> & { is_signed: boolean };

export function openDelivery({ secret, listed: _, ...row }: DeliveryRow): OpenDelivery {
  return { ...row, is_signed: secret !== null };
}

export function shownDelivery({ event, attempts, ...row }: OpenDelivery): ControlSchemas['LoggedDelivery'] {
  return { ...row, event: event as 'run.completed', attempts: [...attempts] };
}

/** A way from runs to their short form; it looks each model and workflow up once. */
export function runsInShort({ parts: { store } }: World) {
  const names = new Map<string, Promise<string | null>>();
  async function nameOf({ model_id, graph_workflow_id }: RunRow['record']): Promise<string | null> {
    if (model_id !== null) return (await store.model(model_id))?.path ?? null;
    const workflow = graph_workflow_id === null ? undefined : (await store.workflow(graph_workflow_id))?.record;
    if (!workflow) return null;
    return `${(await store.organization(workflow.org_id))?.slug}/${workflow.slug}`;
  }
  return async (run: RunRow['record']): Promise<ControlSchemas['RunInShort']> => {
    const key = run.model_id ?? run.graph_workflow_id ?? '';
    const name = names.get(key) ?? nameOf(run);
    names.set(key, name);
    const { id, request_id, org_id, batch_id, nodes_total, nodes_completed, created_at, started_at } = run;
    const { completed_at, cost, failure_code, failure_message, callback_url, status_code: status } = run;
    return {
      ...{ id, name: await name, request_id, org_id, batch_id, status, nodes_total, nodes_completed, created_at },
      ...{ started_at, completed_at, cost, failure_code, failure_message, callback_url },
    };
  };
}
