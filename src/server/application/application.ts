/** The Fastify application: it routes, and holds no state of any world; the world comes with the request. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { WireReply } from '../../choices/canonical.ts';
import { readQueryString } from '../../choices/query-string.ts';
import type { Operation } from '../../contract/operations.ts';
import { httpDateOf } from '../../engine/clock.ts';
import { requestIdHeader } from '../../engine/header-names.ts';
import type { Certificate } from '../../input/certificate.ts';
import { type ControlOptions, registerControl } from '../control/register-control.ts';
import type { Worlds } from '../parts.ts';
import { isReferencePath } from '../reference/paths.ts';
import { registerReference } from '../reference/register-reference.ts';
import { Refused } from '../refused.ts';
import { logArrival, noteArrival, noteReason, type RequestArrival } from '../requests/arrival.ts';
import { type CorsOrigins, createCors } from '../requests/cors.ts';
import { cutInBody, dropConnection } from '../requests/drop.ts';
import { type Head, respond } from '../requests/respond.ts';
import { enterWorld, type Visit, visitOf } from '../requests/visit.ts';
import type { WorldRegistry } from '../world-registry.ts';
import { answer, type Incoming } from './answer.ts';
import { type Headers, pass } from './door.ts';
import { withPreferenceApplied } from './prefer.ts';
import { allowedMethods, fixedPaths, hasWholeSegments, methodsOf, routeOf, served } from './routes.ts';
import { statelessReply, toReply } from './to-reply.ts';

/** Bytes of a request line and headers: the longest filter in percent signs, and the cursor URL that repeats it. */
const longest_head = 131_072;

/** For all of a request, whose body is at most a mebibyte: 20 kB a second. Fastify's own bound is none. */
export const longest_request_ms = 60_000;

/** Those beyond are closed at once; a team's parallel tests open some hundreds. */
export const most_connections = 4_096;

const unservedReply: WireReply = {
  status: 404,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify({ code: 'not_found', message: 'There is no such world.', errors: [] }),
};

const withoutHostReply = httpProblem(400, 'The request names no Host.');
const unmetReply = httpProblem(417, 'The only expectation that is met here is 100-continue.');

function httpProblem(status: number, message: string): WireReply {
  const body = JSON.stringify({ code: 'invalid_request', message, errors: [] });
  return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body };
}

export interface ApplicationOptions {
  /** Origins whose pages may read answers. All of them unless given. */
  cors?: CorsOrigins;
  /** Left out, nothing answers under `/_control`. */
  control?: ControlOptions & { worlds?: WorldRegistry };
  /** True for the pages at `/` and `/docs`, and the document beside them. */
  reference?: boolean;
  /** Left out, it speaks plain HTTP. */
  tls?: Certificate | undefined;
}

/** A request inside a world. Requests to the control interface and for reference pages are none, and have no arrival. */
type Guest = Visit & { is_control: boolean; arrival?: RequestArrival };

function noCompiler(): never {
  throw new Error('a route has a schema, and nothing here compiles one');
}

/** Key of a request's visit: a map beside the requests would cost more than all that is looked up in it. */
const visiting = Symbol('visit');

function guestOf(request: IncomingMessage): Guest | undefined {
  return (request as IncomingMessage & { [visiting]?: Guest })[visiting];
}

export function createApplication(worlds: Worlds, options: ApplicationOptions = {}): FastifyInstance {
  const isControl = (url: string) => options.control !== undefined && /^\/_control(?:[/?]|$)/.test(decoded(url));
  const isReference = (url: string) => options.reference === true && isReferencePath(decoded(url));
  const cors = createCors(options.cors ?? '*');
  // Node would refuse a request without Host by itself, and not in the envelope.
  const http = { requireHostHeader: false, maxHeaderSize: longest_head };

  const app = Fastify({
    exposeHeadRoutes: false,
    requestTimeout: longest_request_ms,
    http,
    // Its type is another one with it, though nothing here depends on that.
    ...(options.tls && { https: { ...http, ...options.tls } as never }),
    return503OnClosing: false,
    // No route has a schema: without these, the compilers for them would be loaded, which is a fifth of the start.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    routerOptions: {
      maxParamLength: longest_head,
      querystringParser: (text) => ({ pairs: readQueryString(text) }) as never,
    },
    rewriteUrl(request) {
      const found = visitOf(worlds, request);
      if (!found) return request.url!;
      const visit: Guest = { ...found, is_control: isControl(found.url) };
      // A preflight draws no request id and is not logged: browsers cache its answer, so the same client would send it
      // one time and not the next.
      if (!visit.is_control && !isReference(found.url) && !cors.answers(request))
        visit.arrival = noteArrival(visit.world);
      Object.assign(request, { [visiting]: visit });
      return visit.url;
    },
    // A path that cannot be decoded (`/%ZZ`) is one that nothing answers at.
    frameworkErrors: (_error, request, reply) =>
      (isPreflight(request) ? tell : refuse)(request as FastifyRequest, reply as never),
    clientErrorHandler: closeBadConnection,
  });
  app.server.maxConnections = most_connections;
  // Fastify would read bodies before anybody knows who calls; `readBody` does it when its turn comes.
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY']) {
    app.addHttpMethod(method, { hasBody: false, overrideExisting: true });
  }

  // HTTP/1.1 asks for it (RFC 9112, 3.2).
  app.addHook('onRequest', (request, reply, goOn) => {
    const { httpVersion, headers } = request.raw;
    if (httpVersion === '1.1' && headers.host === undefined) send(request, reply, withoutHostReply);
    else if (isPreflight(request)) tell(request, reply);
    else goOn();
  });

  // Without a listener, Node would answer by itself.
  app.server.on('checkExpectation', (request: IncomingMessage, response) => {
    const { status, headers, body } = unmetReply;
    const visit = visitOf(worlds, request);
    for (const [name, value] of Object.entries(cors.headers(request, visit?.world))) response.setHeader(name, value);
    if (visit) {
      const arrival = noteArrival(visit.world);
      response.setHeader(requestIdHeader(visit.world), arrival.id);
      logArrival(arrival, { method: request.method!, path: visit.url, headers: request.headers }, status);
    }
    const length = { 'content-length': Buffer.byteLength(String(body)) };
    response.writeHead(status, { ...headers, ...length, connection: 'close' }).end(body);
  });

  if (options.control) {
    const { worlds: registry, ...control } = options.control;
    registerControl(app, registry, guestOf, control);
  }

  if (options.reference) {
    const has_control = options.control !== undefined;
    registerReference(app, { has_control, visitOf: guestOf, headOf, refuse, fail });
  }

  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());

  function isPreflight({ raw }: Pick<FastifyRequest, 'raw'>): boolean {
    const visit = guestOf(raw);
    return cors.answers(raw) && !visit?.is_control;
  }

  /** Answers what a browser asks beforehand: all of it is in the headers. */
  function tell(request: FastifyRequest, reply: FastifyReply): void {
    send(request, reply, { status: 204, headers: {} });
  }

  /** Headers of every answer: its id and time, and who may read it. */
  function headOf({ raw }: Pick<FastifyRequest, 'raw'>): Head {
    const visit = guestOf(raw);
    const head = visit?.is_control ? {} : cors.headers(raw, visit?.world);
    if (visit?.arrival) head[requestIdHeader(visit.world)] = visit.arrival.id;
    // The time of every header, as of every record, is the world's.
    if (visit) head.date = httpDateOf(visit.world.parts.clock);
    // A connection that was busy when closing began would stay open for as long as keep-alive lasts.
    if (closing.signal.aborted) head.connection = 'close';
    return head;
  }

  /** Log line before any answer. */
  function begin(request: FastifyRequest, { status }: WireReply): void {
    // The rest of a body is read and dropped, so that the connection can go on with its next request.
    if (!request.raw.complete) request.raw.resume();
    log(request, status);
  }

  /** Past Fastify, which would go over headers and body several times. */
  function send(request: FastifyRequest, reply: FastifyReply, wire: WireReply): void {
    begin(request, wire);
    reply.hijack();
    respond(reply.raw, wire, headOf(request));
  }

  function log(request: FastifyRequest, status: number | null): void {
    const visit = guestOf(request.raw);
    if (!visit?.arrival) return;
    logArrival(visit.arrival, { method: request.method, path: visit.url, headers: request.raw.headers }, status);
  }

  /** @param allow methods of a path that is none of an operation */
  function refuse(request: FastifyRequest, reply: FastifyReply, allow?: readonly string[]): void {
    const visit = guestOf(request.raw);
    if (!visit) {
      send(request, reply, unservedReply);
      return;
    }
    const refused = allow ? new Refused('wrong_method', { allow }) : strayed(visit, request.method);
    if (visit.arrival) noteReason(visit.arrival, refused);
    send(request, reply, toReply(visit.world, undefined, refused));
  }

  function fail(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const visit = guestOf(request.raw);
    const wire = visit ? toReply(visit.world, undefined, error, visit.arrival?.id) : unservedReply;
    if (reply.raw.headersSent) reply.raw.destroy();
    else send(request, reply, wire);
  }

  function serve(operation: Operation) {
    return (request: FastifyRequest, reply: FastifyReply): void => {
      const visit = guestOf(request.raw);
      if (!visit?.arrival || !hasWholeSegments(request.params as Record<string, string>)) refuse(request, reply);
      else void meet(operation, visit, request, reply).catch((error: unknown) => fail(error, request, reply));
    };
  }

  async function meet(operation: Operation, visit: Guest, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const arrival = visit.arrival!;
    arrival.operation = operation.id;
    const headers = request.raw.headers as Headers;
    const passing = pass(arrival, operation, headers, closing.signal);
    const passage = passing instanceof Promise ? await passing : passing;
    if (passage.kind === 'turned_away') return send(request, reply, passage.wire);
    if (passage.kind === 'dropped') {
      log(request, null);
      return dropConnection(reply);
    }
    const entering = enterWorld(visit.world);
    const { world, is_stateless, leave } = entering instanceof Promise ? await entering : entering;
    try {
      if (is_stateless) return send(request, reply, statelessReply(operation.id));
      const wire = await answer({ ...visit, world }, operation, incomingOf(request, arrival));
      // A reset happened while the request was under way. Its effects are gone, so the connection is dropped instead
      // of telling of a success.
      if (world.is_over) return dropConnection(reply);
      if (passage.kind === 'answered') return send(request, reply, withPreferenceApplied(world, headers.prefer, wire));
      begin(request, wire);
      cutInBody(reply, wire, headOf(request));
    } finally {
      leave();
    }
  }

  for (const operation of served) {
    app.route({ method: methodsOf(operation), url: routeOf(operation.path), handler: serve(operation) });
  }
  // Without these, `DELETE /v1/assets/types` would go to the operation that deletes an asset.
  for (const path of fixedPaths) {
    const method = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
      (other) => !allowedMethods(path).includes(other),
    );
    app.route({ method, url: path, handler: refuse });
  }
  app.setNotFoundHandler((request, reply) => refuse(request, reply));
  app.setErrorHandler((error, request, reply) => {
    // The router's own, for a target that begins with no slash and a method that no operation has.
    if ((error as { code?: unknown }).code === 'FST_ERR_NOT_FOUND') return refuse(request, reply);
    fail(error, request, reply);
  });
  return app;
}

/** The reason why no operation answers. */
function strayed({ url }: Visit, method: string): Refused {
  const allow = allowedMethods(url.split('?')[0]!);
  // A path that fits but for an undecodable or doubled segment takes no method at all.
  const is_wrong_method = allow.length > 0 && !allow.includes(method);
  return is_wrong_method ? new Refused('wrong_method', { allow }) : new Refused('unknown_route');
}

function incomingOf(request: FastifyRequest, arrival: RequestArrival): Incoming {
  const { pairs } = request.query as unknown as { pairs: [string, string][] };
  return {
    path: request.params as Record<string, string>,
    query: pairs,
    headers: request.raw.headers,
    bytes: () => request.raw.iterator({ destroyOnReturn: false }),
    onText: (text) => {
      arrival.body = text;
    },
    request_id: arrival.id,
    arrival,
  };
}

/** As the router reads a path: an escape stands for its character. */
function decoded(url: string): string {
  try {
    return url.includes('%') ? decodeURI(url) : url;
  } catch {
    return url;
  }
}

/** By the code of Node's error. */
const badConnections: Readonly<Record<string, readonly [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The request line and its headers are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
};

/** Bytes that do not even parse as HTTP: there is no request to answer, so the connection is told and closed. */
function closeBadConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, message] = badConnections[error.code ?? ''] ?? [
    '400 Bad Request',
    'This is not a valid HTTP request.',
  ];
  const body = JSON.stringify({ code: 'invalid_request', message, errors: [] });
  const head = `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}`;
  socket.end(`${head}\r\nConnection: close\r\n\r\n${body}`);
}
