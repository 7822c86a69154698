/** The receiver behind `listen`: keeps to its script of replies, and tells what arrived and what it answered. */
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { boundedBody } from '../../src/input/bounded-body.ts';
import { closingOf, type Later } from '../../src/input/close-server.ts';
import { listenOn } from '../../src/input/sockets.ts';
import type { EventDialect } from '../signature-options.ts';
import { createDeliveryBook } from './delivery-book.ts';
import { createForwarder, type Forwarder } from './forward.ts';
import { type ReceivedEvent, receivedEvent, type SenderAnswer } from './received-event.ts';
import { type ListenReply, replyTo } from './replies.ts';

export interface ListenerOptions {
  host: string;
  /** 0 for any free port. */
  port: number;
  dialect: EventDialect;
  /** Any of them may have signed; none: nothing is verified. In the form that the dialect's scheme wants. */
  secrets: readonly string[];
  respond: readonly ListenReply[];
  /** For the reply `forward`; other methods than POST are passed on to it too. */
  forward_to?: string;
  /** Takes any certificate of that server. */
  insecure?: boolean;
  /** Ends after so many events. */
  most_events?: number;
  /** Is told of every event, as soon as it is decided what the sender gets. */
  onEvent(event: ReceivedEvent, answered: SenderAnswer): void;
  /** Is told of what is no event. */
  onOther(line: string): void;
  now_ms?(): number;
}

export interface Listener {
  /** URL for events; any path does. */
  url: string;
  /** Resolves when `most_events` have come and each sender has what it gets, or it was closed. */
  finished: Promise<void>;
  /** Takes nothing more, gives those under way 3 s, cuts what is left waiting, and lets go of the port. */
  close(later?: Later): Promise<void>;
}

/** More than any event needs; what a sender sends beyond is not kept. */
export const largest_body_bytes = 4_194_304;

/** @throws InputError when the port is taken or the host is none of this machine */
export async function startListener(options: ListenerOptions): Promise<Listener> {
  const { host, port, dialect, secrets, respond, most_events, onEvent, onOther, now_ms = Date.now } = options;
  const forwarder =
    options.forward_to === undefined ? undefined : createForwarder(options.forward_to, options.insecure);
  const reading = { dialect, secrets, attemptOf: createDeliveryBook() };
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const under_way = new Set<ServerResponse>();
  const closing = new AbortController();
  let begun = 0;
  let ended = 0;

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '/', headers } = request;
    const body = await boundedBody(request, largest_body_bytes);
    if (body === undefined) return tooLarge(response);
    if (method !== 'POST') return notAnEvent(request, response, body);
    const reply = replyTo(respond, begun++);
    const event = receivedEvent({ path, headers, body, now_ms: now_ms() }, reading);
    const exchange = { request, response, body, reply, forwarder, closing: closing.signal };
    await answer(exchange, (answered) => onEvent(event, answered));
    ended += 1;
    if (ended === most_events) finish();
  }

  async function tooLarge(response: ServerResponse): Promise<void> {
    onOther(`a body of more than ${largest_body_bytes} bytes was refused with 413`);
    await send(response, 413, { connection: 'close' });
  }

  async function notAnEvent(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
    if (!forwarder) {
      await send(response, 405, { allow: 'POST' });
      return;
    }
    const answered = await passOn({ request, response, body, forwarder });
    onOther(`${request.method} passed on: ${answered.note ?? answered.status}`);
  }

  const server = createServer((request, response) => {
    under_way.add(response);
    response.once('close', () => under_way.delete(response));
    receive(request, response).catch((error: unknown) => {
      // A sender that goes in the middle of its request is nobody's fault.
      if (request.complete) onOther(`a fault of the kit: ${error instanceof Error ? error.message : String(error)}`);
      response.destroy();
    });
  });
  const closeServer = closingOf(server);
  const base_url = await listenOn(server, host, port, 'give another --port, or 0 for any free one');
  return {
    url: `${base_url}/`,
    finished,
    async close(later) {
      // Otherwise their connections would wait for another request.
      for (const response of under_way) if (!response.headersSent) response.setHeader('connection', 'close');
      closing.abort();
      await closeServer(later);
      await forwarder?.close();
      finish();
    },
  };
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  body: Buffer;
}

/** Resolves when the sender has what it gets. */
async function answer(
  {
    reply,
    forwarder,
    closing,
    ...exchange
  }: Exchange & {
    reply: ListenReply;
    forwarder?: Forwarder;
    closing: AbortSignal;
  },
  told: (answered: SenderAnswer) => void,
): Promise<void> {
  const { request, response } = exchange;
  switch (reply) {
    case 'reset':
      request.socket.resetAndDestroy();
      return told({ status: null, note: 'connection reset' });
    case 'hang':
      told({ status: null, note: 'left waiting' });
      if (closing.aborted) response.destroy();
      closing.addEventListener('abort', () => response.destroy());
      return gone(response);
    case 'forward':
      return told(await passOn({ ...exchange, forwarder: forwarder! }));
    default:
      return told(await send(response, reply));
  }
}

/** Answers what the other server answers. */
async function passOn({
  request,
  response,
  body,
  forwarder,
}: Exchange & { forwarder: Forwarder }): Promise<SenderAnswer> {
  const sender = new AbortController();
  const onGone = () => sender.abort();
  response.once('close', onGone);
  try {
    const { method = '', rawHeaders: raw_headers } = request;
    const passed = await forwarder.pass({ method, raw_headers, body, signal: sender.signal });
    const { status, headers, note } = passed;
    response.off('close', onGone);
    const answered = await send(response, status, headers, passed.body);
    return { ...(note !== undefined && { note }), ...answered };
  } catch (error) {
    if (!sender.signal.aborted) throw error;
    return gave_up;
  }
}

const gave_up: SenderAnswer = { status: null, note: 'the sender gave up' };

/** Resolves when the answer is with the connection, or that is closed. */
async function send(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders = {},
  body: Buffer = Buffer.alloc(0),
): Promise<SenderAnswer> {
  const done = gone(response);
  if (hasNoBody(status)) response.writeHead(status, headers).end();
  else response.writeHead(status, { ...headers, 'content-length': body.byteLength }).end(body);
  await done;
  return response.writableFinished ? { status } : gave_up;
}

function gone(response: ServerResponse): Promise<void> {
  if (response.closed || response.destroyed) return Promise.resolve();
  return new Promise((resolve) => response.once('close', resolve));
}

function hasNoBody(status: number): boolean {
  return status === 204 || status === 304;
}
