/** The whole implementation, listening: the interface, its storage, and the interface that controls its time. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, Refusal, refused } from './answers.ts';
import { callerOf } from './authentication.ts';
import { createClock } from './clock.ts';
import { control } from './control.ts';
import type { FaultName } from './faults.ts';
import { type Match, routeOf } from './routes.ts';
import { type Seed, seed } from './seed.ts';
import { type Caller, emptyState, type State } from './state.ts';
import { createStorage } from './storage.ts';

export interface SecondServer {
  state: State;
  seed: Seed;
  close(): Promise<void>;
}

const most_bytes = 512 * 1024;
const utf8 = new TextDecoder('utf-8', { fatal: true });

export async function startSecond({
  clock = 'virtual',
  faults = [],
}: {
  clock?: 'real' | 'virtual';
  faults?: readonly FaultName[];
} = {}): Promise<SecondServer> {
  const state = emptyState(createClock(clock), new Set(faults));
  const storage = createStorage(state);
  const server = createServer((request, response) => void respond(state, request, response));
  state.storage_url = await listen(storage);
  state.base_url = await listen(server);
  return {
    state,
    seed: seed(state),
    async close() {
      state.clock.stop();
      for (const cut of state.cuts) cut();
      for (const each of [server, storage]) {
        each.closeAllConnections();
        await new Promise((done) => each.close(done));
      }
    },
  };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function respond(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, body, type } = await answered(state, request);
  const text = type !== undefined ? String(body) : body === undefined ? '' : JSON.stringify(body);
  response.sendDate = false;
  const date = new Date(state.clock.now()).toUTCString();
  response
    .writeHead(status, { date, ...(body !== undefined && { 'content-type': type ?? 'application/json' }) })
    .end(text);
}

async function answered(state: State, request: IncomingMessage): Promise<Answer> {
  let operation: string | undefined;
  try {
    const bytes = await readBody(request);
    const { pathname, searchParams: query } = targetOf(request);
    const controlled = await control(state, request.method ?? '', pathname, bytes);
    if (controlled) return controlled;
    const match = routeOf(request.method ?? '', pathname);
    operation = match.route.operation;
    return await handled(state, request, { ...match, query, bytes });
  } catch (error) {
    if (error instanceof Refusal) return refused(error, operation);
    // A mistake of this implementation, which the suite has to find.
    return { status: 500, type: 'text/plain', body: String(error) };
  }
}

function targetOf({ url = '/' }: IncomingMessage): URL {
  if (URL.canParse(url, 'http://here')) return new URL(url, 'http://here');
  throw new Refusal('unknown_route', 'the path is no text');
}

async function handled(
  state: State,
  request: IncomingMessage,
  { route, path, query, bytes }: Match & { query: URLSearchParams; bytes: Buffer },
): Promise<Answer> {
  const caller = callerOf(state, route, request.headers) as Caller;
  const takes_body = route.method === 'POST' || route.method === 'PATCH';
  const body = takes_body ? jsonOf(request, bytes) : undefined;
  return route.handle({ state, operation: route.operation, caller, path, query, body });
}

function jsonOf({ headers }: IncomingMessage, bytes: Buffer): unknown {
  if (!/^application\/json\b/i.test(headers['content-type'] ?? ''))
    throw new Refusal('wrong_media_type', 'the body must be JSON', ['header', 'Content-Type']);
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw new Refusal('invalid', 'the body is no JSON', ['body']);
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= most_bytes) chunks.push(chunk);
  }
  if (size > most_bytes) throw new Refusal('too_large', 'the body is too large', ['body']);
  return Buffer.concat(chunks);
}
