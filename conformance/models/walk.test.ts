import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Exchange } from '../suite/exchange.ts';
import { uncounted } from '../suite/tally.ts';
import { judgeComplete, judgeGoesOn, judgeOrder, ownSequence, readWalk, whyUnfinished } from './walk.ts';

/** One page of a walk: the ids on it and the URL of the next one; `refused` for an answer that is no page. */
type Sketch = { ids: string[]; next: string | null; sizes?: number[] } | 'refused';

function exchanges(pages: readonly Sketch[]): Exchange[] {
  return pages.map((page, index) => {
    const received = { status: page === 'refused' ? 422 : 200, headers: {}, body: '' };
    const decoded = { status: received.status, json: undefined, refusals: [], defects: [] };
    return {
      number: index + 1,
      step: `walk/${index + 1}`,
      principal: 'owner',
      request: { operation: 'listAssets', path: {}, query: {} },
      sent: { method: 'GET', url: 'http://target.test/v1/assets', headers: {} },
      received,
      decoded:
        page === 'refused'
          ? { ...decoded, outcome: 'refusal' }
          : {
              ...decoded,
              outcome: 'success',
              page: {
                items: page.ids.map((id, at) => ({ id, size_bytes: page.sizes?.[at] })),
                first: null,
                next: page.next,
                previous: null,
              },
            },
      at_ms: 0,
      took_ms: 0,
    };
  });
}

function codes(pages: readonly Sketch[], own: readonly string[]): string[] {
  return judgeComplete(readWalk(exchanges(pages), 'next'), own, uncounted).map(({ code }) => code);
}

describe('judgeComplete', () => {
  const rows: [string, { pages: Sketch[]; own: string[]; want: string[] }][] = [
    [
      'all met',
      {
        pages: [
          { ids: ['a', 'b'], next: '2' },
          { ids: ['c'], next: null },
        ],
        own: ['a', 'b', 'c'],
        want: [],
      },
    ],
    [
      'others between',
      {
        pages: [
          { ids: ['x', 'a'], next: '2' },
          { ids: ['y', 'x'], next: null },
        ],
        own: ['a'],
        want: [],
      },
    ],
    [
      'an empty page in the middle',
      {
        pages: [
          { ids: ['a'], next: '2' },
          { ids: [], next: '3' },
          { ids: ['b'], next: null },
        ],
        own: ['a', 'b'],
        want: [],
      },
    ],
    [
      'an end that repeats an empty page',
      {
        pages: [
          { ids: ['a'], next: '2' },
          { ids: [], next: '2' },
        ],
        own: ['a'],
        want: [],
      },
    ],
    [
      'one missing',
      {
        pages: [
          { ids: ['a'], next: '2' },
          { ids: ['c'], next: null },
        ],
        own: ['a', 'b', 'c'],
        want: ['item-missing'],
      },
    ],
    [
      'one twice',
      {
        pages: [
          { ids: ['a', 'b'], next: '2' },
          { ids: ['b'], next: null },
        ],
        own: ['a', 'b'],
        want: ['item-repeated'],
      },
    ],
    [
      'a loop',
      {
        pages: [
          { ids: ['a'], next: '2' },
          { ids: ['b'], next: '2' },
        ],
        own: ['a', 'b'],
        want: ['walk-loops'],
      },
    ],
    [
      'a cursor that is refused',
      { pages: [{ ids: ['a'], next: '2' }, 'refused'], own: ['a', 'b'], want: ['cursor-refused'] },
    ],
    ['one id for two assets', { pages: [{ ids: ['a'], next: null }], own: ['a', 'a'], want: ['item-missing'] }],
    [
      'a walk given up early says nothing of what is missing',
      { pages: [{ ids: ['a'], next: '2' }], own: ['a', 'b'], want: [] },
    ],
  ];
  it.each(rows)('%s', (_, { pages, own, want }) => {
    expect(codes(pages, own)).toEqual(want);
  });

  it('finds nothing wrong with any list cut into any pages, whatever stands between', () => {
    const list = fc.uniqueArray(fc.integer({ min: 0, max: 99 }).map(String), { maxLength: 20 });
    fc.assert(
      fc.property(list, fc.nat(4), fc.func(fc.boolean()), (ids, size, isOwn) => {
        const cut: Sketch[] = [];
        for (let at = 0; at === 0 || at < ids.length; at += size + 1) {
          cut.push({ ids: ids.slice(at, at + size + 1), next: at + size + 1 < ids.length ? `after-${at}` : null });
        }
        expect(
          codes(
            cut,
            ids.filter((id) => isOwn(id)),
          ),
        ).toEqual([]);
      }),
    );
  });

  it('finds any own item that is taken out, or put in once more', () => {
    const list = fc.uniqueArray(fc.integer({ min: 0, max: 99 }).map(String), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(list, fc.nat(), fc.nat(), (ids, which, where) => {
        const at = which % ids.length;
        expect(codes([{ ids: ids.toSpliced(at, 1), next: null }], ids)).toEqual(['item-missing']);
        const twice = ids.toSpliced(where % (ids.length + 1), 0, ids[at]!);
        expect(codes([{ ids: twice, next: null }], ids)).toEqual(['item-repeated']);
      }),
    );
  });
});

describe('unfinished', () => {
  it('tells a walk that was given up before all own items were met', () => {
    const walk = readWalk(exchanges([{ ids: ['a'], next: '2' }]), 'next');
    expect(whyUnfinished(walk, new Set(['a', 'b']))).toContain('given up after 1 pages');
    expect(whyUnfinished(walk, new Set(['a']))).toBeUndefined();
  });
});

it.each([
  ['listAssets', 'of 2 assets that'],
  ['listAllDeliveries', 'of 2 deliveries that'],
] as const)('a walk over %s says what is missing in its own words', (operation, words) => {
  const [page] = exchanges([{ ids: ['a'], next: null }]);
  const walk = readWalk([{ ...page!, request: { ...page!.request, operation } }], 'next');
  expect(judgeComplete(walk, ['a', 'b'], uncounted)[0]?.message).toContain(words);
});

describe('judgeOrder', () => {
  const order = (sizes: number[], direction: 'asc' | 'desc', own = sizes.map((_, at) => `i${at}`)) => {
    const pages: Sketch[] = [{ ids: sizes.map((_, at) => `i${at}`), sizes, next: null }];
    return judgeOrder(readWalk(exchanges(pages), 'next'), new Set(own), { field: 'size_bytes', direction }, uncounted)
      .length;
  };

  it.each([
    ['rising', [1, 2, 3], 'asc', 0],
    ['ties', [1, 1, 2], 'asc', 0],
    ['falling', [3, 2, 1], 'desc', 0],
    ['a step back', [1, 3, 2], 'asc', 1],
    ['the wrong way', [1, 2], 'desc', 1],
  ] as const)('%s', (_, sizes, direction, want) => {
    expect(order([...sizes], direction)).toBe(want);
  });

  it('looks at own items alone', () => {
    expect(order([1, 9, 2], 'asc', ['i0', 'i2'])).toBe(0);
  });
});

describe('ownSequence', () => {
  it('keeps repeats and order', () => {
    const walk = readWalk(
      exchanges([
        { ids: ['b', 'x', 'a'], next: '2' },
        { ids: ['b'], next: null },
      ]),
      'next',
    );
    expect(ownSequence(walk, new Set(['a', 'b']))).toEqual(['b', 'a', 'b']);
  });
});

describe('judgeGoesOn', () => {
  const told = (...pages: Sketch[]) =>
    judgeGoesOn(readWalk(exchanges(pages), 'next').pages, 3, uncounted).map(({ code }) => code);

  it('is broken by a page that names no next one', () => {
    expect(told({ ids: ['a'], next: null })).toEqual(['no-next']);
  });

  it('is not by an answer that is no page, nor by a next that does not come', () => {
    expect(told('refused')).toEqual([]);
    expect(told({ ids: ['a'], next: '2' }, 'refused')).toEqual([]);
  });
});
