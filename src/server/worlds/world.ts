/** A world: one complete state of the reference server, and everything that acts on it. Nothing outside it is shared. */
import { createSecretKey, type KeyObject, randomUUID } from 'node:crypto';
import { type Policies, policiesOf } from '../../choices/policies.ts';
import type { OperationId } from '../../contract/operations.ts';
import { createActivity } from '../../engine/activity.ts';
import { createRandom, derive } from '../../engine/random.ts';
import { createRunScripts } from '../../engine/run-scripts.ts';
import { createFaultBook } from '../fault-book.ts';
import { checkedFaults } from '../faults/checked-faults.ts';
import { createListeners } from '../listeners/listeners.ts';
import { createNews } from '../news.ts';
import type { World, WrapParts } from '../parts.ts';
import { createRequestLog } from '../request-log.ts';
import { fixturesOf } from '../seed/fixtures.ts';
import { principalsOf } from '../seed/principals.ts';
import { seedStateOf, usual_seed, usual_state } from '../seed/seed-states.ts';
import type { InProcess, WorldOptions } from '../world-options.ts';
import { resolvedChoices } from './resolved-choices.ts';
import { openStates, type WorldStates } from './world-states.ts';

/** Storage of a world that no server listens for: `.localhost` leads nowhere else (RFC 6761). */
export const in_process_storage = 'http://storage.localhost';

/** @throws InputError for choices that the server cannot do and a data file that is none */
export async function createWorld(options: WorldOptions = {}, wrap: WrapParts = (parts) => parts): Promise<World> {
  const {
    data,
    fsync,
    placed,
    deny_private_callbacks,
    meter,
    seed: seed_number = usual_seed,
    clock: clock_mode = 'real',
    onFault = (error) => console.error(error),
  } = options;
  const choices = resolvedChoices(options.choices);
  const seed = String(seed_number);
  const seed_state = await seedStateOf(options.seed_state ?? usual_state);
  const activity = createActivity();
  const faults = checkedFaults(createFaultBook(createRandom(`${seed} faults`)));
  const scripts = createRunScripts(
    data === undefined && placed === undefined
      ? undefined
      : {
          put: (script) => world.parts.store.putScript(script),
          remove: (id) => world.parts.store.removeScript(id),
          clear: () => world.parts.store.setScripts([]),
        },
  );
  const news = createNews();
  const listeners = createListeners(() => news.tell('listeners'));
  const log = createRequestLog({
    most: options.most_logged,
    onRequest: options.onRequest,
    onAdd({ operation, status, took_ms }) {
      meter?.request(operation, status, took_ms);
      news.tell('requests');
    },
  });
  const policies = new Map<OperationId, Policies>();
  const secrets = new Map<string, KeyObject>();
  let own: InProcess | undefined;
  let loading: Promise<typeof import('../application/in-process.ts')> | undefined;
  // Kept: to import what is there already takes as long as a small answer.
  const loaded = async () => {
    loading ??= import('../application/in-process.ts');
    const application = await loading;
    if (!options.in_process) own ??= application.createInProcess();
    return application;
  };
  const world: World = {
    id: options.id ?? randomUUID(),
    seed: seed_number,
    clock_mode,
    directives: options.directives ?? true,
    get parts() {
      return states.current().parts;
    },
    choices,
    urls: {
      base: withoutSlash(options.public_url),
      storage: withoutSlash(options.storage_public_url) ?? in_process_storage,
    },
    principals: principalsOf(seed_state, seed),
    fixtures: fixturesOf(seed_state, seed, choices),
    activity,
    faults,
    scripts,
    log,
    news,
    listeners,
    policies(operation) {
      const known = policies.get(operation) ?? policiesOf(choices, operation);
      policies.set(operation, known);
      return known;
    },
    secret(label) {
      const known = secrets.get(label) ?? createSecretKey(derive(seed, label));
      secrets.set(label, known);
      return known;
    },
    meter,
    onFault,
    async fetch(request) {
      const { fetchInProcess } = await loaded();
      return fetchInProcess(options.in_process ?? own!, world, request);
    },
    async reply(request) {
      const { replyInProcess } = await loaded();
      return replyInProcess(options.in_process ?? own!, world, request);
    },
    now: () => states.current().view,
    get is_over() {
      return states.isClosed();
    },
    async reset() {
      await states.reset(() => {
        for (const kept of [faults, log]) kept.clear();
        // The state that they were kept in is gone.
        scripts.resume([]);
      });
      news.tell('state');
    },
    async snapshot() {
      const id = await states.snapshot();
      news.tell('settings');
      return id;
    },
    snapshots: () => states.snapshots(),
    async restore(id) {
      const is_restored = await states.restore(id);
      news.tell('state');
      return is_restored;
    },
    changesSince: (id, most) => states.changesSince(id, most),
    async forget(id) {
      const is_forgotten = await states.forget(id);
      news.tell('settings');
      return is_forgotten;
    },
    follow: () => states.follow(),
    isShared: () => states.isShared(),
    async close() {
      news.tell('over');
      listeners.close();
      await states.close();
      options.in_process?.worlds.others.delete(world.id);
      await own?.application.close();
    },
  };
  const seeding = { name: options.seed_state, state: seed_state, seed };
  const states: WorldStates = await openStates({
    world,
    seeding,
    choices,
    data,
    fsync,
    placed,
    ...{ deny_private_callbacks, wrap },
  });
  return world;
}

function withoutSlash(url: string | undefined): string | undefined {
  return url?.replace(/\/+$/, '');
}
