/**
 * A small server of ten operations, such as a newcomer writes by the specification alone: assets, their types, uploads,
 * folders, the account and the probe; no framework, and nothing of the kit. Three of them are wrong until they are
 * mended: `curl -X PUT http://127.0.0.1:8080/mended/getAsset` stands for an hour with an editor. docs/implementers.md
 * tells of the first hour with it.
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { operations } from './operations.ts';
import { callerOf, Refusal, readBody } from './requests.ts';
import { type Answer, createState } from './state.ts';
import { serveFile } from './storage.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '8080' } } });
const state = createState(['listAssets', 'getAsset', 'deleteAsset']);

const server = createServer(async (request, response) => {
  const { status, body, headers } = await answerTo(request).catch(refused);
  const is_file = body instanceof Uint8Array;
  response.writeHead(status, {
    ...(!is_file && body !== undefined && { 'content-type': 'application/json' }),
    ...headers,
  });
  response.end(is_file || body === undefined ? body : JSON.stringify(body));
});

async function answerTo(request: Parameters<typeof readBody>[0]): Promise<Answer> {
  const url = new URL(`${state.base_url}${request.url}`);
  const { method = '' } = request;
  const bytes = await readBody(request);
  if (method === 'PUT' && url.pathname.startsWith('/mended/')) return mended(url.pathname.slice('/mended/'.length));
  const called = { state, url, bytes, headers: request.headers, id: '' };
  if (url.pathname.startsWith('/files/')) return serveFile(method, called);
  const found = operations.flatMap((operation) => {
    const match = operation.path.exec(url.pathname);
    return match ? [{ ...operation, id: match.groups?.id ?? '' }] : [];
  });
  if (found.length === 0) throw new Refusal(404, 'nothing is served here');
  const operation = found.find((one) => one.method === method);
  if (!operation) throw new Refusal(405, 'this path takes other methods', found.map((one) => one.method).join(', '));
  const caller = operation.is_open ? undefined : callerOf(called);
  return operation.handle({ ...called, id: operation.id }, caller!);
}

function mended(name: string): Answer {
  if (!state.wrong.delete(name)) throw new Refusal(404, 'nothing of this name is wrong');
  return { status: 204 };
}

function refused(error: unknown): Answer {
  const { status, message, allow } = error instanceof Refusal ? error : new Refusal(500, 'the server has failed');
  return {
    status,
    ...(allow !== undefined && { headers: { allow } }),
    body: { code: `refused_${status}`, message, errors: [] },
  };
}

server.listen(Number(values.port), '127.0.0.1', () => {
  const address = server.address();
  state.base_url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : values.port}`;
  process.stdout.write(`${state.base_url}\n`);
});
