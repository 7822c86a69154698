/** The reference server on its two sockets: the interface, and storage. */

import type { Certificate } from '../../input/certificate.ts';
import { closingOf, type Later } from '../../input/close-server.ts';
import { listenOn, listenProblem, urlOf } from '../../input/sockets.ts';
import { type ApplicationOptions, createApplication, most_connections } from '../application/application.ts';
import type { World, Worlds } from '../parts.ts';
import { in_process_storage } from '../worlds/world.ts';
import { createStorageServer } from './storage-server.ts';

export interface ListenOptions {
  host: string;
  /** 0 for any free port. */
  port: number;
  /** 0 for any free port. */
  storage_port: number;
  /** Options of the application beside the worlds. */
  application?: ApplicationOptions;
  /** Both sockets speak HTTPS with it. */
  tls?: Certificate | undefined;
  /** Timer of the grace in `close`; a real one unless given. */
  later?: Later;
}

export interface Listening {
  base_url: string;
  storage_url: string;
  /**
   * Takes no new connections, finishes what is under way (for 3 s, then it is cut), and lets go of the sockets. The
   * worlds stay open.
   */
  close(): Promise<void>;
}

const mend = 'give another --port (storage takes the one two above it)';

/**
 * Serves a world, and further ones below `/w/ID`. The world's storage URL becomes that of the socket, unless it has one.
 * @throws InputError when a port is taken or the host is none of this machine
 */
export async function listen(worlds: Worlds & { main: World }, options: ListenOptions): Promise<Listening> {
  const { host, port, storage_port, tls, later } = options;
  const scheme = tls ? 'https' : 'http';
  const storage = createStorageServer(worlds, options.application?.cors, tls);
  storage.maxConnections = most_connections;
  const application = createApplication(worlds, { ...options.application, tls });
  const closeStorage = closingOf(storage);
  const closeInterface = closingOf(application.server, () => application.close());
  const storage_url = await listenOn(storage, host, storage_port, mend, { scheme });
  try {
    await application.listen({ host, port });
  } catch (error) {
    storage.close();
    throw listenProblem(error, host, port, mend);
  }
  const { urls } = worlds.main;
  if (urls.storage === in_process_storage) urls.storage = storage_url;
  const close = async () => {
    await Promise.all([closeInterface(later), closeStorage(later)]);
  };
  return { base_url: urlOf(application.server, host, scheme), storage_url, close };
}
