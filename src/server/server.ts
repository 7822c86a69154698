/** The reference server on its two sockets: the interface, and storage. */
import type { Server } from 'node:http';
import { InputError } from '../input/input-error.ts';
import { createStorageServer } from '../storage/storage-server.ts';
import { type ApplicationOptions, createApplication } from './application.ts';
import type { Worlds } from './visit.ts';
import { in_process_storage, type World } from './world.ts';

export interface ListenOptions {
  host: string;
  /** 0 for any free port. */
  port: number;
  /** 0 for any free port. */
  storage_port: number;
  /** What the application is told beside the worlds. */
  application?: ApplicationOptions;
}

export interface Listening {
  base_url: string;
  storage_url: string;
  /** Takes no new connections, finishes what is under way, and lets go of the sockets. The worlds stay open. */
  close(): Promise<void>;
}

/**
 * Serves a world, and further ones below `/w/ID`. The world's storage URL becomes that of the socket, unless it has one.
 * @throws InputError when a port is taken or the host is none of this machine
 */
export async function listen(worlds: Worlds & { main: World }, options: ListenOptions): Promise<Listening> {
  const { host, port, storage_port } = options;
  const storage = createStorageServer(worlds, options.application?.cors);
  const application = createApplication(worlds, options.application);
  const storage_url = await listenOn(storage, host, storage_port);
  try {
    await application.listen({ host, port });
  } catch (error) {
    storage.close();
    throw explained(error, host, port);
  }
  const { urls } = worlds.main;
  if (urls.storage === in_process_storage) urls.storage = storage_url;
  const close = async () => {
    const stored = new Promise((resolve) => storage.close(resolve));
    storage.closeIdleConnections();
    await Promise.all([application.close(), stored]);
  };
  return { base_url: urlOf(application.server, host), storage_url, close };
}

function listenOn(server: Server, host: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explained(error, host, port)));
    server.listen({ host, port }, () => resolve(urlOf(server, host)));
  });
}

/** A host that stands for every address of the machine is shown as the one that this machine itself can use. */
function urlOf(server: Server, host: string): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  const shown = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${address.port}`;
}

function explained(error: unknown, host: string, port: number): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new InputError(`port ${port} is taken; give another --port (storage takes the one two above it)`);
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
