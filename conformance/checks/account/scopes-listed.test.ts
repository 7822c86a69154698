import { expect, it } from 'vitest';
import { answered, bare_facts, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { scopesListed } from './scopes-listed.ts';

const [first, second] = ['11111111-0000-4000-8000-00000000000a', '22222222-0000-4000-8000-00000000000b'];
const facts = {
  choices: { access: { organization_header: { elsewhere: 'honoured' as const } } },
  principals: {
    ...bare_facts.principals,
    member: { kind: 'user' as const, organization: { id: first }, second_organization: { id: second } },
  },
};
const one = { org: { id: first.toUpperCase() }, role_code: 'member', scopes: ['a', 'b'] };
const other = { org: { id: second }, role_code: 'reader', scopes: [] as string[] };
const editor = { ...other, role_code: 'editor', scopes: ['c'] };
const author = { ...editor, role_code: 'author' };
const organizationOf = (step: string) => (step === 'in/1' ? first : second);
const me = (step: string, memberships: unknown, status = 200) =>
  answered(
    step,
    'getMe',
    status,
    { id: 'u1', memberships },
    { principal: 'member', organization: organizationOf(step) },
  );

it.each([
  ['both, in any order', [me('in/1', [one, other]), me('in/2', [other, { ...one, scopes: ['b', 'a'] }])], 'satisfied'],
  ['a further one', [me('in/1', [one, other, { ...other, org: { id: 'o3' } }])], 'satisfied'],
  ['a header that is refused', [me('in/1', [one, other]), me('in/2', null, 403)], 'satisfied'],
  ['the acting one alone', [me('in/1', [one]), me('in/2', [other])], 'satisfied'],
  ['the other one alone', [me('in/1', [other])], ['not-listed']],
  ['none', [me('in/1', [])], ['not-listed']],
  ['one twice', [me('in/1', [one, other, other])], ['listed-twice']],
  [
    'one for each of two roles there, in any order',
    [me('in/1', [one, editor, other]), me('in/2', [other, editor, one])],
    'satisfied',
  ],
  ['another second role', [me('in/1', [one, other, editor]), me('in/2', [one, other, author])], ['other-role']],
  ['no role', [me('in/1', [one, { ...other, role_code: null }])], ['no-role']],
  ['no scopes', [me('in/1', [one, { ...other, scopes: null }])], ['no-scopes']],
  [
    'other scopes where one acts in the other',
    [me('in/1', [one, other]), me('in/2', [{ ...one, scopes: [] }, other])],
    ['other-scopes'],
  ],
  ['an account that is not read', [me('in/1', null, 401)], 'stopped'],
] as const)('%s', (_, exchanges, outcome) => {
  expect(outcomeOf(scopesListed, written(exchanges, { case: { by: 'member' }, facts }))).toEqual(outcome);
});
