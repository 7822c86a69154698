/**
 * Answers requests inside the process, from a world of the reference server and without a socket: for unit tests of a
 * client. nock takes the requests of `fetch` and `http`; what answers them follows the same rules as `serve`.
 */
import '../input/needs-node-24.ts';
import { operations } from '../contract/operations.ts';
import { pathPattern } from '../contract/path-pattern.ts';
import type { PostAnswer, PostOptions } from '../engine/post.ts';
import { createSender } from '../engine/send.ts';
import type { OutgoingEvent } from '../engine/sending.ts';
import { InputError } from '../input/input-error.ts';
import type { World } from '../server/parts.ts';
import type { WorldOptions } from '../server/world-options.ts';
import { createWorld } from '../server/worlds/world.ts';

export interface InterceptOptions
  extends Omit<WorldOptions, 'in_process' | 'public_url' | 'storage_public_url' | 'data'> {
  /** The origin of presigned URLs; that of the interface with `storage.` before its host unless given, or `storage.localhost`. */
  storage_origin?: string;
}

export interface Interception extends AsyncDisposable {
  /** The server that answers: its principals with their tokens, fixtures, clock, scripts, faults, snapshots. */
  world: World;
  /** Lets requests go to the network again. `await using` does the same. */
  stop(): Promise<void>;
}

const taken = new Set<string>();
/** Set where nock was off before and is on for these interceptors. */
let turned_on = false;
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/**
 * Callbacks and webhooks go out by `fetch`, so that an interceptor of the receiver sees them. Time goes on by itself
 * whenever nothing else happens, unless `clock` says otherwise.
 * @param base_url what stands before `/v1`, such as `https://api.example.com`
 * @throws InputError when nock is not installed, or the origin is intercepted already
 */
export async function interceptModelRun(base_url: string, options: InterceptOptions = {}): Promise<Interception> {
  const { storage_origin, ...given } = options;
  const { default: nock } = await import('nock').catch(() => {
    throw new InputError('the interceptors need nock, which is not installed: npm install --save-dev nock@15.0.6');
  });
  const base = new URL(base_url);
  const storage = new URL(storage_origin ?? storageOf(base));
  const origins = [...new Set([base.origin, storage.origin])];
  const known = origins.find((origin) => taken.has(origin));
  if (known !== undefined) throw new InputError(`${known} is intercepted already; stop the other interception first`);

  const world = await createWorld(
    {
      clock: 'virtual-auto',
      ...given,
      public_url: base.href.replace(/\/$/, ''),
      storage_public_url: storage.origin,
    },
    (parts) => ({ ...parts, send: createSender(parts.clock, { otherPost: postByFetch }).send }),
  );
  const before = base.pathname.replace(/\/$/, '');
  const routes = Object.values(operations).map(({ path }) => pathPattern(before + path));
  const answer = async (request: Request) => {
    const { origin, pathname } = new URL(request.url);
    // A typing error in a path is no answer that a test should go on with.
    if (origin !== storage.origin && !routes.some((route) => route.test(pathname))) {
      throw new Error(`no operation of the interface has the path ${pathname}`);
    }
    const { status, body, headers } = await world.reply(request);
    return [status, body, headers] as const;
  };
  const intercepted = origins.flatMap((origin) => {
    // Otherwise what comes once nothing is intercepted any more would be answered with 501.
    const scope = nock(origin, { allowUnmocked: true }).persist();
    return methods.map((method) => {
      const interceptor = scope.intercept(() => true, method);
      interceptor.reply(answer as never);
      return interceptor;
    });
  });
  for (const origin of origins) taken.add(origin);
  if (!nock.isActive()) {
    nock.activate();
    turned_on = true;
  }
  const stop = async () => {
    for (const one of intercepted) nock.removeInterceptor(one);
    for (const origin of origins) taken.delete(origin);
    if (turned_on && taken.size === 0) {
      nock.restore();
      turned_on = false;
    }
    await world.close();
  };
  return { world, stop, [Symbol.asyncDispose]: stop };
}

/** An address has no names below it. */
function storageOf({ protocol, host }: URL): string {
  const url = `${protocol}//storage.${host}`;
  return URL.canParse(url) ? url : `${protocol}//storage.localhost`;
}

async function postByFetch(
  { url, headers, body }: OutgoingEvent,
  { signal, onSent, onHead }: PostOptions,
): Promise<PostAnswer> {
  onSent?.();
  const init = { method: 'POST', headers: { ...headers }, body, redirect: 'manual', signal } as const;
  const response = await fetch(url, init);
  onHead(response.status);
  const [location, retry_after] = ['location', 'retry-after'].map((name) => response.headers.get(name) ?? undefined);
  return { status: response.status, body: await response.text(), location, retry_after };
}
