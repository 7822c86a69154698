/**
 * The parts of a world. Whatever a world does, it does through these, looked up at the moment of the call, so that a
 * wrapper put around one of them (`createWorld(options, wrap)`) is always met.
 */
import type { CanonicalReply, CanonicalRequest } from '../choices/canonical.ts';
import type { Dialect } from '../choices/dialect.ts';
import type { Operation } from '../contract/operations.ts';
import type { Clock } from '../engine/clock.ts';
import type { DeliveryEngine, Send } from '../engine/delivery-engine.ts';
import type { Random } from '../engine/random.ts';
import type { RunEngine } from '../engine/run-engine.ts';
import type { Timers } from '../engine/timers.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import type { Presigner } from '../storage/presigner.ts';
import type { Store } from '../store/store.ts';
import type { Authenticate } from './authenticate.ts';
import type { Authorize, Caller } from './authorize.ts';
import type { CursorCodec } from './cursors.ts';
import type { Handlers } from './handlers.ts';
import type { Lists } from './lists.ts';
import type { Validate } from './validate.ts';
import type { World } from './world.ts';

export interface Parts {
  clock: Clock;
  random: Random;
  store: Store;
  blobs: BlobStore;
  dialect: Dialect;
  cursors: CursorCodec;
  lists: Lists;
  presigner: Presigner;
  authenticate: Authenticate;
  authorize: Authorize;
  validate: Validate;
  handlers: Handlers;
  timers: Timers;
  runs: RunEngine;
  deliveries: DeliveryEngine;
  /** The way of events out of this process. */
  send: Send;
  /** Gives each request its id, which its answer shows. */
  requestId(): string;
}

export type WrapParts = (parts: Parts) => Parts;

/** One request on its way: who asks what, in which world. */
export interface Call {
  world: World;
  operation: Operation;
  request: CanonicalRequest;
  /** The id that the answer shows. */
  request_id: string;
  /** What stands before `/v1` in the URLs that this request's answer shows, without a slash at its end. */
  baseUrl(): string;
  /** Absent where the operation needs no token. */
  caller?: Caller;
}

/** The caller of an operation that needs a token. */
export function callerOf(call: Call): Caller {
  if (!call.caller) throw new Error(`${call.operation.id} was called without a caller`);
  return call.caller;
}

/** What a handler answers; `location` is where a new record can be read, relative to the URL of the request. */
export type HandlerReply = CanonicalReply & { location?: string };

export type Handler = (call: Call) => Promise<HandlerReply>;

/**
 * A part with some of its methods exchanged. What is not exchanged still runs on the original, whatever it is made of
 * (a spread would lose the methods of a class).
 */
export function exchanged<Part extends object>(part: Part, changes: Partial<Part>): Part {
  return new Proxy(part, {
    get(target, key) {
      if (Object.hasOwn(changes, key)) return Reflect.get(changes, key);
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
