/** What the engines need of the world that they act in. */
import type { ResolvedChoices } from '../choices/choices.ts';
import type { Dialect } from '../choices/dialect.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import type { SigningContext } from '../storage/grant.ts';
import type { Presigner } from '../storage/presigner.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from './clock.ts';
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
  /** The way of events out of this process. */
  send: Send;
}

/** Engines are made for one world, and look its parts up each time: a wrapper put around one of them is always met. */
export interface EngineWorld extends SigningContext {
  readonly parts: EngineParts;
  readonly choices: ResolvedChoices;
  /** Whether texts in the input of a run may ask for an outcome. */
  readonly directives: boolean;
  readonly scripts: RunScripts;
  onFault(error: unknown): void;
}
