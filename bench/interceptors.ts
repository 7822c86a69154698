/** A read that is answered inside the process, against nock's own static reply, and how soon interception begins. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import nock from 'nock';
import { interceptModelRun } from '../src/mock/interceptors.ts';
import type { Figure } from './figure.ts';

const built = new URL('../dist/src/mock/interceptors.js', import.meta.url);
const reads = 500;
const rounds = 5;

/** Milliseconds for each read of a row of them. */
async function timeOf(url: string, headers: Record<string, string>): Promise<number> {
  const begun = performance.now();
  for (let count = 0; count < reads; count++) await (await fetch(url, { headers })).arrayBuffer();
  return (performance.now() - begun) / reads;
}

export async function interceptors(): Promise<Figure[]> {
  const service = await interceptModelRun('https://api.example.com');
  const headers = { authorization: `Bearer ${service.world.principals.owner!.token}` };
  const list = await fetch('https://api.example.com/v1/assets?limit=1&sort_by=name:asc', { headers });
  const { items } = (await list.json()) as { items: { id: string }[] };
  const path = `/v1/assets/${items[0]!.id}`;
  const answer = await fetch(`https://api.example.com${path}`, { headers });
  const told = Object.fromEntries(answer.headers);
  nock('https://static.example.com')
    .persist()
    .get(path)
    .reply(200, Buffer.from(await answer.arrayBuffer()), told);
  let best = { ratio: Number.POSITIVE_INFINITY, kit: 0, bare: 0 };
  for (let round = 0; round < rounds; round++) {
    const bare = await timeOf(`https://static.example.com${path}`, headers);
    const kit = await timeOf(`https://api.example.com${path}`, headers);
    if (kit / bare < best.ratio) best = { ratio: kit / bare, kit, bare };
  }
  await service.stop();
  nock.cleanAll();
  const read: Figure = {
    what: "an intercepted read, in times of nock's static reply",
    value: best.ratio.toFixed(2),
    yardstick: 'at most 1.3',
    from: `${best.kit.toFixed(2)} ms against ${best.bare.toFixed(2)} ms, best of ${rounds} rounds of ${reads}`,
  };
  return existsSync(built) ? [read, ...starts()] : [read];
}

/** In a process of its own each time, since imports are made once. */
function starts(): Figure[] {
  const program = `const begun = performance.now();
const { interceptModelRun } = await import(${JSON.stringify(built.href)});
const first = await interceptModelRun('https://one.example.com');
const then = performance.now();
const second = await interceptModelRun('https://two.example.com');
console.log(then - begun, performance.now() - then);
await first.stop();
await second.stop();`;
  const runs = Array.from({ length: rounds }, () =>
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      encoding: 'utf8',
    })
      .split(' ')
      .map(Number),
  );
  const least = (at: number) => Math.min(...runs.map((run) => run[at]!));
  const from = `built, best of ${rounds} processes`;
  return [
    { what: 'interception begins, with imports', value: `${least(0).toFixed(0)} ms`, yardstick: '250 ms', from },
    { what: 'a further interception', value: `${least(1).toFixed(0)} ms`, yardstick: '30 ms', from },
  ];
}
