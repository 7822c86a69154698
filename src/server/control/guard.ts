/**
 * Guard of the control interface. Any page that a browser shows can send requests to this machine, and a name that an
 * attacker owns can be made to lead to it, so neither the address alone nor the browser's own rules are enough.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { sender_agent } from '../../engine/signed-headers.ts';
import { isPreflight } from '../requests/cors.ts';
import { inProcessAddress } from '../requests/visit.ts';

export interface GuardOptions {
  /** Needed by every request, when given; without it only loopback is answered. */
  token?: string;
  /** Origins of pages that may use the control interface in a browser. */
  origins: readonly string[];
  /** Further names of this server that a `Host` header may hold. */
  hosts: readonly string[];
  /** Origin of the public URL, if there is one: what pages of this very server have behind a proxy. */
  own_origin?: string | undefined;
}

/** A request that is refused before its content is looked at. */
export class GuardRefusal extends Error {
  override readonly name = 'GuardRefusal';
  readonly status: 401 | 403;

  constructor(status: 401 | 403, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * @param is_page the request is for files of a page that are the same for everybody, and needs no token: the page asks
 *   for that. People come to it by links of other pages
 * @throws GuardRefusal
 */
export function admit(
  request: IncomingMessage,
  { token, origins, hosts, own_origin }: GuardOptions,
  is_page = false,
): void {
  const { headers, socket } = request;
  // A caller that names a receiver could else have the server's own deliveries reset its worlds.
  if (headers['user-agent'] === sender_agent) {
    throw new GuardRefusal(403, 'The control interface takes no deliveries; name another URL as their receiver.');
  }
  if (socket.remoteAddress?.startsWith(inProcessAddress(''))) return;
  if (!isOwnHost(headers.host, [...hosts, socket.localAddress ?? ''])) {
    const message =
      'The control interface is asked for under a name that is not this machine’s; use localhost or 127.0.0.1.';
    throw new GuardRefusal(403, message);
  }
  if (headers.origin !== undefined && !origins.includes(headers.origin) && !isOwnOrigin(headers, own_origin)) {
    const message =
      'Pages of this origin may not use the control interface; name the origin with --cors when you start the server.';
    throw new GuardRefusal(403, message);
  }
  // Browsers tell no origin with what a page merely shows, such as an image.
  const site = headers['sec-fetch-site'];
  const is_visit = is_page && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  if (headers.origin === undefined && site !== undefined && site !== 'same-origin' && site !== 'none' && !is_visit) {
    throw new GuardRefusal(403, 'Pages may not show what the control interface answers.');
  }
  // A preflight request cannot carry a token; all it learns is what may be asked.
  if (isPreflight(request)) return;
  if (token !== undefined) {
    if (!is_page && !holdsToken(headers.authorization, token)) {
      throw new GuardRefusal(401, 'The control token of this server is needed as a bearer token.');
    }
  } else if (!isLocal(request)) {
    const message =
      'The control interface answers callers on its own machine alone; start the server with --control-token to use it from elsewhere.';
    throw new GuardRefusal(403, message);
  }
}

/** The page of a browser that came from this server: no other page has its host and port. */
function isOwnOrigin({ origin, host }: IncomingMessage['headers'], own_origin: string | undefined): boolean {
  if (origin === own_origin) return true;
  return URL.canParse(origin!) && new URL(origin!).host === host?.toLowerCase();
}

/** Without its port: `localhost`, a name below it, a loopback address, or one of the names given. */
function isOwnHost(host: string | undefined, names: readonly string[]): boolean {
  const found = /^(?:\[([\da-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/i.exec(host ?? '');
  const name = (found?.[1] ?? found?.[2])?.toLowerCase();
  if (name === undefined) return false;
  if (name === 'localhost' || name.endsWith('.localhost') || isLoopback(name)) return true;
  return names.some((one) => bareAddress(one.toLowerCase()) === name);
}

/** A request with forwarding headers comes through a proxy, whose callers may be on any machine. */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  const is_forwarded = Object.keys(headers).some((name) => name.startsWith('x-forwarded-') || forwarding.has(name));
  return !is_forwarded && isLoopback(socket.remoteAddress ?? '');
}

const forwarding = new Set(['forwarded', 'via', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip']);

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

function isLoopback(address: string): boolean {
  const bare = bareAddress(address);
  const version = isIP(bare);
  return version !== 0 && loopback.check(bare, version === 4 ? 'ipv4' : 'ipv6');
}

/** An IPv4 address that a socket for both versions shows as one of version 6, as what it is. */
function bareAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** Takes the same time however much of the token is right. */
function holdsToken(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}
