import { expect, it } from 'vitest';
import { answered, bare_facts, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { scopesHonoured } from './honoured.ts';

const own = 'aaaaaaaa-0000-4000-8000-000000000001';
const me = (...scopes: string[]) =>
  answered('me', 'getMe', 200, { id: 'u1', memberships: [{ org: { id: own.toUpperCase() }, scopes }] });
const all = me('graph-workflows:read', 'graph-workflows:create', 'graph-workflows:delete', 'assets:write');
const of_two_roles = answered('me', 'getMe', 200, {
  id: 'u1',
  memberships: ['graph-workflows:create', 'graph-workflows:delete'].map((scope) => ({
    org: { id: own },
    scopes: [scope],
  })),
});
const control = (status = 201) => answered('control', 'createGraphWorkflow', status, { id: 'w0' });
const create = (status: number) =>
  answered('create', 'createGraphWorkflow', status, { id: 'w1' }, { principal: 'human' });
const removal = (status: number) => answered('delete', 'deleteGraphWorkflow', status, {}, { principal: 'human' });

it.each<[string, Parameters<typeof written>[0], string | string[]]>([
  ['listed and granted', [control(), all, create(201), removal(202)], 'satisfied'],
  ['not listed and refused', [control(), me('graph-workflows:read'), create(403)], 'satisfied'],
  ['listed, and refused for another reason', [control(), all, create(409)], 'satisfied'],
  ['listed as a pattern', [control(), me('graph-workflows:*'), create(201), removal(204)], 'satisfied'],
  ['listed as a role', [control(), me('org:admin'), create(201), removal(204)], 'satisfied'],
  ['listed and refused', [control(), all, create(201), removal(403)], 'satisfied'],
  ['listed for another role there', [control(), of_two_roles, create(201), removal(204)], 'satisfied'],
  [
    'not listed and granted',
    [control(), me('graph-workflows:create'), create(201), removal(204)],
    ['not-listed-and-accepted'],
  ],
  [
    'listed under other names',
    [control(), me('workflow:create', 'assets:write'), create(201), removal(404)],
    ['scope-under-another-name'],
  ],
  ['not listed at all', [control(), answered('me', 'getMe', 200, { id: 'u1' }), create(201), removal(204)], 'stopped'],
  ['refused to the owner too', [control(403), all, create(403)], 'stopped'],
])('what is %s', (_, exchanges, outcome) => {
  expect(outcomeOf(scopesHonoured, written(exchanges, { case: { user: 'human', in: 'first' } }))).toEqual(outcome);
});

it('claims nothing of a second organization whose membership no read shows', () => {
  const member = {
    kind: 'user',
    organization: { id: own },
    second_organization: { id: `${own.slice(0, -1)}2` },
  } as const;
  const facts = { ...bare_facts, principals: { ...bare_facts.principals, member } };
  const stopOf = (place: string, exchanges: Parameters<typeof written>[0]) => {
    const evidence = { ...written(exchanges, { case: { user: 'member', in: place } }), facts };
    return (scopesHonoured.control!(evidence as never, []) as { verdict: string } | undefined)?.verdict;
  };
  expect(stopOf('second', [control(), all, create(201)])).toBe('not-claimed');
  expect(stopOf('second', [control(), answered('me', 'getMe', 200, { id: 'u1' })])).toBe('could-not-run');
  expect(stopOf('first', [control(), all, create(201)])).toBeUndefined();
});
