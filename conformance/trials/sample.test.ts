import { describe, expect, it } from 'vitest';
import { allMutants } from '../mutants/all.ts';
import { sampleOf } from './sample.ts';

describe('a sample of the mutants', () => {
  it('takes each once, from every area before a second of any', () => {
    const areas = new Set(allMutants.map(({ check }) => check.split('/')[0]));
    const sample = sampleOf(allMutants, areas.size, 'a');
    expect(new Set(sample.map(({ check }) => check.split('/')[0])).size).toBe(areas.size);
    expect(new Set(sampleOf(allMutants, 200, 'a')).size).toBe(200);
    expect(sampleOf(allMutants, 100_000, 'a')).toHaveLength(allMutants.length);
  });

  it('depends on the seed and on nothing else', () => {
    const ids = (seed: string) => sampleOf(allMutants, 40, seed).map(({ id }) => id);
    expect(ids('a')).toEqual(ids('a'));
    expect(ids('a')).not.toEqual(ids('b'));
  });
});
