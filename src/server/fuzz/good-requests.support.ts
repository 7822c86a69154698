/** Requests that a seeded world takes: path parameters that lead somewhere, with bodies that fit. */
import { type OperationId, operationIds, operations } from '../../contract/operations.ts';
import type { World } from '../parts.ts';
import { namedExamples } from '../proof/document.support.ts';
import type { Json } from './values.support.ts';

export interface GoodRequest {
  path: Readonly<Record<string, string>>;
  body?: Json;
}
export type GoodRequests = Readonly<Record<OperationId, readonly GoodRequest[]>>;

/** Equal for equal worlds. */
export async function goodRequests(world: World): Promise<GoodRequests> {
  const all = Object.fromEntries(operationIds.map((id) => [id, ofExamples(id)])) as Record<OperationId, GoodRequest[]>;
  const items = async (path: string) => {
    const headers = { authorization: `Bearer ${world.principals.owner!.token}` };
    const response = await world.fetch(new Request(`http://api.example${path}`, { headers }));
    return ((await response.json()) as { items: Record<string, string | null>[] }).items;
  };
  // Assets and folders have ids that are drawn; an example of them leads nowhere.
  const assets = await items('/v1/assets?limit=500&fields=id,folder_id');
  const folders = new Set(assets.map(({ folder_id }) => folder_id).filter((id) => id != null));
  all.getAsset = all.deleteAsset = assets.map(({ id }) => ({ path: { id: id! } }));
  all.getAssetFolder = all.deleteAssetFolder = [...folders].map((id) => ({ path: { id } }));

  const { models, catalog, batches, workflow } = world.fixtures;
  for (const { path, input } of Object.values(models)) {
    const segments = path.split('/');
    const id = `dispatchModelRun${segments.length}` as OperationId;
    if (!Object.hasOwn(operations, id)) continue;
    const named = operations[id].path_parameters.map((name, index) => [name, segments[index]!]);
    all[id].push({ path: Object.fromEntries(named), body: input as Json });
  }
  for (const { owner, slug } of Object.values(catalog)) all.getModelText.push({ path: { owner, slug } });
  for (const { id: batch_id } of Object.values(batches)) {
    all.listBatchItems.push({ path: { batch_id } });
    for (const { id } of await items(`/v1/batches/${batch_id}/items?limit=20`))
      all.getBatchItem.push({ path: { batch_id, id: id! } });
  }
  if (workflow) {
    const { owner, slug, input, create } = workflow;
    all.dispatchGraphWorkflowRun.push({ path: { owner, slug }, body: input as Json });
    all.createGraphWorkflow.push({ path: {}, body: create as Json });
  }
  return all;
}

/** Each body of the document's examples with the path of the same name, and each path without a body of its name. */
function ofExamples(id: OperationId): GoodRequest[] {
  const own = namedExamples.filter((example) => example.operation === id);
  const { path_parameters, request } = operations[id];
  const keys = new Set(own.filter(({ of }) => of === 'path' || of === 'body').map(({ key }) => key));
  if (keys.size === 0) keys.add('');
  return [...keys].map((key) => {
    const valueWhere = (isIt: (example: (typeof own)[number]) => boolean) =>
      (own.find((example) => isIt(example) && example.key === key) ?? own.find(isIt))?.value;
    const path = path_parameters.map((name) => {
      return [name, String(valueWhere((example) => example.of === 'path' && example.parameter === name) ?? 'none')];
    });
    const body = request && (valueWhere((example) => example.of === 'body') as Json | undefined);
    return { path: Object.fromEntries(path), ...(body !== undefined && { body }) };
  });
}
