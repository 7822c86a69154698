/** Several servers on one database, behind a load balancer; any of them can be killed, and another takes its place. */
import { createServer } from 'node:net';
import { createRandom } from '../../src/engine/random.ts';
import { type CrashingServer, type ServerAt, startCrashing } from '../crashes/crashing-server.ts';
import { startRoundRobin } from './round-robin.ts';

export interface FleetOptions {
  /** Compiled; see `compileChild`. */
  program: string;
  database: string;
  servers: number;
  /** More options of each server. */
  more?: readonly string[];
}

export interface Fleet extends ServerAt {
  /** Addresses of the servers behind the load balancer. */
  sockets: readonly string[];
  /** Kills one, and starts another at its address. @returns what is wrong with how it ended */
  replace(server: number): Promise<string | undefined>;
  /** Until each that was started listens. @returns what those said that did not come so far */
  ready(): Promise<string[]>;
  /** @returns what is wrong with how they ended */
  close(): Promise<string[]>;
}

/** Below the ports that the system gives to connections: one that is free for a moment must not be taken by another. */
const ports = { first: 12_000, last: 31_000 };
/** Storage listens on the port two above. */
const storage_offset = 2;

export async function startFleet({ program, database, servers: size, more = [] }: FleetOptions): Promise<Fleet> {
  const found: number[] = [];
  while (found.length < size) found.push(await freePorts(found));
  const sockets = found.map((port) => `http://127.0.0.1:${port}`);
  const api = await startRoundRobin(sockets);
  const files = await startRoundRobin(found.map((port) => `http://127.0.0.1:${port + storage_offset}`));
  const urls = ['--public-url', api.url, '--storage-public-url', files.url];
  const begin = (port: number) =>
    startCrashing(program, ['--port', String(port), '--database', database, ...urls, ...more]);
  const servers: CrashingServer[] = found.map(begin);
  return {
    sockets,
    base_url: api.url,
    control_url: `${api.url}/_control`,
    async replace(server) {
      const ended = await servers[server]!.kill();
      servers[server] = begin(found[server]!);
      return ended;
    },
    async ready() {
      const problems: string[] = [];
      for (const server of [...servers]) {
        if (!(await server.ready)) problems.push(`a server does not start: ${await server.kill()}`);
      }
      return problems;
    },
    async close() {
      const ended = await Promise.all(servers.map((server) => server.kill()));
      await Promise.all([api.close(), files.close()]);
      return ended.flatMap((problem) => problem ?? []);
    },
  };
}

/** The lower one of two that are free, for a server and its storage. */
export async function freePorts(taken: readonly number[]): Promise<number> {
  const random = createRandom(`${process.pid} ${process.hrtime.bigint()}`);
  for (;;) {
    const port = ports.first + random.integer(ports.last - ports.first);
    if (taken.some((one) => Math.abs(one - port) <= storage_offset)) continue;
    if ((await isFree(port)) && (await isFree(port + storage_offset))) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const server = createServer();
  server.once('error', () => resolve(false));
  server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  return promise;
}
