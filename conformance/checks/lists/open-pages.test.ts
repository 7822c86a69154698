/** The checks of open clauses about pages: whatever is seen is permitted, unless the target file says otherwise. */
import { describe, expect, it } from 'vitest';
import type { ChoicesDocument } from '../../../src/choices/choices-document.ts';
import type { OperationId } from '../../../src/contract/operations.ts';
import type { Check } from '../../suite/check.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { cursorCarries } from './cursor-carries.ts';
import { pageBounds } from './page-bounds.ts';
import { listPages } from './pages.ts';

const here = 'http://target.example/v1/asset-types';
type Links = Partial<Record<'first' | 'next' | 'previous', string | null>>;

function judged(check: Check, exchanges: readonly Exchange[], lists: ChoicesDocument['lists'], operation: OperationId) {
  const notes = { data: { assets: [...'abcdefgh'].map((id) => ({ id })) } };
  return outcomeOf(check, written(exchanges, { case: { operation }, notes, facts: { choices: { lists } } }));
}

const types = (step: string, letters: string, links: Links = {}) =>
  answered(step, 'listAssetTypes', 200, {
    items: [...letters].map((name) => ({ name })),
    first: here,
    next: null,
    previous: null,
    ...links,
  });
const more = (url = `${here}?cursor=1`): Links => ({ next: url });
const refusal = (step: string, operation: OperationId = 'listAssetTypes', status = 422) =>
  answered(step, operation, status, { code: 'x', message: 'y' });

const unsized = types('unsized', 'abcde');
const two_pages = [unsized, types('walk/1', 'ab', more()), types('walk/2', 'c')];

it.each<[string, Exchange[], ChoicesDocument['lists'], string | string[]]>([
  ['anything, where nothing is declared', two_pages, {}, 'satisfied'],
  [
    'all as declared',
    two_pages,
    { end_of_list: 'null', first_on_page_one: 'url', cursor_url_form: 'absolute', short_pages: 'never' },
    'satisfied',
  ],
  ['another end', two_pages, { end_of_list: 'absent' }, ['not-as-declared']],
  [
    'an end that is an empty page, whatever stands on that',
    [unsized, types('walk/1', 'ab', more()), types('walk/2', '')],
    { end_of_list: 'url_to_empty_page' },
    'satisfied',
  ],
  ['first where none is declared', two_pages, { first_on_page_one: 'absent' }, ['not-as-declared']],
  [
    'a relative URL',
    [unsized, types('walk/1', 'ab', more('/v1/asset-types?cursor=1')), types('walk/2', 'c')],
    { cursor_url_form: 'absolute' },
    ['not-as-declared'],
  ],
  [
    'a half-empty page before the end',
    [unsized, types('walk/1', 'a', more()), types('walk/2', 'bc')],
    { short_pages: 'never' },
    ['not-as-declared'],
  ],
  ['full pages, though they may be half empty', two_pages, { short_pages: 'short' }, 'satisfied'],
  [
    'a half-empty page at the end',
    [unsized, types('walk/1', 'ab', more()), types('walk/2', 'c')],
    { short_pages: 'never' },
    'satisfied',
  ],
  [
    'another default size',
    [
      types('unsized', 'abcde', more()),
      types('behind', 'fg'),
      types('walk/1', 'abc', more()),
      types('walk/2', 'def', more(`${here}?cursor=2`)),
      types('walk/3', 'g'),
    ],
    { default_page_size: 3, short_pages: 'never' },
    ['not-as-declared'],
  ],
  [
    'a list that ends in an empty page, shorter than the default size',
    [
      types('unsized', 'abcde', more()),
      types('behind', ''),
      types('walk/1', 'ab', more()),
      types('walk/2', 'cd', more(`${here}?cursor=2`)),
    ],
    { default_page_size: 35, short_pages: 'never' },
    'satisfied',
  ],
  ['a list that is shorter than the default size', two_pages, { default_page_size: 50 }, 'satisfied'],
  ['no page at all', [unsized, refusal('walk/1')], {}, 'stopped'],
])('pages: %s', (_, exchanges, lists, outcome) => {
  expect(judged(listPages, exchanges, lists, 'listAssetTypes')).toEqual(outcome);
});

const sizes = (below: Exchange, above: Exchange, most = types('most', 'ab')) => [
  below,
  types('least', 'a'),
  most,
  above,
];

it.each<[string, Exchange[], ChoicesDocument['lists'], string | string[]]>([
  ['refused, undeclared', sizes(refusal('below'), refusal('above')), {}, 'satisfied'],
  [
    'refused as declared',
    sizes(refusal('below'), refusal('above')),
    { page_size_out_of_range: 'refused', page_size_bounds: [1, 500] },
    'satisfied',
  ],
  [
    'clamped',
    sizes(types('below', 'a'), types('above', 'ab')),
    { page_size_out_of_range: 'refused' },
    ['not-as-declared', 'not-as-declared'],
  ],
  [
    'one side as declared',
    sizes(types('below', 'a'), refusal('above')),
    { page_size_out_of_range: 'refused' },
    ['not-as-declared'],
  ],
  ['now so, now so', sizes(types('below', 'a'), refusal('above')), {}, 'satisfied'],
  [
    'a bound that is refused',
    sizes(refusal('below'), refusal('above'), refusal('most')),
    { page_size_bounds: [1, 500] },
    ['not-as-declared'],
  ],
  ['nothing but refusals', ['below', 'least', 'most', 'above'].map((step) => refusal(step)), {}, 'stopped'],
])('sizes at the bounds: %s', (_, exchanges, lists, outcome) => {
  expect(judged(pageBounds, exchanges, lists, 'listAssetTypes')).toEqual(outcome);
});

it('observes each side of the bounds for itself', () => {
  const exchanges = sizes(types('below', 'a'), refusal('above'));
  const evidence = written(exchanges, { case: { operation: 'listAssetTypes' } });
  expect(pageBounds.observe?.(evidence).map(({ value }) => value)).toEqual(['clamped', 'refused', [1, 500]]);
});

type Shown = Record<string, unknown>;
const assets = (step: string, letters: string, shown: Shown = {}, links: Links = {}) =>
  answered(step, 'listAssets', 200, { items: [...letters].map((id) => ({ id, ...shown })), ...links });
const carried = (two: string, unsized: string, shown: Shown = {}) => [
  assets('projected/1', 'ab', {}, more()),
  assets('projected/2', two, shown),
  assets('unsized', unsized),
];
const smallPages = (three: string, four: string) => [
  assets('projected/1', 'ab', {}, more()),
  assets('projected/2', 'cd', {}, more(`${here}?cursor=2`)),
  assets('projected/3', three, {}, more(`${here}?cursor=3`)),
  assets('projected/4', four),
  assets('unsized', 'abcdefgh'),
];
const all_full = { short_pages: 'never' } as const;
const signed = { url: 'http://files.example/a?s=1' };

it.each<[string, Exchange[], ChoicesDocument['lists'], string | string[]]>([
  ['the size', carried('cd', 'abcdefgh'), { ...all_full, cursor_url_carries: ['page_size', 'fields'] }, 'satisfied'],
  [
    'the size, which it should not',
    carried('cd', 'abcdefgh'),
    { ...all_full, cursor_url_carries: ['fields'] },
    ['not-as-declared'],
  ],
  ['no size', carried('cdefgh', 'abcdefgh'), { cursor_url_carries: ['page_size', 'fields'] }, ['not-as-declared']],
  [
    'no size, where the default one is as small',
    carried('cd', 'ab'),
    { ...all_full, cursor_url_carries: ['fields'] },
    'satisfied',
  ],
  ['no size, where it is smaller', carried('c', 'a'), { ...all_full, cursor_url_carries: ['fields'] }, 'satisfied'],
  ['no size, on short pages', carried('cd', 'abcdefgh'), { cursor_url_carries: ['fields'] }, 'satisfied'],
  [
    'no size, at the end of the list',
    carried('cd', 'abcd'),
    { ...all_full, cursor_url_carries: ['fields'] },
    'satisfied',
  ],
  ['the size, on many full pages', smallPages('ef', 'gh'), { cursor_url_carries: ['fields'] }, ['not-as-declared']],
  ['no size, on pages that happen to be short', smallPages('e', 'fg'), { cursor_url_carries: ['fields'] }, 'satisfied'],
  [
    'no projection',
    carried('cd', 'abcd', { size_bytes: 5 }),
    { cursor_url_carries: ['page_size', 'fields'] },
    ['not-as-declared'],
  ],
  ['what cannot be told, with items of others alone', carried('xy', 'abcd'), { cursor_url_carries: [] }, 'satisfied'],
  [
    'no flag',
    [
      ...carried('cd', 'abcd'),
      assets('embedded/1', 'ab', signed, more()),
      assets('embedded/2', 'cd', { url: 'http://files.example/a' }),
      assets('plain/1', 'ab', { url: 'http://files.example/a' }),
    ],
    { cursor_url_carries: ['fields', 'presign'] },
    ['not-as-declared'],
  ],
  ['nothing of one page', [assets('projected/1', 'ab')], {}, 'stopped'],
])('a cursor URL keeps %s', (_, exchanges, lists, outcome) => {
  expect(judged(cursorCarries, exchanges, lists, 'listAssets')).toEqual(outcome);
});

describe('what a cursor URL keeps is observed', () => {
  const user = { created_by_user: { id: 'u' } };
  const embedded = [assets('embedded/1', 'ab', { ...signed, ...user }, more()), assets('embedded/2', 'cd')];
  const plain_page = assets('plain/1', 'ab', { url: 'http://files.example/a' });
  const notes = { data: { assets: [...'abcdefgh'].map((id) => ({ id })) } } as unknown as Parameters<
    NonNullable<typeof cursorCarries.observe>
  >[0]['notes'];
  const observed = (exchanges: Exchange[]) =>
    cursorCarries.observe!(written([...exchanges, ...embedded, plain_page], { case: null, notes })).map(
      ({ value }) => value,
    );

  it('where all of it was seen', () => {
    expect(observed(carried('cdefgh', 'abcdefgh'))).toEqual([['fields']]);
    expect(observed(smallPages('ef', 'gh'))).toEqual([['page_size', 'fields']]);
  });

  it('and not where a page of the usual size is as small', () => {
    expect(observed(carried('cd', 'ab'))).toEqual([]);
  });
});
