import { expect, it } from 'vitest';
import { createBudgets } from './budget.ts';

it('smaller cases have a tenth of all, and no more than is left', () => {
  const { runs } = createBudgets({ runs: 20, webhooks: 0 });
  expect(runs.spare).toBe(2);
  runs.spend();
  runs.spentAgain(1);
  expect([runs.left, runs.spare]).toEqual([19, 1]);
  runs.spentAgain(5);
  expect(runs.spare).toBe(0);
});

it('nothing is spare where nothing is left', () => {
  const { runs } = createBudgets({ runs: 1, webhooks: 0 });
  runs.spend();
  expect([runs.left, runs.spare]).toEqual([0, 0]);
});

it('what is kept to show again is neither for first cases nor for smaller ones, until it is released', () => {
  const { runs, wave_runs } = createBudgets({ runs: 20, webhooks: 0, kept_runs: 5, planned_runs: 12 });
  expect(wave_runs).toBe(runs);
  expect([runs.left, runs.free, runs.beyond, runs.spare]).toEqual([20, 15, 3, 2]);
  for (let spent = 0; spent < 15; spent++) runs.spend();
  expect([runs.left, runs.free, runs.beyond, runs.spare]).toEqual([5, 0, 0, 0]);
  runs.release();
  expect([runs.free, runs.beyond]).toEqual([5, 5]);
});

it('of few, waves have their own, and those kept are among them', () => {
  const shares = { runs: 12, webhooks: 6, wave_runs: 5, wave_webhooks: 2, kept_runs: 1 };
  const { runs, wave_runs, webhooks, wave_webhooks } = createBudgets(shares);
  expect([runs.free, wave_runs.free, wave_runs.left, webhooks.left, wave_webhooks.left]).toEqual([7, 4, 5, 4, 2]);
});
