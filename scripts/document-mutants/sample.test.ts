import { expect, it } from 'vitest';
import { documentMutants } from './mutant.ts';
import { sampleOf } from './sample.ts';

const all = documentMutants();
const kindOf = ({ id }: { id: string }) => id.split('/')[0];

it('takes every kind before a second of any', () => {
  const kinds = new Set(all.map(kindOf));
  for (const seed of ['a', 'b', 'c']) {
    const sample = sampleOf(all, kinds.size, seed);
    expect(new Set(sample.map(kindOf))).toEqual(kinds);
  }
});

it('takes each once, and all where there are no more', () => {
  expect(new Set(sampleOf(all, 40, 'a')).size).toBe(40);
  expect(sampleOf(all, 10_000, 'a').toSorted(byId)).toEqual([...all].toSorted(byId));
});

it('depends on the seed, kinds and members alike', () => {
  const ids = (seed: string) => sampleOf(all, 4, seed).map(({ id }) => id);
  expect(ids('a')).toEqual(ids('a'));
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => ids(seed)[0]!.split('/')[0])).size).toBeGreaterThan(1);
});

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : 1;
}
