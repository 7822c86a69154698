import { expect, it } from 'vitest';
import { mutantNamed } from './killer.ts';
import { narrowedTrial } from './narrowed-trial.ts';

it.each([
  ['users alone', 'requests/createAssetFolder--any-name-as-text'],
  ['asked again', 'isolation/batches--item-by-its-id'],
] as const)('what is there for %s is found by a further run, and by no plain one', async (narrowing, id) => {
  const mutant = await mutantNamed(id);
  expect(await narrowedTrial(mutant, narrowing)).toEqual({ mutant: id, narrowing, outcome: 'killed' });
  expect(await narrowedTrial(mutant, narrowing, { further: false })).toMatchObject({ outcome: 'alive' });
});

it('what lies in an engine cannot be narrowed', async () => {
  const mutant = await mutantNamed('retry/callback-at-most-three--counted-by-kind');
  expect(await narrowedTrial(mutant, 'users alone')).toMatchObject({ outcome: 'whole' });
});
