/** The kinds of noise under which the reference server must never be found at fault. */

import type { FrontManner } from '../../conformance/permitted/front/manner.ts';
import type { Target } from '../../conformance/target/target.ts';
import type { Fault } from '../../src/server/fault-book.ts';
import type { StartedServer } from '../../src/server/start-server.ts';
import { errors } from './errors.ts';
import { flaky } from './flaky.ts';
import { gateway } from './gateway.ts';
import { latency } from './latency.ts';
import { resets } from './resets.ts';

export interface Noise {
  name: string;
  does: string;
  /** Virtual where the noise takes no time of the server's. */
  clock: 'real' | 'virtual';
  /** Keeps every core busy beside the run. */
  load?: true;
  front?(seed: string): FrontManner;
  /** Fault of the server itself. */
  fault?: Fault;
  /** It is so slight that the suite must come to a decision: all is judged, and a fault behind it is found. */
  decides?: true;
  /** The one check that has such a fault to tell of. */
  tells?: string;
  /** Delay of lists in an honest target file. */
  consistency_ms?: number;
  /** Further lines of the target file. */
  says?(target: Target, served: StartedServer): Target;
  /** Work beside the run. @returns its end */
  beside?(target: Target, served: StartedServer): () => Promise<void>;
}

const lag_ms = 2_000;

export const noises: readonly Noise[] = [
  { name: 'load', does: 'has every core busy beside it', clock: 'real', load: true },
  { name: 'latency', does: 'answers up to 800 ms later', clock: 'real', front: latency },
  {
    name: 'stale',
    does: 'shows lists as they stood 2 s before',
    clock: 'virtual',
    fault: { kind: 'staleness', ms: lag_ms },
    consistency_ms: lag_ms,
  },
  {
    name: 'stale-real',
    does: 'shows lists as they stood 2 s before, by a clock that has to be waited for',
    clock: 'real',
    fault: { kind: 'staleness', ms: lag_ms },
    consistency_ms: lag_ms,
  },
  { name: 'gateway', does: 'has a gateway in front that writes everything anew', clock: 'virtual', front: gateway },
  {
    name: 'resets',
    does: 'resets one connection in a hundred for 20 s',
    clock: 'virtual',
    front: resets,
    decides: true,
  },
  { name: 'flaky', does: 'loses one request or answer in fifty', clock: 'virtual', front: flaky },
  {
    name: 'errors',
    does: 'answers one request in a hundred with 500',
    clock: 'virtual',
    front: errors,
    tells: 'document/server-errors',
  },
];
