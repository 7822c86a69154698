/** The reference server on two sockets, for programs and for `serve`: one world at first, further ones on demand. */
import '../input/needs-node-24.ts';
import type { ChoicesDocument } from '../choices/choices.ts';
import { clientDialect } from '../choices/client-dialect.ts';
import type { Certificate } from '../input/certificate.ts';
import { InputError } from '../input/input-error.ts';
import { refuseUnknownNames } from '../input/known-names.ts';
import type { Database } from '../store/postgres/database.ts';
import type { ControlOptions } from './control/register-control.ts';
import type { World, WrapParts } from './parts.ts';
import type { CorsOrigins } from './requests/cors.ts';
import { listen } from './sockets/server.ts';
import type { WorldOptions } from './world-options.ts';
import type { WorldRegistry } from './world-registry.ts';
import { createWorld } from './worlds/world.ts';
import { createWorldRegistry } from './worlds/worlds.ts';

export type { World, WorldOptions };
export { clientDialect, createWorld };

export interface StartOptions extends Omit<WorldOptions, 'in_process' | 'placed' | 'meter' | 'most_logged'> {
  /** The address to listen on; `127.0.0.1` unless given. */
  host?: string;
  /** The port of the interface; any free one unless given. */
  port?: number;
  /** Port of storage; unless given, the one two above, where `port` names one. */
  storage_port?: number;
  /** Both sockets speak HTTPS with it, and plain HTTP without: certificate and key in PEM. */
  tls?: Certificate | undefined;
  /** Pages that may read answers in a browser; all unless given. */
  cors?: CorsOrigins;
  /**
   * Keeps every world in this PostgreSQL database, a `postgres://` URL, in the place of `data`. It needs the package `pg`.
   * The text of the URL may hold a password: no message repeats it.
   */
  database?: string;
  /** The control interface under `/_control`; false leaves it out. A token is asked for where one is given. */
  control?: false | { token?: string };
  /**
   * Counts requests, runs, deliveries and what they take, for `GET /_control/metrics` in the text format of Prometheus. It
   * needs the package `prom-client`. To count a request takes some 30 ns.
   */
  metrics?: boolean;
}

export interface StartedServer extends AsyncDisposable {
  /** The world at the base URL: its principals, fixtures, clock and faults. */
  world: World;
  base_url: string;
  storage_url: string;
  /** Absent where there is no control interface. */
  control_url?: string;
  /** The control interface for people, in a browser. Absent like it. */
  console_url?: string;
  /** Addresses that it listens on, whatever its public URLs are. */
  sockets: { base_url: string; storage_url: string };
  /** Finishes what is under way, cuts what takes more than 3 s, and closes the store. `await using` does the same. */
  stop(): Promise<void>;
}

/**
 * Choices of some other permitted implementation, drawn from a seed, as `serve --choices drawn:7` has them.
 * @param seed a whole number. Equal ones give equal choices, in the same version of the kit
 */
export async function drawnChoices(seed: number): Promise<ChoicesDocument> {
  return (await import('../choices/drawn-choices.ts')).drawnChoices(seed);
}

/** Held by the type, so that none is forgotten. */
const known_options = Object.keys({
  ...{ host: 0, port: 0, storage_port: 0, tls: 0, cors: 0, database: 0, control: 0, metrics: 0, id: 0, seed_state: 0 },
  ...{ choices: 0, seed: 0, clock: 0, directives: 0, data: 0, fsync: 0, deny_private_callbacks: 0, public_url: 0 },
  ...{ storage_public_url: 0, onFault: 0, onRequest: 0 },
} satisfies Record<keyof StartOptions, 0>);

/** @throws InputError for what types would have told: programs in JavaScript have none */
async function checkOptions(options: StartOptions): Promise<void> {
  refuseUnknownNames('startServer', options, known_options);
  const { port, storage_port, cors = '*', choices } = options;
  for (const [name, given] of Object.entries({ port, storage_port })) {
    const is_port = Number.isInteger(given) && given! >= 0 && given! <= 65_535;
    if (given !== undefined && !is_port)
      throw new InputError(`${name} must be a whole number from 0 to 65535, and not ${JSON.stringify(given)}`);
  }
  if (cors !== '*' && !Array.isArray(cors))
    throw new InputError(`cors must be '*' or a list of origins, and not ${JSON.stringify(cors)}`);
  if (choices) (await import('../choices/load.ts')).checkChoices(choices, 'choices: ');
}

/** Distance of storage's port above the interface's; the one between is the mock's. */
const storage_port_offset = 2;

/**
 * @param wrap seeds a fault into every world, as mutants do
 * @throws InputError one line for whatever the options got wrong, and for a port that is taken
 */
export async function startServer(options: StartOptions = {}, wrap?: WrapParts): Promise<StartedServer> {
  await checkOptions(options);
  const {
    host = '127.0.0.1',
    port = 0,
    storage_port = storagePort(port),
    cors = '*',
    control = {},
    tls,
    database: database_url,
    metrics: has_metrics = false,
    ...asked
  } = options;
  if (has_metrics && !control) throw new InputError('metrics stand in the control interface; leave out --no-control');
  const kept = database_url === undefined ? undefined : await openKept(database_url, asked);
  const begin = async () => {
    const sources = { worlds: () => worlds.list().map((one) => one.world), database: kept?.database };
    const metrics = has_metrics ? await (await import('./metrics/metrics.ts')).createMetrics(sources) : undefined;
    const given = { ...asked, ...kept?.main, meter: metrics?.meter };
    return { metrics, given, world: await createWorld(given, wrap) };
  };
  const { metrics, given, world } = await begin().catch(async (error: unknown) => {
    await kept?.close();
    throw error;
  });
  const { public_url, directives, deny_private_callbacks, onFault, onRequest, data, fsync, meter } = given;
  const worlds: WorldRegistry = createWorldRegistry({
    main: world,
    defaults: { public_url, directives, deny_private_callbacks, onFault, onRequest, meter },
    storage_url: () => world.urls.storage,
    wrap,
    data,
    fsync,
    kept: kept?.worlds,
    one_clock: kept && !kept.is_alone,
    problem: kept?.problem,
  });
  const closeWorlds = async () => {
    await worlds.close();
    await world.close();
    await kept?.close();
  };
  try {
    await worlds.reopen();
    // One that is alone has nobody to follow, and what it reads anew of its own work may be done meanwhile.
    if (kept && !kept.is_alone) kept.replicas.listen(worlds.follow);
    const controlled = control && { ...controlOf(control.token, { cors, host }), worlds, metrics: metrics?.read };
    const application = { cors, control: controlled || undefined, reference: true };
    const listening = await listen(worlds, { host, port, storage_port, tls, application });
    const base_url = world.urls.base ?? listening.base_url;
    const stop = async () => {
      await listening.close();
      await closeWorlds();
    };
    return {
      world,
      base_url,
      storage_url: world.urls.storage,
      ...(control && { control_url: `${base_url}/_control`, console_url: `${base_url}/_control/console` }),
      sockets: { base_url: listening.base_url, storage_url: listening.storage_url },
      stop,
      [Symbol.asyncDispose]: stop,
    };
  } catch (error) {
    await closeWorlds();
    throw error;
  }
}

/** @throws InputError for a database that cannot be used, and for options that do not go with one */
async function openKept(url: string, { data, clock = 'real', onFault = console.error }: WorldOptions) {
  if (data !== undefined) throw new InputError('a database and a data file exclude each other; name one of them');
  const [{ openDatabase }, { joinReplicas }, { createDatabaseWorlds }] = await Promise.all([
    import('../store/postgres/database.ts'),
    import('../store/postgres/membership.ts'),
    import('./worlds/database-worlds.ts'),
  ]);
  const database = await openDatabase(url, { onFault });
  try {
    // A clock that does not go with the database's machine is one server's own.
    const is_alone = clock !== 'real';
    const replicas = await joinReplicas({ database, is_alone, onFault });
    const worlds = createDatabaseWorlds(database, replicas);
    const close = async () => {
      await replicas.leave();
      await database.close();
    };
    const id = await worlds.mainId();
    const problem = async () => ((await answersSoon(database)) ? undefined : 'the database does not answer');
    return { database, worlds, replicas, is_alone, problem, main: { id, ...worlds.placeOf(id, clock) }, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** A probe is asked again soon: it waits for less than whoever asks. */
const probe_ms = 1_000;

async function answersSoon({ sql }: Pick<Database, 'sql'>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), probe_ms);
  const answer = sql('SELECT 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
}

function controlOf(token: string | undefined, { cors, host }: { cors: CorsOrigins; host: string }): ControlOptions {
  return { token, origins: cors === '*' ? [] : cors, hosts: [host] };
}

/** Any free port where the interface has one too, and where no port lies so far above it. */
function storagePort(port: number): number {
  const above = port + storage_port_offset;
  return port === 0 || above > 65_535 ? 0 : above;
}
