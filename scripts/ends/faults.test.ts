import { expect, it } from 'vitest';
import { plannedRuns, textOf } from './faults.ts';

it('plans the same runs for the same seed, and others for another', () => {
  expect(plannedRuns(20, 1)).toEqual(plannedRuns(20, 1));
  expect(plannedRuns(20, 1)).not.toEqual(plannedRuns(20, 2));
});

it('has every kind of fault in a few runs, on both clocks', () => {
  const runs = plannedRuns(20, 7);
  expect(new Set(runs.map(({ fault }) => fault.kind)).size).toBe(7);
  expect(new Set(runs.map(({ clock }) => clock)).size).toBe(2);
  expect(new Set(runs.map(textOf)).size).toBeGreaterThan(15);
});
