/** Listens on the host and port that the user asked for, and says in one line why it cannot. */
import type { Server } from 'node:http';
import type { ListenOptions } from 'node:net';
import { InputError } from './input-error.ts';

export type Scheme = 'http' | 'https';

/**
 * @param port 0 for any free one
 * @param mend what to do about a port that is taken
 * @returns the server's URL, without a slash at its end
 * @throws InputError when the port is taken or the host is none of this machine
 */
export function listenOn(
  server: Server,
  host: string,
  port: number,
  mend: string,
  { scheme, ...options }: Pick<ListenOptions, 'reusePort'> & { scheme?: Scheme } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenProblem(error, host, port, mend)));
    server.listen({ host, port, ...options }, () => resolve(urlOf(server, host, scheme)));
  });
}

/** A host that stands for every address of the machine is shown as the one that this machine itself can use. */
export function urlOf(server: Server, host: string, scheme: Scheme = 'http'): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  const shown = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;
  return `${scheme}://${shown}:${address.port}`;
}

/** The reason why nothing listens there: an InputError where the user can mend it, else the error itself. */
export function listenProblem(error: unknown, host: string, port: number, mend: string): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new InputError(`port ${port} is taken; ${mend}`);
    case 'EACCES':
      return new InputError(`port ${port} may not be used; give a --port above 1023`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new InputError(`${host} is no address of this machine; give another --host`);
    default:
      return error;
  }
}
