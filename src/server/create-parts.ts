/** The parts of a world as the server has them; what mutants and tests exchange, they exchange afterwards. */
import type { ResolvedChoices } from '../choices/choices.ts';
import { createDialect } from '../choices/dialect.ts';
import { createRealClock, createVirtualClock } from '../engine/clock.ts';
import { createDeliveryEngine } from '../engine/delivery-engine.ts';
import { createRandom } from '../engine/random.ts';
import { createRunEngine } from '../engine/run-engine.ts';
import { createSender, type Sender } from '../engine/send.ts';
import { createRealTimers } from '../engine/timers.ts';
import { createVirtualTimers } from '../engine/virtual-timers.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { presigner } from '../storage/presigner.ts';
import type { Store } from '../store/store.ts';
import { authenticate } from './authenticate.ts';
import { authorize } from './authorize.ts';
import { cursorCodec } from './cursors.ts';
import { handlers } from './handlers.ts';
import { lists } from './lists.ts';
import type { Parts } from './parts.ts';
import { validate } from './validate.ts';

export interface PartsOptions {
  clock: 'real' | 'virtual' | undefined;
  random_seed: string;
  choices: ResolvedChoices;
  store: Store;
  blobs: BlobStore;
  onFault(error: unknown): void;
}

/** @returns also the sender behind `send`, which has connections to close */
export function createParts(options: PartsOptions): { parts: Parts; sender: Sender } {
  const { random_seed, choices, store, blobs } = options;
  const time = timeOf(options);
  const sender = createSender(time.clock);
  const parts: Parts = {
    ...time,
    random: createRandom(random_seed),
    store,
    blobs,
    dialect: createDialect(choices),
    cursors: cursorCodec,
    lists,
    presigner,
    authenticate,
    authorize,
    validate,
    handlers,
    runs: createRunEngine(),
    deliveries: createDeliveryEngine(),
    send: sender.send,
  };
  return { parts, sender };
}

function timeOf({ clock: kind, onFault }: PartsOptions): Pick<Parts, 'clock' | 'timers'> {
  if (kind === 'virtual') {
    const clock = createVirtualClock();
    return { clock, timers: createVirtualTimers(clock, onFault) };
  }
  const clock = createRealClock();
  return { clock, timers: createRealTimers(clock, onFault) };
}
