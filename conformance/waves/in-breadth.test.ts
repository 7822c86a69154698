import { expect, it } from 'vitest';
import type { Scenario } from '../suite/scenario.ts';
import { inBreadth } from './in-breadth.ts';

const callback = (...answers: number[]): Scenario => ({ channel: 'callback', answers });

it('shows first what serves most checks, and a second one of a check after the first one of another', () => {
  const scenarios = [callback(200), callback(500, 500, 500), callback(404), callback(302)];
  const asked = [[0, 1], [0, 1], [2], [3, 2]];
  // 1 shows more attempts than 0, and 2 serves two checks; then 3 is worth as much as what two checks have had.
  expect(inBreadth(scenarios, asked)).toEqual([1, 2, 0, 3]);
});

it('keeps the order where all are worth the same, and names each once', () => {
  expect(inBreadth([callback(200), callback(204), callback(500)], [[0], [1], [2]])).toEqual([0, 1, 2]);
});

it('takes those that are known to be best before, and what they have shown counts', () => {
  const scenarios = [callback(200), callback(204), callback(500)];
  expect(inBreadth(scenarios, [[0, 2], [1], [2]], [3, 2, 1], [2])).toEqual([2, 1, 0]);
});
