import { describe, expect, it } from 'vitest';
import { fateOf, killsOf, mutantsOf } from './killed.ts';

describe('each mutant is killed by its check, for one of its clauses', () => {
  it.each(mutantsOf('acts'))('$id', async (mutant) => {
    expect(killsOf(mutant)).toContain(await fateOf(mutant));
  });
});
