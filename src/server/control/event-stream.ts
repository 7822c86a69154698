/** Server-sent events on one connection, for as long as its reader keeps up. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ControlOperation } from '../../contract/control-operations.ts';
import { ControlRefusal } from '../control-refusal.ts';
import { type ListenerWish, wishMeets } from '../listeners/listener-wish.ts';
import type { World } from '../parts.ts';
import { bulletinOf } from './bulletin.ts';
import { usual_headers } from './control-reply.ts';
import { eventText } from './event-text.ts';
import { type ControlIncoming, readRequest } from './read-request.ts';

/** Readers of one world, people with the console open, and as many listeners. */
const most_readers = 64;

/** Bytes that wait for a slow reader. With more, it is dropped. */
const most_waiting = 1_048_576;

/** Proxies cut connections on which nothing comes; 30 s is the shortest that is usual. */
const heartbeat_ms = 15_000;

/** A dropped reader has so long to take what it was sent. */
const grace_ms = 5_000;

/** Begins an answer that does not end by itself. */
export type Stream = (response: ServerResponse, headers: Readonly<Record<string, string>>) => void;

/**
 * @param closing ends the stream
 * @throws ControlRefusal `conflict` when there are as many as may be; Refused for what the document does not permit
 */
export async function streamAnswer(
  operation: ControlOperation,
  world: World,
  raw: IncomingMessage,
  incoming: ControlIncoming,
  closing: AbortSignal,
): Promise<Stream> {
  const { query } = await readRequest(operation, incoming);
  if (operation.id === 'streamEvents') return eventStream(world, raw, closing);
  return attemptStream(world, raw, query as ListenerWish, closing);
}

/**
 * The news of a world.
 * @throws ControlRefusal `conflict` when there are as many as may be
 */
export function eventStream(world: World, { headers }: IncomingMessage, closing: AbortSignal): Stream {
  const bulletin = bulletinOf(world);
  refuseMore(bulletin.readers(), 'readers of its events');
  return streamOf((write) => bulletin.subscribe(write, lastId(headers)), closing);
}

/**
 * Attempts of deliveries for a listener, who answers them in place of their receivers.
 * @throws ControlRefusal `conflict` when there are as many as may be, `invalid` for a pattern that is none
 */
function attemptStream(
  { listeners }: World,
  { headers, socket }: IncomingMessage,
  wish: ListenerWish,
  closing: AbortSignal,
): Stream {
  refuseMore(listeners.count(), 'listeners');
  wishMeets(wish);
  return streamOf((write) => listeners.connect(wish, write, lastId(headers), socket.remoteAddress), closing);
}

function refuseMore(count: number, readers: string): void {
  if (count >= most_readers)
    throw new ControlRefusal('conflict', `The world has ${most_readers} ${readers}, and takes no more.`);
}

function lastId({ 'last-event-id': last_id }: IncomingMessage['headers']): string | undefined {
  return typeof last_id === 'string' ? last_id : undefined;
}

function streamOf(subscribe: (write: (text: string) => void) => () => void, closing: AbortSignal): Stream {
  return (response, headers) => {
    const type = { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' };
    response.writeHead(200, { ...usual_headers, ...type, ...headers, connection: 'close' });
    let end = () => {};
    const write = (text: string) => {
      if (response.writableEnded) return;
      if (response.writableLength <= most_waiting) response.write(text);
      else drop();
      if (/^event: over$/m.test(text)) end();
    };
    const drop = () => {
      const reason = 'It does not take what it is sent fast enough.';
      response.write(eventText(undefined, 'dropped', { reason }));
      end();
      setTimeout(() => response.destroy(), grace_ms).unref();
    };
    const beat = setInterval(() => write(': nothing new\n\n'), heartbeat_ms).unref();
    const unsubscribe = subscribe(write);
    const left = () => {
      clearInterval(beat);
      unsubscribe();
      closing.removeEventListener('abort', end);
    };
    end = () => {
      left();
      response.end();
    };
    closing.addEventListener('abort', end);
    response.once('close', left);
  };
}
