/** The reference pages as part of the application: they tell of a world, change nothing in it, and are in no log. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Head } from '../requests/respond.ts';
import type { Visit } from '../requests/visit.ts';
import { reference_paths } from './paths.ts';

interface Ways {
  /** True where there is a control interface to tell of. */
  has_control: boolean;
  visitOf(request: IncomingMessage): Visit | undefined;
  /** Headers of every answer. */
  headOf(request: FastifyRequest): Head;
  /** Answers what these pages do not. @param allow methods of the path, where it is one of theirs */
  refuse(request: FastifyRequest, reply: FastifyReply, allow?: readonly string[]): void;
  fail(error: unknown, request: FastifyRequest, reply: FastifyReply): void;
}

const methods = ['GET', 'HEAD'];
const others = ['POST', 'PUT', 'PATCH', 'DELETE', 'QUERY', 'OPTIONS'];

export function registerReference(app: FastifyInstance, ways: Ways): void {
  const { has_control, visitOf, headOf, refuse, fail } = ways;

  async function handler(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const visit = visitOf(request.raw);
    if (!visit) return refuse(request, reply);
    try {
      // Loaded when it is asked for: most servers are asked by programs alone.
      const { answerReference } = await import('./answer-reference.ts');
      const found = await answerReference(visit, {
        headers: request.raw.headers,
        sent_url: request.originalUrl,
        has_control,
      });
      if (!found) return refuse(request, reply);
      const { status, headers, body } = found;
      const usual = headOf(request);
      // Named origins make answers differ by Origin, too.
      const vary = [usual.vary, headers.vary].filter(Boolean).join(', ');
      const head = { ...usual, ...headers, ...(vary && { vary }), 'content-length': String(body.length) };
      if (!request.raw.complete) request.raw.resume();
      reply.hijack();
      reply.raw.writeHead(status, head).end(body);
    } catch (error) {
      fail(error, request, reply);
    }
  }

  for (const url of reference_paths) {
    app.route({ method: methods, url, handler });
    app.route({ method: others, url, handler: (request, reply) => refuse(request, reply, methods) });
  }
}
