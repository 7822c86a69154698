/** The control interface under `/_control`, as part of the application. */
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WireReply } from '../../choices/canonical.ts';
import { type ControlOperation, controlOperationIds, controlOperations } from '../../contract/control-operations.ts';
import { pathPattern } from '../../contract/path-pattern.ts';
import { httpDateOf } from '../../engine/clock.ts';
import { methodsOf } from '../application/routes.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { Refused } from '../refused.ts';
import { isPreflight } from '../requests/cors.ts';
import type { Visit } from '../requests/visit.ts';
import type { WorldRegistry } from '../world-registry.ts';
import { errorReply, jsonReply, usual_headers } from './control-reply.ts';
import { crossOriginHeaders, preflightHeaders } from './cross-origin.ts';
import type { Stream } from './event-stream.ts';
import { admit } from './guard.ts';

export interface ControlOptions {
  /** Needed by every request, when given; without it only loopback is answered. */
  token?: string;
  /** Origins of pages that may use the control interface in a browser. */
  origins: readonly string[];
  /** Names beside those of loopback that callers may use for this server, as hosts without a port. */
  hosts?: readonly string[];
  /** Absent where nothing is counted. */
  metrics?: Metrics['read'] | undefined;
}

/** Path of the control interface; `/w/ID` has been stripped before. */
const root = '/_control';

/** The page for people, and below it its files. */
const console_path = `${root}/console`;
const page_methods = ['GET', 'HEAD'];

/** Asked by load balancers and supervisors, which have no token: both say one word. */
const probe_paths = { live: `${root}/live`, ready: `${root}/ready` } as const;

/** Of the server as a whole: found at its own address alone. */
const metrics_path = `${root}/metrics`;

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'];

/**
 * @param worlds absent where a world is on its own, in process
 * @param visitOf the world of a request, and the way to it
 */
export function registerControl(
  app: FastifyInstance,
  worlds: WorldRegistry | undefined,
  visitOf: (request: IncomingMessage) => Visit | undefined,
  { token, origins, hosts = [], metrics }: ControlOptions,
): void {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());

  function headersFor({ raw }: FastifyRequest): Record<string, string> {
    const visit = visitOf(raw);
    return {
      ...crossOriginHeaders(raw, origins),
      ...(visit && { date: httpDateOf(visit.world.parts.clock) }),
      ...(closing.signal.aborted && { connection: 'close' }),
    };
  }

  function send(request: FastifyRequest, reply: FastifyReply, answer: WireReply | Stream): FastifyReply {
    // The rest of a body is read and dropped, so that the connection can go on with its next request.
    if (!request.raw.complete) request.raw.resume();
    if (typeof answer === 'function') {
      reply.hijack();
      answer(reply.raw, headersFor(request));
      return reply;
    }
    const { status, headers, body } = answer;
    return reply
      .code(status)
      .headers({ ...headersFor(request), ...headers })
      .send(body);
  }

  function served(
    answer: (request: FastifyRequest, visit: Visit) => Promise<WireReply | Stream>,
    { is_page = false, is_open = false } = {},
  ) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const visit = visitOf(request.raw);
      try {
        const own = publicUrl(worlds);
        const guarded = { token, origins, hosts: [...hosts, ...hostsOf(own)], own_origin: own?.origin };
        if (!is_open) admit(request.raw, guarded, is_page);
        if (!visit) throw worldless();
        return send(request, reply, await answer(request, visit));
      } catch (error) {
        // A failure because the world was removed meanwhile is no fault.
        const thrown = visit?.world.is_over ? worldless() : error;
        return send(
          request,
          reply,
          errorReply(thrown, (fault) => visit?.world.onFault(fault)),
        );
      }
    };
  }

  for (const operation of controlOperationIds.map((id) => controlOperations[id])) {
    // Clients of the token endpoint have secrets of their own, and are on other machines.
    const is_open = operation.id === 'grantToken';
    const answer = async (request: FastifyRequest, visit: Visit) => {
      const { raw } = request;
      const bytes = () => raw.iterator({ destroyOnReturn: false });
      // Loaded when it is asked for: most servers, and nearly all worlds in process, are never controlled.
      if (is_open) return (await import('./answer-grant.ts')).answerGrant(visit.world, { headers: raw.headers, bytes });
      const { answerControl } = await import('./answer-control.ts');
      const { pairs } = request.query as unknown as { pairs: [string, string][] };
      const path = request.params as Record<string, string>;
      const incoming = { path, query: pairs, headers: request.headers, bytes };
      const is_stream = operation.id === 'streamEvents' || operation.id === 'streamAttempts';
      if (is_stream && raw.method === 'GET' && raw.socket instanceof Socket) {
        const { streamAnswer } = await import('./event-stream.ts');
        return streamAnswer(operation, visit.world, raw, incoming, closing.signal);
      }
      return answerControl(operation, { visit, worlds }, incoming);
    };
    const handler = served(answer, { is_open });
    app.route({ method: methodsOf(operation), url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'), handler });
  }

  const page = served(
    async (request) => {
      const { consolePage } = await import('./console-page.ts');
      return consolePage((request.params as { file?: string }).file);
    },
    { is_page: true },
  );
  for (const url of [console_path, `${console_path}/:file`]) app.route({ method: page_methods, url, handler: page });

  const figures = served(async (_, { world }) => {
    const absent = (message: string) => new Refused('not_found', { message });
    if (worlds?.main !== world) throw absent('Metrics are those of the whole server, at its own address.');
    if (!metrics) throw absent('This server counts nothing; start it with --metrics.');
    const { media_type, text } = await metrics();
    return { status: 200, headers: { ...usual_headers, 'content-type': media_type }, body: text };
  });
  app.route({ method: page_methods, url: metrics_path, handler: figures });

  const probe = async (reply: FastifyReply, problem: string | undefined) =>
    reply
      .code(problem === undefined ? 200 : 503)
      .headers({ 'cache-control': 'no-store', ...(problem !== undefined && { 'retry-after': '1' }) })
      .send({ status: problem ?? 'ok' });
  app.route({ method: page_methods, url: probe_paths.live, handler: (_, reply) => probe(reply, undefined) });
  app.route({
    method: page_methods,
    url: probe_paths.ready,
    handler: async (_, reply) => probe(reply, closing.signal.aborted ? 'stopping' : await worlds?.problem()),
  });

  const refuse = served(async ({ raw }, { url }) => {
    const allow = allowedMethods(url.split('?')[0]!);
    if (isPreflight(raw) && allow.length > 0) return jsonReply(204, undefined, preflightHeaders(raw, allow));
    throw allow.length > 0 ? new Refused('wrong_method', { allow }) : new Refused('unknown_route');
  });
  const taken = allowedMethods(root);
  app.route({ method: methods.filter((method) => !taken.includes(method)), url: root, handler: refuse });
  app.route({ method: methods, url: `${root}/*`, handler: refuse });
  for (const url of [console_path, `${console_path}/:file`, metrics_path, ...Object.values(probe_paths)])
    app.route({ method: methods.filter((method) => !page_methods.includes(method)), url, handler: refuse });
}

function worldless(): Refused {
  return new Refused('not_found', { message: 'There is no such world.' });
}

function publicUrl(worlds: WorldRegistry | undefined): URL | undefined {
  const base = worlds?.main.urls.base;
  return base === undefined ? undefined : new URL(base);
}

function hostsOf(url: URL | undefined): string[] {
  return url ? [url.hostname.replace(/^\[(.*)\]$/, '$1')] : [];
}

function allowedMethods(path: string): string[] {
  if (/^\/_control\/(?:live|ready|metrics|console(?:\/[^/]+)?)$/.test(path)) return page_methods;
  const fits = ({ path: template }: ControlOperation) => pathPattern(template).test(path);
  return controlOperationIds
    .map((id) => controlOperations[id])
    .filter(fits)
    .flatMap(methodsOf);
}
