/** From the name of a host to its first answer: name, connection, proxy, TLS. Each step is tried by itself. */
import { lookup } from 'node:dns/promises';
import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { type ConnectionOptions, connect as connectTls, type SecureContext } from 'node:tls';
import { type ChosenProxy, hostOf, proxyFor } from '../target/proxies.ts';
import type { Target } from '../target/target.ts';
import { type TlsPlace, tlsFault } from '../target/tls-fault.ts';
import { trustOf } from '../target/trust.ts';
import { type Finding, findingsOf } from './finding.ts';
import { type Obstacle, openedBy } from './proxied.ts';
import { codeOf, opened, portOf, timeout_ms } from './sockets.ts';

/** Connections of which the middle one is told. */
const tries = 3;

const { well, problem } = findingsOf('connection');

export type Way = Pick<Target, 'base_url' | 'base_urls' | 'network'>;

export interface Connection {
  findings: Finding[];
  /** Nothing can be asked there. */
  is_dead: boolean;
  /** From the first packet to a connection that takes requests, in milliseconds. */
  set_up_ms?: number;
}

/** The place that this machine itself connects to. */
interface Hop {
  host: string;
  port: number;
  /** Place of the problem in the target file, or in the environment. */
  key: string;
}

/** Tries each step by itself, so that the first that fails is named. @param key of the base URL in the target file */
export async function tryConnection(way: Way, key = 'base_url'): Promise<Connection> {
  const base = new URL(way.base_url);
  const proxy = proxyFor(base, way.network);
  const hop = hopOf(base, way, proxy);
  const took: number[] = [];
  for (let count = 0; count < tries; count++) {
    const began = performance.now();
    const found = await reached(way, base, hop, proxy);
    if (!('socket' in found)) {
      const told = found.key === 'base_url' ? key : found.key;
      return { findings: [problem(told, found.says, found.mend)], is_dead: true };
    }
    found.socket.destroy();
    took.push(performance.now() - began);
  }
  const set_up_ms = Math.round(took.toSorted((a, b) => a - b)[Math.floor(tries / 2)]! * 10) / 10;
  const over = base.protocol === 'https:' ? ' over TLS' : '';
  const by = proxy ? ` through ${proxy.url.host} (${proxy.said_by})` : '';
  const says = `${hostOf(base)}:${portOf(base)} takes connections${over}${by}, each within ${set_up_ms} ms`;
  return { findings: [well(says)], is_dead: false, set_up_ms };
}

/**
 * The code of the alert by which a server ends a connection that it had taken, once it is asked for something: so TLS 1.3
 * tells that a client certificate is missing. Undefined where there is no alert.
 */
export async function alertBehindHandshake(way: Way): Promise<string | undefined> {
  const base = new URL(way.base_url);
  const proxy = proxyFor(base, way.network);
  const found = await reached(way, base, hopOf(base, way, proxy), proxy);
  if (!('socket' in found) || base.protocol !== 'https:') return undefined;
  const { socket } = found;
  return new Promise((done) => {
    const end = (code?: string) => {
      socket.destroy();
      done(code);
    };
    socket.setTimeout(timeout_ms, end).once('data', () => end());
    socket.once('close', () => end()).on('error', (error) => end(codeOf(error)));
    socket.write(`HEAD /v1/health HTTP/1.1\r\nHost: ${base.host}\r\nConnection: close\r\n\r\n`);
  });
}

/** True where a port that answers no plain HTTP speaks TLS. Behind a proxy nobody can tell. */
export async function speaksTls({ base_url, network }: Way): Promise<boolean> {
  const url = new URL(base_url);
  if (proxyFor(url, network)) return false;
  const { host, port } = hopOf(url, { base_url, network }, undefined);
  const found = await opened(() => connectTls({ host, port, rejectUnauthorized: false }), 'secureConnect');
  if ('socket' in found) found.socket.destroy();
  return 'socket' in found;
}

function hopOf(base: URL, { network }: Way, proxy: ChosenProxy | undefined): Hop {
  if (proxy) return { host: hostOf(proxy.url), port: portOf(proxy.url), key: proxy.said_by };
  if (network?.connect_to === undefined) return { host: hostOf(base), port: portOf(base), key: 'base_url' };
  const place = new URL(`http://${network.connect_to}`);
  return { host: hostOf(place), port: portOf(place), key: 'network.connect_to' };
}

/** A connection that takes requests for the target, or the first thing that stands in its way. */
async function reached(
  { network }: Way,
  base: URL,
  hop: Hop,
  proxy: ChosenProxy | undefined,
): Promise<{ socket: Socket } | Obstacle> {
  const unfound = await nameObstacle(hop);
  if (unfound) return unfound;
  const { host, port } = hop;
  const plain = await opened(() => connectPlain({ host, port }), 'connect');
  if (!('socket' in plain)) return refusedBy(hop, plain.code);
  const is_tls = base.protocol === 'https:';
  if (!is_tls && proxy?.url.protocol !== 'https:') return plain;
  plain.socket.destroy();
  const trust = trustOf(network);
  const place = { host: hostOf(base), port: portOf(base), key: 'base_url' };
  if (!proxy) return secured({ host, port }, place.host, { ...place, host, port }, trust?.home);
  if (proxy.url.protocol === 'https:') {
    const secure = await secured({ host, port }, host, hop, trust?.others);
    if (!('socket' in secure) || !is_tls) return secure;
    secure.socket.destroy();
  }
  const opening = await openedBy(proxy, network?.connect_to ?? `${base.hostname}:${place.port}`, trust?.others);
  return 'socket' in opening ? secured(opening, place.host, place, trust?.home) : opening;
}

async function nameObstacle({ host, key }: Hop): Promise<Obstacle | undefined> {
  if (isIP(host) !== 0) return undefined;
  try {
    await lookup(host);
    return undefined;
  } catch (error) {
    const says = `the name ${host} leads nowhere (${codeOf(error)})`;
    const proxied = key === 'base_url' ? '; where only a proxy leads there, give network.proxy' : '';
    return { key, says, mend: `correct the host, or the DNS of this machine${proxied}` };
  }
}

function refusedBy({ host, port, key }: Hop, code: string): Obstacle {
  const says = `no connection to ${host}:${port} (${code})`;
  const mend =
    key === 'base_url' || key === 'network.connect_to'
      ? 'start the server, correct the port, or open the way through the firewall'
      : 'correct the proxy, start it, or name the host in NO_PROXY where none is needed';
  return { key, says, mend };
}

async function secured(
  to: Pick<ConnectionOptions, 'host' | 'port' | 'socket'>,
  name: string,
  place: TlsPlace,
  secureContext: SecureContext | undefined,
): Promise<{ socket: Socket } | Obstacle> {
  // An address is no name for SNI; a certificate for it is held against `host`.
  const named = isIP(name) ? { servername: '', host: name } : { servername: name };
  const options = { ...named, ...to, ...(secureContext && { secureContext }) };
  const found = await opened(() => connectTls(options), 'secureConnect');
  return 'socket' in found ? found : tlsFault(found.code, place);
}
