/** Asking a proxy for a way, as the doctor does it. */
import { request as requestPlain } from 'node:http';
import { type RequestOptions, request as requestTls } from 'node:https';
import type { Socket } from 'node:net';
import type { SecureContext } from 'node:tls';
import { type ChosenProxy, hostOf } from '../target/proxies.ts';
import { codeOf, portOf, timeout_ms } from './sockets.ts';

/** An obstacle on the way, and its remedy. */
export interface Obstacle {
  key: string;
  says: string;
  mend: string;
}

/** Asks the proxy for a way to `place`. */
export function openedBy(
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
