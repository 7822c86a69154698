import fc from 'fast-check';
import { expect, it } from 'vitest';
import { validateResponse } from '../../src/contract/validators.ts';
import { violationsOf } from './right-items.ts';

const right = Array.from({ length: 6 }, (_, number) => ({
  id: `0190a5d2-0000-4000-8000-00000000000${number}`,
  name: `kite-${number}`,
}));
const wrong = [{ id: 1 }, { ...right[0]!, created_at: 'yesterday' }, 'no record', null];

it('tells of pages whose items come again what the validator tells of each', () => {
  const items = fc.array(fc.constantFrom<unknown>(...right, ...right, ...wrong), { maxLength: 6 });
  const page = fc.record({ items, next: fc.constantFrom<unknown>(null, 1), first: fc.constant('/v1/assets') });
  const ends = { statuses: fc.constantFrom(200, 404), set: fc.constantFrom('stated' as const, 'reference' as const) };
  fc.assert(
    fc.property(page, ends.statuses, ends.set, (value, status, set) => {
      const told = violationsOf(set, 'listAssets', status, value);
      expect(told).toEqual(validateResponse(set, 'listAssets', status, value));
    }),
    { numRuns: 1_000 },
  );
});

it('holds a page to the number of items that it may have, though each of them is right', () => {
  const page = (count: number) => ({ items: Array.from({ length: count }, () => right[0]), next: null });
  expect(violationsOf('stated', 'listAssets', 200, page(500))).toEqual([]);
  expect(violationsOf('stated', 'listAssets', 200, page(501))).toMatchObject([{ keyword: 'maxItems' }]);
});
