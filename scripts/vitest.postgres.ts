/** One PostgreSQL for all tests of a run, started when the first of them asks for it: most runs have none that does. */
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Cluster, startCluster } from '../src/store/postgres/cluster.support.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let cluster: Promise<Cluster> | undefined;
  const door = join(tmpdir(), `postgres-door-${process.pid}`);
  // Tests run in threads: whoever connects is told the address.
  const server = createServer(async (socket) => {
    socket.on('error', () => {});
    cluster ??= startCluster();
    const answer = await cluster.then(
      ({ url }) => ({ url }),
      (error: unknown) => ({ error: String(error) }),
    );
    socket.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(door, resolve));
  server.unref();
  project.provide('postgres_door', door);
  return async () => {
    server.close();
    rmSync(door, { force: true });
    await cluster?.then(
      ({ stop }) => stop(),
      () => {},
    );
  };
}
