import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../engine/random.ts';
import { createFaultBook, type Fault, type FaultBook } from './fault-book.ts';
import { faults } from './faults/arbitrary-faults.support.ts';

const bookOf = (seed = '1') => createFaultBook(createRandom(seed));

/** Ids of the faults of a book, for each of so many requests that they meet. */
function met(book: FaultBook, count: number): (string | undefined)[] {
  return Array.from({ length: count }, () => {
    for (const { id, use } of book.meeting(['status'], () => true)) {
      use();
      return id;
    }
    return undefined;
  });
}

const failing = (more: Partial<Fault> = {}) => ({ kind: 'status', status: 503, ...more }) as Fault;

describe('what a fault meets', () => {
  test('is everything, unless it says otherwise', () => {
    const book = bookOf();
    const { id } = book.add(failing());
    expect(met(book, 3)).toEqual([id, id, id]);
    expect(book.list()).toEqual([{ kind: 'status', status: 503, id, used: 3 }]);
  });

  test('begins after those spared and ends with the last of its times', () => {
    fc.assert(
      fc.property(fc.nat(4), fc.integer({ min: 1, max: 4 }), (skip, times) => {
        const book = bookOf();
        const { id } = book.add(failing({ skip, times }));
        const expected = Array.from({ length: 10 }, (_, at) => (at >= skip && at < skip + times ? id : undefined));
        expect(met(book, 10)).toEqual(expected);
        expect(book.list()[0]!.used).toBe(times);
      }),
      { seed: 1 },
    );
  });

  test('is drawn by its probability, again the same from the same seed', () => {
    const drawn = (seed: string, probability: number) => {
      const book = bookOf(seed);
      book.add(failing({ probability }));
      return met(book, 2_000).map((id) => id !== undefined);
    };
    expect(drawn('1', 0.25)).toEqual(drawn('1', 0.25));
    expect(drawn('1', 0.25)).not.toEqual(drawn('2', 0.25));
    const share = drawn('1', 0.25).filter(Boolean).length / 2_000;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.3);
    expect(drawn('1', 0)).not.toContain(true);
    expect(drawn('1', 1)).not.toContain(false);
  });

  test('does not change with what other faults draw', () => {
    const alone = bookOf();
    alone.add(failing({ probability: 0.5 }));
    const both = bookOf();
    const { id } = both.add(failing({ probability: 0.5 }));
    both.add({ kind: 'latency', ms: 0, probability: 0.5 });
    const [first, second] = [met(alone, 100), [] as (string | undefined)[]];
    for (let at = 0; at < 100; at++) {
      for (const { use } of both.meeting(['latency'], () => true)) use();
      second.push(...met(both, 1));
    }
    expect(second).toEqual(first.map((met_id) => (met_id === undefined ? undefined : id)));
  });

  test('goes to the fault that was added first, and to the next once that is used up', () => {
    const book = bookOf();
    const [one, two] = [book.add(failing({ times: 1 })), book.add(failing({ skip: 1 }))];
    // The second is not asked, and so spares none, as long as the first one answers.
    expect(met(book, 3)).toEqual([one.id, undefined, two.id]);
  });
});

describe('the book', () => {
  test('shows what was added, and hands out copies', () => {
    fc.assert(
      fc.property(fc.array(faults, { maxLength: 5 }), (added) => {
        const book = bookOf();
        for (const fault of added) Object.assign(book.add(fault), { kind: 'changed' });
        expect(book.isEmpty()).toBe(added.length === 0);
        expect(book.list().map(({ id, used, ...fault }) => fault)).toEqual(added);
        expect(new Set(book.list().map(({ id }) => id)).size).toBe(added.length);
      }),
      { seed: 1 },
    );
  });

  test('forgets one, or all and then draws as at first', () => {
    const book = bookOf();
    const begin = () => [book.add(failing({ probability: 0.5 })), book.add(failing())] as const;
    const [one, two] = begin();
    const first = met(book, 50);
    expect(book.remove(one.id)).toBe(true);
    expect(book.remove(one.id)).toBe(false);
    expect(met(book, 1)).toEqual([two.id]);
    book.clear();
    expect(book.list()).toEqual([]);
    begin();
    expect(met(book, 50)).toEqual(first);
  });

  test('tells how far lists are behind, of the operations that are meant', () => {
    const book = bookOf();
    expect(book.listLag('listAssets')).toBe(0);
    book.add({ kind: 'staleness', ms: 2_000, operations: ['listAssets'], times: 2 });
    expect([book.listLag('listAssetTypes'), book.listLag('listAssets'), book.listLag('listAssets')]).toEqual([
      ...[0, 2_000, 2_000],
    ]);
    expect(book.listLag('listAssets')).toBe(0);
  });
});
