/** End of TLS: bytes go on in plain to a port of this machine. */
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { createServer } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { type LocalServer, listenLocally } from '../../src/input/local-server.ts';

/** Made by `certificates/make.sh`. */
export const certificateFile = (name: string) => fileURLToPath(new URL(`certificates/${name}`, import.meta.url));

/** @param wants_client whether nobody is let in without a certificate of the tests' authority */
export async function startTlsEnd(leads_to: number, wants_client = false): Promise<LocalServer> {
  const [ca, cert, key] = ['ca.pem', 'server.pem', 'server.key.pem'].map((name) => readFileSync(certificateFile(name)));
  const server = createServer(
    { ca, cert, key, requestCert: wants_client, rejectUnauthorized: wants_client },
    (client) => {
      client.on('error', () => {});
      const onward = connect(leads_to, '127.0.0.1');
      pipeline(client, onward, client).catch(() => {});
    },
  );
  server.on('tlsClientError', () => {});
  server.on('connection', (socket: Socket) => socket.on('error', () => {}));
  return listenLocally(server);
}
