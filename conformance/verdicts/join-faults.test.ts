import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clauseById, clausesBehind } from '../../src/contract/clauses.ts';
import { answered } from '../testing/written-evidence.support.ts';
import { failed } from '../testing/written-report.support.ts';
import { joinFaults } from './join-faults.ts';
import type { Fail } from './verdict.ts';

const stated = 'assets.per-organization';
const derived = 'isolation.reads';

/** Of a clause at an operation, with its own level and mismatch. */
function fails(clause: string, operation: string | undefined, more: Partial<Fail> = {}): Fail {
  const level = clauseById(clause)?.level;
  const known = level === 'stated' || level === 'derived' ? level : 'declared';
  const check = `${clause}/${operation}/${more.mismatch ?? ''}${more.pointer ?? ''}`;
  return failed(check, { clause, level: known, ...(operation && { operation }), mismatch: `of-${clause}`, ...more });
}

const rows: [string, Fail[], number][] = [
  ['what follows, by what it follows from', [fails(derived, 'getAsset'), fails(stated, 'getAsset')], 1],
  [
    'what follows over several steps',
    [fails('pagination.ties-kept', 'listAssets'), fails('pagination.envelope', 'listAssets')],
    1,
  ],
  ['but not of another operation', [fails(derived, 'getAsset'), fails(stated, 'getAssetFolder')], 2],
  [
    'one clause of one operation',
    [fails(derived, 'getAsset', { mismatch: 'a' }), fails(derived, 'getAsset', { mismatch: 'b' })],
    1,
  ],
  [
    'but not at two fields',
    [
      fails('assets.shown', 'getAsset', { pointer: '/name', mismatch: 'a' }),
      fails('assets.shown', 'getAsset', { pointer: '/url', mismatch: 'b' }),
    ],
    2,
  ],
  [
    'one field, whatever is wrong about it, in whichever item',
    [
      fails('sorting.order', 'listAssets', { pointer: '/items/0/id' }),
      fails('records.fixed-fields', 'listAssets', { pointer: '/items/7/id' }),
    ],
    1,
  ],
  [
    'but not the items as a whole',
    [
      fails('sorting.order', 'listAssets', { pointer: '/items' }),
      fails('filtering.only-matching', 'listAssets', { pointer: '/items' }),
    ],
    2,
  ],
  ['one clause in one way, at several operations', [fails(derived, 'getAsset'), fails(derived, 'getRun')], 1],
  [
    'but not in two ways',
    [fails(derived, 'getAsset', { mismatch: 'a' }), fails(derived, 'getRun', { mismatch: 'b' })],
    2,
  ],
  [
    'nor two choices in one way',
    [
      fails('lists.unknown-parameter', 'listAssets', { mismatch: 'not-as-declared' }),
      fails('assets.signed-url-end', 'listAssets', { mismatch: 'not-as-declared' }),
    ],
    2,
  ],
  [
    'nor what shows at no operation',
    [fails('events.failed', undefined, { mismatch: 'a' }), fails('events.cancelled', undefined, { mismatch: 'a' })],
    2,
  ],
];

it.each(rows)('%s', (_, failures, want) => {
  expect(joinFaults(failures)).toHaveLength(want);
  expect(joinFaults(failures.toReversed())).toHaveLength(want);
});

it('puts the clause at the head from which the others follow, and the stated one before others', () => {
  const pointer = '/org_id';
  const at = (clause: string) => fails(clause, 'getAssetFolder', { pointer });
  const [first] = joinFaults([
    at('folders.read-after-create'),
    at('authentication.organization-header'),
    at(stated),
    at('records.fixed-fields'),
  ]);
  expect(first!.map(({ clause }) => clause)).toEqual([
    stated,
    'folders.read-after-create',
    'authentication.organization-header',
    'records.fixed-fields',
  ]);
});

it('does not join two faults by what follows from both', () => {
  const groups = joinFaults([
    fails('pagination.page-size-invariance', 'listAssets', { pointer: '/items' }),
    fails('pagination.walk-complete', 'listAssets', { pointer: '/next' }),
    fails('sorting.order', 'listAssets', { pointer: '/items' }),
  ]);
  expect(groups.map((own) => own.map(({ clause }) => clause))).toEqual([
    ['pagination.walk-complete', 'pagination.page-size-invariance'],
    ['sorting.order'],
  ]);
});

it('has each failure once, and follows no clause that heads another group of its operation', () => {
  const clauses = [stated, derived, 'isolation.writes', 'pagination.envelope', 'pagination.walk-complete'];
  const failure = fc
    .record({
      clause: fc.constantFrom(...clauses, 'pagination.ties-kept', 'sorting.order'),
      operation: fc.constantFrom(undefined, 'getAsset', 'listAssets'),
      mismatch: fc.constantFrom('a', 'b'),
      pointer: fc.constantFrom(undefined, '/items', '/items/1/id', '/org_id'),
    })
    .map(({ clause, operation, mismatch, pointer }) =>
      fails(clause, operation, { mismatch, ...(pointer !== undefined && { pointer }) }),
    );
  fc.assert(
    fc.property(fc.array(failure, { maxLength: 12 }), (failures) => {
      const groups = joinFaults(failures);
      expect(new Set(groups.flat())).toEqual(new Set(failures));
      expect(groups.flat()).toHaveLength(failures.length);
      const heads = groups.map(([head]) => head!);
      for (const head of heads) {
        const behind = clausesBehind(head.clause);
        const above = heads.filter(({ clause, operation }) => operation === head.operation && behind.includes(clause));
        expect(head.operation === undefined ? [] : above).toEqual([]);
      }
    }),
  );
});

it('heads failures of one clause by the one that takes the fewest callers', () => {
  const by = (principal: string) => answered('read', 'getAsset', 200, { id: 'a' }, { principal });
  const of_a_user = fails(derived, 'getAsset', { mismatch: 'a', exchanges: [by('owner'), by('human')] });
  const of_anybody = fails(derived, 'getAsset', { mismatch: 'b', exchanges: [by('owner')] });
  expect(joinFaults([of_a_user, of_anybody])).toEqual([[of_anybody, of_a_user]]);
});
