/** The parts of a world as the server has them; what mutants and tests exchange, they exchange afterwards. */
import type { ResolvedChoices } from '../../choices/choices.ts';
import { createDialect } from '../../choices/dialect.ts';
import { createDeliveryEngine } from '../../engine/delivery-engine.ts';
import { mannersOf } from '../../engine/event-manners.ts';
import type { Random } from '../../engine/random.ts';
import { createRunEngine } from '../../engine/run-engine.ts';
import { createSender, type Sender } from '../../engine/send.ts';
import type { Time } from '../../engine/time.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import { presigner } from '../../storage/presigner.ts';
import type { Store } from '../../store/store.ts';
import { authenticate } from '../access/authenticate.ts';
import { authorize } from '../access/authorize.ts';
import { validate } from '../application/validate.ts';
import { cursorCodec } from '../cursors.ts';
import { handlers } from '../handlers/handlers.ts';
import { listenedSender } from '../listeners/listened-sender.ts';
import { lists } from '../lists/lists.ts';
import { withNews } from '../news.ts';
import type { Parts, World } from '../parts.ts';

export interface PartsOptions {
  /** The world of the parts: the engines look the others up in it when they act. */
  world: World;
  time: Time;
  random: Random;
  requestId(): string;
  choices: ResolvedChoices;
  store: Store;
  blobs: BlobStore;
  deny_private_callbacks?: boolean | undefined;
}

/** @returns also the sender behind `send`, which has connections to close */
export function createParts(options: PartsOptions): { parts: Parts; sender: Sender } {
  const { world, time, random, requestId, choices, store, blobs } = options;
  const direct = createSender(time.clock, { public_only: options.deny_private_callbacks });
  const sender = listenedSender(direct, world.listeners, time);
  const parts: Parts = {
    ...time,
    random,
    store: withNews(store, world.news),
    blobs,
    dialect: createDialect(choices),
    cursors: cursorCodec,
    lists,
    presigner,
    authenticate,
    authorize,
    validate,
    handlers,
    runs: createRunEngine(world),
    deliveries: createDeliveryEngine(world, { manners: mannersOf(choices) }),
    send(event) {
      world.news.tell('clock');
      return sender.send(event);
    },
    requestId,
  };
  return { parts, sender };
}
