/** From the name of a host to its first answer: name, connection, TLS, and whether it is the target that answers. */
import { lookup } from 'node:dns/promises';
import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { type Finding, findingsOf } from './finding.ts';

const timeout_ms = 10_000;
/** Connections of which the middle one is told. */
const tries = 3;

const { well, problem } = findingsOf('connection');

export interface Connection {
  findings: Finding[];
  /** Nothing can be asked there. */
  is_dead: boolean;
  /** From the first packet to a connection that takes requests, in milliseconds. */
  set_up_ms?: number;
}

/** Tries each step by itself, so that the first that fails is named. */
export async function tryConnection(base_url: string): Promise<Connection> {
  const { protocol, hostname, port: given } = new URL(base_url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const is_tls = protocol === 'https:';
  const port = Number(given || (is_tls ? 443 : 80));
  const dead = (says: string, mend: string): Connection => ({
    findings: [problem('base_url', says, mend)],
    is_dead: true,
  });
  if (isIP(host) === 0) {
    try {
      await lookup(host);
    } catch (error) {
      return dead(`the name ${host} leads nowhere (${codeOf(error)})`, 'correct the host, or the DNS of this machine');
    }
  }
  const took: number[] = [];
  for (let count = 0; count < tries; count++) {
    const began = performance.now();
    const plain = await opened(() => connectPlain({ host, port }), 'connect');
    if (!('socket' in plain)) {
      const mend = 'start the server, correct the port, or open the way through the firewall';
      return dead(`no connection to ${host}:${port} (${plain.code})`, mend);
    }
    plain.socket.destroy();
    if (is_tls) {
      const secure = await opened(
        () => connectTls({ host, port, servername: isIP(host) ? '' : host }),
        'secureConnect',
      );
      if (!('socket' in secure)) {
        const [says, mend] = tlsFault(secure.code, host, port);
        return dead(says, mend);
      }
      secure.socket.destroy();
    }
    took.push(performance.now() - began);
  }
  const set_up_ms = Math.round(took.toSorted((a, b) => a - b)[Math.floor(tries / 2)]! * 10) / 10;
  const says = `${host}:${port} takes connections${is_tls ? ' over TLS' : ''}, each within ${set_up_ms} ms`;
  return { findings: [well(says)], is_dead: false, set_up_ms };
}

/** Whether a port that answers no plain HTTP speaks TLS. */
export async function speaksTls(base_url: string): Promise<boolean> {
  const { hostname, port } = new URL(base_url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const open = () => connectTls({ host, port: Number(port || 80), rejectUnauthorized: false });
  const found = await opened(open, 'secureConnect');
  if ('socket' in found) found.socket.destroy();
  return 'socket' in found;
}

function tlsFault(code: string, host: string, port: number): [says: string, mend: string] {
  const place = `${host}:${port}`;
  if (/WRONG_VERSION|EPROTO|UNKNOWN_PROTOCOL|PACKET_LENGTH|HTTP_REQUEST/.test(code)) {
    return [`${place} speaks no TLS (${code})`, 'let base_url begin with http:// , or give the port that speaks TLS'];
  }
  if (code === 'CERT_HAS_EXPIRED') return [`the certificate of ${place} has expired`, 'renew it there'];
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return [`the certificate of ${place} is for another name`, 'give base_url the name that it is for'];
  }
  if (/CERT|ISSUER|SIGNED|SIGNATURE/.test(code)) {
    const mend = 'name the authority that signed it: NODE_EXTRA_CA_CERTS=FILE in the environment';
    return [`the certificate of ${place} is signed by nobody known (${code})`, mend];
  }
  return [`no TLS with ${place} (${code})`, 'look into the log of what answers there'];
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

function codeOf(error: unknown): string {
  const { code, errors } = error as NodeJS.ErrnoException & { errors?: NodeJS.ErrnoException[] };
  return code || errors?.[0]?.code || 'unknown fault';
}
