import { expect, it } from 'vitest';
import { createModelRunClient } from '../client/client.ts';
import { createWorld, type StartOptions, startServer } from './start-server.ts';

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

it.each<[string, unknown, string]>([
  ['a misspelt option', { prot: 4010 }, 'startServer: prot is not known; did you mean port?'],
  ['no object', 4010, 'startServer: 4010 is no object'],
  ['a port in a text', { port: '4010' }, 'port must be a whole number from 0 to 65535, and not "4010"'],
  ['a port that there is not', { storage_port: 70_000 }, 'storage_port must be a whole number from 0 to 65535'],
  ['one origin without a list', { cors: 'https://app.example' }, "cors must be '*' or a list of origins"],
  ['a choice that there is not', { choices: { lists: { sizes: 1 } } }, 'choices: '],
])('%s is told before anything starts', async (_, options, told) => {
  await expect(startServer(options as StartOptions)).rejects.toThrow(told);
});
