/** One connection: what is sent on it, and what comes back until it is closed. */
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Ending } from './shots.ts';

export interface Aim {
  pieces: readonly Buffer[];
  ending: Ending;
  /** A server that has not closed by then hangs. */
  patience_ms: number;
}

export interface Fired {
  /** In Latin-1: a character for each byte. No more of each piece that came than can hold its status. */
  received: string;
  /** It was still open when the patience ended. */
  hangs: boolean;
  /** There was nobody to connect to. */
  is_refused: boolean;
}

const between_ms = 2;
const kept_of_a_piece = 4_096;

export function fire(port: number, { pieces, ending, patience_ms }: Aim): Promise<Fired> {
  return new Promise((resolve) => {
    const fired: Fired = { received: '', hangs: false, is_refused: false };
    const socket = connect(port, '127.0.0.1', async () => {
      for (const [at, piece] of pieces.entries()) {
        if (at > 0) await wait(between_ms);
        if (!socket.writable) return;
        socket.write(piece);
      }
      if (ending === 'half-closed') socket.end();
      else if (ending === 'cut') setImmediate(() => socket.destroy());
    });
    const timer = setTimeout(() => {
      fired.hangs = true;
      socket.destroy();
    }, patience_ms);
    socket.on('data', (bytes) => {
      fired.received += bytes.toString('latin1', 0, kept_of_a_piece);
    });
    // A server may close before it was told everything.
    socket.on('error', ({ code }: NodeJS.ErrnoException) => {
      fired.is_refused ||= code === 'ECONNREFUSED';
    });
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(fired);
    });
  });
}
