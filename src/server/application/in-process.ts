/** `world.fetch`: answers a web Request without a socket, for interceptors and tests. */
import { ConnectionCut } from '../../storage/connection-cut.ts';
import type { BufferedReply, World, Worlds } from '../parts.ts';
import { createCors } from '../requests/cors.ts';
import { exchanged } from '../requests/socketless.ts';
import { enterWorld } from '../requests/visit.ts';
import { type StorageReply, serveBlob, statelessFile } from '../storage/serve-blob.ts';
import type { InProcess } from '../world-options.ts';
import { createApplication } from './application.ts';

export function createInProcess(): InProcess {
  const worlds: Worlds = { main: undefined, others: new Map() };
  const application = createApplication(worlds, { control: { origins: [] } });
  return { worlds, application, ready: application.ready() };
}

/** @throws the reason of the request's signal, at once and as the platform's own `fetch` does */
export async function fetchInProcess(in_process: InProcess, world: World, request: Request): Promise<Response> {
  // Environments that play a browser make requests without one.
  const { signal } = request as Partial<Request>;
  signal?.throwIfAborted();
  const answered = answerTo(in_process, world, request);
  if (!signal) return answered;
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    answered.then(resolve, reject);
  });
}

async function answerTo(in_process: InProcess, world: World, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const storage_path = pathBelow(world.urls.storage, url);
  if (storage_path !== undefined) return fetchBlob(world, storage_path, request);
  const { status, headers, body, is_cut } = await injected(in_process, world, { request, url });
  const whole = hasNoBody(status) ? null : new Uint8Array(body);
  return new Response(is_cut ? cutBody(body) : whole, { status, headers });
}

/** The same for whoever takes the whole answer at once. */
export async function replyInProcess(in_process: InProcess, world: World, request: Request): Promise<BufferedReply> {
  const url = new URL(request.url);
  const storage_path = pathBelow(world.urls.storage, url);
  if (storage_path === undefined) return injected(in_process, world, { request, url });
  const response = await fetchBlob(world, storage_path, request);
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
}

async function injected(
  { application, worlds, ready }: InProcess,
  world: World,
  { request, url }: { request: Request; url: URL },
): Promise<BufferedReply> {
  worlds.others.set(world.id, world);
  const path = (world.urls.base && pathBelow(world.urls.base, url)) ?? url.pathname;
  const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
  const headers = { host: url.host, ...headersOf(request) };
  const asked = {
    method: request.method,
    url: `/w/${world.id}${path}${url.search}`,
    origin: url.origin,
    headers,
    body,
  };
  await ready;
  // A connection that is dropped on purpose shows as it does with the platform's own `fetch`.
  return exchanged(application.routing, asked).catch((cause: unknown) => {
    throw new TypeError('fetch failed', { cause });
  });
}

/** Environments that play a browser keep the case in which names were written. */
export function headersOf({ headers }: Request): Record<string, string> {
  return Object.fromEntries([...headers].map(([name, value]) => [name.toLowerCase(), value]));
}

/** The first part of a body, and then the end of the connection. */
function cutBody(part: Uint8Array): ReadableStream<Uint8Array> {
  return ReadableStream.from(
    (async function* () {
      yield new Uint8Array(part);
      throw new ConnectionCut();
    })(),
  );
}

/** Environments that play a browser ask here, too, what pages may read. */
const cors = createCors('*');

async function fetchBlob(lasting: World, path: string, request: Request): Promise<Response> {
  const asked = { method: request.method, headers: headersOf(request) };
  const cross_origin = cors.headers(asked, lasting);
  if (cors.answers(asked)) return new Response(null, { status: 204, headers: cross_origin });
  const { world, is_stateless, leave } = await enterWorld(lasting);
  try {
    const query = new URL(request.url).searchParams;
    const reply = is_stateless
      ? statelessFile()
      : await serveBlob(world, { ...asked, path, query, body: request.body ?? nothing() });
    const body = request.method === 'HEAD' || hasNoBody(reply.status) ? null : await webBody(reply.body);
    return new Response(body, { status: reply.status, headers: { ...cross_origin, ...reply.headers } });
  } finally {
    leave();
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** A blob whose first bytes were read can be read to its end, whatever becomes of the world meanwhile. */
async function webBody(body: StorageReply['body']): Promise<string | ReadableStream<Uint8Array> | null> {
  if (typeof body === 'string' || body === undefined) return body ?? null;
  const chunks = body[Symbol.asyncIterator]();
  const first = await chunks.next();
  return ReadableStream.from(resumed(first, chunks));
}

async function* resumed(
  first: IteratorResult<Uint8Array>,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    for (let chunk = first; !chunk.done; chunk = await rest.next()) yield chunk.value;
  } finally {
    await rest.return?.();
  }
}

/** Statuses that a Response refuses a body with. */
function hasNoBody(status: number): boolean {
  return [204, 205, 304].includes(status);
}

/** The path of a URL below a base URL, still percent-encoded, with a leading slash; undefined where it is not below. */
function pathBelow(base_url: string, asked: URL): string | undefined {
  const { origin, prefix } = bases.get(base_url) ?? baseOf(base_url);
  if (origin !== asked.origin || !asked.pathname.startsWith(`${prefix}/`)) return undefined;
  return asked.pathname.slice(prefix.length);
}

interface Base {
  origin: string;
  /** The path, without a slash at its end. */
  prefix: string;
}

/** Of the base URLs that came last: a world has two, and every request is held against them. */
const bases = new Map<string, Base>();
const most_bases = 1_024;

function baseOf(url: string): Base {
  const { origin, pathname } = new URL(url);
  if (bases.size >= most_bases) bases.clear();
  const base = { origin, prefix: pathname.replace(/\/$/, '') };
  bases.set(url, base);
  return base;
}
