import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { growthProblems, type Sample } from './growth.ts';

const samples = (heap_mib: (at: number) => number, rss_mib: (at: number) => number = () => 200): Sample[] =>
  Array.from({ length: 40 }, (_, at) => ({ sent: (at + 1) * 25_000, heap_mib: heap_mib(at), rss_mib: rss_mib(at) }));

it('what stays within bounds is no growth, however it moves', () => {
  const moves = fc.array(fc.tuple(fc.nat(15), fc.nat(120)), { minLength: 40, maxLength: 40 });
  fc.assert(
    fc.property(moves, (all) => {
      const moved = samples(
        (at) => 40 + all[at]![0],
        (at) => 200 + all[at]![1],
      );
      expect(growthProblems(moved)).toEqual([]);
    }),
  );
});

it('a leak of 100 bytes a request is found in a million, and one peak is none', () => {
  expect(growthProblems(samples((at) => 40 + (at * 25_000 * 100) / 2 ** 20))).toEqual([
    expect.stringMatching(/^heap grew by \d+ MiB/),
  ]);
  expect(growthProblems(samples((at) => (at === 39 ? 400 : 40)))).toEqual([]);
});

it('what is outside the heap counts too', () => {
  const leaking = samples(
    () => 40,
    (at) => 200 + 12 * at,
  );
  expect(growthProblems(leaking)).toEqual([expect.stringMatching(/^rss grew by \d+ MiB/)]);
});

it('what warms up in the first tenth is no growth', () => {
  expect(growthProblems(samples((at) => Math.min(20 + 40 * at, 90)))).toEqual([]);
});

it('too few samples say nothing, and are told', () => {
  expect(growthProblems([])).toEqual([expect.stringMatching(/^too few/)]);
});

it('a first look behind the first tenth is looked at all the same', () => {
  const looks = (heap_mib: number) =>
    Array.from({ length: 10 }, (_, at) => ({ sent: (at + 1) * 2_003, heap_mib: 40 + at * heap_mib, rss_mib: 200 }));
  // Growth over 20,000 requests of volleys.
  expect(growthProblems(looks(0).with(-1, { sent: 20_003, heap_mib: 40, rss_mib: 200 }))).toEqual([]);
  expect(growthProblems(looks(4))).toEqual([expect.stringMatching(/^heap grew by/)]);
  expect(growthProblems(looks(0).slice(0, 1))).toEqual([expect.stringMatching(/^too few/)]);
});
