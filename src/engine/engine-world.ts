/** The parts of a world that the engines act on. */
import type { ResolvedChoices } from '../choices/choices.ts';
import type { Dialect } from '../choices/dialect.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import type { SigningContext } from '../storage/grant.ts';
import type { Presigner } from '../storage/presigner.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from './clock.ts';
import type { Meter } from './meter.ts';
import type { Random } from './random.ts';
import type { RunScripts } from './run-scripts.ts';
import type { Send } from './sending.ts';
import type { Timers } from './timers.ts';

export interface EngineParts {
  clock: Clock;
  random: Random;
  timers: Timers;
  store: Store;
  blobs: BlobStore;
  dialect: Dialect;
  presigner: Presigner;
  /** Sends events out of this process. */
  send: Send;
}

/**
 * Engines are bound to one state of a world, so that an attempt that is answered after a reset is recorded nowhere.
 * They look up its parts on each use, so that they also use a part that a mutant or a test has wrapped.
 */
export interface EngineWorld extends SigningContext {
  readonly parts: EngineParts;
  readonly choices: ResolvedChoices;
  /** Set where texts in the input of a run may ask for an outcome. */
  readonly directives: boolean;
  readonly scripts: RunScripts;
  /** Absent where nobody counts. */
  readonly meter?: Meter | undefined;
  /** @param request_id of the request that met it, where there was one */
  onFault(error: unknown, request_id?: string): void;
}
