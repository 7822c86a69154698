/**
 * The receiver of the suite: an HTTP server on paths that nobody can guess, which keeps what arrives byte by byte, with
 * the time of its arrival, and answers as it was told. The code that opens a path decides the answers.
 */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { basePath } from '../../src/input/base-path.ts';
import { boundedBody } from '../../src/input/bounded-body.ts';
import { createServer } from '../../src/input/node-http.ts';
import { listenOn } from '../../src/input/sockets.ts';
import { within } from '../../src/input/within.ts';

/** Answer to the sender of an event. None holds `Location` or `Retry-After`, and each closes its connection. */
export type Reply =
  | {
      kind: 'status';
      status: number;
      /** `ok` unless given. */
      body?: string | Buffer;
      /** Waits so long before the head, and between head and body. */
      after_ms?: number;
      body_after_ms?: number;
    }
  /** The connection is reset, or closed in good order, once the request is there, without an answer. */
  | { kind: 'reset' | 'close' }
  /** The connection is closed behind the head, in the middle of the body. */
  | { kind: 'cut'; status: number }
  /** Nothing is answered until the sender gives up or the receiver closes. */
  | { kind: 'hang' };

/** One request as it came. Times are milliseconds on a clock that never goes back, 0 when the receiver began. */
export interface Arrival {
  /** Counts from 1 within its path. */
  number: number;
  /** Time at which its connection was accepted. */
  accepted_ms: number;
  /** Time of its last byte. */
  complete_ms: number;
  method: string;
  /** Path and query as the request line has them. */
  target: string;
  /** Lines of the head as they came, names in their own case. */
  headers: readonly (readonly [name: string, value: string])[];
  /** `decide` may drop an arrival that is not to be kept. */
  body: Buffer;
  /** Its answer; absent while nobody has decided. */
  reply?: Reply;
  /** Time at which the answer was on its way, or the connection was reset. */
  answered_ms?: number;
  /** End of the connection, by whichever side. */
  ended_ms?: number;
  /**
   * Time that this process may have kept it waiting until it was accepted: the longest that it kept anything waiting in
   * the last second or two, by its own measure, and the time it took to accept the connections before it.
   */
  lag_ms: number;
}

interface Inbox {
  /** URL for the sender. */
  readonly url: string;
  readonly arrivals: readonly Arrival[];
  /** Drops the path: what comes from now on is answered 410, and not kept. */
  close(): void;
}

/** Decides the answer to an arrival; it is among the `arrivals` of its inbox already. */
export type Decide = (arrival: Arrival) => Reply | Promise<Reply>;

interface InboxOptions {
  /** Path and query of a URL that was given away before; otherwise a path that nobody can guess, and a query. */
  path?: string;
  /** Is told when the connection of an arrival is over. */
  ended?(arrival: Arrival): void;
}

export interface Receiver {
  open(decide: Decide, options?: InboxOptions): Inbox;
  now_ms(): number;
  /** Requests for paths that were never opened, and bodies that were too large: counted, not kept. */
  readonly strays: number;
  /** The bound that a request to an open path met first, so that it is not among the arrivals. */
  readonly budget: string | undefined;
  /** True for a URL that it gave away. */
  owns(url: string): boolean;
  /** Connections that it has accepted so far. */
  readonly accepted: number;
  /** Connections that are kept waiting because their answer is to hang. */
  readonly hanging: number;
  /** The first error of whoever decides or answers, which is no sender's. */
  readonly fault: Error | undefined;
  /** Ends all connections, and waits a little for answers that nobody has decided yet. */
  close(): Promise<void>;
}

export interface ReceiverOptions {
  /** Address to listen on: loopback and any free port unless given. */
  bind?: { host?: string; port?: number };
  /** Text before the path for senders, where they do not use the address that it listens on. */
  public_url?: string;
}

/** More than any event needs. */
const largest_body_bytes = 1_048_576;
/** A URL is given with a query, which is a part of it, and with an escape that stands for another sign than itself. */
const query = 'from=mrk%2Bkit';
/** Makes a URL longer than the columns of many tables, and as short as everybody has to take. */
const long_query = `${query}&for=${'0123456789'.repeat(24)}`;
/** All bodies that a receiver keeps: the suite scripts some hundred events, which may hold a run with its model. */
const most_kept_bytes = 33_554_432;
/** A request that takes longer to arrive is cut: an event is sent within a second, and a check waits for no more. */
const request_timeout_ms = 30_000;
/** Time between two looks at that. */
const timeouts_every_ms = 2_000;
/** More than a wave of events brings at the same time. */
const most_connections = 1_000;
const listeners = 16;
/** An answer that is being decided when the receiver closes is for nobody any more. */
const close_ms = 1_000;
/** Arrivals that one path keeps; the suite never scripts as many. */
const most_arrivals = 10_000;

/**
 * Paths and queries that nobody can guess, the most unusual first: with an empty segment and a slash at its end, which
 * are part of a path, and a long query; the same with a short one; and a plain one, where those are refused.
 */
export function unusualPaths(): string[] {
  return [`/${freshName()}//in/?${long_query}`, `/${freshName()}//in/?${query}`, plainPath()];
}

function plainPath(): string {
  return `/${freshName()}?${query}`;
}

function freshName(): string {
  return randomBytes(24).toString('base64url');
}

export async function createReceiver({ bind = {}, public_url }: ReceiverOptions = {}): Promise<Receiver> {
  const began = performance.now();
  const now_ms = () => performance.now() - began;
  const lag = createLag();
  const paths = new Map<string, { decide: Decide; ended?: InboxOptions['ended']; arrivals: Arrival[] }>();
  const accepted = new WeakMap<Socket, { at_ms: number; queued_ms: number }>();
  const waiting = new Set<Promise<unknown>>();
  let strays = 0;
  let hanging = 0;
  let kept_bytes = 0;
  let budget: string | undefined;
  let fault: Error | undefined;

  function pathOf(target: string) {
    if (!URL.canParse(target, 'http://receiver')) return undefined;
    const { pathname } = new URL(target, 'http://receiver');
    // Nobody can guess what is left of a path either: whoever sends there was given it, and does not keep to it.
    return paths.get(pathname) ?? paths.entries().find(([path]) => essence(path) === essence(pathname))?.[1];
  }

  const limits = { requestTimeout: request_timeout_ms, connectionsCheckingInterval: timeouts_every_ms };
  let connections = 0;
  let all_connections = 0;

  function createListener(): Server {
    const server = createServer(limits, (request, response) => {
      const work = receive(request, response).catch((error: Error) => {
        fault ??= error;
        response.destroy();
      });
      waiting.add(work);
      void work.finally(() => waiting.delete(work));
    });
    const queue = createQueue();
    server.on('connection', (socket) => {
      accepted.set(socket, { at_ms: now_ms(), queued_ms: queue.accepted() });
      connections += 1;
      all_connections += 1;
      socket.once('close', () => {
        connections -= 1;
      });
      if (connections > most_connections) socket.destroy();
    });
    server.on('clientError', (_error, socket) => socket.destroy());
    return server;
  }

  function boundMet(body: Buffer | undefined, arrivals: number): string | undefined {
    if (body === undefined) return `an event of more than ${largest_body_bytes} bytes came`;
    if (kept_bytes + body.length > most_kept_bytes) return `events of more than ${most_kept_bytes} bytes came in all`;
    return arrivals >= most_arrivals ? `more than ${most_arrivals} events came to one URL` : undefined;
  }

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { at_ms, queued_ms } = accepted.get(request.socket)!;
    const gone = new Promise<void>((done) => response.once('close', done));
    const whole = await boundedBody(request, largest_body_bytes).then(
      (body) => ({ body }),
      // The sender broke off.
      () => undefined,
    );
    if (!whole) return void response.destroy();
    const { body } = whole;
    const target = request.url ?? '/';
    const path = pathOf(target);
    const met = path && boundMet(body, path.arrivals.length);
    if (!path || !body || met !== undefined) {
      strays += 1;
      if (met !== undefined) budget ??= met;
      response.writeHead(410, { connection: 'close', 'content-length': '0' });
      // The rest of a body that goes on is not waited for.
      response.end(() => request.socket.destroySoon());
      return;
    }
    kept_bytes += body.length;
    const arrival: Arrival = {
      number: path.arrivals.length + 1,
      accepted_ms: at_ms,
      complete_ms: now_ms(),
      method: request.method ?? '',
      target,
      headers: pairsOf(request.rawHeaders),
      body,
      lag_ms: lag.longest() + queued_ms,
    };
    path.arrivals.push(arrival);
    arrival.reply = await path.decide(arrival);
    kept_bytes += arrival.body.length - body.length;
    const hangs = arrival.reply.kind === 'hang' ? 1 : 0;
    hanging += hangs;
    await answer(request, response, { reply: arrival.reply, gone }, () => {
      arrival.answered_ms = now_ms();
    });
    hanging -= hangs;
    arrival.ended_ms = now_ms();
    path.ended?.(arrival);
  }

  const { host = '127.0.0.1', port = 0 } = bind;
  const { servers, url: own_url } = await listenAll(createListener, host, port);
  const base = public_url?.replace(/\/+$/, '') ?? own_url;
  const prefix = public_url === undefined ? '' : basePath(new URL(public_url));

  return {
    open(decide, { path: given, ended } = {}) {
      const asked = given ?? plainPath();
      const name = asked.split('?')[0]!;
      const kept = { decide, ended, arrivals: [] as Arrival[] };
      // A proxy in front may pass its prefix on, or take it off.
      for (const path of new Set([name, prefix + name])) paths.set(path, kept);
      const close = () => {
        for (const path of [name, prefix + name]) paths.delete(path);
      };
      return { url: base + asked, arrivals: kept.arrivals, close };
    },
    now_ms,
    get accepted() {
      return all_connections;
    },
    owns: (url) => url.startsWith(`${base}/`),
    get hanging() {
      return hanging;
    },
    get strays() {
      return strays;
    },
    get budget() {
      return budget;
    },
    get fault() {
      return fault;
    },
    async close() {
      paths.clear();
      lag.close();
      await Promise.all(servers.map(closed));
      await within(Promise.all(waiting), close_ms, () => {});
    },
  };
}

const mend = 'give another receiver.bind.port in the target file, or 0';

/**
 * Node.js accepts one connection of a listening socket in each turn of its event loop. In a process that is busy with
 * other things, a wave of events then waits for seconds, and senders give up: so many sockets listen on one port.
 */
async function listenAll(
  create: () => Server,
  host: string,
  port: number,
): Promise<{ servers: Server[]; url: string }> {
  if (port !== 0) await claim(host, port);
  const first = create();
  const url = await listenOn(first, host, port, mend, { reusePort: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTSUP' || error.code === 'EINVAL') return undefined;
    throw error;
  });
  if (url === undefined) return { servers: [first], url: await listenOn(first, host, port, mend) };
  const others = Array.from({ length: listeners - 1 }, create);
  const same = Number(new URL(url).port);
  await Promise.all(others.map((server) => listenOn(server, host, same, mend, { reusePort: true })));
  return { servers: [first, ...others], url };
}

/** A port that is shared is shared with other receivers of this kind, too, which would take what is not theirs. */
async function claim(host: string, port: number): Promise<void> {
  const alone = createServer();
  await listenOn(alone, host, port, mend);
  await closed(alone);
}

async function closed(server: Server): Promise<void> {
  const done = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await done;
}

/** A path without capital letters and superfluous slashes. */
function essence(path: string): string {
  return path.toLowerCase().split('/').filter(Boolean).join('/');
}

function pairsOf(raw: readonly string[]): [string, string][] {
  return Array.from({ length: raw.length / 2 }, (_, index) => [raw[2 * index]!, raw[2 * index + 1]!]);
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { reply, gone }: { reply: Reply; gone: Promise<void> },
  answered: () => void,
): Promise<void> {
  switch (reply.kind) {
    case 'hang':
      return gone;
    case 'reset':
      answered();
      request.socket.resetAndDestroy();
      return gone;
    case 'close':
      answered();
      request.socket.destroySoon();
      return gone;
    case 'cut':
      response.writeHead(reply.status, { connection: 'close', 'content-type': 'text/plain', 'content-length': '1000' });
      // A reset would overtake the head.
      response.write('cut', () => {
        answered();
        request.socket.destroySoon();
      });
      return gone;
    case 'status': {
      const body = Buffer.from(hasNoBody(reply.status) ? '' : (reply.body ?? 'ok'));
      await Promise.race([waited(reply.after_ms), gone]);
      response.writeHead(reply.status, { connection: 'close', 'content-length': body.byteLength });
      answered();
      if (reply.body_after_ms && !hasNoBody(reply.status)) {
        response.flushHeaders();
        await Promise.race([waited(reply.body_after_ms), gone]);
      }
      response.end(hasNoBody(reply.status) ? undefined : body);
      return gone;
    }
  }
}

/** 204 and 304 have none, and one may not say how long it is; 205 must have none. */
function hasNoBody(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}

async function waited(ms: number | undefined): Promise<void> {
  if (ms) await new Promise((done) => setTimeout(done, ms));
}

/** A burst of arrivals shares what kept all of it waiting. */
const lag_window_ms = 1_000;

/** Time that this process kept things waiting, as its own timers see it. */
function createLag(): { longest(): number; close(): void } {
  const resolution_ms = 10;
  const histogram = monitorEventLoopDelay({ resolution: resolution_ms });
  histogram.enable();
  // In nanoseconds, and the timer's own period is part of it.
  const current = () => (Number.isFinite(histogram.max) ? Math.max(0, histogram.max / 1e6 - resolution_ms) : 0);
  let before = 0;
  const windows = setInterval(() => {
    before = current();
    histogram.reset();
  }, lag_window_ms);
  windows.unref();
  return {
    longest: () => Math.max(before, current()),
    close() {
      clearInterval(windows);
      histogram.disable();
    },
  };
}

/** Connections that wait at one socket for their turn to be accepted. */
function createQueue(): { accepted(): number } {
  /** Since when one was accepted in every turn; before that, nobody waited. */
  let began_ms: number | undefined;
  let is_accepted = false;

  function nextTurn(): void {
    is_accepted = false;
    setImmediate(() => {
      if (is_accepted) nextTurn();
      else began_ms = undefined;
    });
  }

  return {
    /** @returns how long it may have waited for those before it, in milliseconds */
    accepted() {
      const now_ms = performance.now();
      is_accepted = true;
      if (began_ms === undefined) {
        began_ms = now_ms;
        // The rest of this turn says nothing of the next one.
        setImmediate(nextTurn);
      }
      return now_ms - began_ms;
    },
  };
}
