/** Bounds the work for each receiver, and for each server they share: a silent one holds up only its own. */
import { parseUrl } from './parsed-url.ts';

export interface LaneBounds {
  /** For one URL. */
  receiver: number;
  /** For all URLs of one origin. */
  origin: number;
}

/**
 * Many times what a receiver that answers within milliseconds needs; and few enough that eight dead receivers of one
 * origin leave room for the ninth. A connection is open for each work under way.
 */
export const lane_bounds: LaneBounds = { receiver: 32, origin: 256 };

export interface Lanes {
  /** Begins the work, now if there is room, else when there is. Work for one URL begins in order. */
  run(url: string, work: () => Promise<void>): Promise<void>;
}

interface Receiver {
  under_way: number;
  waiting: (() => void)[];
}

interface Origin {
  under_way: number;
  waiting: number;
  /** By URL, the one that was served longest ago first. */
  receivers: Map<string, Receiver>;
}

export function createLanes(bounds: LaneBounds = lane_bounds): Lanes {
  const origins = new Map<string, Origin>();

  /** Begins what there is room for, in turns between the receivers. */
  function serve(origin: Origin): void {
    for (const [url, receiver] of origin.receivers) {
      if (origin.waiting === 0 || origin.under_way >= bounds.origin) return;
      if (receiver.waiting.length === 0 || receiver.under_way >= bounds.receiver) continue;
      // Goes to the end, where this loop meets it again.
      origin.receivers.delete(url);
      origin.receivers.set(url, receiver);
      origin.under_way++;
      receiver.under_way++;
      origin.waiting--;
      receiver.waiting.shift()!();
    }
  }

  function leave(name: string, origin: Origin, url: string, receiver: Receiver): void {
    origin.under_way--;
    receiver.under_way--;
    serve(origin);
    if (receiver.under_way + receiver.waiting.length === 0) origin.receivers.delete(url);
    if (origin.receivers.size === 0) origins.delete(name);
  }

  return {
    async run(url, work) {
      const name = originOf(url);
      const origin = entry(origins, name, () => ({ under_way: 0, waiting: 0, receivers: new Map() }));
      const receiver = entry(origin.receivers, url, () => ({ under_way: 0, waiting: [] }));
      const room = Promise.withResolvers<void>();
      receiver.waiting.push(room.resolve);
      origin.waiting++;
      serve(origin);
      await room.promise;
      try {
        await work();
      } finally {
        leave(name, origin, url, receiver);
      }
    },
  };
}

function originOf(url: string): string {
  return parseUrl(url)?.origin ?? url;
}

function entry<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}
