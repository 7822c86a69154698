import type { Page } from '../../choices/canonical.ts';
import { operations } from '../../contract/operations.ts';
import type { BatchItem } from '../../contract/types.ts';
import { shownOutput } from '../../engine/shown-output.ts';
import type { BatchItemRow } from '../../store/run-rows.ts';
import { runEmbedsOf } from '../lists/embeds.ts';
import { type Call, callerOf, type Handler } from '../parts.ts';
import { ownRecord } from '../records/records.ts';
import { shownRun } from '../records/shown-runs.ts';
import { Refused } from '../refused.ts';

export const listBatchItems: Handler = async (call) => {
  return { kind: 'page', success: 'read', page: await itemPage(call) };
};

/** The item that the list would give for this id: with the same filter, projection and embeds. */
export const getBatchItem: Handler = async (call) => {
  const { batch_id, id } = call.request.path as { batch_id: string; id: string };
  const { request } = call;
  const list: Call = {
    ...call,
    operation: operations.listBatchItems,
    request: { ...request, operation: 'listBatchItems', path: { batch_id } },
  };
  const [item] = (await itemPage(list, id.toLowerCase())).items;
  if (!item) throw new Refused('not_found');
  return { kind: 'record', success: 'read', record: item };
};

/** @param only the id of the one item that is looked for */
async function itemPage(call: Call, only?: string): Promise<Page> {
  const { store, lists } = call.world.parts;
  const batch = ownRecord(call, await store.batch(call.request.path.batch_id!.toLowerCase()));
  return lists.page<BatchItemRow>(call, {
    collection: 'batch_items',
    organization: callerOf(call).organization_id,
    within: [
      { field: 'batch_id', operator: 'eq', value: batch.id },
      ...(only === undefined ? [] : [{ field: 'id', operator: 'eq' as const, value: only }]),
    ],
    is_single: only !== undefined,
    show: (rows) => shownItems(call, rows),
  });
}

async function shownItems(call: Call, rows: readonly BatchItemRow[]): Promise<BatchItem[]> {
  const { world } = call;
  const embeds = runEmbedsOf(call);
  return Promise.all(
    rows.map(async (row) => {
      const item = { ...row, output: shownOutput(world, row.output) };
      const run = embeds && row.run_id !== null ? await world.parts.store.run(row.run_id) : undefined;
      return run ? { ...item, run: await shownRun(world, run, embeds!) } : item;
    }),
  );
}
