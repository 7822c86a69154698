/** Storage on a socket of its own: Node's HTTP server around `serveBlob`. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { httpDateOf } from '../../engine/clock.ts';
import type { Certificate } from '../../input/certificate.ts';
import { serverOf } from '../../input/node-http.ts';
import { ConnectionCut } from '../../storage/connection-cut.ts';
import type { World, Worlds } from '../parts.ts';
import { type CorsOrigins, createCors } from '../requests/cors.ts';
import { enterWorld, worldOf } from '../requests/visit.ts';
import { type StorageReply, serveBlob, statelessFile } from '../storage/serve-blob.ts';

/** @param origins of pages that may read what storage answers */
export function createStorageServer(worlds: Worlds, origins: CorsOrigins = '*', tls?: Certificate): Server {
  const cors = createCors(origins);
  const server = serverOf(tls, (request, response) => {
    const found = worldOf(worlds, request.url ?? '/');
    for (const [name, value] of Object.entries(cors.headers(request, found?.world))) response.setHeader(name, value);
    // Once closing has begun, a connection must not stay open for as long as keep-alive lasts.
    const isLast = () => !server.listening;
    if (cors.answers(request)) return void tell(found, response, isLast);
    void respond(found, request, response, isLast).catch((error: unknown) => {
      // A caller that went away in the middle of its own request is no fault of this server.
      const is_cut = error instanceof ConnectionCut;
      if (!is_cut && !request.destroyed && !response.destroyed) found?.world.onFault(error);
      if (is_cut || response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  return server;
}

/** Answers what a browser asks beforehand: the rest of it is in the headers already. */
function tell(found: { world: World } | undefined, response: ServerResponse, isLast: () => boolean): void {
  if (found) response.setHeader('date', httpDateOf(found.world.parts.clock));
  if (isLast()) response.setHeader('connection', 'close');
  response.writeHead(204).end();
}

async function respond(
  found: { world: World; url: string } | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  isLast: () => boolean,
): Promise<void> {
  if (!found) return respondWithin(found, request, response, isLast);
  const { world, is_stateless, leave } = await enterWorld(found.world);
  try {
    await respondWithin({ ...found, world, is_stateless }, request, response, isLast);
  } catch (error) {
    if (!world.is_over) throw error;
    // A reset has overtaken the request.
    response.destroy();
  } finally {
    leave();
  }
}

async function respondWithin(
  found: { world: World; url: string; is_stateless?: boolean } | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  isLast: () => boolean,
): Promise<void> {
  const [path = '', query] = (found?.url ?? '').split(/\?(.*)/s);
  const answer = async (): Promise<StorageReply> => {
    if (!found) return { status: 404, headers: {} };
    if (found.is_stateless) return statelessFile();
    return serveBlob(found.world, {
      method: request.method ?? 'GET',
      path,
      query: new URLSearchParams(query),
      headers: request.headers as Record<string, string | undefined>,
      body: request.iterator({ destroyOnReturn: false }),
    });
  };
  const reply = await answer();
  // The rest of a refused upload is read and dropped: a client still sending would never see the answer otherwise.
  if (!request.complete) request.resume();
  if (found) response.setHeader('date', httpDateOf(found.world.parts.clock));
  if (isLast()) response.setHeader('connection', 'close');
  response.writeHead(reply.status, reply.headers);
  if (request.method === 'HEAD' || reply.body === undefined) response.end();
  else if (typeof reply.body === 'string') response.end(reply.body);
  else await pipeline(Readable.from(reply.body), response);
}
