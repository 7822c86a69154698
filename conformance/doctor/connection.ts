/** From the name of a host to its first answer: name, connection, proxy, TLS. Each step is tried by itself. */
import { lookup } from 'node:dns/promises';
import { request as requestPlain } from 'node:http';
import { type RequestOptions, request as requestTls } from 'node:https';
import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { type ConnectionOptions, connect as connectTls, type SecureContext } from 'node:tls';
import { type ChosenProxy, hostOf, proxyFor } from '../target/proxies.ts';
import type { Target } from '../target/target.ts';
import { trustOf } from '../target/trust.ts';
import { type Finding, findingsOf } from './finding.ts';
import { tlsFault } from './tls-fault.ts';

const timeout_ms = 10_000;
/** Connections of which the middle one is told. */
const tries = 3;

const { well, problem } = findingsOf('connection');

export type Way = Pick<Target, 'base_url' | 'network'>;

export interface Connection {
  findings: Finding[];
  /** Nothing can be asked there. */
  is_dead: boolean;
  /** From the first packet to a connection that takes requests, in milliseconds. */
  set_up_ms?: number;
}

/** What stands in the way, and what to do about it. */
interface Obstacle {
  key: string;
  says: string;
  mend: string;
}

/** The place that this machine itself connects to. */
interface Hop {
  host: string;
  port: number;
  /** What of the target file, or of the environment, says so. */
  key: string;
}

/** Tries each step by itself, so that the first that fails is named. */
export async function tryConnection(way: Way): Promise<Connection> {
  const base = new URL(way.base_url);
  const proxy = proxyFor(base, way.network);
  const hop = hopOf(base, way, proxy);
  const took: number[] = [];
  for (let count = 0; count < tries; count++) {
    const began = performance.now();
    const obstacle = await obstacleOn(way, base, hop, proxy);
    if (obstacle) return { findings: [problem(obstacle.key, obstacle.says, obstacle.mend)], is_dead: true };
    took.push(performance.now() - began);
  }
  const set_up_ms = Math.round(took.toSorted((a, b) => a - b)[Math.floor(tries / 2)]! * 10) / 10;
  const over = base.protocol === 'https:' ? ' over TLS' : '';
  const by = proxy ? ` through ${proxy.url.host} (${proxy.said_by})` : '';
  const says = `${hostOf(base)}:${portOf(base)} takes connections${over}${by}, each within ${set_up_ms} ms`;
  return { findings: [well(says)], is_dead: false, set_up_ms };
}

/** Whether a port that answers no plain HTTP speaks TLS. Behind a proxy nobody can tell. */
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

async function obstacleOn(
  way: Way,
  base: URL,
  hop: Hop,
  proxy: ChosenProxy | undefined,
): Promise<Obstacle | undefined> {
  const unfound = await nameObstacle(hop);
  if (unfound) return unfound;
  const { host, port } = hop;
  const plain = await opened(() => connectPlain({ host, port }), 'connect');
  if (!('socket' in plain)) return refusedBy(hop, plain.code);
  const trust = trustOf(way.network);
  const is_tls = base.protocol === 'https:';
  let socket: Socket = plain.socket;
  try {
    if (proxy?.url.protocol === 'https:') {
      const code = await refusalOfTls({ host, port }, hop.host, trust?.others);
      if (code !== undefined) return tlsFault(code, hop);
    }
    if (!is_tls) return undefined;
    const place = { host: hostOf(base), port: portOf(base), key: 'base_url' };
    if (!proxy) {
      const code = await refusalOfTls({ host, port }, place.host, trust?.home);
      return code === undefined ? undefined : tlsFault(code, { ...place, host, port });
    }
    const opening = await openedBy(proxy, way.network?.connect_to ?? `${base.hostname}:${place.port}`, trust?.others);
    if (!('socket' in opening)) return opening;
    socket.destroy();
    socket = opening.socket;
    const code = await refusalOfTls({ socket }, place.host, trust?.home);
    return code === undefined ? undefined : tlsFault(code, place);
  } finally {
    socket.destroy();
  }
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

/** Asks the proxy for a way to `place`. */
function openedBy(
  { url, said_by: key }: ChosenProxy,
  place: string,
  secureContext: SecureContext | undefined,
): Promise<{ socket: Socket } | Obstacle> {
  const has_credentials = url.username !== '';
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const options = {
    method: 'CONNECT',
    path: place,
    headers: {
      host: place,
      ...(has_credentials && { 'proxy-authorization': `Basic ${Buffer.from(credentials).toString('base64')}` }),
    },
    timeout: timeout_ms,
  };
  const asked = { host: hostOf(url), port: portOf(url), ...options };
  return new Promise((done) => {
    const broken = (code: string) =>
      done({
        key,
        says: `${url.host} breaks the connection at CONNECT ${place} (${code})`,
        mend: 'name a proxy for HTTP',
      });
    const answered = (status: number, socket: Socket) => {
      if (status === 200) return done({ socket });
      socket.destroy();
      if (status !== 407) {
        const says = `${url.host} refuses CONNECT ${place} with ${status}`;
        return done({ key, says, mend: 'have it allow this host and port, or name a proxy that does' });
      }
      const says = `${url.host} ${has_credentials ? 'refuses the user and password' : 'wants user and password'} (407)`;
      return done({ key, says, mend: 'write http://USER:PASSWORD@HOST:PORT' });
    };
    const request =
      url.protocol === 'https:'
        ? requestTls({ ...asked, ...(secureContext && { secureContext }) } as RequestOptions)
        : requestPlain(asked);
    request
      .on('connect', (answer, socket) => answered(answer.statusCode ?? 0, socket as Socket))
      .on('response', (answer) => answered(answer.statusCode ?? 0, answer.socket))
      .on('timeout', () => request.destroy(Object.assign(new Error('timeout'), { code: 'no answer' })))
      .on('error', (error) => broken(codeOf(error)))
      .end();
  });
}

/** The code of what stands against TLS there; undefined where it is spoken. */
async function refusalOfTls(
  to: Pick<ConnectionOptions, 'host' | 'port' | 'socket'>,
  name: string,
  secureContext: SecureContext | undefined,
): Promise<string | undefined> {
  // An address is no name for SNI; a certificate for it is held against `host`.
  const named = isIP(name) ? { servername: '', host: name } : { servername: name };
  const options = { ...named, ...to, ...(secureContext && { secureContext }) };
  const found = await opened(() => connectTls(options), 'secureConnect');
  if (!('socket' in found)) return found.code;
  found.socket.destroy();
  return undefined;
}

function opened<One extends Socket>(
  open: () => One,
  ready: 'connect' | 'secureConnect',
): Promise<{ socket: One } | { code: string }> {
  return new Promise((done) => {
    const socket = open();
    const timer = setTimeout(() => end({ code: `no answer within ${timeout_ms / 1000} s` }), timeout_ms);
    const end = (found: { socket: One } | { code: string }) => {
      clearTimeout(timer);
      if (!('socket' in found)) socket.destroy();
      done(found);
    };
    socket.once(ready, () => end({ socket }));
    socket.on('error', (error) => end({ code: codeOf(error) }));
    socket.once('close', () => end({ code: 'closed at once' }));
  });
}

function portOf({ port, protocol }: URL): number {
  return Number(port || (protocol === 'https:' ? 443 : 80));
}

function codeOf(error: unknown): string {
  const { code, errors } = error as NodeJS.ErrnoException & { errors?: NodeJS.ErrnoException[] };
  return code || errors?.[0]?.code || 'unknown fault';
}
