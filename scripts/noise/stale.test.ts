/** Lists that lag behind hide no record that is shown by turns, although the clock goes on by steps alone. */
import { expect, it } from 'vitest';
import { readsAgree } from '../../conformance/checks/document/reads-agree.ts';
import { mutants } from '../../conformance/mutants/document/reads-agree.ts';
import { default_seed } from '../../conformance/runner/run.ts';
import { staleLists } from '../surroundings/kinds.ts';
import { runUnder } from './run.ts';

const under = async (mutant?: string) => {
  const plan = { checks: [readsAgree], seed: default_seed, clock: 'virtual', mutant } as const;
  const [verdict] = (await runUnder(staleLists, plan)).verdicts;
  return verdict!.verdict;
};

it('an honest server passes', async () => {
  expect(await under()).toBe('pass');
});

it.each(Object.values(mutants).map(({ id }) => id))('%s fails', async (mutant) => {
  expect(await under(mutant)).toBe('fail');
});
