import { expect, test } from 'vitest';
import { testWorld } from '../worlds/world.support.ts';

test('the profile is that of the user, also of the one who issued a key', async () => {
  const world = await testWorld();
  const own = (await world.ask('owner', 'GET /v1/auth/me')).json;
  expect(own).toMatchObject({ id: world.principals.owner!.user_id, email: 'owner@acme.example', first_name: 'Olive' });
  expect(Object.keys(own)).toHaveLength(8);
  const bare = (await world.ask('member', 'GET /v1/auth/me')).json;
  expect(bare).toMatchObject({ first_name: null, timezone: null, email_verified_at: null });
});

test('embeds show where the user belongs, with which rights, and who invites', async () => {
  const world = await testWorld();
  const profile = (await world.ask('member', 'GET /v1/auth/me?embed=organizations,memberships')).json;
  expect(Object.keys(profile).slice(-2)).toEqual(['memberships', 'organizations']);
  const [first, second] = profile.memberships;
  expect(first.org).toEqual({ ...world.principals.member!.organization, plan_code: 'team' });
  expect(second.org).toEqual({ ...world.principals.member!.second_organization, plan_code: 'free' });
  expect(second.scopes.length).toBeLessThan(first.scopes.length);
  expect(profile.organizations).toEqual([first.org, second.org]);
  expect(JSON.stringify(profile)).not.toContain('secret');
});

test('pending invitations are those that are not over', async () => {
  const world = await testWorld();
  const invitations = (await world.ask('owner', 'GET /v1/auth/me?embed=pending_invitations')).json.pending_invitations;
  expect(invitations).toHaveLength(1);
  expect(invitations[0]).toMatchObject({ org: { slug: 'borealis-lab' }, role_code: 'member', expires_at: null });
  expect((await world.ask('reader', 'GET /v1/auth/me?embed=pending_invitations')).json.pending_invitations).toEqual([]);
});
