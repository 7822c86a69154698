import { expect, it } from 'vitest';
import { answered, bare_facts, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { scopeToCreate } from './workflow-create.ts';

const names = { first: 'kfirst1', last: 'klast2', refused: 'krefused3' };
const create = (step: string, status: number, slug = step, principal = 'owner') =>
  answered(step, 'createGraphWorkflow', status, { id: step, slug }, { principal });
const [first, last] = [create('first', 201, 'kfirst1'), create('last', 201, 'klast2')];
const again = create('again', 201, 'krefused3');
const attempt = (status: number) => create('attempt', status, 'krefused3', 'reader');

it.each([
  ['refused', [first, attempt(403), again, last], 'satisfied'],
  ['refused as if there were nothing', [first, attempt(404), again, last], 'satisfied'],
  ['accepted', [first, attempt(201), create('again', 409), last], ['not-refused']],
  [
    'accepted where the header names its own organization',
    [first, attempt(403), again, last, create('by-header', 201, 'knamed4', 'reader')],
    ['not-refused'],
  ],
  ['refused, and there', [first, attempt(403), create('again', 201, 'krefused3-2'), last], ['made-although-refused']],
  ['refused like the owner’s', [create('first', 403), attempt(403), again, last], 'stopped'],
] as const)('the workflow of a reader is %s', (_, exchanges, outcome) => {
  const evidence = written(exchanges, { case: { who: 'reader' }, notes: { names } });
  expect(outcomeOf(scopeToCreate, evidence)).toEqual(outcome);
});

it.each([
  ['refused', 403, 201, 'satisfied'],
  ['accepted', 201, 201, ['scope-of-another-organization']],
  ['refused everywhere', 403, 403, 'stopped'],
] as const)('the workflow of a member without the scope is %s', (_, there, here, outcome) => {
  const member = { kind: 'user', organization: { id: 'o1' }, second_organization: { id: 'o2' } } as const;
  const exchanges = [create('attempt', there, 's', 'member'), create('control', here, 's', 'member')];
  const facts = { principals: { ...bare_facts.principals, member } };
  expect(outcomeOf(scopeToCreate, written(exchanges, { case: { who: 'member' }, facts }))).toEqual(outcome);
});

it.each([
  ['free', 401, create('stranger-again', 201, 'kstranger4'), 'satisfied'],
  ['taken', 401, create('stranger-again', 409), ['made-although-refused']],
  ['taken as a slug', 404, create('stranger-again', 201, 'kstranger4-2'), ['made-although-refused']],
  ['taken by who was let in, which others judge', 201, create('stranger-again', 409), 'satisfied'],
] as const)('the name of what somebody without a token was refused is %s', (_, status, then, outcome) => {
  const strangers = answered('stranger', 'createGraphWorkflow', status, undefined, { principal: null });
  const evidence = written([first, attempt(403), again, last, strangers, then], {
    case: { who: 'reader' },
    notes: { names, strangers: 'kstranger4' },
  });
  expect(outcomeOf(scopeToCreate, evidence)).toEqual(outcome);
});

it.each([
  ['free', 403, create('misplaced-again', 201, 'kmisplaced5'), 'satisfied'],
  ['taken', 404, create('misplaced-again', 409), ['made-although-refused']],
  ['taken by what was made, which others judge', 201, create('misplaced-again', 409), 'satisfied'],
] as const)('the name of what the owner was refused in another organization is %s', (_, status, then, outcome) => {
  const exchanges = [first, attempt(403), again, last, create('misplaced', status, 'kmisplaced5'), then];
  const notes = { names, misplaced: 'kmisplaced5' };
  expect(outcomeOf(scopeToCreate, written(exchanges, { case: { who: 'reader' }, notes }))).toEqual(outcome);
});

it.each([
  ['free', create('again', 201, 'krefused3'), 'satisfied'],
  ['taken', create('again', 409), ['made-although-refused']],
] as const)('the name of what a member was refused is %s for who belongs there', (_, then, outcome) => {
  const exchanges = [first, create('attempt', 403, 's', 'member'), then, last, create('control', 201, 's', 'member')];
  const evidence = written(exchanges, { case: { who: 'member' }, notes: { names } });
  expect(outcomeOf(scopeToCreate, evidence)).toEqual(outcome);
});
