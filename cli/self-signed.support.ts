/** A server of HTTPS with a certificate that nobody vouches for, for tests. */
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { self_signed } from '../src/input/self-signed.support.ts';

/** Answers everything with 204. @returns its URL, and what ends it */
export async function selfSigned(): Promise<{ url: string; close(): void }> {
  const server = createServer(self_signed, (request, response) => {
    request.resume().on('end', () => response.writeHead(204).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`, close };
}
