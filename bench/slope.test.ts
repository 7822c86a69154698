import { expect, it } from 'vitest';
import { type Point, slopeOf } from './slope.ts';

// Anscombe's first set, whose line is known to three digits: y = 3 + 0.5 x, standard error 0.118.
const anscombe: Point[] = [
  [10, 8.04],
  [8, 6.95],
  [13, 7.58],
  [9, 8.81],
  [11, 8.33],
  [14, 9.96],
  [6, 7.24],
  [4, 4.26],
  [12, 10.84],
  [7, 4.82],
  [5, 5.68],
];

it('finds a known line and its interval', () => {
  const { slope, margin } = slopeOf(anscombe);
  expect(slope).toBeCloseTo(0.5, 3);
  expect(margin).toBeCloseTo(2.26 * 0.1179, 3);
});

it('is sure of points on one line', () => {
  expect(
    slopeOf([
      [0, 1],
      [1, 3],
      [2, 5],
    ]),
  ).toEqual({ slope: 2, margin: 0 });
});
