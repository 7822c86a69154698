/** Targets that are none: each answers everything in a way in which no implementation of the interface does. */
import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { exitCodes } from '../../conformance/verdicts/exit-code.ts';
import {
  always,
  answerWholeRequests,
  connections,
  cutInBody,
  drip,
  endless,
  html,
  json,
  large,
  type ServerFactory,
  sendJson,
  withHealth,
} from './answers.ts';
import { examples, fresh, operationOf, sendExample } from './records.ts';

export interface Degenerate {
  name: string;
  does: string;
  /** The only right exit codes of a run, and why. */
  exits: readonly number[];
  why: string;
  /** It means harm, and all but that may be as it should: a pass proves nothing about it. */
  is_hostile?: true;
  /** Globs of the checks that meet what it does; all unless given. */
  checks?: readonly string[];
  /** Seconds that the specification lets it keep everybody waiting; none unless given. */
  forced_wait_s?: number;
  serve: ServerFactory;
}

type Exit = Pick<Degenerate, 'exits' | 'why'>;
const fails: Exit = { exits: [exitCodes.fails], why: 'it answers, and not as the interface does' };
/** It starts runs, and tells nobody of them: an event may come half a minute behind its run. */
const fails_mute: Exit & Pick<Degenerate, 'forced_wait_s'> = { ...fails, forced_wait_s: 30 };
const unusable: Exit = { exits: [exitCodes.unusable], why: 'nothing can be judged where nothing usable is answered' };
const tokens: Exit = { exits: [exitCodes.unusable], why: 'every token of the target file is refused' };

const page = '<!doctype html><title>Welcome</title><h1>It works!</h1>';
/** In both envelopes at once, so that nothing is wrong about the form. */
const refusal = (code: string) => ({
  code,
  message: `The answer is ${code}.`,
  errors: null,
  detail: [{ loc: ['path'], msg: `The answer is ${code}.`, type: code }],
});
const error = (code: string) => JSON.stringify(refusal(code));
const empty_page = { items: [], first: null, next: null, previous: null };

const petStore: RequestListener = ({ method, url }, response) => {
  const pet = { petId: 7, kind: 'cat', tags: ['old'] };
  if (method === 'GET' && url?.split('/').length === 3)
    return sendJson(response, 200, { data: [pet], meta: { total: 1 } });
  if (method === 'GET') return sendJson(response, 200, { data: pet });
  if (method === 'DELETE') return void response.writeHead(204).end();
  return sendJson(response, 201, { data: pet });
};

/** Takes everything and keeps nothing. */
const blackHole = (base_url: () => string): RequestListener => {
  const change = fresh(base_url);
  return ({ method, url }, response) => {
    const operation = operationOf(method, url);
    if (operation?.success.kind === 'page') return sendJson(response, 200, empty_page);
    if (!operation || (method === 'GET' && operation.path_parameters.length > 0)) {
      return sendJson(response, 404, refusal('not_found'));
    }
    sendExample(response, operation, change);
  };
};

const endlessNext = (base_url: () => string): RequestListener => {
  const change = fresh(base_url);
  const others = examples(change);
  return (request, response) => {
    if (operationOf(request.method, request.url)?.success.kind !== 'page') return others(request, response);
    const [path] = request.url!.split('?');
    const next = `${base_url()}${path}?cursor=${randomUUID()}`;
    sendJson(response, 200, { items: [{ id: randomUUID() }], first: null, next, previous: null });
  };
};

const echo: RequestListener = (request, response) => {
  response.writeHead(200, { 'content-type': request.headers['content-type'] ?? 'application/json' });
  request.pipe(response);
};

const redirectLoop: RequestListener = ({ url }, response) => {
  response.writeHead(307, { location: url ?? '/' }).end();
};

export const degenerates: readonly Degenerate[] = [
  { name: 'not-found', does: 'answers 404', ...fails, serve: always(404, json, error('not_found')) },
  { name: 'empty-object', does: 'answers 200 {}', ...fails, serve: always(200, json, '{}') },
  { name: 'null', does: 'answers 200 null', ...fails, serve: always(200, json, 'null') },
  { name: 'nothing', does: 'answers 204', ...fails, serve: always(204, {}) },
  { name: 'unauthorized', does: 'answers 401', ...tokens, serve: always(401, json, error('unauthorized')) },
  {
    name: 'unauthorized-alive',
    does: 'answers 401, and its health',
    ...tokens,
    serve: withHealth((_, response) => void response.writeHead(401, json).end(error('unauthorized'))),
  },
  { name: 'forbidden', does: 'answers 403', ...fails, serve: always(403, json, error('forbidden')) },
  { name: 'server-error', does: 'answers 500', ...fails, serve: always(500, json, error('internal_error')) },
  { name: 'silent', does: 'accepts and hangs', ...unusable, serve: connections(() => {}) },
  { name: 'silent-alive', does: 'answers its health, and hangs', ...unusable, serve: withHealth(() => {}) },
  {
    name: 'silent-writes',
    does: 'answers the examples of the document, and hangs where anything is to be made',
    ...fails_mute,
    serve: answerWholeRequests((base_url) => {
      const reads = examples(fresh(base_url));
      return (request, response) => void (request.method === 'POST' || reads(request, response));
    }),
  },
  { name: 'reset', does: 'resets every connection', ...unusable, serve: connections((one) => one.resetAndDestroy()) },
  { name: 'cut', does: 'resets in mid-body', ...unusable, serve: answerWholeRequests(() => cutInBody) },
  { name: 'cut-alive', does: 'answers its health, and resets in mid-body', ...unusable, serve: withHealth(cutInBody) },
  { name: 'bad-gateway', does: 'answers 502 with a web page', ...unusable, serve: always(502, html, page) },
  {
    name: 'unavailable-alive',
    does: 'answers 503, and its health',
    ...unusable,
    serve: withHealth((_, response) => void response.writeHead(503, html).end(page)),
  },
  {
    name: 'rate-limited',
    does: 'answers 429 with Retry-After',
    ...unusable,
    serve: always(429, { ...json, 'retry-after': '1' }, error('rate_limited')),
  },
  {
    name: 'rate-limited-alive',
    does: 'answers 429 with Retry-After, and its health',
    ...unusable,
    serve: withHealth(
      (_, response) => void response.writeHead(429, { ...json, 'retry-after': '1' }).end(error('rate_limited')),
    ),
  },
  {
    name: 'redirects',
    does: 'redirects to where it was asked',
    ...fails,
    serve: answerWholeRequests(() => redirectLoop),
  },
  {
    name: 'login',
    does: 'redirects to a page for people',
    ...fails,
    serve: answerWholeRequests(() => (_, response) => void response.writeHead(302, { location: '/login' }).end()),
  },
  { name: 'web-page', does: 'answers 200 with a web page', ...fails, serve: always(200, html, page) },
  { name: 'broken-json', does: 'answers 200 with half a JSON text', ...fails, serve: always(200, json, '{"items": [') },
  {
    name: 'deep-json',
    does: 'answers 200 with 50,000 nested arrays',
    ...unusable,
    serve: always(200, json, '['.repeat(50_000) + ']'.repeat(50_000)),
  },
  {
    name: 'not-gzip',
    does: 'answers 200 with what it calls gzip',
    ...unusable,
    serve: always(200, { ...json, 'content-encoding': 'gzip' }, 'no gzip at all'),
  },
  {
    name: 'not-http',
    does: 'speaks another protocol',
    ...unusable,
    serve: connections((one) => one.end('SSH-2.0-OpenSSH_9\r\n')),
  },
  { name: 'drip', does: 'sends one byte a second', ...unusable, serve: answerWholeRequests(() => drip) },
  { name: 'drip-alive', does: 'answers its health, and sends one byte a second', ...unusable, serve: withHealth(drip) },
  { name: 'endless-body', does: 'sends a body without end', ...unusable, serve: answerWholeRequests(() => endless) },
  {
    name: 'endless-alive',
    does: 'answers its health, and sends bodies without end',
    ...unusable,
    serve: withHealth(endless),
  },
  { name: 'large-body', does: 'answers 200 with 8 MiB', ...unusable, serve: answerWholeRequests(() => large) },
  { name: 'echo', does: 'answers 200 with the body of the request', ...fails, serve: () => createServer(echo) },
  {
    name: 'empty-lists',
    does: 'answers an empty page',
    ...fails,
    serve: answerWholeRequests(() => (_, response) => sendJson(response, 200, empty_page)),
  },
  { name: 'endless-next', does: 'has a next on every page', ...fails_mute, serve: answerWholeRequests(endlessNext) },
  {
    name: 'examples',
    does: 'answers the examples of the document',
    ...fails_mute,
    serve: answerWholeRequests(() => examples((text) => text)),
  },
  {
    name: 'fresh-records',
    does: 'answers records that look right, with ids that nobody ever met',
    ...fails_mute,
    serve: answerWholeRequests((base_url) => examples(fresh(base_url))),
  },
  {
    name: 'black-hole',
    does: 'takes everything and keeps nothing',
    ...fails_mute,
    serve: answerWholeRequests(blackHole),
  },
  { name: 'pet-store', does: 'is another interface', ...fails, serve: answerWholeRequests(() => petStore) },
];
