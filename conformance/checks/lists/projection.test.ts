import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { projections } from './projection.ts';

const full = { name: 'image', created_at: '2026-01-05T10:00:00.000Z' };
const page = (...items: unknown[]) => ({ items, first: null, next: null, previous: null });

function listed(name_alone: unknown, time_alone: unknown, together: unknown, status = 200, again = name_alone) {
  const ask = (step: string, fields: string[], item: unknown, code = 200) =>
    answered(step, 'listAssetTypes', code, code === 200 ? page(item) : { code: 'x', message: 'y' }, {
      query: { fields },
    });
  const exchanges = [
    answered('whole-1/1', 'listAssetTypes', 200, page(full)),
    ask('only name', ['name'], name_alone),
    ask('only created_at', ['created_at'], time_alone),
    ask('only name created_at', ['name', 'created_at'], together, status),
    ask('again', ['name'], again),
  ];
  return outcomeOf(projections, written(exchanges, { case: { operation: 'listAssetTypes' } }));
}

const { name, created_at } = full;

it.each([
  ['the fields that were named', { name }, { created_at }, full],
  ['the same moment in other words', { name }, { created_at }, { name, created_at: '2026-01-05T10:00:00Z' }],
  ['a field that the document does not know', { name, _links: {} }, { created_at }, full],
  ['nothing else where one field is no choice', { name }, full, { name }],
])('permitted: %s', (_, name_alone, time_alone, together) => {
  expect(listed(name_alone, time_alone, together)).toBe('satisfied');
});

it.each([
  ['named-missing', { name }, { created_at }, { name }],
  ['another-value', { name }, { created_at }, { name, created_at: '2026-01-05T11:00:00.000Z' }],
  ['no-projection', full, full, full],
])('%s', (code, name_alone, time_alone, together) => {
  expect(listed(name_alone, time_alone, together)).toEqual([code]);
});

it('several-refused', () => {
  expect(listed({ name }, { created_at }, null, 422)).toEqual(['several-refused']);
});

it('unnamed-shown, when it is asked for once more', () => {
  expect(listed({ name }, { created_at }, full, 200, full)).toEqual(['unnamed-shown']);
  expect(listed(full, { created_at }, full, 200, { name })).toBe('satisfied');
});
