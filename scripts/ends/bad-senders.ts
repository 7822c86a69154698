/** Senders of events that do not behave, in the place of the reference server's own. */
import { connect } from 'node:net';
import type { OutgoingEvent, Send } from '../../src/engine/sending.ts';
import type { WrapParts } from '../../src/server/parts.ts';
import type { SenderManner } from './faults.ts';

/** Every second event, so that the others tell whether the sender is alive. */
const share = 2;
const flood = { events: 200, apart_ms: 5 };

export function withSender(manner: SenderManner): WrapParts {
  return (parts) => {
    let sent = 0;
    return {
      ...parts,
      send: (event) => {
        sent += 1;
        return sent % share === 0 ? senders[manner](event, parts.send) : parts.send(event);
      },
    };
  };
}

const senders: Record<SenderManner, (event: OutgoingEvent, send: Send) => ReturnType<Send>> = {
  /** The whole request, and the connection is gone before anybody can have decided. */
  leaves: (event) => brokenOff(event, ({ head, body }) => head + body),
  half: (event) => brokenOff(event, ({ head, body }) => head + body.slice(0, body.length / 2)),
  stalls(event) {
    const { head, body } = requestOf(event);
    const socket = socketTo(event);
    socket.write(head + body.slice(0, 1));
    socket.unref();
    return failed();
  },
  async floods(event, send) {
    for (let time = 1; time <= flood.events; time++) {
      setTimeout(() => void send(event).catch(() => {}), time * flood.apart_ms).unref();
    }
    return send(event);
  },
};

async function brokenOff(event: OutgoingEvent, part: (request: { head: string; body: string }) => string) {
  const socket = socketTo(event);
  await new Promise<void>((done) => {
    socket.once('close', () => done());
    socket.write(part(requestOf(event)), () => socket.destroy());
  });
  return failed();
}

function socketTo({ url }: OutgoingEvent) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  return socket;
}

function requestOf({ url, headers, body }: OutgoingEvent): { head: string; body: string } {
  const { host, pathname, search } = new URL(url);
  const all = { host, ...headers, 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return { head: `POST ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`, body };
}

async function failed() {
  return { kind: 'failed', reason: 'network', message: 'it broke off by itself', took_ms: 0 } as const;
}
