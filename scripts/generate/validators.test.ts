import { expect, test } from 'vitest';
import type { Validators } from '../../src/generated/raw-validators.ts';
import { smallDocument } from './small-document.ts';
import { validatorsSource } from './validators.ts';

async function load(set: 'reference' | 'stated'): Promise<Validators> {
  const source = await validatorsSource(smallDocument, set);
  return (await import(`data:text/javascript,${encodeURIComponent(source)}`)).validators;
}

const [reference, stated] = await Promise.all([load('reference'), load('stated')]);
const id = '0b9ff4c5-6a3f-4f4e-9a57-3f1c0d6f8f11';

test('the module imports nothing', async () => {
  const source = await validatorsSource(smallDocument, 'reference');
  expect(source).not.toMatch(/^import |\bimport\(/m);
});

test.each<[string, boolean, boolean, unknown]>([
  ['a whole record', true, true, { id, cost: '1' }],
  ['null where it may be', true, true, { id, cost: '1', owner: null, made_at: null }],
  ['extra fields', true, true, { id, cost: '1', more: 1 }],
  ['a missing field', false, true, { id }],
  ['null where it may not be', false, true, { id, cost: null }],
  ['a decimal in other digits', false, true, { id, cost: '+2.50e3' }],
  ['an instant with a zero offset', true, true, { id, cost: '1', made_at: '2026-01-31T12:00:00+00:00' }],
  ['an instant without offset', false, true, { id, cost: '1', made_at: '2026-01-31T12:00:00' }],
  ['a number for a decimal', false, false, { id, cost: 1 }],
  ['a decimal that is none', false, false, { id, cost: 'one' }],
  ['an id that is no UUID', false, false, { id: `urn:uuid:${id}`, cost: '1' }],
  ['a date for an instant', false, false, { id, cost: '1', made_at: '2026-01-31' }],
  ['a wrong type inside an embedded record', false, false, { id, cost: '1', owner: { name: 1 } }],
])('%s: reference %s, stated %s', (_, by_reference, by_stated, value) => {
  expect(reference.schemas.Thing!(value)).toBe(by_reference);
  expect(stated.schemas.Thing!(value)).toBe(by_stated);
});

test('what the text states must be there and not be null', () => {
  expect(stated.schemas.ThingPage!({ items: [] })).toBe(true);
  expect(stated.schemas.ThingPage!({ items: null })).toBe(false);
  expect(stated.schemas.ThingPage!({})).toBe(false);
});

test('a keyword that no dialect knows is refused', async () => {
  const copy = structuredClone(smallDocument);
  copy.components.schemas.Odd = { type: 'string', maxLenght: 3 };
  await expect(validatorsSource(copy, 'reference')).rejects.toThrow(/schemas\/Odd, .*maxLenght/);
});

test('a format that no set checks is refused', async () => {
  const copy = structuredClone(smallDocument);
  copy.components.schemas.Odd = { type: 'string', format: 'date-tim' };
  await expect(validatorsSource(copy, 'reference')).rejects.toThrow(/schemas\/Odd, .*date-tim/);
});
