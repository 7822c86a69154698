import { expect, it } from 'vitest';
import type { BatchItem } from '../../models/batch-items.ts';
import { items, pages, read, refusedList } from '../../testing/batch-items.support.ts';
import { outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { batchProjected } from './projected.ts';

const fields = ['status_code', 'sequence_index'] as const;
const [first] = items as [BatchItem];
const wanted = { one: ['id', 'status_code'], other: ['id', 'sequence_index'], both: ['id', ...fields] };
const pick = (item: BatchItem, names: readonly string[]) => Object.fromEntries(names.map((name) => [name, item[name]]));
const list = (name: keyof typeof wanted, shown = items.map((item) => pick(item, wanted[name]))) => {
  return { ...pages('x', shown, 10, { fields: wanted[name] })[0]!, step: `list/${name}` };
};
const single = (name: keyof typeof wanted, item: BatchItem = pick(first, wanted[name])) =>
  read(`item/${name}`, item, { fields: wanted[name] });
const start = [...pages('all', items), read('whole', first)];
const lists = [list('one'), list('other'), list('both')];
const singles = [single('one'), single('other'), single('both')];

it.each([
  ['what was named', [...lists, ...singles], 'satisfied'],
  [
    'a further field that the text does not name',
    [list('one', [{ ...pick(first, wanted.one), x_rev: 1 }]), ...lists.slice(1), ...singles],
    'satisfied',
  ],
  ['the whole item', [list('one', items), list('other', items), list('both', items), single('one', first)], 'stopped'],
  ['refused fields', [refusedList('list/one'), list('other'), refusedList('list/both'), ...singles], 'satisfied'],
  [
    'a field that was not named',
    [list('one', [pick(first, [...wanted.one, 'cost'])]), ...lists.slice(1), ...singles],
    ['unnamed-shown'],
  ],
  [
    'a field that was not named, to a user alone',
    [...lists, ...singles, { ...single('both', pick(first, [...wanted.both, 'cost'])), step: 'item-of-users/both' }],
    ['unnamed-shown'],
  ],
  [
    'another value',
    [...lists, single('one', { id: 'i0', status_code: 'failed' }), ...singles.slice(1)],
    ['another-value'],
  ],
  [
    'only one of two',
    [
      ...lists.slice(0, 2),
      list(
        'both',
        items.map((item) => pick(item, wanted.one)),
      ),
      ...singles,
    ],
    ['not-all-named'],
  ],
  ['two refused', [...lists.slice(0, 2), refusedList('list/both'), ...singles], ['two-fields-refused']],
] as const)('%s', (_, exchanges, outcome) => {
  expect(outcomeOf(batchProjected, written([...start, ...exchanges], { case: { fields } }))).toEqual(outcome);
});

it('holds a target to the fields that it declares', () => {
  const facts = { choices: { lists: { queryable_fields: { project: ['id', ...fields] } } } };
  const evidence = written([...start, list('one', items), ...singles], { case: { fields }, facts });
  expect(outcomeOf(batchProjected, evidence)).toEqual(['not-projected']);
});
