/** Plants models, workflows, runs, batches and webhooks of a seed state. */
import { type Clock, timestampOf } from '../../engine/clock.ts';
import type { Store } from '../../store/store.ts';
import type { PlantedBatch } from './plant-batches.ts';
import type { SeedNames } from './seed-names.ts';
import type { SeedState } from './seed-state.ts';
import { type EndedRun, liveWork, pastWork } from './work-rows.ts';

/** Inserts the history of a state: all work that has ended, and what it was done with. */
export async function plantWork(store: Store, state: SeedState, names: SeedNames): Promise<void> {
  const { models, workflows, webhooks, runs, batches } = pastWork(state, names);
  for (const model of models) await store.insertModel(model);
  for (const workflow of workflows) await store.insertWorkflow(workflow);
  for (const webhook of webhooks) await store.insertWebhook(webhook);
  for (const ended of runs) await insertEnded(store, ended);
  for (const batch of batches) await insertBatch(store, batch);
}

/** Dispatches the runs of a state that have not ended; the engine of the world goes on with them. */
export async function plantLiveWork(store: Store, state: SeedState, names: SeedNames, clock: Clock): Promise<void> {
  const { runs, batches } = liveWork(state, names, timestampOf(clock));
  for (const run of runs) await store.insertRun(run);
  for (const batch of batches) await insertBatch(store, batch);
}

async function insertBatch(store: Store, { batch, items, runs }: PlantedBatch): Promise<void> {
  for (const run of runs) await store.insertRun(run);
  await store.insertBatch(batch, items);
}

/** Deliveries come with the end of a run and in no other way. */
async function insertEnded(store: Store, { run, deliveries }: EndedRun): Promise<void> {
  if (deliveries.length === 0) return store.insertRun(run);
  await store.insertRun({ ...run, record: { ...run.record, status_code: 'running' } });
  const { status_code } = run.record;
  await store.finishRun(run.id, { record: { status_code }, charge: '0', assets: [], deliveries });
}
