/** Answers of a gateway are none of the target's, and no answer of the target's is taken for one of them. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createHttp } from './http.ts';

/** @param pages how many answers are the gateway's before the server's own */
async function through(pages: number, method: string) {
  let asked = 0;
  const server = createServer((incoming, response) => {
    incoming.resume();
    asked += 1;
    const [status, type, body] = asked <= pages ? [403, 'text/html', '<p>no</p>'] : [403, 'application/json', '{}'];
    response.writeHead(status as number, { 'content-type': type as string }).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const base_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const network = { gateway: [{ status: 403, content_type: 'text/html' }] };
  const waited: number[] = [];
  const http = createHttp({ base_url, network, wait: async (ms) => void waited.push(ms) });
  onTestFinished(async () => {
    await http.close();
    server.close().closeAllConnections();
  });
  const answer = await http.send({ method, url: `${base_url}/v1/assets`, headers: {} });
  return { answer, asked, waited };
}

it('a GET is tried again until the server itself answers', async () => {
  const { answer, asked } = await through(2, 'GET');
  expect([answer.received?.body, answer.failure, asked]).toEqual(['{}', undefined, 3]);
});

it.each([
  ['GET', 4, [500, 1000, 2000]],
  ['POST', 1, []],
] as const)('a %s is sent %i times at most, and then the gateway is named', async (method, times, waits) => {
  const { answer, asked, waited } = await through(9, method);
  expect([asked, waited, answer.received]).toEqual([times, waits, undefined]);
  expect(answer.failure).toEqual({
    kind: 'gateway',
    message: 'a gateway answered in its place: 403 text/html, which is network.gateway[0] of the target file',
  });
});

it('an answer that no entry fits is the server’s, whatever its status', async () => {
  const { answer, asked } = await through(0, 'GET');
  expect([answer.received?.status, asked]).toEqual([403, 1]);
});
