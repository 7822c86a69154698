/** HTTP/2, which no interceptor understands: it would go to the real service, or wait without end. */
import http2 from 'node:http2';
import { syncBuiltinESMExports } from 'node:module';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { TLSSocket } from 'node:tls';

interface Connection {
  connectionOptions: { host?: string | null; port?: number | string | null; ALPNProtocols?: unknown };
  socket: Socket;
}
export interface Sockets {
  on(type: 'connection', listener: (connection: Connection) => void): void;
  removeListener(type: 'connection', listener: (connection: Connection) => void): void;
}

/**
 * Refuses sessions to what is intercepted, and TLS connections that offer nothing else.
 * @param sockets the layer where connections are met
 * @returns takes it away again
 */
export function refuseHttp2(sockets: Sockets | undefined, isIntercepted: (origin: string) => boolean): () => void {
  const { connect } = http2;
  const refusing = (authority: string | URL, ...more: unknown[]) => {
    const { origin, host } = URL.canParse(String(authority)) ? new URL(String(authority)) : { origin: '', host: '' };
    const given = more.filter((one) => typeof one === 'function');
    const options = { createConnection: () => new Duplex().destroy(refusal(host)) };
    return Reflect.apply(connect, http2, [authority, ...(isIntercepted(origin) ? [options, ...given] : more)]);
  };
  put(refusing as typeof connect);

  function onConnection({ connectionOptions, socket }: Connection): void {
    const { host, port, ALPNProtocols: offered } = connectionOptions;
    const url = `https://${host}:${port}`;
    if (!(socket instanceof TLSSocket) || !URL.canParse(url) || !isIntercepted(new URL(url).origin)) return;
    if (Array.isArray(offered) && offered.join() === 'h2') socket.destroy(refusal(String(host)));
  }
  sockets?.on('connection', onConnection);

  return () => {
    sockets?.removeListener('connection', onConnection);
    if (http2.connect === refusing) put(connect);
  };
}

function put(connect: typeof http2.connect): void {
  http2.connect = connect;
  syncBuiltinESMExports();
}

function refusal(host: string): Error {
  return new Error(`HTTP/2 to ${host} cannot be intercepted; have the client speak HTTP/1.1 in its tests`);
}
