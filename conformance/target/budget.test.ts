import { expect, it } from 'vitest';
import { createBudgets } from './budget.ts';

it('smaller cases have a tenth of all, and no more than is left', () => {
  const { runs } = createBudgets({ limits: { runs: 20 } });
  expect(runs.spare).toBe(2);
  runs.spend();
  runs.spentAgain(1);
  expect([runs.left, runs.spare]).toEqual([19, 1]);
  runs.spentAgain(5);
  expect(runs.spare).toBe(0);
});

it('nothing is spare where nothing is left', () => {
  const { runs } = createBudgets({ limits: { runs: 1 } });
  runs.spend();
  expect([runs.left, runs.spare]).toEqual([0, 0]);
});
