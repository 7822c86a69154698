/** Metrics of one server for Prometheus: what its worlds report to the meter, and how they stand when somebody asks. */
import type { CollectFunction, Registry } from 'prom-client';
import type { Meter } from '../../engine/meter.ts';
import { InputError } from '../../input/input-error.ts';
import type { Database } from '../../store/postgres/database.ts';
import type { Store } from '../../store/store.ts';
import type { World } from '../parts.ts';
import { createRequestTally } from './request-tally.ts';

export interface Metrics {
  meter: Meter;
  /** The text format of Prometheus, and its media type. */
  read(): Promise<{ media_type: string; text: string }>;
}

/** Sources of the figures that are looked up whenever somebody asks. */
export interface MetricSources {
  worlds(): Iterable<World>;
  database: Pick<Database, 'load' | 'failures'> | undefined;
}

type Driver = typeof import('prom-client');

const prefix = 'model_run_kit_';

/** Seconds. Runs and deliveries are on time within milliseconds, or late by what a busy or stopped server was behind. */
const late_s = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** @throws InputError without the package prom-client */
export async function createMetrics(sources: MetricSources): Promise<Metrics> {
  const driver = await loadDriver();
  const registry = new driver.Registry();
  const tally = createRequestTally();
  const meter = { request: tally.count, ...eventMeter(driver, registry) };
  gauges(driver, registry, sources);
  caches(driver, registry, sources);
  if (sources.database) ofDatabase(driver, registry, sources.database);
  const requests = counter(driver, registry, 'requests_total', ['operation', 'status'], {
    help: 'Requests to the interface and to storage; the operation is none for storage and unknown paths, the status cut where no answer was given.',
    collect() {
      this.reset();
      for (const { count, ...labels } of tally.answered()) requests.inc(labels, count);
    },
  });
  const all = driver.Registry.merge([processRegistry(driver), registry]);
  return {
    meter,
    async read() {
      const durations = tally.durations(
        `${prefix}request_duration_seconds`,
        'From the head of a request to its answer.',
      );
      return { media_type: registry.contentType, text: `${await all.metrics()}\n${durations}` };
    },
  };
}

async function loadDriver(): Promise<Driver> {
  try {
    return (await import('prom-client')).default;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new InputError('--metrics needs the package prom-client beside model-run-kit: npm install prom-client');
  }
}

/** Memory, CPU, event loop and so on are those of the process, however many servers it runs. */
let of_process: Registry | undefined;

function processRegistry({ Registry, collectDefaultMetrics }: Driver): Registry {
  if (!of_process) {
    of_process = new Registry();
    collectDefaultMetrics({ register: of_process });
  }
  return of_process;
}

interface Described<Metric> {
  help: string;
  collect?: CollectFunction<Metric>;
}

function counter<Label extends string>(
  { Counter }: Driver,
  registry: Registry,
  name: string,
  labelNames: readonly Label[],
  described: Described<InstanceType<Driver['Counter']>>,
) {
  return new Counter({ name: prefix + name, labelNames: [...labelNames], registers: [registry], ...described });
}

function eventMeter(driver: Driver, registry: Registry): Omit<Meter, 'request'> {
  const lateness = <Label extends string>(name: string, label: Label, help: string) =>
    new driver.Histogram({
      ...{ name: prefix + name, help, labelNames: [label], buckets: late_s, registers: [registry] },
    });
  const runs = counter(driver, registry, 'runs_total', ['status'], { help: 'Runs that came to a status here.' });
  const runs_late = lateness(
    'run_lateness_seconds',
    'step',
    'Start and end of runs behind their due time, by the clock of their world.',
  );
  const attempts = counter(driver, registry, 'delivery_attempts_total', ['channel', 'outcome'], {
    help: 'Attempts of deliveries, by the class of the answer or why there was none.',
  });
  const deliveries = counter(driver, registry, 'deliveries_total', ['channel', 'outcome'], {
    help: 'Deliveries that have no attempt to come.',
  });
  const attempts_late = lateness(
    'delivery_lateness_seconds',
    'channel',
    'Attempts behind the time of their schedule, by the clock of their world.',
  );
  const seconds = (late_ms: number) => Math.max(0, late_ms) / 1_000;
  return {
    run(status, late_ms) {
      runs.inc({ status });
      if (late_ms !== undefined) runs_late.observe({ step: status === 'running' ? 'start' : 'end' }, seconds(late_ms));
    },
    attemptLeft: (channel, late_ms) => attempts_late.observe({ channel }, seconds(late_ms)),
    attemptEnded: (channel, outcome) => attempts.inc({ channel, outcome }),
    deliveryEnded: (channel, outcome) => deliveries.inc({ channel, outcome }),
  };
}

function gauges({ Gauge }: Driver, registry: Registry, { worlds }: MetricSources): void {
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      ...{ name: prefix + name, help, registers: [registry] },
      collect() {
        this.set(value());
      },
    });
  const sum = (of: (world: World) => number) => [...worlds()].reduce((total, world) => total + of(world), 0);
  gauge('worlds', 'Worlds of this server, the default one among them.', () => sum(() => 1));
  gauge('deliveries_waiting', 'Deliveries of this server with an attempt to come, now or later.', () =>
    sum(({ parts }) => parts.deliveries.waiting()),
  );
  gauge('deliveries_in_flight', 'Attempts that have left and are not answered.', () =>
    sum(({ parts }) => parts.deliveries.inFlight().length),
  );
}

const cache_names = ['records', 'statements'] as const;

/** Worlds and their states come and go: what their caches did is added up from one reading to the next. */
function caches(driver: Driver, registry: Registry, { worlds }: MetricSources): void {
  const counted = new WeakMap<Store, Partial<ReturnType<NonNullable<Store['caches']>>>>();

  function look(): void {
    const held = { records: { entries: 0, weight: 0 }, statements: { entries: 0, weight: 0 } };
    for (const { store } of [...worlds()].map(({ parts }) => parts)) {
      const figures = store.caches?.();
      const before = counted.get(store);
      for (const cache of figures ? cache_names : []) {
        const { hits, misses, entries, weight } = figures![cache];
        lookups.inc({ cache, outcome: 'hit' }, hits - (before?.[cache]?.hits ?? 0));
        lookups.inc({ cache, outcome: 'miss' }, misses - (before?.[cache]?.misses ?? 0));
        held[cache].entries += entries;
        held[cache].weight += weight;
      }
      if (figures) counted.set(store, figures);
    }
    for (const cache of cache_names) entries.set({ cache }, held[cache].entries);
    characters.set({ cache: 'records' }, held.records.weight);
  }

  const gauge = (name: string, help: string, collect?: () => void) =>
    new driver.Gauge({
      ...{ name: prefix + name, help, labelNames: ['cache'], registers: [registry] },
      ...(collect && { collect }),
    });
  // The first of them that is read looks for all three.
  const entries = gauge('cache_entries', 'Values in the bounded caches of the stores.', look);
  const characters = gauge('cache_characters', 'JSON text behind the records that lists keep.');
  const lookups = counter(driver, registry, 'cache_lookups_total', ['cache', 'outcome'], {
    help: 'Values that were asked for and were there (hit) or were not (miss).',
  });
}

function ofDatabase(
  driver: Driver,
  registry: Registry,
  { load, failures }: NonNullable<MetricSources['database']>,
): void {
  new driver.Gauge({
    ...{ name: `${prefix}database_connections`, labelNames: ['state'], registers: [registry] },
    help: 'Connections of the pool that statements use or that are idle, and statements that wait for one.',
    collect() {
      const { connections, idle, waiting } = load();
      this.set({ state: 'busy' }, connections - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  counter(driver, registry, 'database_errors_total', ['kind'], {
    help: 'Statements that failed: the database was away, others were in the way (then it was tried again), or another reason.',
    collect() {
      this.reset();
      for (const [kind, count] of Object.entries(failures())) this.inc({ kind }, count);
    },
  });
}
