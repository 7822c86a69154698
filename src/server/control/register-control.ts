/** The control interface under `/_control`, as part of the application. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WireReply } from '../../choices/canonical.ts';
import { type ControlOperation, controlOperationIds, controlOperations } from '../../contract/control-operations.ts';
import { pathPattern } from '../../contract/path-pattern.ts';
import { httpDateOf } from '../../engine/clock.ts';
import { methodsOf } from '../application/routes.ts';
import { Refused } from '../refused.ts';
import { isPreflight } from '../requests/cors.ts';
import type { Visit } from '../requests/visit.ts';
import type { WorldRegistry } from '../world-registry.ts';
import { errorReply, jsonReply } from './control-reply.ts';
import { crossOriginHeaders, preflightHeaders } from './cross-origin.ts';
import { admit } from './guard.ts';

export interface ControlOptions {
  /** Needed by every request, when given; without it only loopback is answered. */
  token?: string;
  /** Origins of pages that may use the control interface in a browser. */
  origins: readonly string[];
  /** Names beside those of loopback that callers may use for this server, as hosts without a port. */
  hosts?: readonly string[];
}

/** Path of the control interface; `/w/ID` has been stripped before. */
const root = '/_control';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'];

/**
 * @param worlds absent where a world is on its own, in process
 * @param visitOf the world of a request, and the way to it
 */
export function registerControl(
  app: FastifyInstance,
  worlds: WorldRegistry | undefined,
  visitOf: (request: IncomingMessage) => Visit | undefined,
  { token, origins, hosts = [] }: ControlOptions,
): void {
  let is_closing = false;
  app.addHook('preClose', async () => {
    is_closing = true;
  });

  function send(request: FastifyRequest, reply: FastifyReply, { status, headers, body }: WireReply): FastifyReply {
    // The rest of a body is read and dropped, so that the connection can go on with its next request.
    if (!request.raw.complete) request.raw.resume();
    const visit = visitOf(request.raw);
    if (visit) reply.header('date', httpDateOf(visit.world.parts.clock));
    if (is_closing) reply.header('connection', 'close');
    return reply
      .code(status)
      .headers({ ...headers, ...crossOriginHeaders(request.raw, origins) })
      .send(body);
  }

  function served(answer: (request: FastifyRequest, visit: Visit) => Promise<WireReply>) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const visit = visitOf(request.raw);
      try {
        admit(request.raw, { token, origins, hosts: [...hosts, ...publicHosts(worlds)] });
        if (!visit) throw worldless();
        return send(request, reply, await answer(request, visit));
      } catch (error) {
        // A failure because the world was removed meanwhile is no fault.
        if (visit?.world.is_over)
          return send(
            request,
            reply,
            errorReply(worldless(), () => {}),
          );
        const onFault = (fault: unknown) => visit?.world.onFault(fault);
        return send(request, reply, errorReply(error, onFault));
      }
    };
  }

  for (const operation of controlOperationIds.map((id) => controlOperations[id])) {
    const handler = served(async (request, visit) => {
      // Loaded when it is asked for: most servers, and nearly all worlds in process, are never controlled.
      const { answerControl } = await import('./answer-control.ts');
      const { pairs } = request.query as unknown as { pairs: [string, string][] };
      const path = request.params as Record<string, string>;
      const bytes = () => request.raw.iterator({ destroyOnReturn: false });
      return answerControl(operation, { visit, worlds }, { path, query: pairs, headers: request.headers, bytes });
    });
    app.route({ method: methodsOf(operation), url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'), handler });
  }

  const refuse = served(async ({ raw }, { url }) => {
    const allow = allowedMethods(url.split('?')[0]!);
    if (isPreflight(raw) && allow.length > 0) return jsonReply(204, undefined, preflightHeaders(raw, allow));
    throw allow.length > 0 ? new Refused('wrong_method', { allow }) : new Refused('unknown_route');
  });
  const taken = allowedMethods(root);
  app.route({ method: methods.filter((method) => !taken.includes(method)), url: root, handler: refuse });
  app.route({ method: methods, url: `${root}/*`, handler: refuse });
}

function worldless(): Refused {
  return new Refused('not_found', { message: 'There is no such world.' });
}

function publicHosts(worlds: WorldRegistry | undefined): string[] {
  const base = worlds?.main.urls.base;
  return base === undefined ? [] : [new URL(base).hostname.replace(/^\[(.*)\]$/, '$1')];
}

function allowedMethods(path: string): string[] {
  const fits = ({ path: template }: ControlOperation) => pathPattern(template).test(path);
  return controlOperationIds
    .map((id) => controlOperations[id])
    .filter(fits)
    .flatMap(methodsOf);
}
