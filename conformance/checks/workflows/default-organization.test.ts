import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { defaultOrganization } from './default-organization.ts';

const memberships = [
  { org: { id: 'o1' }, scopes: ['graph-workflows:create'] },
  { org: { id: 'o2' }, scopes: [] },
];
const me = answered('me', 'getMe', 200, { id: 'u1', memberships }, { principal: 'member' });
const create = (step: string, status: number, org_id?: string) =>
  answered(step, 'createGraphWorkflow', status, { id: step, org_id }, { principal: 'member' });
const control = create('control', 201, 'o1');
const first = { choices: { access: { user_default_organization: 'first_membership' } } } as const;

it.each<[string, Parameters<typeof written>[0], object, string | string[]]>([
  ['the first', [me, control, create('attempt', 201, 'O1')], first, 'satisfied'],
  ['nowhere, undeclared', [me, control, create('attempt', 403)], {}, 'satisfied'],
  ['nowhere', [me, control, create('attempt', 403)], first, ['not-as-declared']],
  ['the second', [me, control, create('attempt', 201, 'o2')], first, ['not-as-declared']],
  ['one that is not shown', [me, control, create('attempt', 201)], first, 'satisfied'],
  ['one of none', [me, create('control', 403), create('attempt', 403)], first, 'stopped'],
])('a user acts in %s', (_, exchanges, facts, outcome) => {
  expect(outcomeOf(defaultOrganization, written(exchanges, { facts }))).toEqual(outcome);
});

it.each([
  ['could-not-run', ['graph-workflows:create']],
  ['not-claimed', ['graph-workflows:delete']],
])('a member who may create no workflow is %s, and named as what ends it', (verdict, scopes) => {
  const own = { principal: 'member', organization: 'o1' } as const;
  const exchanges = [
    answered('me', 'getMe', 200, { id: 'u1', memberships: [{ org: { id: 'o1' }, scopes }] }, own),
    answered('control', 'createGraphWorkflow', 403, {}, own),
    create('attempt', 403),
  ];
  const stop = defaultOrganization.control!(written(exchanges, {}), []);
  expect(stop).toMatchObject({ verdict, reason: expect.stringContaining('principals.member') });
});
