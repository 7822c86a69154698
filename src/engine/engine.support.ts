/** A world of engines for tests: a stopped clock, a store in memory, and a `send` that does what the test says. */

import { createSecretKey } from 'node:crypto';
import { expect, onTestFinished } from 'vitest';
import { referenceChoices } from '../choices/choices.ts';
import { createDialect } from '../choices/dialect.ts';
import type { EventCode, EventPayload, GraphOutput } from '../contract/types.ts';
import { createMemoryBlobs } from '../storage/memory-blobs.ts';
import { presigner } from '../storage/presigner.ts';
import { newRun, type RunTarget } from '../store/new-run.ts';
import type { ModelBehaviour, ModelRow, RunRow, WorkflowRow } from '../store/run-rows.ts';
import { openStore } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { testModel, testWorkflow } from './catalog.support.ts';
import { createVirtualClock, timestampOf, virtual_start_ms } from './clock.ts';
import { createDeliveryEngine, type DeliveryEngine } from './delivery-engine.ts';
import type { EngineParts, EngineWorld } from './engine-world.ts';
import type { LaneBounds } from './lanes.ts';
import { createRandom } from './random.ts';
import { createRunEngine, type RunEngine } from './run-engine.ts';
import { createRunScripts } from './run-scripts.ts';
import type { OutgoingEvent, SendResult } from './sending.ts';
import { createVirtualTimers } from './virtual-timers.ts';

/** An attempt as it left. */
export interface Sent extends OutgoingEvent {
  /** Milliseconds since the test began. */
  at_ms: number;
  payload: EventPayload;
}

/** Outcome of an attempt; undefined is never answered. */
export type ScriptedAnswer = number | 'network' | 'timeout' | undefined | Promise<number>;

export interface EngineTestWorld extends EngineWorld {
  readonly parts: EngineParts & { runs: RunEngine; deliveries: DeliveryEngine };
  readonly organization_id: string;
  readonly user_id: string;
  readonly sent: Sent[];
  readonly failures: unknown[];
  advance(by_ms: number): Promise<void>;
  model(behaviour?: Partial<ModelBehaviour>, record?: Partial<ModelRow['record']>): Promise<ModelRow>;
  workflow(nodes: object, outputs?: readonly Partial<GraphOutput>[]): Promise<WorkflowRow>;
  webhook(url: string, ...events: EventCode[]): Promise<string>;
  /** Keeps a queued run and starts it. */
  dispatch(target: RunTarget, more?: Partial<RunRow['record']>): Promise<RunRow>;
  run(id: string): Promise<RunRow>;
  balance(): Promise<string>;
}

export interface EngineWorldOptions {
  answer?(event: Sent): ScriptedAnswer;
  callback_secret?: string | null;
  bounds?: LaneBounds;
  /** Longest wait of the clock for attempts held back; only tests with real receivers need it. */
  patience_ms?: number;
  /** The store of a world that has stopped. */
  store?: Store;
  start_ms?: number;
}

export const test_balance = '10';

export async function engineWorld(options: EngineWorldOptions = {}): Promise<EngineTestWorld> {
  const { answer = () => 200, callback_secret = null, bounds, start_ms = virtual_start_ms, patience_ms = 20 } = options;
  const clock = createVirtualClock(start_ms);
  const random = createRandom(`engine ${start_ms}`);
  const store = options.store ?? openStore();
  const sent: Sent[] = [];
  const failures: unknown[] = [];
  const timers = createVirtualTimers(clock, (error) => failures.push(error), { patience_ms });
  const [organization_id, user_id] = ['0a000000-0000-4000-8000-000000000001', '0b000000-0000-4000-8000-000000000001'];
  const parts: EngineParts = {
    clock,
    timers,
    random,
    store,
    dialect: createDialect(referenceChoices),
    presigner,
    blobs: createMemoryBlobs(),
    async send(event: OutgoingEvent): Promise<SendResult> {
      const began_ms = clock.now_ms();
      sent.push({ ...event, at_ms: began_ms - start_ms, payload: JSON.parse(event.body) });
      const given = answer(sent.at(-1)!);
      if (given === undefined) return new Promise(() => {});
      const answered = await given;
      const took_ms = clock.now_ms() - began_ms;
      if (typeof answered === 'number') return { kind: 'answered', status: answered, body: `is ${answered}`, took_ms };
      return { kind: 'failed', reason: answered, message: 'as the test says', took_ms };
    },
  };
  const world: EngineTestWorld = {
    parts,
    urls: { storage: 'http://storage.test' },
    secret: (label: string) => createSecretKey(Buffer.from(label)),
    choices: referenceChoices,
    directives: true,
    scripts: createRunScripts(),
    organization_id,
    user_id,
    sent,
    failures,
    onFault: (error: unknown) => void failures.push(error),
    advance: (by_ms: number) => timers.advance(by_ms),
    async model(behaviour: Partial<ModelBehaviour> = {}, record: Partial<ModelRow['record']> = {}) {
      const model = testModel(random.uuid(), behaviour, record);
      await store.insertModel(model);
      return model;
    },
    async workflow(nodes: object, outputs: readonly Partial<GraphOutput>[] = []) {
      const workflow = testWorkflow(random.uuid(), organization_id, nodes, outputs);
      await store.insertWorkflow(workflow);
      return workflow;
    },
    async webhook(url: string, ...event_types: EventCode[]) {
      const id = random.uuid();
      const at = timestampOf(clock);
      const record = { id, org_id: organization_id, name: url, url, secret: `secret of ${url}`, event_types };
      await store.insertWebhook({ id, record: { ...record, created_by: user_id, created_at: at, updated_at: at } });
      return id;
    },
    async dispatch(target: RunTarget, more: Partial<RunRow['record']> = {}) {
      const [id, created_at] = [random.uuid(), timestampOf(clock)];
      const given = { id, org_id: organization_id, created_by: user_id, request_id: id, input: {}, created_at };
      const run = { id, record: newRun(target, given, more), logs: [], node_runs: [] };
      await world.parts.runs.start(run);
      return run;
    },
    run: async (id: string) => (await store.run(id))!,
    balance: async () => (await store.balance(organization_id))!.balance,
  } as unknown as EngineTestWorld;
  Object.assign(parts, { runs: createRunEngine(world), deliveries: createDeliveryEngine(world, bounds && { bounds }) });
  if (!options.store) await foundRow(world, callback_secret);
  onTestFinished(() => {
    timers.close();
    expect(failures).toEqual([]);
  });
  return world;
}

async function foundRow(
  { parts: { store }, organization_id: id, user_id }: EngineTestWorld,
  callback_secret: string | null,
) {
  const at = '2025-01-06T08:00:00.000Z';
  await store.insertOrganization({ id, name: 'Test', slug: 'test', plan_code: 'pro', callback_secret });
  const balance = { id: user_id, org_id: id, balance: test_balance, low_balance_threshold: '0' };
  await store.insertBalance({ ...balance, low_balance_notified_at: null, created_at: at, updated_at: at });
}
