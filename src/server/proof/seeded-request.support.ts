/** A good request of each operation to a seeded world: that of the document's first example, with ids that the world has. */
import type { TestWorld } from '../worlds/world.support.ts';
import type { ProvedOperation } from './document.support.ts';
import { type ExampleRequest, exampleRequest } from './request-examples.support.ts';

/** @param world seeded with a state of `src/server/seed/states` */
export async function seededRequest(operation: ProvedOperation, world: TestWorld): Promise<ExampleRequest> {
  // Models, runs, workflows, batches and webhooks of the examples are in the seeds under their ids.
  const id = await drawnId(operation.path, world);
  return exampleRequest(operation, '', id === undefined ? {} : { path: { id } });
}

/** Assets and folders have ids that are drawn. */
async function drawnId(path: string, world: TestWorld): Promise<string | undefined> {
  if (path === '/v1/assets/{id}') return (await world.ask('owner', 'GET /v1/assets?limit=1')).json.items[0].id;
  if (path !== '/v1/asset-folders/{id}') return undefined;
  const { json } = await world.ask('owner', 'GET /v1/assets?q=folder_id.ne:null&fields=folder_id&limit=1');
  return json.items[0].folder_id;
}
