/** A server before Prism: it refuses, by the document, what Prism dies of, never answers or calls a fault of its own. */
import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestOptions,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { WireReply } from '../choices/canonical.ts';
import type { ChoicesDocument } from '../choices/choices.ts';
import { createDialect } from '../choices/dialect.ts';
import type { Operation } from '../contract/operations.ts';
import { createServer } from '../input/node-http.ts';
import { bearerToken } from '../server/access/authenticate.ts';
import { allowedMethods, operationAt } from '../server/application/routes.ts';
import { Refused } from '../server/refused.ts';
import { createCors } from '../server/requests/cors.ts';
import { readBody } from '../server/requests/read-body.ts';
import { respond } from '../server/requests/respond.ts';
import { resolvedChoices } from '../server/worlds/resolved-choices.ts';

export interface DoorOptions {
  /** Resolves with the URL of Prism as soon as it answers; requests wait for it. */
  prism: Promise<string>;
  choices?: ChoicesDocument | undefined;
}

export function createDoor({ prism, choices }: DoorOptions): Server {
  const dialect = createDialect(resolvedChoices(choices));
  const cors = createCors('*');
  const agent = new Agent({ keepAlive: true });

  async function answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    let operation: Operation | undefined;
    try {
      const { path, method } = targetOf(asked);
      if (cors.answers(asked)) return refuse({ status: 204, headers: {} }, asked, response);
      operation = operationOf(method, path);
      refuseStranger(operation, asked);
      let body: string | undefined;
      const onText = (text: string) => {
        body = text;
      };
      refuseDeep(await readBody(operation, { headers: asked.headers, bytes: () => asked, onText }));
      await pass({ asked, response, body, url: await prism });
    } catch (error) {
      if (response.headersSent) return void response.destroy();
      refuse(replyTo(operation, error), asked, response);
    }
  }

  function replyTo(operation: Operation | undefined, error: unknown): WireReply {
    if (error instanceof Refused) return dialect.encodeProblem(operation?.id, error.reply);
    const body = JSON.stringify({ code: 'bad_gateway', message: 'Prism gave no answer.', errors: [] });
    return { status: 502, headers: { 'content-type': 'application/json; charset=utf-8' }, body };
  }

  function refuse(wire: WireReply, asked: IncomingMessage, response: ServerResponse): void {
    // The rest of a body is read and dropped, so that the connection can go on with its next request.
    asked.resume();
    respond(response, wire, cors.headers(asked, undefined));
  }

  async function pass({ asked, response, body, url }: Passed): Promise<void> {
    const { method, url: path, headers } = asked;
    const answered = await sent(url, body, {
      agent,
      // Prism knows no HEAD.
      method: method === 'HEAD' ? 'GET' : method,
      path,
      headers: readableHeaders(endToEnd(headers), body),
    });
    response.writeHead(answered.statusCode!, endToEnd(answered.headers));
    if (method === 'HEAD') {
      answered.resume();
      response.end();
    } else await pipeline(answered, response);
  }

  const server = createServer((asked, response) => void answer(asked, response));
  server.on('close', () => agent.destroy());
  return server;
}

interface Passed {
  asked: IncomingMessage;
  response: ServerResponse;
  /** As it was sent. */
  body: string | undefined;
  url: string;
}

/** Prism takes `//v1` for a host, and dies of a path that cannot be decoded. @throws Refused */
function targetOf(asked: IncomingMessage): { path: string; method: string } {
  const { method = 'GET' } = asked;
  // The absolute form, as for a proxy, which every server takes (RFC 9112, section 3.2.2).
  asked.url = (asked.url ?? '/').replace(/^https?:\/\/[^/?]*/i, '');
  const path = asked.url.split('?')[0]!;
  try {
    if (path.startsWith('/') && !path.includes('//')) return { path: decodeURI(path), method };
  } catch {}
  throw new Refused('unknown_route');
}

function operationOf(method: string, path: string): Operation {
  const operation = operationAt(method, path);
  if (operation) return operation;
  const allow = allowedMethods(path);
  throw allow.length > 0 ? new Refused('wrong_method', { allow }) : new Refused('unknown_route');
}

/** As everywhere, nobody learns what is wrong with a body before it is known who asks; of all else Prism decides. */
function refuseStranger({ request }: Operation, { headers }: IncomingMessage): void {
  if (request && bearerToken(headers.authorization) === undefined) throw new Refused('unauthenticated');
}

/** Levels of a body. Deeper ones Prism takes, and dies of the attempt to log them. */
const most_levels = 1_000;

/** @throws Refused */
function refuseDeep(body: unknown): void {
  let level = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most_levels) throw new Refused('invalid', { message: 'The body is nested too deeply.' });
    level = level.flatMap((value) => (value === Object(value) ? Object.values(value as object) : []));
  }
}

const token = "[\\w!#$%&'*+.^`|~-]+";
const media_range = new RegExp(`^${token}/${token}(?: *; *${token} *= *${token})*$`);

/** Headers of a request without types that Prism dies of: empty ones, which may be sent, and others that are none. */
function readableHeaders(
  { accept = '', ...headers }: IncomingHttpHeaders,
  body: string | undefined,
): OutgoingHttpHeaders {
  const { 'content-type': type, ...others } = headers;
  const ranges = accept.split(',').map((one) => one.trim());
  const read = ranges.filter((one) => media_range.test(one)).join();
  const of_body = body !== undefined && { 'content-type': type, 'content-length': Buffer.byteLength(body) };
  return { ...others, ...of_body, ...(read && { accept: read }) };
}

function sent(url: string, body: string | undefined, options: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end(body);
  });
}

/** Headers without those of one connection; the length of a body is told anew. */
function endToEnd<Headers extends object>(headers: Headers): Headers {
  const own = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'expect', 'upgrade', 'te'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name))) as Headers;
}
