import type { CanonicalReply, CanonicalRequest, Condition, Page } from '../choices/canonical.ts';
import type { Policies } from '../choices/policies.ts';
import type { Operation, OperationId } from '../contract/operations.ts';
import type { Activity } from '../engine/activity.ts';
import type { ClockMode } from '../engine/clock-mode.ts';
import type { DeliveryEngine } from '../engine/delivery-engine.ts';
import type { EngineParts, EngineWorld } from '../engine/engine-world.ts';
import type { RunEngine } from '../engine/run-engine.ts';
import type { Differences } from '../store/differences.ts';
import type { TokenRow } from '../store/rows.ts';
import type { DeliveryRow } from '../store/run-rows.ts';
import type { Collection } from '../store/store.ts';
import type { CursorCodec } from './cursors.ts';
import type { FaultBook } from './fault-book.ts';
import type { Listeners } from './listeners/listeners.ts';
import type { News } from './news.ts';
import type { RequestLog } from './request-log.ts';
import type { Fixtures } from './seed/fixtures.ts';
import type { Principals } from './seed/principals.ts';

/** No slash at the end of either. */
interface WorldUrls {
  /** Text before `/v1`; absent where callers are answered with the address that they used. */
  base?: string;
  /** Text before the key of a blob. A server that listens puts its own here unless one was given. */
  storage: string;
}

export interface BufferedReply {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** The connection ended in the body, of which this is the first part. */
  is_cut?: true;
}

export interface Snapshot {
  id: string;
  /** The time of the world's clock. */
  created_at: string;
}

interface Changes extends Omit<Differences, 'deliveries'> {
  snapshot: Snapshot;
  /** The time of the world's clock. */
  at: string;
  /** Without their secrets. */
  deliveries: (Omit<DeliveryRow, 'secret' | 'listed'> & { is_signed: boolean })[];
}

export interface World extends EngineWorld {
  /** Names the world within its server. */
  readonly id: string;
  readonly seed: number;
  readonly clock_mode: ClockMode;
  /** Others after a reset or a restore: look them up when they are needed. */
  readonly parts: Parts;
  readonly urls: WorldUrls;
  /** Callers of the world, by name. */
  readonly principals: Principals;
  /** Records that tests may count on. */
  readonly fixtures: Fixtures;
  readonly activity: Activity;
  readonly faults: FaultBook;
  readonly log: RequestLog;
  readonly news: News;
  readonly listeners: Listeners;
  /** Choices for one operation. */
  policies(operation: OperationId): Policies;
  /** Answers a request in process: one to the interface, or to a storage URL of this world. */
  fetch(request: Request): Promise<Response>;
  /** The same for whoever takes the whole answer at once, and would take a Response apart again. */
  reply(request: Request): Promise<BufferedReply>;
  /**
   * This world with the state that it has now: its parts stay the same whatever happens. A request, and whatever else
   * takes several steps, holds on to it, so that it meets one state and never two halves.
   */
  now(): World;
  /** True when the state that `now` gave was exchanged or closed. Changes to it then come to nothing. */
  readonly is_over: boolean;
  /**
   * Puts everything back to how it was at first: records, files, time, what is drawn next; no fault, no script, an empty
   * log. Tokens stay good, and snapshots stay. Requests under way end before it, except those that take longer than
   * `drain_ms`, which are cut; those that come meanwhile are answered after it.
   */
  reset(): Promise<void>;
  /**
   * Keeps what the world is like: records, files, where its random source stands, and the time of a clock that does not
   * go by itself. Snapshots are gone with the process, except in a database.
   * @returns its id
   * @throws ControlRefusal `conflict` when there are as many as a world may have
   */
  snapshot(): Promise<string>;
  /** In the order of their making. */
  snapshots(): Promise<readonly Snapshot[]>;
  /**
   * Goes back to a snapshot, as often as asked: what it keeps is as it was then, and runs and deliveries that had not
   * ended go on from there. Faults, scripts, the log and a clock that goes by itself stay as they are now. Requests fare
   * as with `reset`. False when there is no such snapshot.
   */
  restore(snapshot_id: string): Promise<boolean>;
  /**
   * Records that were made, changed and deleted since a snapshot, and deliveries that were made: so that a test says
   * "exactly one run". Requests under way end first. Files, faults, scripts and the log are not looked at.
   * @param most longest that each list may be; the counts are of all
   * @throws ControlRefusal `not_found` when there is no such snapshot
   */
  changesSince(snapshot_id: string, most?: number): Promise<Changes>;
  /** Drops a snapshot; false when there is none of that id. */
  forget(snapshot_id: string): Promise<boolean>;
  /**
   * For a world that other processes have too: takes the state that one of them has put in its place, and takes over the
   * runs and deliveries that none of them has any more. Nothing otherwise.
   */
  follow(): Promise<void>;
  /** True while another process serves the same world. */
  isShared(): Promise<boolean>;
  /** Requests under way end first, as with `reset`. */
  close(): Promise<void>;
}

/** The worlds that one server serves: one for every path, the others below `/w/ID`. */
export interface Worlds {
  main: World | undefined;
  others: Map<string, World>;
}

/** Parts of a world, with those that its engines need. */
export interface Parts extends EngineParts {
  cursors: CursorCodec;
  lists: Lists;
  authenticate: Authenticate;
  authorize: Authorize;
  validate: Validate;
  handlers: Handlers;
  runs: RunEngine;
  deliveries: DeliveryEngine;
  /** Gives each request its id, which its answer shows. */
  requestId(): string;
}

export type WrapParts = (parts: Parts) => Parts;

/**
 * @returns the token, or undefined where the operation needs none
 * @throws Refused `unauthenticated` for no token, and for one that is unknown or has ended
 */
export type Authenticate = (
  world: World,
  operation: Operation,
  authorization: string | undefined,
) => Promise<TokenRow | undefined>;

export interface Caller {
  kind: TokenRow['kind'];
  /** The user behind the token: the one who signed in, or who issued the API key. */
  user_id: string;
  organization_id: string;
  scopes: readonly string[];
  token: TokenRow;
}

/** @throws Refused `not_member` or `missing_scope` */
export type Authorize = (
  world: World,
  operation: Operation,
  request: CanonicalRequest,
  token: TokenRow,
) => Promise<Caller>;

/**
 * @returns the request without what this world's choices tell the server to ignore
 * @throws Refused `malformed_id` for a path that names nothing, else with everything that is wrong: as
 *   `malformed_organization` when the organization is among it, or as `invalid`
 */
export type Validate = (world: World, operation: Operation, request: CanonicalRequest) => CanonicalRequest;

/** One request on its way: who asks what, in which world. */
export interface Call {
  world: World;
  operation: Operation;
  request: CanonicalRequest;
  request_id: string;
  /** Text before `/v1` in the URLs that this request's answer shows, without a slash at its end. */
  baseUrl(): string;
  /** Absent where the operation needs no token. */
  caller?: Caller;
}

/** The caller of an operation that needs a token. */
export function callerOf(call: Call): Caller {
  if (!call.caller) throw new Error(`${call.operation.id} was called without a caller`);
  return call.caller;
}

/** Reply of a handler; `location` is the URL of a new record, relative to that of the request. */
export type HandlerReply = CanonicalReply & { location?: string };

export type Handler = (call: Call) => Promise<HandlerReply>;

export type Handlers = { [Id in OperationId]: Handler };

export interface ListOf<Row> {
  collection: Collection;
  /** Owner of the rows; null for a list that belongs to nobody. */
  organization: string | null;
  /** Holds for every row of the list, whatever the query asks for; no part of cursor URLs. */
  within?: readonly Condition[];
  /** Asks for one row by its key: that page is never cut, and shows what is there now. */
  is_single?: boolean;
  /** Rows as callers see them, in the same order. Left out: as they are. */
  show?(rows: readonly Row[]): Promise<object[]>;
  /** True where `show` makes the same of a row whenever it is asked. Rows without `show` stay as they are anyway. */
  shows_the_same?: boolean;
}

export interface Lists {
  /** The page that the call's query asks for. @throws Refused */
  page<Row extends object>(call: Call, list: ListOf<Row>): Promise<Page>;
}

/** A part with some methods exchanged. The others run on the original: a spread would lose methods of a class. */
export function exchanged<Part extends object>(part: Part, changes: Partial<Part>): Part {
  return new Proxy(part, {
    get(target, key) {
      if (Object.hasOwn(changes, key)) return Reflect.get(changes, key);
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
