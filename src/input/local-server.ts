/** Servers for this machine alone, on a free port each. */
import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';

export interface LocalServer {
  port: number;
  /** `http://127.0.0.1:PORT`. */
  url: string;
  /** Ends it and all its connections, at once. */
  close(): Promise<void>;
}

/** @param server listens not yet */
export async function listenLocally(server: Server): Promise<LocalServer> {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
