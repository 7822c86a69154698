import { expect, it } from 'vitest';
import { isOffered, ofAssets } from './queryable.ts';

const facts = (filter?: readonly string[], operators = { eq: 'eq', in: 'in' }) => ({
  choices: { lists: { operators, ...(filter && { queryable_fields: { filter } }) } },
});
const set = { mime_type: 'application/x-set', ids: ['a', 'b'] };

it('a field is offered unless the target file names others', () => {
  expect(isOffered({ choices: {} }, 'sort', 'name')).toBe(true);
  expect(isOffered(facts(['id']), 'sort', 'name')).toBe(true);
  expect(isOffered(facts(['id']), 'filter', 'name')).toBe(false);
  const own = { choices: { lists: { for: { listAssetTypes: { queryable_fields: { sort: ['name'] } } } } } };
  expect(isOffered(own, 'sort', 'created_at', 'listAssetTypes')).toBe(false);
  expect(isOffered(own, 'sort', 'created_at')).toBe(true);
});

it.each([
  ['nothing declared', facts(), 'mime_type'],
  ['media types and ids', facts(['mime_type', 'id']), 'mime_type'],
  ['ids alone', facts(['id']), 'id'],
])('a set is narrowed to where the target filters by %s', (_, declared, field) => {
  expect(ofAssets(declared, set).filter).toMatchObject([{ field }]);
});

const one_at_a_time = facts(['id'], { eq: 'eq' } as never);

it.each([
  ['ids, one at a time', one_at_a_time],
  ['neither media types nor ids', facts(['name'])],
])('of all assets none are left out where the target filters by %s', (_, declared) => {
  expect(ofAssets(declared, set)).toEqual({});
});

it('one asset is asked for by its id', () => {
  const filter = [{ field: 'id', operator: 'eq', value: 'a' }];
  expect(ofAssets(one_at_a_time, { ...set, ids: ['a'] })).toEqual({ filter });
});

it('where a media type is shared, a set is narrowed to by ids', () => {
  const shared = { ...facts(), uploads: { mime_types: ['image/png'] } };
  expect(ofAssets(shared, set).filter).toMatchObject([{ field: 'id' }]);
});
