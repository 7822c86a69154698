import { describe, expect, test } from 'vitest';
import { operationIds, operations } from '../../contract/operations.ts';
import { startServer } from '../start-server.ts';
import { testWorld } from '../worlds/world.support.ts';

const nowhere = '00000000-0000-4000-8000-000000000000';
const reads = operationIds
  .map((id) => operations[id])
  .filter(({ method }) => method === 'GET')
  .map(({ path }) => path.replaceAll(/\{\w+\}/g, nowhere));

/** Headers that tell of the answer, and not of the request or its connection. */
function told(headers: Headers): Record<string, string> {
  const { 'service-request-id': _, connection: __, 'keep-alive': ___, ...rest } = Object.fromEntries(headers);
  return rest;
}

describe('HEAD is answered as GET is, without a body', () => {
  test.each(reads)('%s in process', async (path) => {
    const world = await testWorld();
    const [get, head] = [await world.ask('owner', `GET ${path}`), await world.ask('owner', `HEAD ${path}`)];
    expect([head.status, told(head.headers), head.text]).toEqual([get.status, told(get.headers), '']);
  });

  test('on a socket, at the control interface and at storage too', async () => {
    await using server = await startServer({ clock: 'virtual' });
    const headers = { authorization: `Bearer ${server.world.principals.owner!.token}` };
    const page = (await (await fetch(`${server.base_url}/v1/assets?presign=true&limit=1`, { headers })).json()) as {
      items: [{ url: string }];
    };
    const urls = [`${server.base_url}/v1/health`, `${server.base_url}/v1/assets`, `${server.control_url}/clock`];
    for (const url of [...urls, page.items[0].url]) {
      const [get, head] = [await fetch(url, { headers }), await fetch(url, { method: 'HEAD', headers })];
      expect([head.status, told(head.headers), await head.text()]).toEqual([200, told(get.headers), '']);
    }
  });
});
