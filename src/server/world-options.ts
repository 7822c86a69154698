/** Options of a new world. */
import type { FastifyInstance } from 'fastify';
import type { ChoicesDocument } from '../choices/choices.ts';
import type { ClockMode } from '../engine/clock-mode.ts';
import type { Meter } from '../engine/meter.ts';
import type { Worlds } from './parts.ts';
import type { LoggedRequest } from './request-log.ts';
import type { SeedState } from './seed/seed-state.ts';
import type { PlaceOf } from './worlds/state-place.ts';

/** An application without sockets, for one world or many: making one takes longer than making a world. */
export interface InProcess {
  application: FastifyInstance;
  /** Kept: Fastify goes over its hooks each time that it is asked. */
  ready: PromiseLike<unknown>;
  worlds: Worlds;
}

export interface WorldOptions {
  /** Names the world within its server; drawn unless given. */
  id?: string;
  /** First content of the world: a state of `src/server/seed/states` by name, or one at hand. `small` unless given. */
  seed_state?: 'small' | 'full' | SeedState;
  /** Choices for open clauses; the reference for all that is left out. */
  choices?: ChoicesDocument;
  /** Everything drawn comes from it: ids, tokens, secrets. 1 unless given. */
  seed?: number;
  /** `real` unless given. */
  clock?: ClockMode;
  /** False forbids texts in the input of a run, and `Prefer` headers, to ask for an outcome. */
  directives?: boolean;
  /** Keeps the state in this file, and blobs in a folder beside it. Otherwise both are in memory. */
  data?: string;
  /** With `data`: what was acknowledged outlives a loss of power, too, and not only the end of the process. */
  fsync?: boolean;
  /** @internal Where the state is kept, unless in memory or in a file. */
  placed?: PlaceOf;
  /** Sends no events into this machine or a private network, whatever name leads there. They fail as on a broken network. */
  deny_private_callbacks?: boolean;
  /** Text before `/v1` in URLs; otherwise as the caller used it. */
  public_url?: string;
  /** Text before the key in storage URLs. */
  storage_public_url?: string;
  /** Is told of faults of the server itself, which callers only see as a 500. Otherwise they go to standard error. */
  onFault?(error: unknown, request_id?: string): void;
  /** @internal Counts what the world does. */
  meter?: Meter | undefined;
  /** Is told of each request to the interface and to storage as soon as it is answered. */
  onRequest?(request: LoggedRequest): void;
  /** @internal Requests that the log keeps; 1,000 unless given. */
  most_logged?: number;
  /** Way of `fetch`, shared by many worlds; otherwise the first `fetch` makes one for this world alone. */
  in_process?: InProcess;
}
