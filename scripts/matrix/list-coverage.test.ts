import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Check, drawn, table } from '../../conformance/suite/check.ts';
import type { Facts } from '../../conformance/suite/evidence.ts';
import { coverageLines, listCoverage } from './list-coverage.ts';

const check = (id: string, cases: Check['cases'], more: Partial<Check> = {}) =>
  ({ id, cases, clauses: ['sorting.order'], operations: ['listAssets', 'getAsset'], ...more }) as unknown as Check;

it('counts the rules of each list for each caller, from the cases of the checks', () => {
  const rows = [
    { list: 'listAssets', by: 'owner' },
    { list: 'listAssets', by: 'human' },
    { list: 'listBatchItems', by: 'owner' },
  ];
  const checks = [
    check('lists/sort', () => table(rows)),
    check('lists/filter', () => table([{ operation: 'listAssets' }, { operation: 'getAsset', by: 'human' }])),
    check('pagination/ties', () => drawn<unknown>(fc.record({ items: fc.nat() }), 3)),
    check('account/reads', () => table(rows), { clauses: ['account.profile'] }),
  ];
  expect(coverageLines(listCoverage(checks, {} as Facts, 1))).toEqual([
    '5 of list × rule × caller:',
    '  listAssets: owner 3, human 1',
    '  listBatchItems: owner 1',
  ]);
});
