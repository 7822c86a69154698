/** Connections that end before the answer does. In process, where there is none, the request fails as a whole. */
import { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import type { WireReply } from '../../choices/canonical.ts';

/** The connection is reset, without a byte of an answer. */
export function dropConnection(reply: FastifyReply): FastifyReply {
  reply.hijack();
  const { socket } = reply.raw;
  if (socket instanceof Socket) socket.resetAndDestroy();
  else reply.raw.destroy();
  return reply;
}

/** The head of the answer, half of its body, and then the end of the connection; what is too short to halve is dropped. */
export function cutInBody(reply: FastifyReply, wire: WireReply): FastifyReply {
  const body = Buffer.from(wire.body ?? '');
  const half = Math.floor(body.byteLength / 2);
  if (half === 0) return dropConnection(reply);
  reply.hijack();
  // What was set on the reply so far is not on the raw response yet.
  for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? '');
  reply.raw.writeHead(wire.status, { ...wire.headers, 'content-length': body.byteLength });
  reply.raw.write(body.subarray(0, half), () => reply.raw.destroy());
  return reply;
}
