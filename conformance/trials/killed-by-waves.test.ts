import { describe, expect, it } from 'vitest';
import { fateOf, killsOf, mutantsBy } from './killed.ts';
import { sampleOf } from './sample.ts';

describe('each mutant is killed by its check, for one of its clauses', () => {
  // All of them take minutes: `npm run matrix`.
  it.each(sampleOf(mutantsBy('waves'), 6, 'tests'))('$id', async (mutant) => {
    expect(killsOf(mutant)).toContain(await fateOf(mutant));
  });
});
