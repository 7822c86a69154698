import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { workflowNames } from './names.ts';

const id = '1f2e3d4c-0000-4000-8000-000000000001';
const create = (step: string, status: number, record: object = {}) =>
  answered(step, 'createGraphWorkflow', status, { id: step, ...record });
const first = create('first', 201, { id, slug: 'ktwice1' });
const other = create('other', 201, { slug: 'konce2' });
const suffix = { choices: { workflows: { name_twice: 'suffix', slug: 'from_name' } } } as const;

it.each<[string, Parameters<typeof written>[0], object, string | string[]]>([
  ['a suffix', [first, create('second', 201, { slug: 'ktwice1-2' }), other], suffix, 'satisfied'],
  ['a conflict that nobody declared', [first, create('second', 409), other], {}, 'satisfied'],
  ['a conflict', [first, create('second', 409), other], suffix, ['not-as-declared']],
  [
    'an id',
    [create('first', 201, { id, slug: `w-${id}` }), create('second', 201, { slug: 'x' }), other],
    suffix,
    ['not-as-declared'],
  ],
  ['refused at once', [create('first', 403), create('second', 403), create('other', 403)], suffix, 'stopped'],
])('a name used twice gives %s', (_, exchanges, facts, outcome) => {
  expect(outcomeOf(workflowNames, written(exchanges, { notes: { name: 'ktwice1' }, facts }))).toEqual(outcome);
});

it('tells ids in slugs, whole or in part', () => {
  const seen = (slug: string) => {
    const exchanges = [create('first', 201, { id, slug }), create('second', 409), other];
    return workflowNames.observe?.(written(exchanges, { notes: { name: 'ktwice1' } })).map(({ value }) => value);
  };
  expect(seen('w1f2e3d4c-0000')).toEqual(['refused', 'from_id']);
  expect(seen('42')).toEqual(['refused', { other: 'neither the name nor the id is in it' }]);
});
