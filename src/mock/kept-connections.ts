/** Connections of undici, and so of `fetch`, from before: what is sent over them would reach the real service. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { runInThisContext } from 'node:vm';
import type { Dispatcher } from 'undici';

/** Messages of undici's channels, as its documentation has them. */
interface Connected {
  socket: Socket;
}
interface Sending extends Connected {
  request: { origin: string | URL; body?: unknown };
}

type IsIntercepted = (origin: string) => boolean;

/** @returns lets them be used again */
export async function dropKeptConnections(isIntercepted: IsIntercepted): Promise<() => void> {
  const met = new WeakSet<Socket>();
  const onConnected = (message: unknown) => void met.add((message as Connected).socket);
  const onSending = (message: unknown) => {
    const { socket, request } = message as Sending;
    // A neighbour's layer, on without a break, has put a `connect` of its own on each, and hands on what it meets there.
    if (met.has(socket) || Object.hasOwn(socket, 'connect') || !isIntercepted(String(request.origin))) return;
    const error = new Error('the connection is from before the interception, and leads to the real service');
    // For an error of this code, undici sends over a new connection, but not the rest of a body that it had begun.
    const { body } = request;
    const is_whole = body == null || typeof body === 'string' || body instanceof Uint8Array;
    socket.destroy(Object.assign(error, { code: is_whole ? 'UND_ERR_INFO' : 'UND_ERR_SOCKET' }));
  };
  subscribe('undici:client:connected', onConnected);
  subscribe('undici:client:sendHeaders', onSending);
  const undo = await Promise.all(dispatchers.map((key) => replaceDispatcher(key, isIntercepted)));
  return () => {
    unsubscribe('undici:client:connected', onConnected);
    unsubscribe('undici:client:sendHeaders', onSending);
    for (const step of undo) step();
  };
}

/** Place of the dispatcher of `fetch`, where that of Node.js and the package share it; and the one of older versions. */
const shared_dispatcher = Symbol.for('undici.globalDispatcher.2');
const dispatchers = [Symbol.for('undici.globalDispatcher.1'), shared_dispatcher];

type Place = Record<symbol, Dispatcher | undefined>;

/**
 * Another of the same kind, with connections of its own; where the usual one was exchanged, as for a proxy, a plain one.
 * Where the package was loaded before the first `fetch` of Node.js, that has a wrapper of the shared one.
 */
async function freshLike(dispatcher: Dispatcher, key: symbol, place: Place): Promise<Dispatcher> {
  const kind = dispatcher.constructor;
  if (kind.name === 'Agent') return new (kind as new () => Dispatcher)();
  const shared = place[shared_dispatcher];
  if (kind.name === 'Dispatcher1Wrapper' && shared && shared !== dispatcher)
    return new (kind as new (wrapped: Dispatcher) => Dispatcher)(await freshLike(shared, shared_dispatcher, place));
  const { Agent, Dispatcher1Wrapper } = await import('undici');
  return key === shared_dispatcher ? new Agent() : new Dispatcher1Wrapper(new Agent());
}

/** Bodies of `fetch` are read as they are sent, and cannot be sent again: what is intercepted has connections of its own. */
async function replaceDispatcher(key: symbol, isIntercepted: IsIntercepted): Promise<() => void> {
  // A test of Jest has another global object than the `fetch` that it is lent.
  const place = runInThisContext('globalThis') as Place;
  const before = place[key];
  if (!before) return () => {};
  const own = await freshLike(before, key, place);
  const dispatch: Dispatcher['dispatch'] = (options, handler) =>
    (isIntercepted(String(options.origin)) ? own : before).dispatch(options, handler);
  const both = new Proxy(before, {
    get(target, name) {
      if (name === 'dispatch') return dispatch;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  place[key] = both;
  return () => {
    if (place[key] === both) place[key] = before;
    void own.close();
  };
}
