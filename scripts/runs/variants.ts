/** The suite over drawn choices documents, side by side: every permitted variant of the reference server must pass. */
import fc from 'fast-check';
import { reachable } from '../../conformance/permitted/reachable.ts';
import { choicesDocuments } from '../../src/choices/arbitrary.ts';
import { sideBySide } from './side-by-side.ts';
import type { VariantRun } from './variant-tasks.ts';

interface VariantRuns {
  count: number;
  seed: number;
  /** A PostgreSQL for the servers, each of which has a database of its own there. */
  cluster?: string;
}

/** Runs one drawn document after another. The same for the same count and seed. */
export function variantRuns({ count, seed, cluster }: VariantRuns): AsyncGenerator<VariantRun> {
  // A server that refuses every URL of this machine leaves nothing to receive.
  const drawn = fc.sample(choicesDocuments(), { seed, numRuns: count }).map(reachable);
  const tasks = drawn.map((choices) => ({ choices, cluster }));
  return sideBySide(new URL('./variant-tasks.ts', import.meta.url), 'variant', tasks);
}
