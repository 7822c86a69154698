import { expect, it } from 'vitest';
import type { CanonicalQuery } from '../../src/choices/canonical.ts';
import { queryPairs } from '../checks/lists/query-pairs.ts';
import { answered, outcomeOf, written } from '../testing/written-evidence.support.ts';
import type { Feature } from './query-pairs.ts';

type Item = Record<string, unknown>;
const on = 'http://target.example/v1/assets?cursor=1';

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

function judged(features: [Feature, Feature], together: Together, shown: Partial<Record<Feature, Together>> = {}) {
  const page = (step: string, items: Together, query: CanonicalQuery = {}) =>
    typeof items === 'number'
      ? answered(step, 'listBatchItems', items, {}, { query })
      : answered(step, 'listBatchItems', 200, { items, next: null }, { query });
  const [one, other] = features;
  const exchanges = [
    page('plain', whole),
    ...features.map((feature) => page(feature, shown[feature] ?? alone[feature], queries[feature])),
    page('together', together, { ...queries[one], ...queries[other] }),
  ];
  return outcomeOf(queryPairs, written(exchanges, { case: { operation: 'listBatchItems', features } }));
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
])('together they give %s', (_, features, together, outcome) => {
  expect(judged(features, together)).toEqual(outcome);
});

it.each<[string, Item[][], string | string[]]>([
  ['both', [failed.toReversed().slice(0, 1), [], failed.slice(0, 1)], 'satisfied'],
  ['the order alone', [failed.slice(1), whole.slice(0, 2).toReversed()], ['filter-lost-on-page-two']],
  ['the filter alone', [failed.slice(0, 1), failed.slice(1)], ['order-lost-on-page-two']],
])('page two keeps %s', (_, cut, outcome) => {
  const both = { ...queries.sort, ...queries.filter };
  const page = (step: string, items: Item[], query: CanonicalQuery = {}, next: string | null = null) =>
    answered(step, 'listBatchItems', 200, { items, next }, { query });
  const exchanges = [
    page('plain', whole),
    page('sort', falling, queries.sort),
    page('filter', failed, queries.filter),
    page('together', failed.toReversed(), both),
    ...cut.map((items, index) => page(`cut/${index + 1}`, items, both, `${on}${index}`)),
  ];
  const features = ['sort', 'filter'] as const;
  const evidence = written(exchanges, { case: { operation: 'listBatchItems', features } });
  expect(outcomeOf(queryPairs, evidence)).toEqual(outcome);
});

it('asks of page two that it is filtered, and not that it is projected', () => {
  const both = { ...queries.filter, ...queries.fields };
  const page = (step: string, items: Item[], query: CanonicalQuery = {}, next: string | null = null) =>
    answered(step, 'listBatchItems', 200, { items, next }, { query });
  const narrow_failed = narrow.filter(({ status_code }) => status_code === 'failed');
  const outcome = (second: Item) => {
    const exchanges = [
      page('plain', whole),
      page('filter', failed, queries.filter),
      page('fields', narrow, queries.fields),
      page('together', narrow_failed, both),
      page('cut/1', narrow_failed.slice(0, 1), both, on),
      page('cut/2', [second], both),
    ];
    return outcomeOf(
      queryPairs,
      written(exchanges, { case: { operation: 'listBatchItems', features: ['filter', 'fields'] } }),
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
  const evidence = written(exchanges, { case: { operation: 'listAssets', features: ['sort', 'presign'] } });
  expect(outcomeOf(queryPairs, evidence)).toEqual(outcome);
});

type Answer = ReturnType<typeof answered>;
const named = ['n2', 'n1', 'n3'].map((name) => ({ id: name, name, mime_type, size_bytes: 5 }));
const cut_down = (items: readonly Item[], more: Item = {}): Item[] =>
  items.map(({ id }) => ({ id, size_bytes: 5, ...more }));
const [n2, n1, n3] = cut_down(named) as [Item, Item, Item];
const stranger = { id: 'x', mime_type: 'image/png', size_bytes: 5 };
const shown_by = (step: string, items: readonly Item[], next: string | null = null, query: CanonicalQuery = {}) =>
  answered(step, 'listAssets', 200, { items, next }, { query });

/** Filtered, sorted by names, which the projection leaves out, and projected. */
function judgedThree(together: Answer, cut: Answer[] = []) {
  const filter: CanonicalQuery = { filter: [{ field: 'mime_type', operator: 'eq', value: mime_type }] };
  const exchanges = [
    shown_by('plain', [stranger, ...named]),
    shown_by('filter', named, null, filter),
    shown_by('sort', [named[1]!, named[0]!, named[2]!], null, {
      ...filter,
      sort: [{ field: 'name', direction: 'asc' }],
    }),
    shown_by('fields', cut_down(named), null, { ...filter, fields: ['id', 'size_bytes'] }),
    together,
    ...cut,
  ];
  const evidence = written(exchanges, {
    case: { operation: 'listAssets', features: ['filter', 'sort', 'fields'] },
    notes: { own: named.map(({ id }) => id) },
  });
  return outcomeOf(queryPairs, evidence);
}

it.each<[string, Answer, string | string[]]>([
  ['the parts as they are alone', shown_by('together', [n1, n2, n3]), 'satisfied'],
  ['an item of others between', shown_by('together', [n1, { id: 'y', size_bytes: 5 }, n2, n3]), 'satisfied'],
  ['another order', shown_by('together', [n2, n1, n3]), ['order-lost']],
  [
    'an asset that the filter leaves out',
    shown_by('together', [n1, n2, n3, { id: 'x', size_bytes: 5 }]),
    ['filter-lost'],
  ],
  ['more fields', shown_by('together', cut_down([n1, n2, n3], { name: 'n' })), ['other-fields']],
  ['a refusal', answered('together', 'listAssets', 422, { code: 'x', message: 'y' }), 'stopped'],
  ['an error', answered('together', 'listAssets', 500), 'stopped'],
])('filter, order and projection together show %s', (_, together, outcome) => {
  expect(judgedThree(together)).toEqual(outcome);
});

it.each<[string, Answer[], string | string[]]>([
  ['all', [shown_by('cut/1', [n1], on), shown_by('cut/2', [n2], `${on}2`), shown_by('cut/3', [n3])], 'satisfied'],
  [
    'all in full',
    [shown_by('cut/1', [n1], on), shown_by('cut/2', named.toSorted((a, b) => (a.id < b.id ? -1 : 1)).slice(1))],
    'satisfied',
  ],
  ['too few', [shown_by('cut/1', [n1], on), shown_by('cut/2', [n3])], ['item-missing']],
  ['one twice', [shown_by('cut/1', [n1, n2], on), shown_by('cut/2', [n2, n3])], ['item-repeated']],
  [
    'no order on page three',
    [shown_by('cut/1', [n1], on), shown_by('cut/2', [n3], `${on}2`), shown_by('cut/3', [n2])],
    ['order-lost-on-page-two'],
  ],
  [
    'another on page two',
    [shown_by('cut/1', [n1], on), shown_by('cut/2', [n2, n3, stranger])],
    ['filter-lost-on-page-two'],
  ],
  ['a refusal', [shown_by('cut/1', [n1], on), answered('cut/2', 'listAssets', 422, {})], ['cursor-refused']],
])('small pages of all three show %s', (_, cut, outcome) => {
  expect(judgedThree(shown_by('together', [n1, n2, n3]), cut)).toEqual(outcome);
});
