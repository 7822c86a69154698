/** Seeded chances: the same seed gives the same sequence. */
import { createRandom } from '../../src/engine/random.ts';

export interface Chance {
  /** True with that probability. */
  happens(probability: number): boolean;
  /** A whole number from 0 to `most`. */
  upTo(most: number): number;
  /** Any of them. */
  oneOf<Value>(values: readonly [Value, ...Value[]]): Value;
}

const steps = 1_000_000;

export function createChance(seed: string): Chance {
  const random = createRandom(seed);
  return {
    happens: (probability) => random.integer(steps) < probability * steps,
    upTo: (most) => random.integer(most + 1),
    oneOf: (values) => values[random.integer(values.length)] ?? values[0],
  };
}
