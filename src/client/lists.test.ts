import { afterEach, beforeEach, expect, it } from 'vitest';
import type { World } from '../server/parts.ts';
import { createWorld } from '../server/worlds/world.ts';
import { allOf, at_base_url, clientOfWorld } from './client.support.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld({ clock: 'virtual-auto', ...at_base_url });
});
afterEach(() => world.close());

const query = { limit: 1, sort_by: ['name:asc', 'id:desc'] } as const;

/** A member of two organizations: what it lists in each, and the headers of its requests. */
async function ofMember() {
  const { organization, second_organization } = world.principals.member;
  const { client, sent } = clientOfWorld(world, {}, 'member');
  const header = { 'X-Organization-Id': second_organization.id };
  const whole = await client.listAssets({ query: { ...query, limit: 500 }, header });
  const names = whole.items.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(1);
  sent.length = 0;
  const organizations = () => new Set(sent.map(({ headers }) => headers.get('x-organization-id')));
  return { client, sent, header, names, organizations, second: second_organization.id, first: organization.id };
}

it('header parameters go with every page, forward and backward', async () => {
  const { client, sent, header, names, organizations, second } = await ofMember();
  const forward = await allOf(client.items('listAssets', { query, header }));
  expect(forward.map(({ name }) => name)).toEqual(names);
  const from_end = { query: { ...query, backward: true }, header } as const;
  const backward = await allOf(client.items('listAssets', from_end, { backward: true }));
  expect(backward.map(({ name }) => name)).toEqual(names.toReversed());
  expect(sent).toHaveLength(2 * names.length);
  expect(organizations()).toEqual(new Set([second]));
});

it('header parameters go with the page that a URL names, and with those behind it', async () => {
  const { client, header, names, organizations, second } = await ofMember();
  const [page] = await allOf(client.pages('listAssets', { query, header }));
  const rest = await allOf(client.items('listAssets', { header }, { from: page!.next! }));
  expect(rest.map(({ name }) => name)).toEqual(names.slice(1));
  const again = await allOf(client.pages('listAssets', {}, { from: page!.next!, header }));
  expect(again.flatMap(({ items }) => items.map(({ name }) => name))).toEqual(names.slice(1));
  expect(organizations()).toEqual(new Set([second]));
});

it('headers of the call come after those of the request, and before the organization of the client', async () => {
  const { organization, second_organization } = world.principals.member;
  const { client, sent } = clientOfWorld(world, { organization: 'client' }, 'member');
  const header = { 'x-organization-id': organization.id, 'x-trace': '1' };
  const of_request = { 'X-Organization-Id': second_organization.id };
  await allOf(client.pages('listAssets', { query, header: of_request }, { header }));
  await allOf(client.pages('listAssets', { query }, { header }));
  const seen = new Set(sent.map(({ headers }) => `${headers.get('x-organization-id')} ${headers.get('x-trace')}`));
  expect([...seen]).toEqual([`${second_organization.id} 1`, `${organization.id} 1`]);
});
