/** Connections that end before the answer does. In process, where there is none, the request fails as a whole. */
import { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import type { WireReply } from '../../choices/canonical.ts';
import { completeHead, type Head } from './respond.ts';

/** The connection is reset, without a byte of an answer. */
export function dropConnection(reply: FastifyReply): void {
  reply.hijack();
  const { socket } = reply.raw;
  if (socket instanceof Socket) socket.resetAndDestroy();
  else reply.raw.destroy();
}

/**
 * The head of the answer, half of its body, and then the end of the connection; what is too short to halve is dropped.
 * @param head see `respond`
 */
export function cutInBody(reply: FastifyReply, wire: WireReply, head: Head): void {
  const body = Buffer.from(wire.body ?? '');
  const half = Math.floor(body.byteLength / 2);
  if (half === 0) {
    dropConnection(reply);
    return;
  }
  reply.hijack();
  completeHead(head, wire, body);
  reply.raw.writeHead(wire.status, head);
  reply.raw.write(body.subarray(0, half), () => reply.raw.destroy());
}
