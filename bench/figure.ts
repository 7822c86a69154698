/** One line of what `npm run bench` prints. */
export interface Figure {
  what: string;
  /** The ratio or duration that the yardstick is about. */
  value: string;
  yardstick: string;
  /** What it was computed from. */
  from: string;
}
