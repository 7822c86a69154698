/** Slope of values: a straight line through points by least squares, with the interval that holds it. Pure. */

export type Point = readonly [x: number, y: number];

/** Student's t for 95 in 100, both sides, by degrees of freedom from 1 on; beyond, those of the normal distribution. */
const student = [
  12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14, 2.13, 2.12, 2.11, 2.1,
];
const normal = 1.96;

/** @param points at least three, of at least two x */
export function slopeOf(points: readonly Point[]): { slope: number; margin: number } {
  const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [mean_x, mean_y] = [mean(0), mean(1)];
  const spread = points.reduce((sum, [x]) => sum + (x - mean_x) ** 2, 0);
  const slope = points.reduce((sum, [x, y]) => sum + (x - mean_x) * (y - mean_y), 0) / spread;
  const left = points.reduce((sum, [x, y]) => sum + (y - mean_y - slope * (x - mean_x)) ** 2, 0);
  const freedom = points.length - 2;
  return { slope, margin: (student[freedom - 1] ?? normal) * Math.sqrt(left / freedom / spread) };
}
