/** The batches of a seed state as the store keeps them, with the runs of their items. */
import type { BatchItemRow, BatchRow, RunRow } from '../../store/run-rows.ts';
import { endedRun, isLive, later, queuedRun, type RunSources } from './plant-runs.ts';
import type { SeedBatch, SeedBatchItem } from './seed-work.ts';

export interface PlantedBatch {
  batch: BatchRow;
  items: BatchItemRow[];
  runs: RunRow[];
}

/** True where a run of the batch has not ended, so that the batch begins with the world. */
export function isLiveBatch({ items }: SeedBatch): boolean {
  return items.some((item) => isDispatched(item) && isLive(item));
}

/**
 * @param created_at when the batch was made; its items came one millisecond after another
 * @param now when runs are dispatched that are to wait in the queue
 */
export function plantedBatch(batch: SeedBatch, created_at: string, now: string, sources: RunSources): PlantedBatch {
  const { names } = sources;
  const { name, organization, created_by } = batch;
  const id = names.batch(name);
  const planted: PlantedBatch = {
    batch: { id, org_id: names.organization(organization), created_at },
    items: [],
    runs: [],
  };
  for (const [index, item] of batch.items.entries()) {
    const made_at = item.created_at ?? later(created_at, index);
    const run_id = isDispatched(item) ? (item.run_id ?? names.part(`batch ${name}`, `run ${index}`)) : null;
    planted.items.push({
      id: item.id ?? names.part(`batch ${name}`, `item ${index}`),
      batch_id: id,
      run_id,
      sequence_index: index,
      created_at: made_at,
      started_at: null,
      completed_at: null,
      client_ref: item.client_ref ?? null,
      // The store shows the status and input of a run where there is one.
      status_code: 'queued',
      input: { ...item.input },
      output: null,
      error: null,
      cost: null,
    });
    if (run_id === null) continue;
    const place = { id: run_id, organization, created_by, batch_id: id };
    if (!isLive(item)) planted.runs.push(endedRun(item, { ...place, created_at: made_at }, sources));
    else
      planted.runs.push(
        queuedRun(item, { ...place, created_at: item.status_code === 'queued' ? now : made_at }, sources),
      );
  }
  return planted;
}

function isDispatched({ model, workflow }: SeedBatchItem): boolean {
  return model !== undefined || workflow !== undefined;
}
