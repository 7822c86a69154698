import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { createRequired } from './create-required.ts';

const names = { first: 'kfirst1', last: 'klast2', refused: 'krefused3' };
const create = (step: string, status: number, slug?: string) =>
  answered(step, 'createGraphWorkflow', status, slug === undefined ? undefined : { id: step, slug });
const attempt = create('attempt', 422);
const [first, last] = [create('first', 201, 'kfirst1'), create('last', 201, 'klast2')];

it.each([
  ['refused, and its name free', [first, attempt, create('again', 201, 'krefused3'), last], 'satisfied'],
  [
    'refused, where slugs are ids',
    [create('first', 201, 'x1'), attempt, create('again', 201, 'x2'), create('last', 201, 'x3')],
    'satisfied',
  ],
  [
    'refused, where slugs are numbered',
    [create('first', 201, 'kfirst1-7'), attempt, create('again', 201, 'krefused3-8'), create('last', 201, 'klast2-9')],
    'satisfied',
  ],
  [
    'accepted',
    [first, create('attempt', 201, 'krefused3'), create('again', 201, 'krefused3-2'), last],
    ['invalid-accepted'],
  ],
  ['refused, and its name taken', [first, attempt, create('again', 409), last], ['made-although-refused']],
  [
    'refused, and its slug taken',
    [first, attempt, create('again', 201, 'krefused3-2'), last],
    ['made-although-refused'],
  ],
  ['refused like everything', [create('first', 403), attempt, create('again', 403), create('last', 403)], 'stopped'],
  ['refused, and nothing accepted later', [first, attempt, create('again', 409), create('last', 409)], 'stopped'],
] as const)('a workflow without a graph is %s', (_, exchanges, outcome) => {
  const evidence = written(exchanges, { case: { without: ['workflow_json'] }, notes: { names } });
  expect(outcomeOf(createRequired, evidence)).toEqual(outcome);
});
