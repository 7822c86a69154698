/** Ends an HTTP server for whose callers nobody waits for long. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Longest answer of the reference server by far, on a busy machine; supervisors kill after 10 s. */
const grace_ms = 3_000;

/** Calls once, later. @returns takes it back */
export type Later = (ms: number, act: () => void) => () => void;

const timer: Later = (ms, act) => {
  const started = setTimeout(act, ms);
  return () => clearTimeout(started);
};

/**
 * Is to be called before the server listens. The function that it returns takes no new connections and ends those that
 * are idle or never sent a byte; what is under way is cut after `grace_ms`.
 * @param end closes the server; resolves when its last connection is gone
 */
export function closingOf(
  server: Server,
  end: () => Promise<unknown> = () => new Promise((resolve) => server.close(resolve)),
): (later?: Later) => Promise<void> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return async (later = timer) => {
    const ended = end();
    // Heard below, and not before the turns in between.
    ended.catch(() => {});
    server.closeIdleConnections();
    // Bytes that have arrived are read first: the second of two turns comes after the next look at the sockets.
    for (let turn = 0; turn < 2; turn++) await nextTurn();
    // Node.js counts a connection without a request as one that is busy.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    const takeBack = later(grace_ms, () => {
      for (const socket of sockets) socket.destroy();
    });
    try {
      await ended;
    } finally {
      takeBack();
    }
  };
}
