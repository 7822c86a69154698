/** A bad way to the server: now and then a connection breaks, or somebody says that the service is not available. */

import type { FrontManner, Interference } from '../../conformance/permitted/front/manner.ts';
import { createChance } from './chance.ts';

const probability = 0.02;

const unavailable: Interference = {
  status: 503,
  headers: { 'content-type': 'text/plain', 'retry-after': '0' },
  body: Buffer.from('no healthy upstream'),
};

/** Half of it before the request is carried out, half behind: then only the answer is lost. */
export function flaky(seed: string): FrontManner {
  const chance = createChance(seed);
  const fault = () => chance.oneOf<Interference>(['reset', unavailable]);
  return {
    before: () => (chance.happens(probability / 2) ? fault() : undefined),
    after: (answer) => (chance.happens(probability / 2) ? fault() : answer),
  };
}
