/** Batches on SQLite. Their items mirror their runs: what an item shows of its run is always what the run is. */
import type { CacheFigures } from '../json/recent.ts';
import { collections } from './collections.ts';
import { mirroredItem } from './run-changes.ts';
import type { BatchItemRow, BatchRow, RunRow } from './run-rows.ts';
import { keptCollection } from './sqlite-collection.ts';
import { keyedRecords } from './sqlite-records.ts';
import type { KeptRuns } from './sqlite-runs.ts';
import type { Statements } from './statements.ts';
import type { ListRequest, ListSlice } from './store.ts';

export interface KeptBatches {
  /** @param organization number of the batch's organization */
  insert(organization: number, batch: BatchRow, items: readonly BatchItemRow[]): void;
  get(id: string): BatchRow | undefined;
  /** Brings the item of the run, if it has one, up to date. */
  mirror(run: RunRow['record']): void;
  listItems<Listed>(organization: number, request: ListRequest): ListSlice<Listed>;
  /** Of the items that lists keep. */
  figures(): CacheFigures;
}

export function keptBatches(statements: Statements, runs: KeptRuns): KeptBatches {
  const batches = keyedRecords<BatchRow>(statements, 'batches');
  const items = keptCollection<BatchItemRow>(statements, collections.batch_items);
  return {
    get: (id) => batches.get(id.toLowerCase()),
    insert(organization, batch, of_batch) {
      batches.insert(batch.id, batch);
      for (const item of of_batch) {
        if (item.batch_id !== batch.id) throw new RangeError(`item ${item.id} is of batch ${item.batch_id}`);
        const run = item.run_id === null ? undefined : runs.get(item.run_id);
        items.insert(organization, run ? mirroredItem(item, run.record) : item);
      }
    },
    mirror(run) {
      const found = statements(`SELECT json_extract(_record, '$.id') FROM batch_items WHERE run_id = unhex(?, '-')`);
      const id = found.get(run.id) as [string] | undefined;
      if (id) items.change(id[0], (item) => mirroredItem(item, run));
    },
    listItems: items.list,
    figures: items.figures,
  };
}
