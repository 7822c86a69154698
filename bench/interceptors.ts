/** A read that is answered inside the process, against nock's own static reply, and how soon interception begins. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import nock from 'nock';
import { interceptModelRun } from '../src/mock/interceptors.ts';
import { type Figure, middle, type Pace } from './figure.ts';
import { inTurn, shares } from './rounds.ts';

const built = new URL('../dist/src/mock/interceptors.js', import.meta.url);
const reads = 500;

export async function interceptors({ rounds }: Pace): Promise<Figure[]> {
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
  const timer = (origin: string) => () => timeOf(`https://${origin}${path}`, headers);
  const { kit, bare } = await inTurn(rounds, { bare: timer('static.example.com'), kit: timer('api.example.com') });
  await service.stop();
  nock.cleanAll();
  const ms = (times: readonly number[]) => `${middle(times).value.toFixed(2)} ms`;
  const read: Figure = {
    ...{ id: 'interceptors/read', what: "an intercepted read, in times of nock's static reply", unit: 'x' },
    ...{ better: 'lower', ...middle(shares(kit, bare)), yardstick: 1.3 },
    from: `${ms(kit)} against ${ms(bare)}, ${reads} reads in each round`,
  };
  return existsSync(built) ? [read, ...starts(rounds)] : [read];
}

/** Milliseconds for each read of a row of them. */
async function timeOf(url: string, headers: Record<string, string>): Promise<number> {
  const begun = performance.now();
  for (let count = 0; count < reads; count++) await (await fetch(url, { headers })).arrayBuffer();
  return (performance.now() - begun) / reads;
}

/** In a process of its own each time, since imports are made once. */
function starts(rounds: number): Figure[] {
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
  const figure = (at: number, what: string, yardstick: number): Figure => ({
    ...{ id: `interceptors/${what}`, what, unit: 'ms', better: 'lower', ...middle(runs.map((run) => run[at]!)) },
    ...{ yardstick, from: `built, ${rounds} processes` },
  });
  return [figure(0, 'interception begins, with imports', 250), figure(1, 'a further interception', 10)];
}
