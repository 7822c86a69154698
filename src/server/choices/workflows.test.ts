/** Each choice about workflows in each listed way, as it is seen on the wire. */
import { expect, test } from 'vitest';
import { type TestWorld, testWorld } from '../worlds/world.support.ts';
import { row, rowTests } from './row-tests.support.ts';

const create = (world: TestWorld, name: string) =>
  world.ask('owner', 'POST /v1/graph-workflows', { body: { ...world.fixtures.workflow!.create, name } });
const dispatch = (world: TestWorld, owner: string, slug: string) =>
  world.ask('owner', `POST /v1/graph-workflows/${owner}/${slug}/runs`, { body: world.fixtures.workflow!.input });

/** The owner of the fixture, by what it is, and what a dispatch under each is answered. */
async function owners(world: TestWorld) {
  const { owner, slug } = world.fixtures.workflow!;
  const { organization } = world.principals.owner!;
  const made = (await create(world, 'Owned')).json;
  const names = { slug: organization.slug, organization: organization.id, user: made.created_by };
  const statuses = Object.values(names).map(async (name) => (await dispatch(world, name, made.slug)).status);
  const fixture = (await dispatch(world, owner, slug)).status;
  return { fixture, statuses: await Promise.all(statuses) };
}

rowTests('workflows', [
  row(
    'workflows',
    'in_flight_on_delete',
    async (world) => {
      const { id, owner, slug } = world.fixtures.workflow!;
      const other = (await create(world, 'Other')).json.slug;
      const runs = [
        (await dispatch(world, owner, slug)).json.run_id,
        (await dispatch(world, owner, other)).json.run_id,
      ];
      await world.advance(250);
      await world.ask('owner', `DELETE /v1/graph-workflows/${id}`);
      const words: string[] = [];
      const look = async () => {
        for (const run of runs) words.push((await world.ask('owner', `GET /v1/runs/${run}`)).json.status_code);
      };
      await look();
      await world.advance(10_000);
      await look();
      return words;
    },
    [
      ['go_on', ['running', 'running', 'completed', 'completed']],
      ['canceled', ['canceled', 'running', 'canceled', 'completed']],
    ],
  ),
  row('workflows', 'stored_name', async (world) => (await create(world, ' Zwei  Worte ')).json.name, [
    ['as_sent', ' Zwei  Worte '],
    ['normalised', 'Zwei Worte'],
  ]),
  row(
    'workflows',
    'name_twice',
    async (world) => {
      const seen: unknown[] = [];
      for (const name of ['Twice', 'Twice', 'Once']) {
        const { status, json } = await create(world, name);
        seen.push(status === 201 ? json.slug : status);
      }
      return seen;
    },
    [
      ['suffix', ['twice', 'twice-2', 'once']],
      ['refused', ['twice', 409, 'once']],
    ],
  ),
  row('workflows', 'owner', owners, [
    ['organization_slug', { fixture: 202, statuses: [202, 404, 404] }],
    ['organization_id', { fixture: 202, statuses: [404, 202, 404] }],
    ['user_id', { fixture: 202, statuses: [404, 404, 202] }],
  ]),
  row(
    'workflows',
    'slug',
    async (world) => {
      const { id, slug } = (await create(world, 'Slug me')).json;
      return [slug === id ? 'the id' : slug, (await dispatch(world, world.fixtures.workflow!.owner, slug)).status];
    },
    [
      ['from_name', ['slug-me', 202]],
      ['from_id', ['the id', 202]],
    ],
  ),
]);

test('a name is refused twice also where slugs are made of ids, and of several at one time one is taken', async () => {
  const world = await testWorld({ choices: { workflows: { name_twice: 'refused', slug: 'from_id' } } });
  const all = await Promise.all(Array.from({ length: 5 }, () => create(world, 'Twice')));
  expect(all.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
  const { json } = all.find(({ status }) => status === 409)!;
  expect(json.errors).toMatchObject([{ pointer: '/name' }]);
});

test('a dispatch under another organization leads nowhere', async () => {
  const world = await testWorld({ choices: { workflows: { owner: 'organization_id' } } });
  const { slug } = world.fixtures.workflow!;
  expect((await dispatch(world, world.principals.outsider!.organization.id, slug)).status).toBe(404);
});
