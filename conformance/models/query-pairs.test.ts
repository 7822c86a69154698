import { expect, it } from 'vitest';
import type { CanonicalQuery } from '../../src/choices/canonical.ts';
import { queryPairs } from '../checks/lists/query-pairs.ts';
import { answered, outcomeOf, written } from '../testing/written-evidence.support.ts';
import type { Feature } from './query-pairs.ts';

type Item = Record<string, unknown>;

const queries: Record<Feature, CanonicalQuery> = {
  filter: { filter: [{ field: 'status_code', operator: 'eq', value: 'failed' }] },
  sort: { sort: [{ field: 'sequence_index', direction: 'desc' }] },
  fields: { fields: ['id', 'sequence_index', 'status_code'] },
  embed: { embed: ['run'] },
  presign: { presign: true },
};
const whole: Item[] = ['failed', 'completed', 'failed'].map((status_code, sequence_index) => ({
  id: `i${sequence_index}`,
  sequence_index,
  status_code,
  run_id: 'r1',
  cost: '1',
}));
const failed = whole.filter(({ status_code }) => status_code === 'failed');
const falling = whole.toReversed();
const narrow = whole.map(({ id, sequence_index, status_code }) => ({ id, sequence_index, status_code }));
const with_run = whole.map((item) => ({ ...item, run: { id: 'r1' } }));
const alone: Record<Feature, Item[]> = { filter: failed, sort: falling, fields: narrow, embed: with_run, presign: [] };

type Together = readonly Item[] | number;

function judged(pair: [Feature, Feature], together: Together, shown: Partial<Record<Feature, Together>> = {}) {
  const page = (step: string, items: Together, query: CanonicalQuery = {}) =>
    typeof items === 'number'
      ? answered(step, 'listBatchItems', items, {}, { query })
      : answered(step, 'listBatchItems', 200, { items, next: null }, { query });
  const [one, other] = pair;
  const exchanges = [
    page('plain', whole),
    ...pair.map((feature) => page(feature, shown[feature] ?? alone[feature], queries[feature])),
    page('together', together, { ...queries[one], ...queries[other] }),
  ];
  return outcomeOf(queryPairs, written(exchanges, { case: { operation: 'listBatchItems', pair } }));
}

it.each<[string, [Feature, Feature], Together, string | string[]]>([
  ['both taken', ['sort', 'embed'], with_run.toReversed(), 'satisfied'],
  ['no order beside the runs', ['sort', 'embed'], with_run, ['order-lost']],
  ['no runs in that order', ['sort', 'embed'], falling, ['embed-lost']],
  ['an order of the filtered', ['sort', 'filter'], failed.toReversed(), 'satisfied'],
  ['no order of the filtered', ['sort', 'filter'], failed, ['order-lost']],
  ['what the filter leaves out', ['sort', 'filter'], falling, ['filter-lost']],
  ['a projection in order', ['sort', 'fields'], narrow.toReversed(), 'satisfied'],
  ['whole items in order', ['sort', 'fields'], falling, ['projection-lost']],
  [
    'a projection with a field of its own',
    ['fields', 'embed'],
    narrow.map((one) => ({ ...one, run_id: 'r' })),
    'satisfied',
  ],
  ['a projection without the runs', ['fields', 'embed'], narrow, 'satisfied'],
  ['no runs, each time', ['fields', 'embed'], narrow.map((one) => ({ ...one, run: null })), ['embed-emptied']],
  [
    'nothing that was not named, each time',
    ['fields', 'embed'],
    narrow.map((one) => ({ ...one, run_id: null, cost: null, run: null })),
    'satisfied',
  ],
  ['whole items with their runs', ['fields', 'embed'], with_run, ['projection-lost']],
  ['a refusal', ['sort', 'embed'], 422, 'stopped'],
  ['an error', ['sort', 'embed'], 503, 'stopped'],
])('together they give %s', (_, pair, together, outcome) => {
  expect(judged(pair, together)).toEqual(outcome);
});

it.each<[string, Item[][], string | string[]]>([
  ['both', [failed.toReversed().slice(0, 1), [], failed.slice(0, 1)], 'satisfied'],
  ['the order alone', [failed.slice(1), whole.slice(0, 2).toReversed()], ['filter-lost-on-page-two']],
  ['the filter alone', [failed.slice(0, 1), failed.slice(1)], ['order-lost-on-page-two']],
])('page two keeps %s', (_, cut, outcome) => {
  const both = { ...queries.sort, ...queries.filter };
  const page = (step: string, items: Item[], query: CanonicalQuery = {}) =>
    answered(step, 'listBatchItems', 200, { items, next: null }, { query });
  const exchanges = [
    page('plain', whole),
    page('sort', falling, queries.sort),
    page('filter', failed, queries.filter),
    page('together', failed.toReversed(), both),
    ...cut.map((items, index) => page(`cut/${index + 1}`, items, both)),
  ];
  const pair = ['sort', 'filter'] as const;
  const evidence = written(exchanges, { case: { operation: 'listBatchItems', pair } });
  expect(outcomeOf(queryPairs, evidence)).toEqual(outcome);
});

it('asks of page two that it is filtered, and not that it is projected', () => {
  const both = { ...queries.filter, ...queries.fields };
  const page = (step: string, items: Item[], query: CanonicalQuery = {}) =>
    answered(step, 'listBatchItems', 200, { items, next: null }, { query });
  const narrow_failed = narrow.filter(({ status_code }) => status_code === 'failed');
  const outcome = (second: Item) => {
    const exchanges = [
      page('plain', whole),
      page('filter', failed, queries.filter),
      page('fields', narrow, queries.fields),
      page('together', narrow_failed, both),
      page('cut/1', narrow_failed.slice(0, 1), both),
      page('cut/2', [second], both),
    ];
    return outcomeOf(
      queryPairs,
      written(exchanges, { case: { operation: 'listBatchItems', pair: ['filter', 'fields'] } }),
    );
  };
  expect([outcome(whole[2]!), outcome(whole[1]!)]).toEqual(['satisfied', ['filter-lost-on-page-two']]);
});

it('looks for nothing that has no effect alone', () => {
  expect(judged(['sort', 'filter'], falling, { filter: whole })).toBe('satisfied');
  expect(judged(['sort', 'filter'], whole, { filter: 422, sort: whole })).toBe('stopped');
  expect(judged(['sort', 'embed'], falling, { embed: whole })).toBe('satisfied');
});

const mime_type = 'application/x-mrk-1';
const own = ['n2', 'n1'].map((name) => ({ id: name, name, mime_type, url: `http://s.example/${name}` }));
const signed = own.map((item) => ({ ...item, url: `${item.url}?s=1` }));

it.each<[string, Item[], string | string[]]>([
  ['signed anew', signed.toReversed().map((item) => ({ ...item, url: `${item.url}2` })), 'satisfied'],
  ['as they are without the flag', own.toReversed(), ['signature-lost']],
  ['in no order', signed, ['order-lost']],
])('an ordered list of assets has its URLs %s', (_, together, outcome) => {
  const filter: CanonicalQuery = { filter: [{ field: 'mime_type', operator: 'eq', value: mime_type }] };
  const sort: CanonicalQuery = { ...filter, sort: [{ field: 'name', direction: 'asc' }] };
  const presign: CanonicalQuery = { ...filter, presign: true };
  const page = (step: string, items: Item[], query: CanonicalQuery = {}) =>
    answered(step, 'listAssets', 200, { items, next: null }, { query });
  const exchanges = [
    page('plain', [{ id: 'x', mime_type: 'image/png' }, ...own]),
    page('filter', own, filter),
    page('sort', own.toReversed(), sort),
    page('presign', signed, presign),
    page('together', together, { ...sort, ...presign }),
  ];
  const evidence = written(exchanges, { case: { operation: 'listAssets', pair: ['sort', 'presign'] } });
  expect(outcomeOf(queryPairs, evidence)).toEqual(outcome);
});
