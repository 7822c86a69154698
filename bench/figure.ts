/** One figure of `npm run bench`: what `results.json` holds, and one line of the table. */
export interface Figure {
  /** Two runs are compared by it: part, subject, and what of it, with slashes between. */
  id: string;
  what: string;
  /** The median of the rounds. */
  value: number;
  /** The least and the most of them. */
  spread: [least: number, most: number];
  /** `x` is a ratio of two things measured in one run, which alone says something on another machine. */
  unit: 'x' | 'ms' | 's' | 'a second' | 'MiB' | 'bytes' | 'requests';
  better: 'higher' | 'lower';
  /** Demand of section 12 of the design. */
  yardstick?: number;
  /** Source of the figure. */
  from: string;
}

/** Of one part, as it was last measured. */
export interface Measured {
  date: string;
  commit: string;
  machine: { cores: number; memory_gib: number; node: string };
  /** Of how many processes wait for the cores, before and after: above the number of cores, times say little. */
  load: [before: number, after: number];
  quick: boolean;
  figures: Figure[];
}

/** Content of `results.json`, by the names of the parts: one that was not measured again stays. */
export type Results = Record<string, Measured>;

/** Time for each part: enough for a figure, or just enough to see that it works. */
export interface Pace {
  quick: boolean;
  rounds: number;
  /** Of load, for each subject in each round. */
  seconds: number;
}

export type Part = (pace: Pace) => Promise<Figure[]>;

/** The median of some measurements with the least and the most. */
export function middle(values: readonly number[]): Pick<Figure, 'value' | 'spread'> {
  const sorted = values.toSorted((a, b) => a - b);
  const [below, above] = [sorted[(sorted.length - 1) >> 1]!, sorted[sorted.length >> 1]!];
  return { value: (below + above) / 2, spread: [sorted[0]!, sorted.at(-1)!] };
}

/** True where a figure meets its yardstick; undefined where there is none. */
export function holds({ value, yardstick, better }: Figure): boolean | undefined {
  if (yardstick === undefined) return undefined;
  return better === 'higher' ? value >= yardstick : value <= yardstick;
}
