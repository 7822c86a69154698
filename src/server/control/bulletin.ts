/** Bulletin of a world: its news as server-sent events, collected so that a busy world costs its readers little. */
import { randomUUID } from 'node:crypto';
import type { Topic } from '../news.ts';
import type { World } from '../parts.ts';
import { clockOf } from './describe-world.ts';
import { eventText } from './event-text.ts';
import { openDelivery, runsInShort, shownDelivery } from './shown-records.ts';

/** News is collected for so long, in real milliseconds: after a pause, after other news, and after more than there was room for. */
const waits_ms = { first: 20, usual: 250, busy: 1_000 };

/** Entries of one event. Lists show the others. */
const most_items = 50;

/** Events that readers who come back are given, and their length in characters. */
const most_kept = 200;
const most_kept_length = 1_048_576;

/** Real time for which events are collected without a reader, so that one who comes back misses nothing. */
const linger_ms = 30_000;

type Read = (event: string) => void;

export interface Bulletin {
  readers(): number;
  /**
   * @param last_id of the event that the reader heard last
   * @returns ends that
   */
  subscribe(read: Read, last_id?: string): () => void;
}

const bulletins = new WeakMap<World, Bulletin>();

export function bulletinOf(world: World): Bulletin {
  const known = bulletins.get(world) ?? createBulletin(world);
  bulletins.set(world, known);
  return known;
}

/** News that was told and not written yet. */
interface Heard {
  topics: Set<Topic>;
  requests: number;
  runs: Set<string>;
  deliveries: Set<string>;
}

const nothing = (): Heard => ({ topics: new Set(), requests: 0, runs: new Set(), deliveries: new Set() });

interface Written {
  number: number;
  text: string;
}

function createBulletin(world: World): Bulletin {
  const edition = randomUUID().slice(0, 8);
  const readers = new Set<Read>();
  let kept: Written[] = [];
  let kept_length = 0;
  let number = 0;
  let heard = nothing();
  let timer: NodeJS.Timeout | undefined;
  let last_ms = Number.NEGATIVE_INFINITY;
  let is_busy = false;
  let deaf: (() => void) | undefined;
  let lingering: NodeJS.Timeout | undefined;

  function hear(topic: Topic, id?: string): void {
    if (topic === 'over') {
      clearTimeout(timer);
      write('over', {});
      return;
    }
    if (topic === 'requests') heard.requests += 1;
    else if (topic === 'runs' || topic === 'deliveries') heard[topic].add(id!);
    heard.topics.add(topic);
    timer ??= setTimeout(() => void tell(), waitOf()).unref();
  }

  function waitOf(): number {
    if (is_busy) return waits_ms.busy;
    return performance.now() - last_ms > waits_ms.usual ? waits_ms.first : waits_ms.usual;
  }

  async function tell(): Promise<void> {
    const now = world.now();
    const told = heard;
    heard = nothing();
    try {
      await tellOf(now, told);
    } catch (error) {
      // Of a state that is gone there is nothing to read.
      if (!now.is_over) world.onFault(error);
      write('lost', {});
    }
    last_ms = performance.now();
    timer = heard.topics.size > 0 ? setTimeout(() => void tell(), waitOf()).unref() : undefined;
  }

  async function tellOf(now: World, { topics, requests, runs, deliveries }: Heard): Promise<void> {
    const { store } = now.parts;
    is_busy = Math.max(requests, runs.size, deliveries.size) > most_items;
    const list = (event: Topic, items: object[], all: number) =>
      items.length > 0 && write(event, { items, left_out: all - items.length });
    list('requests', requests > 0 ? world.log.list({ limit: Math.min(requests, most_items) }) : [], requests);
    if (runs.size > 0) {
      const rows = await Promise.all(newest(runs).map((id) => store.run(id)));
      const shown = rows.flatMap((row) => row?.record ?? []).map(runsInShort(now));
      list('runs', await Promise.all(shown), runs.size);
    }
    if (deliveries.size > 0) {
      const rows = await Promise.all(newest(deliveries).map((id) => store.delivery(id)));
      const shown = rows.flatMap((row) => (row ? [shownDelivery(openDelivery(row))] : []));
      list(
        'deliveries',
        shown.map(({ body: _, ...delivery }) => delivery),
        deliveries.size,
      );
    }
    for (const topic of ['state', 'settings', 'worlds', 'listeners'] as const) if (topics.has(topic)) write(topic, {});
    if (topics.size > 1 || !topics.has('requests')) write('clock', clockOf(now));
  }

  function write(event: Topic | 'lost', data: object): void {
    number += 1;
    const text = eventText(`${edition}-${number}`, event, data);
    kept.push({ number, text });
    kept_length += text.length;
    while (kept.length > most_kept || (kept_length > most_kept_length && kept.length > 1))
      kept_length -= kept.shift()!.text.length;
    for (const read of readers) read(text);
  }

  function stop(): void {
    deaf?.();
    deaf = undefined;
    clearTimeout(timer);
    timer = undefined;
    [kept, kept_length, heard] = [[], 0, nothing()];
    // News of the time until then has no number: earlier readers have missed it.
    number += 1;
  }

  return {
    readers: () => readers.size,
    subscribe(read, last_id) {
      clearTimeout(lingering);
      deaf ??= world.news.listen(hear);
      const last = last_id === undefined ? number : numberOf(last_id);
      const first = (kept[0]?.number ?? number + 1) - 1;
      const is_whole = last !== undefined && last >= first && last <= number;
      const id = (at: number) => `${edition}-${at}`;
      read(eventText(id(is_whole ? last : number), 'hello', { clock: clockOf(world) }));
      if (is_whole) for (const { number: at, text } of kept) if (at > last) read(text);
      if (!is_whole) read(eventText(id(number), 'lost', {}));
      readers.add(read);
      return () => {
        readers.delete(read);
        if (readers.size === 0) lingering = setTimeout(stop, linger_ms).unref();
      };
    },
  };

  /** Undefined for an id of another bulletin, and for none. */
  function numberOf(id: string): number | undefined {
    const [its_edition, at = ''] = id.split('-');
    return its_edition === edition && /^\d{1,15}$/.test(at) ? Number(at) : undefined;
  }
}

/** The last of them that were told of, the latest first. */
function newest(ids: ReadonlySet<string>): string[] {
  return [...ids].slice(-most_items).reverse();
}
