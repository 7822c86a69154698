/** Errors of the server itself, now and then, on requests with which nothing is wrong. */

import type { FrontManner, ProxyAnswer } from '../../conformance/permitted/front/manner.ts';
import { createChance } from './chance.ts';

const probability = 0.01;

export const own_error: ProxyAnswer = {
  status: 500,
  headers: { 'content-type': 'text/plain' },
  body: Buffer.from('odd'),
};

/** Half of them before the request is carried out, half behind: then it was, and nothing tells. */
export function errors(seed: string): FrontManner {
  const chance = createChance(seed);
  return {
    before: () => (chance.happens(probability / 2) ? own_error : undefined),
    after: (answer) => (chance.happens(probability / 2) ? own_error : answer),
  };
}
