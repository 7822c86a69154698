/** End of TLS: bytes go on in plain to a port of this machine. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { createServer } from 'node:tls';
import { fileURLToPath } from 'node:url';

/** Made by `certificates/make.sh`. */
export const certificateFile = (name: string) => fileURLToPath(new URL(`certificates/${name}`, import.meta.url));

export interface TlsEnd {
  port: number;
  close(): Promise<void>;
}

/** @param wants_client whether nobody is let in without a certificate of the tests' authority */
export async function startTlsEnd(leads_to: number, wants_client = false): Promise<TlsEnd> {
  const [ca, cert, key] = ['ca.pem', 'server.pem', 'server.key.pem'].map((name) => readFileSync(certificateFile(name)));
  const open = new Set<Socket>();
  const server = createServer(
    { ca, cert, key, requestCert: wants_client, rejectUnauthorized: wants_client },
    (client) => {
      client.on('error', () => {});
      const onward = connect(leads_to, '127.0.0.1');
      pipeline(client, onward, client).catch(() => {});
    },
  );
  server.on('tlsClientError', () => {});
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => {}).once('close', () => open.delete(socket));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
