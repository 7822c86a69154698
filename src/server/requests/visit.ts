/** The world of a request, and the address under which it was reached. */
import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import type { World, Worlds } from '../parts.ts';

export interface Visit {
  world: World;
  /** Text before `/v1` in URLs that the answer shows, without a slash at its end. */
  baseUrl(): string;
  /** The path and query of the request inside the world. */
  url: string;
}

/** The world that a path leads to, and the path inside it; undefined where there is none. */
export function worldOf(worlds: Worlds, url: string): { world: World; prefix: string; url: string } | undefined {
  const below = url.startsWith('/w/') ? /^\/w\/([^/?]+)(?=[/?]|$)/.exec(url) : null;
  const world = below ? worlds.others.get(below[1]!) : worlds.main;
  if (!world) return undefined;
  if (!below) return { world, prefix: '', url };
  const inside = url.slice(below[0].length);
  return { world, prefix: below[0], url: inside.startsWith('/') ? inside : `/${inside}` };
}

/** @returns undefined where no world answers */
export function visitOf(worlds: Worlds, request: IncomingMessage): Visit | undefined {
  const found = worldOf(worlds, request.url ?? '/');
  if (!found) return undefined;
  const { world, prefix, url } = found;
  return { world, url, baseUrl: () => world.urls.base ?? inProcessOrigin(request) ?? `${originOf(request)}${prefix}` };
}

export interface EnteredWorld {
  /** The world with the state that it had when the request came in: see `World.now`. */
  world: World;
  /** A reset found no room or no disk, and there is no state until the next one. */
  is_stateless: boolean;
  /** To be called when the request has been answered. */
  leave(): void;
}

/** Lets a request into a world: at once, or as soon as nobody is exchanging its state. */
export function enterWorld(world: World): EnteredWorld | Promise<EnteredWorld> {
  const entering = world.activity.enter();
  return entering instanceof Promise ? entering.then((leave) => entered(world, leave)) : entered(world, entering);
}

function entered(world: World, leave: () => void): EnteredWorld {
  const now = world.now();
  return { world: now, is_stateless: now.is_over && !world.is_over, leave };
}

/** An address in process, which no socket can have, carries the origin of the URL that was asked for. */
const in_process = 'in process, for ';

/** The remote address of a request that comes from `world.fetch`. */
export function inProcessAddress(origin: string): string {
  return in_process + origin;
}

function inProcessOrigin({ socket }: IncomingMessage): string | undefined {
  const address = socket.remoteAddress;
  return address?.startsWith(in_process) ? address.slice(in_process.length) : undefined;
}

/** The origin that the caller used, as its Host header says; a header that is no host is not repeated to anybody. */
function originOf({ headers, socket }: IncomingMessage): string {
  const host = headers.host ?? '';
  const isHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host);
  const scheme = (socket as Partial<TLSSocket>).encrypted ? 'https' : 'http';
  // A port may still be too high, or numbers no address.
  if (isHost && URL.canParse(`${scheme}://${host}`)) return `${scheme}://${host}`;
  // Of a caller that went away already: nobody sees the URL.
  if (socket.localAddress === undefined) return `${scheme}://localhost`;
  const address = socket.localFamily === 'IPv6' ? `[${socket.localAddress}]` : socket.localAddress;
  return `${scheme}://${address}:${socket.localPort}`;
}
