/** Faults on demand: what a world does wrong because somebody asked for it. Nothing under `/_control` is ever met. */
import type { OperationId } from '../contract/operations.ts';
import type { Channel } from '../engine/delivery-rules.ts';
import { createRandom, deriveUuid, type Random } from '../engine/random.ts';

/** Share of the matching requests or deliveries that a fault affects. */
interface Chance {
  /** It meets so many and then no more. Left out, it goes on for ever. */
  times?: number;
  /** The first so many are spared. 0 unless given. */
  skip?: number;
  /** From 0 to 1, drawn from the seed of the world for each. 1 unless given. */
  probability?: number;
}

/** Meets requests to the interface. */
interface OnOperations extends Chance {
  /** All of them when left out. */
  operations?: readonly OperationId[];
}

/** The request waits, in real time, for `ms` and up to `jitter_ms` more; then it goes its way. */
export interface LatencyFault extends OnOperations {
  kind: 'latency';
  ms: number;
  jitter_ms?: number;
}

/** The answer has this status, from 400 to 599, and nothing is done. */
export interface StatusFault extends OnOperations {
  kind: 'status';
  status: number;
  /** Left out, a 429 says 1, and no other status says anything. */
  retry_after_s?: number;
}

/**
 * `before_answer`: the connection is reset, and nothing was done. `in_body`: the request was carried out, and the
 * connection ends half way through the body of the answer; where that has none, before its first byte.
 */
export interface DropFault extends OnOperations {
  kind: 'drop';
  when: 'before_answer' | 'in_body';
}

/**
 * Of one token, so many `requests` are answered in each window of `per_s` seconds by the clock of the world, which
 * begins with the first of them; the others are refused. `times` counts those refused.
 */
export interface RateLimitFault extends OnOperations {
  kind: 'rate_limit';
  requests: number;
  per_s: number;
  /** `Retry-After` of refusals. Left out, the seconds until the window ends. */
  retry_after_s?: number;
}

/** Lists show how things stood that long ago by the clock of the world. Meets operations that answer pages only. */
interface StalenessFault extends OnOperations {
  kind: 'staleness';
  ms: number;
}

/** Meets events on their way to receivers. */
interface OnDeliveries extends Chance {
  channel?: Channel;
  /** Beginning of the receiver's URL. */
  url?: string;
}

/** An attempt leaves so many times more than once, all at the same time and the same to the byte. */
interface DuplicateFault extends OnDeliveries {
  kind: 'duplicate';
  copies: number;
}

/**
 * Held back until the next delivery is answered, or for `within_ms` of the world (1,000 unless given), one at a time.
 */
interface ReorderFault extends OnDeliveries {
  kind: 'reorder';
  within_ms?: number;
}

/** The first attempt of a delivery is made that much later by the clock of the world. */
interface DelayFault extends OnDeliveries {
  kind: 'delay';
  ms: number;
}

/**
 * The signature of an attempt is one under another key, is left out, belongs to a body that differs in white space
 * alone, or lacks its second half. Does not meet attempts that are not signed.
 */
export interface BadSignatureFault extends OnDeliveries {
  kind: 'bad_signature';
  how: 'wrong_key' | 'missing' | 'other_body' | 'truncated';
}

/** Meets requests to storage. */
interface OnStorage extends Chance {
  /** GET stands for HEAD too. Both when left out. */
  method?: 'GET' | 'PUT';
}

/** The signed URL is refused as one that has ended. */
interface StorageExpiredFault extends OnStorage {
  kind: 'storage_expired';
}

/** The connection is cut after so many bytes of the file, on its way up or down. A shorter one comes through. */
interface StorageCutFault extends OnStorage {
  kind: 'storage_cut';
  after_bytes: number;
}

type OperationFault = LatencyFault | StatusFault | DropFault | RateLimitFault | StalenessFault;
export type DeliveryFault = DuplicateFault | ReorderFault | DelayFault | BadSignatureFault;
export type StorageFault = StorageExpiredFault | StorageCutFault;

/** `faultProblems` says what a value lacks to be one. */
export type Fault = OperationFault | DeliveryFault | StorageFault;
export type FaultKind = Fault['kind'];

/** A fault in the book. `used`: how many it has met so far. */
type KeptFault = Fault & { readonly id: string; readonly used: number };
type Of<Kind extends FaultKind> = Extract<Fault, { kind: Kind }>;

export interface FaultBook {
  /** @param fault one without `faultProblems` */
  add(fault: Fault): KeptFault;
  /** In the order of their adding, those that are used up too. */
  list(): readonly KeptFault[];
  /** False when there is none of that id. */
  remove(id: string): boolean;
  /** Forgets every fault. Later ones draw as the first ones did. */
  clear(): void;
  /** True where there is no fault at all: then nobody needs to ask what meets a request. */
  isEmpty(): boolean;
  /**
   * The faults of these kinds that meet something, in the order of their adding. Each is drawn when its turn comes: who
   * stops asking leaves the others undrawn.
   * @param fits whether it lies where the fault acts; what does not is neither spared nor drawn
   */
  meeting<Kind extends FaultKind>(
    kinds: readonly Kind[],
    fits: (fault: Of<Kind>) => boolean,
  ): Iterable<ActiveFault<Kind>>;
  /** Lag of a list of the operation, in milliseconds by the clock of the world; 0 where there is none. */
  listLag(operation: OperationId): number;
}

/** A fault at the moment that it meets something. */
interface ActiveFault<Kind extends FaultKind> {
  /** The same object each time. */
  fault: Of<Kind>;
  id: string;
  /** A fault draws from a source of its own, so that adding one does not change what the others draw. */
  random: Random;
  /** Counts it: the fault has done what it is there for. */
  use(): void;
}

interface Entry {
  id: string;
  fault: Fault;
  random: Random;
  used: number;
  spared: number;
}

/** @param random is drawn from once; every fault has a source of its own that follows from it */
export function createFaultBook(random: Random): FaultBook {
  const seed = random.uuid();
  const entries = new Map<string, Entry>();
  let added = 0;

  function* meeting<Kind extends FaultKind>(
    kinds: readonly Kind[],
    fits: (fault: Of<Kind>) => boolean,
  ): Generator<ActiveFault<Kind>> {
    for (const entry of entries.values()) {
      const fault = entry.fault as Of<Kind>;
      if (!kinds.includes(fault.kind as Kind) || !fits(fault) || !meets(entry)) continue;
      yield { fault, id: entry.id, random: entry.random, use: () => (entry.used += 1) };
    }
  }

  return {
    add(fault) {
      const id = deriveUuid(seed, String(added++));
      const entry = { id, fault: structuredClone(fault), random: createRandom(id), used: 0, spared: 0 };
      entries.set(id, entry);
      return kept(entry);
    },
    list: () => [...entries.values()].map(kept),
    remove: (id) => entries.delete(id),
    clear() {
      entries.clear();
      added = 0;
    },
    isEmpty: () => entries.size === 0,
    meeting,
    listLag(operation) {
      for (const { fault, use } of meeting(['staleness'], ({ operations }) => isAmong(operations, operation))) {
        use();
        return fault.ms;
      }
      return 0;
    },
  };
}

/** @param operations every one when left out */
export function isAmong(operations: readonly OperationId[] | undefined, operation: OperationId): boolean {
  return operations === undefined || operations.includes(operation);
}

function kept({ id, fault, used }: Entry): KeptFault {
  return { ...structuredClone(fault), id, used };
}

/** Fine enough for a probability of one in a billion. */
const chances = 1_000_000_000;

function meets(entry: Entry): boolean {
  const { times = Number.POSITIVE_INFINITY, skip = 0, probability = 1 } = entry.fault;
  if (entry.used >= times) return false;
  if (entry.spared < skip) {
    entry.spared += 1;
    return false;
  }
  return probability >= 1 || entry.random.integer(chances) < probability * chances;
}
