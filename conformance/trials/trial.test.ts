import { expect, it } from 'vitest';
import { findMutant } from '../mutants/find-mutant.ts';
import { trialOf } from './trial.ts';

// The texts that it answers with begin with `#`, as the names of parts of a stored history do.
it('tells the clause that a mutant dies by, and the words that its death hangs on', async () => {
  const mutant = await findMutant('catalog/public-text--plain-text');
  const told = { outcome: 'killed', clause: 'catalog.text', hangs_on: ['not-markdown'] };
  expect(await trialOf(mutant!)).toMatchObject(told);
});
