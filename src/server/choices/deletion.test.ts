/** Each choice about deletion in each listed way, as it is seen on the wire. */
import { expect, test } from 'vitest';
import { type TestWorld, testWorld } from '../worlds/world.support.ts';
import { row, rowTests } from './row-tests.support.ts';

const statuses = async (world: TestWorld, path: string, ...methods: string[]) => {
  const seen: number[] = [];
  for (const method of methods) seen.push((await world.ask('owner', `${method} ${path}`)).status);
  return seen;
};
const anAsset = async (world: TestWorld) =>
  (await world.ask('owner', 'GET /v1/assets?limit=1')).json.items[0].id as string;
const aFolder = async (world: TestWorld) =>
  (await world.ask('owner', 'POST /v1/asset-folders', { body: { name: 'x' } })).json.id as string;

rowTests('deletion', [
  row(
    'deletion',
    'second',
    async (world) => [
      await statuses(world, `/v1/assets/${await anAsset(world)}`, 'DELETE', 'DELETE'),
      await statuses(world, `/v1/asset-folders/${await aFolder(world)}`, 'DELETE', 'DELETE'),
      await statuses(world, `/v1/graph-workflows/${world.fixtures.workflow!.id}`, 'DELETE', 'DELETE'),
    ],
    [
      ['success', Array(3).fill([204, 204])],
      ['not_found', Array(3).fill([204, 404])],
    ],
  ),
  row(
    'deletion',
    'read',
    async (world) => [
      await statuses(world, `/v1/assets/${await anAsset(world)}`, 'DELETE', 'GET'),
      await statuses(world, `/v1/asset-folders/${await aFolder(world)}`, 'DELETE', 'GET'),
    ],
    [
      ['shown', Array(2).fill([204, 200])],
      ['not_found', Array(2).fill([204, 404])],
    ],
  ),
  row(
    'deletion',
    'in_lists',
    async (world) => {
      const id = await anAsset(world);
      await world.ask('owner', `DELETE /v1/assets/${id}`);
      const { items } = (await world.ask('owner', `GET /v1/assets?q=id.eq:${id}`)).json;
      return items.map(({ deleted_at }: { deleted_at: string | null }) => deleted_at !== null);
    },
    [
      ['left_out', []],
      ['shown', [true]],
    ],
  ),
]);

test('one operation may choose otherwise than the others', async () => {
  const world = await testWorld({
    choices: { deletion: { second: 'not_found', for: { deleteAsset: { second: 'success' } } } },
  });
  expect(await statuses(world, `/v1/assets/${await anAsset(world)}`, 'DELETE', 'DELETE')).toEqual([204, 204]);
  expect(await statuses(world, `/v1/asset-folders/${await aFolder(world)}`, 'DELETE', 'DELETE')).toEqual([204, 404]);
});
