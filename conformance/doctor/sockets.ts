/** Sockets of the doctor's own, each with the code of what stands against it. */
import type { Socket } from 'node:net';

export const timeout_ms = 10_000;

/** @param ready the event behind which it takes what is sent */
export function opened<One extends Socket>(
  open: () => One,
  ready: 'connect' | 'secureConnect',
): Promise<{ socket: One } | { code: string }> {
  return new Promise((done) => {
    const socket = open();
    const timer = setTimeout(() => end({ code: `no answer within ${timeout_ms / 1000} s` }), timeout_ms);
    const end = (found: { socket: One } | { code: string }) => {
      clearTimeout(timer);
      if (!('socket' in found)) socket.destroy();
      done(found);
    };
    socket.once(ready, () => end({ socket }));
    socket.on('error', (error) => end({ code: codeOf(error) }));
    socket.once('close', () => end({ code: 'closed at once' }));
  });
}

export function portOf({ port, protocol }: URL): number {
  return Number(port || (protocol === 'https:' ? 443 : 80));
}

/** As Node.js and OpenSSL name it. */
export function codeOf(error: unknown): string {
  const { code, errors } = error as NodeJS.ErrnoException & { errors?: NodeJS.ErrnoException[] };
  return code || errors?.[0]?.code || 'unknown fault';
}
