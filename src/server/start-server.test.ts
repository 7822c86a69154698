import { expect, it } from 'vitest';
import { createModelRunClient } from '../client/client.ts';
import { createWorld, startServer } from './start-server.ts';

it('serves a world that a client of the package can use', async () => {
  await using server = await startServer({ clock: 'virtual-auto' });
  const { principals, fixtures } = server.world;
  const client = createModelRunClient({ base_url: server.base_url, token: principals.owner!.token });
  const { path, input } = fixtures.models!.succeeds!;
  const run = await client.waitForRun(await client.dispatchModel(path, input), { first_ms: 0, most_ms: 0 });
  expect(run).toMatchObject({ status_code: 'completed' });
  expect(await (await fetch(`${server.control_url}/worlds`)).json()).toMatchObject({ items: expect.anything() });
});

it('lets go of its ports, and leaves the control interface out', async () => {
  const server = await startServer({ control: false });
  expect(server.control_url).toBeUndefined();
  await server.stop();
  await expect(fetch(`${server.base_url}/v1/health`)).rejects.toThrow('fetch failed');
});

it('answers a Request inside the process', async () => {
  const world = await createWorld();
  const answer = await world.fetch(new Request('http://api.example/v1/health'));
  expect(await answer.json()).toEqual({});
  await world.close();
});
