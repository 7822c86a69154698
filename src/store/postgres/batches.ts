/** Batches on PostgreSQL. Their items mirror their runs: what an item shows of its run is always what the run is. */
import { collections } from '../collections.ts';
import { mirroredItem } from '../run-changes.ts';
import type { BatchItemRow, BatchRow, RunRow } from '../run-rows.ts';
import { collected } from './collection.ts';
import type { Sql } from './database.ts';
import { keptRecords } from './records.ts';
import { idOf, type KeptRuns } from './runs.ts';

export function keptBatches(state: number, runs: KeptRuns) {
  const batches = keptRecords<BatchRow>(state, 'batches');
  const items = collected<BatchItemRow>(state, collections.batch_items);
  return {
    list: items.list,
    get: (sql: Sql, id: string): Promise<BatchRow | undefined> => batches.get(sql, id.toLowerCase()),
    async insert(sql: Sql, organization: number, batch: BatchRow, of_batch: readonly BatchItemRow[]): Promise<void> {
      await batches.insert(sql, batch.id, batch);
      const rows: { organization: number; record: BatchItemRow }[] = [];
      for (const item of of_batch) {
        if (item.batch_id !== batch.id) throw new RangeError(`item ${item.id} is of batch ${item.batch_id}`);
        // Held, so that the run does not change before its item is there to be changed with it.
        const run = item.run_id === null ? undefined : await runs.held(sql, item.run_id);
        rows.push({ organization, record: run ? mirroredItem(item, run.record) : item });
      }
      await items.insert(sql, rows);
    },
    /** Brings the item of the run, if it has one, up to date. */
    async mirror(sql: Sql, run: RunRow['record']): Promise<void> {
      const find = 'SELECT id FROM batch_items WHERE _state = $1 AND run_id = $2';
      const [row] = await sql<[string]>(find, state, idOf(run.id));
      if (row) await items.change(sql, row[0], (item) => mirroredItem(item, run));
    },
  };
}
