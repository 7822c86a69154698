/**
 * Requests of this process on their way out, whatever sends them. They are met at the socket, on the layer that nock and
 * MSW stand on too: each has its turn there, and none takes what another has answered.
 */
import type { HttpRequestEvent, HttpRequestEventMap, Interceptor } from '@mswjs/interceptors';
import { InputError } from '../input/input-error.ts';
import { dropKeptConnections } from './kept-connections.ts';
import { refuseHttp2 } from './refuse-http2.ts';

/** Somebody who answers requests. */
export interface Party {
  /** Every request to one of them is its own. */
  origins: ReadonlySet<string>;
  answer(request: Request): Promise<Response>;
  /** Is told of a request that nobody answers; the error that it is to fail with, if any. */
  onUnhandled(request: Request): Error | undefined;
}

const parties = new Set<Party>();
let layer: Promise<Layer> | undefined;
/** Once is enough: the request takes as long as to make a world. */
let is_proven = false;

interface Layer {
  dispose(): void;
}

/**
 * @returns takes it away again
 * @throws InputError where the package is missing, or nothing can be intercepted, as in Bun and Deno
 */
export async function joinNetwork(party: Party): Promise<() => void> {
  parties.add(party);
  layer ??= openLayer();
  try {
    await layer;
  } catch (error) {
    leave(party);
    throw error;
  }
  return () => leave(party);
}

function leave(party: Party): void {
  parties.delete(party);
  if (parties.size > 0) return;
  void layer?.then((opened) => opened.dispose()).catch(() => {});
  layer = undefined;
}

/** The parts of an interceptor that are used; `emitter` is none of its public ones. */
type Source = Pick<Interceptor<HttpRequestEventMap>, 'on' | 'removeListener'> & {
  emitter?: { earlyOn?: Source['on']; hooks?: Hooks };
};
type NewListener = (type: string, listener: unknown) => void;
interface Hooks {
  on(type: 'newListener', hook: NewListener): void;
  removeListener(type: 'newListener', hook: NewListener): void;
}

async function openLayer(): Promise<Layer> {
  const { HttpRequestInterceptor } = await import('@mswjs/interceptors/http').catch(() => {
    const install = 'npm install --save-dev @mswjs/interceptors@0.45.12';
    throw new InputError(`the interceptors need @mswjs/interceptors, which comes with nock 15 and MSW 3: ${install}`);
  });
  const interceptor = new HttpRequestInterceptor();
  interceptor.apply();
  const source = shared<Source>('node-http-request-source') ?? (interceptor as unknown as Source);
  const isIntercepted = (origin: string) =>
    probe_url.startsWith(`${origin}/`) || (URL.canParse(origin) && partyOf(new URL(origin).origin) !== undefined);
  const allowHttp2 = refuseHttp2(shared('socket-interceptor'), isIntercepted);
  const allowKept = await dropKeptConnections(isIntercepted);
  // Neighbours that are there already would refuse what they do not know.
  const first = source.emitter?.earlyOn?.bind(source.emitter) ?? source.on;
  first('request', meet);
  source.on('request', meetLast);
  const keepLast: NewListener = (type, listener) => {
    if (type !== 'request' || listener === meetLast) return;
    queueMicrotask(() => {
      source.removeListener('request', meetLast);
      source.on('request', meetLast);
    });
  };
  source.emitter?.hooks?.on('newListener', keepLast);
  const dispose = () => {
    allowKept();
    allowHttp2();
    source.emitter?.hooks?.removeListener('newListener', keepLast);
    source.removeListener('request', meet);
    source.removeListener('request', meetLast);
    interceptor.dispose();
  };
  try {
    if (!is_proven) await proveIt();
    is_proven = true;
  } catch (error) {
    dispose();
    throw error;
  }
  return { dispose };
}

/** The one interceptor of its kind, which hands what it meets to all who listen, in order. */
function shared<Kind>(name: string): Kind | undefined {
  const { __MSW_INTERCEPTORS_REGISTRY: registry } = globalThis as {
    __MSW_INTERCEPTORS_REGISTRY?: Map<symbol, unknown>;
  };
  return registry?.get(Symbol.for(name)) as Kind | undefined;
}

async function meet(event: HttpRequestEvent): Promise<void> {
  const { request } = event;
  if (request.url.startsWith(probe_url)) return take(event, Promise.resolve(new Response(proof, open_to_pages)));
  if (request.method === 'CONNECT') return refuseTunnel(event);
  const party = partyOf(new URL(request.url).origin);
  if (party) return take(event, party.answer(request));
}

/** Behind it nothing is seen: not even whether a request goes to the real service. */
function refuseTunnel(event: HttpRequestEvent): void {
  const target = event.request.url;
  const origins = ['https', 'http'].flatMap((scheme) => URL.parse(`${scheme}://${target}`)?.origin ?? []);
  if (!origins.some(partyOf)) return;
  event.stopImmediatePropagation();
  const mend = 'have the client use no proxy in its tests (NODE_USE_ENV_PROXY=0)';
  event.controller.errorWith(new Error(`requests to ${target} through a proxy cannot be intercepted; ${mend}`));
}

function partyOf(origin: string): Party | undefined {
  // A dot behind a name leads to the same host.
  return [...parties].find(({ origins }) => origins.has(origin.replace(/\.(?=:\d+$|$)/, '')));
}

async function take(event: HttpRequestEvent, answered: Promise<Response>): Promise<void> {
  event.stopImmediatePropagation();
  try {
    event.controller.respondWith(await answered);
  } catch (error) {
    event.controller.errorWith(networkError(error));
  }
}

/** Runs when all others have had their turn. */
function meetLast({ request, controller }: HttpRequestEvent): void {
  if (controller.readyState !== 0) return;
  for (const party of parties) {
    const error = party.onUnhandled(request);
    if (!error) continue;
    controller.errorWith(error);
    return;
  }
}

/** The error of a connection, where `world.fetch` fails as the platform's `fetch` does. */
function networkError(error: unknown): unknown {
  return error instanceof TypeError && error.cause instanceof Error ? error.cause : error;
}

/** Port 2 is that of nobody, and unlike port 1 none that `fetch` refuses. */
const probe_url = 'http://127.0.0.1:2/model-run-kit-intercepts';
const proof = 'intercepted';
const open_to_pages = { headers: { 'access-control-allow-origin': '*' } };

/** A runtime that only seems to be Node.js would send every request to the real service. */
async function proveIt(): Promise<void> {
  const text = await fetch(probe_url).then(
    (answer) => answer.text(),
    () => undefined,
  );
  if (text === proof) return;
  throw new InputError(
    'nothing can be intercepted in this runtime: a request to itself went to the network; use startServer of model-run-kit/server',
  );
}
