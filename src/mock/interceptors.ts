/**
 * Answers requests inside the process, from a world of the reference server and without a socket: for unit tests of a
 * client. The same rules as with `serve` hold; nock and MSW may stand beside it.
 */
import '../input/needs-node-24.ts';
import { checkChoices } from '../choices/load.ts';
import type { OperationId } from '../contract/operations.ts';
import { InputError } from '../input/input-error.ts';
import { refuseUnknownNames } from '../input/known-names.ts';
import { createInProcess, headersOf } from '../server/application/in-process.ts';
import { allowedMethods, operationAt } from '../server/application/routes.ts';
import type { World } from '../server/parts.ts';
import type { LoggedRequest } from '../server/request-log.ts';
import { logArrival, noteArrival } from '../server/requests/arrival.ts';
import { createCors } from '../server/requests/cors.ts';
import type { InProcess, WorldOptions } from '../server/world-options.ts';
import { createWorld } from '../server/worlds/world.ts';
import { type CannedAnswer, createCannedAnswers, refuseUnknownOperation } from './canned-answers.ts';
import { joinNetwork } from './network.ts';

export { type ModelRunMatchers, modelRunMatchers } from './matchers.ts';
export type { CannedAnswer, LoggedRequest };

export interface InterceptOptions
  extends Omit<
    WorldOptions,
    'in_process' | 'placed' | 'meter' | 'most_logged' | 'public_url' | 'storage_public_url' | 'data'
  > {
  /**
   * The origin of presigned URLs, another than that of the interface; unless given, that with `storage.` before its host. An
   * address has no names below it: `http://127.0.0.1:4010` has `http://storage.127-0-0-1.localhost:4010`.
   */
  storage_origin?: string;
  /**
   * For requests to other hosts that nobody answers: `bypass` lets them go to the network, `warn` tells of them, and with
   * `error` they fail. `bypass` unless given.
   */
  onUnhandledRequest?: 'error' | 'warn' | 'bypass';
}

export interface Interception extends AsyncDisposable {
  /** The server that answers: its principals with their tokens, fixtures, clock, scripts, faults, snapshots. */
  world: World;
  /** Lets so many milliseconds pass on the clock of the service, with everything that is due in them. */
  advance(ms: number): Promise<void>;
  /** Back to how it was at first: records, time and log; no faults, no answers of `answer`. Tokens stay good. */
  reset(): Promise<void>;
  /**
   * The next request of an operation, or so many, is answered with this and not by the world.
   * @param more.times 1 unless given
   * @throws InputError for an operation that there is not, and for what no answer can be
   */
  answer(operation: OperationId, answer: CannedAnswer, more?: { times?: number }): void;
  /** Records and deliveries that changed since a snapshot of `world`. */
  changesSince: World['changesSince'];
  /** Requests that it was sent, the first one first. */
  requests(filter?: { operation?: OperationId }): LoggedRequest[];
  /** Lets requests go to the network again. `await using` does the same. */
  stop(): Promise<void>;
}

/** As the answers of a world have it: environments that play a browser ask what a page may read. */
const cors = createCors('*');

/** Held by the type, so that none is forgotten. */
const known_options = Object.keys({
  ...{ storage_origin: 0, onUnhandledRequest: 0, id: 0, seed_state: 0, choices: 0, seed: 0, clock: 0, directives: 0 },
  ...{ fsync: 0, deny_private_callbacks: 0, onFault: 0, onRequest: 0 },
} satisfies Record<keyof InterceptOptions, 0>);

const taken = new Set<string>();
/** One application for all: to make one takes longer than to make a world. */
let application: InProcess | undefined;

/**
 * Callbacks and webhooks go out where an interceptor of the receiver sees them, that of nock or MSW. Time goes on by itself
 * whenever nothing else happens, unless `clock` says otherwise.
 * @param base_url what stands before `/v1`, such as `https://api.example.com`
 * @throws InputError when nothing can be intercepted here, or the origin is intercepted already
 */
export async function interceptModelRun(base_url: string, options: InterceptOptions = {}): Promise<Interception> {
  refuseUnknownNames('interceptModelRun', options, known_options);
  if (options.choices) checkChoices(options.choices, 'choices: ');
  const { storage_origin, onUnhandledRequest: policy = 'bypass', ...given } = options;
  if (!['error', 'warn', 'bypass'].includes(policy))
    throw new InputError(`onUnhandledRequest must be error, warn or bypass, and not ${policy}`);
  const base = originOf(base_url, 'base_url');
  const storage = originOf(storage_origin ?? storageOf(base), 'storage_origin');
  if (storage.origin === base.origin || storage.pathname !== '/')
    throw new InputError('storage_origin must be an origin without a path, and another than that of base_url');
  const origins = [base.origin, storage.origin];
  const known = origins.find((origin) => taken.has(origin));
  if (known !== undefined) throw new InputError(`${known} is intercepted already; stop the other interception first`);
  for (const origin of origins) taken.add(origin);

  const undo: (() => unknown)[] = [
    () => {
      for (const origin of origins) taken.delete(origin);
    },
  ];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    application ??= createInProcess();
    const world = await createWorld({
      clock: 'virtual-auto',
      ...given,
      in_process: application,
      // A matcher would take what was forgotten for what never came.
      most_logged: Number.POSITIVE_INFINITY,
      public_url: base.href.replace(/\/$/, ''),
      storage_public_url: storage.origin,
    });
    undo.push(() => world.close());
    const canned = createCannedAnswers();
    const before = base.pathname.replace(/\/$/, '');
    undo.push(
      await joinNetwork({
        origins: new Set(origins),
        answer: answered,
        onUnhandled: ({ method, url }) => unhandled(policy, `${method} ${url}`),
      }),
    );

    async function answered(sent: Request): Promise<Response> {
      const { origin, pathname } = new URL(sent.url);
      const request = asPreflight(sent);
      if (sent.headers.has('expect')) throw new Error('Expect: 100-continue cannot be intercepted');
      if (origin === storage.origin) return world.fetch(request);
      const path = pathname.startsWith(before) ? pathname.slice(before.length) : '';
      // A typing error in a path is no answer that a test should go on with.
      if (allowedMethods(path).length === 0) throw new Error(`no operation of the interface has the path ${pathname}`);
      const operation = operationAt(request.method, path)?.id;
      const instead = operation && canned.take(operation);
      if (!instead) return world.fetch(request);
      const body = (await request.text()) || null;
      const arrival = Object.assign(noteArrival(world), { operation, body });
      logArrival(arrival, { method: request.method, path, headers: headersOf(request) }, instead.status);
      const readable = cors.headers({ method: request.method, headers: headersOf(request) }, world);
      for (const [name, value] of Object.entries(readable)) {
        if (!instead.headers.has(name)) instead.headers.set(name, value);
      }
      return instead;
    }

    return {
      world,
      advance: (ms) => world.parts.timers.advance(ms),
      async reset() {
        canned.clear();
        await world.reset();
      },
      answer(operation, answer, more = {}) {
        refuseUnknownNames('answer', more, ['times']);
        canned.add(operation, answer, more.times ?? 1);
      },
      changesSince: world.changesSince,
      requests(filter = {}) {
        refuseUnknownNames('requests', filter, ['operation']);
        if (filter.operation !== undefined) refuseUnknownOperation('requests', filter.operation);
        return world.log.list(filter).reverse();
      },
      stop,
      [Symbol.asyncDispose]: stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function originOf(text: string, option: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new InputError(`${option}: ${JSON.stringify(text)} is no http or https URL`);
  // The URL is not shown: user information is a password.
  if (url.href !== url.origin + url.pathname) throw new InputError(`${option} has a user, a query or a fragment`);
  return url;
}

function storageOf({ protocol, hostname, port }: URL): string {
  const names = URL.canParse(`${protocol}//storage.${hostname}`) ? hostname : `${named(hostname)}.localhost`;
  return `${protocol}//storage.${names}${port && `:${port}`}`;
}

/** An address as a name: one of its own for each, as `[::1]` is not `[1::]`. */
function named(address: string): string {
  return address.replace(/^\[|]$/g, '').replace(/[.:]/g, '-');
}

function unhandled(policy: InterceptOptions['onUnhandledRequest'], what: string): Error | undefined {
  const line = `nobody answers ${what}`;
  if (policy === 'warn') console.warn(`model-run-kit: ${line}; it goes to the network`);
  return policy === 'error' ? new Error(`${line}, and onUnhandledRequest is error`) : undefined;
}

/** Environments that play a browser take from a preflight what tells that it is one. */
function asPreflight(request: Request): Request {
  if (request.method !== 'OPTIONS' || request.headers.has('access-control-request-method')) return request;
  const { origin = 'null' } = (globalThis as { location?: { origin?: string } }).location ?? {};
  const asked = [...request.headers, ['origin', origin], ['access-control-request-method', '*']] as const;
  // A map, since the headers of such an environment refuse these names.
  return { method: 'OPTIONS', url: request.url, body: null, headers: new Map(asked) } as unknown as Request;
}
