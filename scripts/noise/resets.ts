/** A server behind a load balancer that is being restarted: for a while connections are reset. */
import type { FrontManner } from '../../conformance/permitted/front/manner.ts';
import { createChance } from './chance.ts';

const probability = 0.01;
const lasts_ms = 20_000;

/** Half of them before the request is carried out, half behind. @param now_ms injected by tests */
export function resets(seed: string, now_ms: () => number = () => performance.now()): FrontManner {
  const chance = createChance(seed);
  let began_ms: number | undefined;
  const strikes = () => {
    began_ms ??= now_ms();
    return now_ms() - began_ms < lasts_ms && chance.happens(probability / 2);
  };
  return {
    before: () => (strikes() ? 'reset' : undefined),
    after: (answer) => (strikes() ? 'reset' : answer),
  };
}
