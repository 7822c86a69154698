import { expect, it } from 'vitest';
import { answered, bare_facts, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { scopeToCreate } from './workflow-create.ts';

const create = (step: string, status: number, principal = 'owner') =>
  answered(step, 'createGraphWorkflow', status, { id: step }, { principal });

it.each([
  ['refused', [create('attempt', 403, 'reader'), create('control', 201)], 'satisfied'],
  ['refused as if there were nothing', [create('attempt', 404, 'reader'), create('control', 201)], 'satisfied'],
  ['accepted', [create('attempt', 201, 'reader'), create('control', 201)], ['not-refused']],
  [
    'accepted where the header names its own organization',
    [create('attempt', 403, 'reader'), create('by-header', 201, 'reader'), create('control', 201)],
    ['not-refused'],
  ],
  ['refused like the owner’s', [create('attempt', 403, 'reader'), create('control', 403)], 'stopped'],
] as const)('the workflow of a reader is %s', (_, exchanges, outcome) => {
  expect(outcomeOf(scopeToCreate, written(exchanges, { case: { who: 'reader' } }))).toEqual(outcome);
});

it.each([
  ['refused', 403, 201, 'satisfied'],
  ['accepted', 201, 201, ['scope-of-another-organization']],
  ['refused everywhere', 403, 403, 'stopped'],
] as const)('the workflow of a member without the scope is %s', (_, there, here, outcome) => {
  const member = { kind: 'user', organization: { id: 'o1' }, second_organization: { id: 'o2' } } as const;
  const exchanges = [create('attempt', there, 'member'), create('control', here, 'member')];
  const facts = { principals: { ...bare_facts.principals, member } };
  expect(outcomeOf(scopeToCreate, written(exchanges, { case: { who: 'member' }, facts }))).toEqual(outcome);
});
