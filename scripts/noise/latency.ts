/** A slow way to the server: each request takes up to 800 ms more. */
import { setTimeout as wait } from 'node:timers/promises';
import type { FrontManner } from '../../conformance/permitted/front/manner.ts';
import { createChance } from './chance.ts';

const most_ms = 800;

export function latency(seed: string): FrontManner {
  const chance = createChance(seed);
  return {
    async before() {
      await wait(chance.upTo(most_ms));
      return undefined;
    },
  };
}
