/** The events of a world on one connection, for as long as its reader keeps up. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ControlRefusal } from '../control-refusal.ts';
import type { World } from '../parts.ts';
import { bulletinOf, eventText } from './bulletin.ts';
import { usual_headers } from './control-reply.ts';

/** Readers of one world: people with the console open. */
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
 * @throws ControlRefusal `conflict` when there are as many as may be
 */
export function eventStream(world: World, { headers: asked }: IncomingMessage, closing: AbortSignal): Stream {
  const bulletin = bulletinOf(world);
  if (bulletin.readers() >= most_readers)
    throw new ControlRefusal('conflict', `The world has ${most_readers} readers of its events, and takes no more.`);
  const last_id = asked['last-event-id'];
  return (response, headers) => {
    const type = { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' };
    response.writeHead(200, { ...usual_headers, ...type, ...headers, connection: 'close' });
    let end = () => {};
    const write = (text: string) => {
      if (response.writableEnded) return;
      if (response.writableLength <= most_waiting) response.write(text);
      else drop();
      if (text.includes('\nevent: over\n')) end();
    };
    const drop = () => {
      const reason = 'It does not take what it is sent fast enough.';
      response.write(eventText(undefined, 'dropped', { reason }));
      end();
      setTimeout(() => response.destroy(), grace_ms).unref();
    };
    const beat = setInterval(() => write(': nothing new\n\n'), heartbeat_ms).unref();
    const unsubscribe = bulletin.subscribe(write, typeof last_id === 'string' ? last_id : undefined);
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
