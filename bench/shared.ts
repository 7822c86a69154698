/** Servers on one PostgreSQL: three against one, and deliveries against those of the embedded store. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'undici';
import { compileChild } from '../scripts/crashes/crashing-server.ts';
import { startFleet } from '../scripts/failover/fleet.ts';
import { principalsOf } from '../src/server/seed/principals.ts';
import { seedStateOf } from '../src/server/seed/seed-states.ts';
import { startServer } from '../src/server/start-server.ts';
import { createDatabase, dropDatabase, startOwnCluster } from '../src/store/postgres/cluster.support.ts';
import { openDatabase } from '../src/store/postgres/database.ts';
import { postgresStore } from '../src/store/postgres/postgres-store.ts';
import { newState } from '../src/store/postgres/states.ts';
import { kitRate } from './deliveries.ts';
import { type Figure, middle, type Pace } from './figure.ts';
import { filled, grownPageOne } from './growth.ts';
import { startReceiver } from './processes/receiver.ts';
import { inTurn, shares } from './rounds.ts';

/** As many as a replica of a team has to do with at once. */
const connections = 24;

export async function shared(pace: Pace): Promise<Figure[]> {
  // Commits wait for the disk, as those of a database that somebody runs.
  const cluster = await startOwnCluster({ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' });
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  let databases = 0;
  const onDatabase = async <Result>(act: (url: string) => Promise<Result>): Promise<Result> => {
    const name = `bench_${databases++}`;
    const url = await createDatabase(cluster.url, name);
    return act(url).finally(() => dropDatabase(cluster.url, name));
  };
  try {
    const program = await compileChild(folder);
    const { one, three } = await inTurn(pace.rounds, {
      one: () => onDatabase((database) => requestRate({ program, database, servers: 1 }, pace)),
      three: () => onDatabase((database) => requestRate({ program, database, servers: 3 }, pace)),
    });
    return [
      {
        ...{ id: 'shared/three of one', what: 'requests to three servers on one PostgreSQL, in times of one server' },
        ...{ unit: 'x', better: 'higher', ...middle(shares(three, one)) },
        from: `${Math.round(middle(three).value)} against ${Math.round(middle(one).value)} a second; one in two writes`,
      },
      ...(await deliveryRates(pace, onDatabase)),
      ...(await onDatabase((url) => pageOnes(url, pace))),
    ];
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function deliveryRates(
  { quick, rounds }: Pace,
  onDatabase: <Result>(act: (url: string) => Promise<Result>) => Promise<Result>,
): Promise<Figure[]> {
  const count = quick ? 600 : 6_000;
  const receiver = await startReceiver();
  try {
    const { origin } = receiver;
    const { embedded, database } = await inTurn(rounds, {
      embedded: async () => (await kitRate(origin, { count })).rate,
      database: () =>
        onDatabase(async (url) => {
          await using server = await startServer({ database: url });
          const { world } = server;
          // It ends with its server.
          const open = async () => Object.create(world, { close: { value: async () => {} } }) as typeof world;
          return (await kitRate(origin, { count, open })).rate;
        }),
    });
    return [
      {
        ...{ id: 'shared/deliveries', what: 'deliveries stored in PostgreSQL, signed, sent and recorded' },
        ...{ unit: 'a second', better: 'higher', ...middle(database), yardstick: 10_000 },
        from: `${count} deliveries of one server, its commits synced`,
      },
      {
        ...{ id: 'shared/deliveries of embedded', what: 'the same, in times of the embedded store in memory' },
        ...{ unit: 'x', better: 'higher', ...middle(shares(database, embedded)) },
        from: `${Math.round(middle(database).value)} against ${Math.round(middle(embedded).value)} a second`,
      },
    ];
  } finally {
    receiver.stop();
  }
}

/** Of a long list and a short one in one database. */
async function pageOnes(url: string, { quick, rounds }: Pace): Promise<Figure[]> {
  const database = await openDatabase(url);
  try {
    const lists = [];
    for (const count of [1_000, quick ? 10_000 : 1_000_000]) {
      const store = postgresStore(database, await newState(database.sql));
      lists.push({ count, store: await filled(store, count) });
    }
    // As it does by itself, though not at once.
    await database.once('ANALYZE');
    const figures = await grownPageOne(lists, rounds, 1.5);
    return figures.map((one) => ({ ...one, id: `shared/${one.id}`, what: `${one.what}, PostgreSQL` }));
  } finally {
    await database.close();
  }
}

interface Measured {
  program: string;
  database: string;
  servers: number;
}

/** A folder is made, and read from the next server, on so many connections at once. */
async function requestRate({ program, database, servers }: Measured, { quick, seconds }: Pace): Promise<number> {
  const fleet = await startFleet({ program, database, servers });
  try {
    const problems = await fleet.ready();
    if (problems.length > 0) throw new Error(problems.join());
    const { token } = principalsOf(await seedStateOf('small'), '1').owner!;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const pools = fleet.sockets.map((url) => new Pool(url, { connections }));
    const ends_ms = performance.now() + (quick ? 1 : 5 * seconds) * 1_000;
    let answered = 0;
    const body = JSON.stringify({ name: 'Drafts' });
    const worker = async (_: unknown, first: number) => {
      for (let turn = first; performance.now() < ends_ms; turn++) {
        const [here, there] = [turn, turn + 1].map((place) => pools[place % pools.length]!);
        const made = await here!.request({ method: 'POST', path: '/v1/asset-folders', headers, body });
        const { id } = (await made.body.json()) as { id: string };
        const read = await there!.request({ method: 'GET', path: `/v1/asset-folders/${id}`, headers });
        await read.body.dump();
        if (read.statusCode !== 200) throw new Error(`a folder was answered ${read.statusCode}`);
        answered += 2;
      }
    };
    const began_ms = performance.now();
    await Promise.all(Array.from({ length: connections }, worker));
    const took_ms = performance.now() - began_ms;
    await Promise.all(pools.map((pool) => pool.close()));
    return (answered * 1_000) / took_ms;
  } finally {
    await fleet.close();
  }
}
