/** Cost of finding a mutant, with its check run alone at default settings: until the check had found it. */
import type { MutantTrial } from '../../conformance/trials/trial.ts';

export interface TrialCost {
  median: number;
  worst: number;
  /** The mutant that cost most. */
  of: string;
}

/** Requests, and milliseconds of this machine, of the trials that ended in a kill. */
export function costOf(trials: readonly MutantTrial[]): Record<'requests' | 'ms', TrialCost> {
  const killed = trials.filter(({ outcome }) => outcome === 'killed');
  const cost = (figure: 'requests' | 'ms'): TrialCost => {
    const sorted = killed.toSorted((a, b) => a[figure] - b[figure]);
    const [median, worst] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
    return { median: median?.[figure] ?? 0, worst: worst?.[figure] ?? 0, of: worst?.mutant ?? '' };
  };
  return { requests: cost('requests'), ms: cost('ms') };
}
