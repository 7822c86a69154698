/** Listeners of a world: programs that are given attempts of deliveries instead of their receivers, and answer them. */
import { randomUUID } from 'node:crypto';
import type { ControlSchemas } from '../../contract/control-types.ts';
import type { OutgoingEvent, SendResult } from '../../engine/sending.ts';
import { eventText } from '../control/event-text.ts';
import { type ListenerWish, usual_places, wishMeets } from './listener-wish.ts';

/** One whose connection is gone may be back within this real time; what is for it waits meanwhile. */
const away_ms = 20_000;

/** The answer of a listener: that of an HTTP server, or why there was none. */
export type ListenerAnswer =
  | { status: number; body?: string | undefined; location?: string | undefined; retry_after?: string | undefined }
  | { error: string };

/** Undefined when nobody listens for it. `leave` takes it back from its listener. */
interface HeldAttempt {
  answered: Promise<ListenerAnswer>;
  leave(): void;
}

export interface Listeners {
  count(): number;
  /** In the order of their beginning. */
  list(): ControlSchemas['Listener'][];
  /**
   * Gives a listener its attempts, as server-sent events, from now on.
   * @param last_id of the event that it heard last: it is a listener that comes back
   * @param from its address
   * @returns ends the connection
   * @throws ControlRefusal `invalid` for a pattern that is none
   */
  connect(wish: ListenerWish, write: (text: string) => void, last_id?: string, from?: string): () => void;
  /** False where no such attempt waits for an answer any more. */
  answer(attempt_id: string, answer: ListenerAnswer): boolean;
  /** False when there is no such listener. Attempts that it has not answered have met a network error. */
  remove(listener_id: string): boolean;
  hold(event: OutgoingEvent): HeldAttempt | undefined;
  /** Tells all of them that the world is gone. */
  close(): void;
}

interface Listener {
  id: string;
  wish: ListenerWish;
  from: string | undefined;
  since_ms: number;
  meets: (event: OutgoingEvent) => boolean;
  /** Absent while it is away. */
  write: ((text: string) => void) | undefined;
  /** Ends it when it does not come back. */
  away: NodeJS.Timeout | undefined;
  number: number;
}

interface Held {
  id: string;
  event: OutgoingEvent;
  listener: Listener;
  /** Of the server-sent event that told of it; 0 when none has. */
  number: number;
  answer(answer: ListenerAnswer): void;
}

/**
 * @param onChange is called when one comes, goes, or is told of an attempt
 * @param patience_ms real time for which one that is away may come back
 */
export function createListeners(onChange = (): void => {}, patience_ms = away_ms): Listeners {
  /** In the order of their beginning: the last one that can take an attempt gets it. */
  const listeners = new Map<string, Listener>();
  const held = new Map<string, Held>();

  function takerOf(event: OutgoingEvent): Listener | undefined {
    // Most worlds have none, and send thousands of events a second.
    if (listeners.size === 0) return undefined;
    const able = listeners
      .values()
      .filter(({ meets }) => meets(event))
      .toArray();
    return able.findLast(({ write }) => write) ?? able.at(-1);
  }

  function tell(one: Held, listener: Listener): void {
    one.listener = listener;
    if (!listener.write) return;
    one.number = listener.number += 1;
    write(one);
  }

  function write({ id, event, listener, number }: Held): void {
    const { delivery = null, channel, url, headers, body, timeout_ms } = event;
    const data = { id, delivery, channel, url, headers, body, timeout_ms };
    listener.write?.(eventText(`${listener.id}:${number}`, 'attempt', data));
    onChange();
  }

  function begin(wish: ListenerWish): Listener {
    const listener: Listener = {
      ...{ id: randomUUID(), wish, meets: wishMeets(wish), from: undefined, since_ms: Date.now() },
      ...{ write: undefined, away: undefined, number: 0 },
    };
    listeners.set(listener.id, listener);
    return listener;
  }

  /** Attempts that it was told of end as with a connection that breaks; others may take the rest. */
  function remove(id: string): boolean {
    const gone = listeners.get(id);
    if (!gone) return false;
    listeners.delete(id);
    clearTimeout(gone.away);
    onChange();
    for (const one of held.values().filter(({ listener }) => listener === gone)) {
      const next = one.number === 0 ? takerOf(one.event) : undefined;
      if (next) tell(one, next);
      else one.answer({ error: 'the listener has gone' });
    }
    return true;
  }

  return {
    count: () =>
      listeners
        .values()
        .filter((listener) => listener.write)
        .toArray().length,
    list: () =>
      [...listeners.values()].map(({ id, wish, from = null, since_ms, write: connected, number }) => {
        const { for: places = usual_places, event = null, run_id = null, webhook_id = null } = wish;
        const since = new Date(since_ms).toISOString();
        const is_connected = connected !== undefined;
        return { id, for: places, event, run_id, webhook_id, from, since, is_connected, attempts: number };
      }),
    connect(wish, write_text, last_id = '', from?: string) {
      const [id = '', last = ''] = last_id.split(':');
      const listener = listeners.get(id) ?? begin(wish);
      const is_back = listener.id === id;
      clearTimeout(listener.away);
      listener.write = write_text;
      listener.from = from;
      onChange();
      write_text(eventText(is_back ? undefined : `${listener.id}:0`, 'hello', { listener_id: listener.id }));
      for (const one of [...held.values()]) {
        const is_own = one.listener === listener;
        if (is_own && one.number > (Number(last) || 0)) write(one);
        else if (one.number === 0 && (is_own || (!one.listener.write && listener.meets(one.event))))
          tell(one, listener);
      }
      return () => {
        // A new connection of it may be there before the end of the old one is seen.
        if (listener.write !== write_text) return;
        listener.write = undefined;
        listener.away = setTimeout(() => remove(listener.id), patience_ms).unref();
        onChange();
      };
    },
    answer(attempt_id, answer) {
      const one = held.get(attempt_id);
      one?.answer(answer);
      return one !== undefined;
    },
    remove,
    hold(event) {
      const listener = takerOf(event);
      if (!listener) return undefined;
      const id = randomUUID();
      const { promise: answered, resolve } = Promise.withResolvers<ListenerAnswer>();
      const one: Held = {
        ...{ id, event, listener, number: 0 },
        answer(answer) {
          held.delete(id);
          resolve(answer);
        },
      };
      held.set(id, one);
      tell(one, listener);
      const leave = () => {
        if (held.delete(id) && one.number > 0) one.listener.write?.(eventText(undefined, 'cut', { id }));
      };
      return { answered, leave };
    },
    close() {
      for (const { write: write_text, away } of listeners.values()) {
        clearTimeout(away);
        write_text?.(eventText(undefined, 'over', {}));
      }
      listeners.clear();
    },
  };
}

/** The outcome of an attempt that a listener answered. */
export function resultOf(answer: ListenerAnswer, took_ms: number): SendResult {
  if ('error' in answer) return { kind: 'failed', reason: 'network', message: answer.error, took_ms };
  const { status, body = '', location, retry_after } = answer;
  return {
    ...{ kind: 'answered', status, body, took_ms },
    ...(location !== undefined && { location }),
    ...(retry_after !== undefined && { retry_after }),
  };
}
