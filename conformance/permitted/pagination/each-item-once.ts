import { callerOf, type Parts } from '../../../src/server/parts.ts';
import type { BatchItemRow, RunRow } from '../../../src/store/run-rows.ts';
import type { ListRequest } from '../../../src/store/store.ts';
import { eachItemOnce } from '../../checks/pagination/each-item-once.ts';
import { withReply } from '../../mutants/changed-replies.ts';
import { firstOne } from '../../mutants/first-one.ts';
import { withRows } from '../../mutants/found-rows.ts';

import { apart_from_foreign_runs } from '../foreign-runs.ts';
import { permittedOf } from '../permitted.ts';
import { withUsersRefused } from '../users-of-one.ts';

const no_size = { page_size: null };

/** At one item to a page, more pages than anybody would read twice. */
const items = 150;

/** Takes no more, and says so nowhere. */
const few = 8;

export const permitted = permittedOf(eachItemOnce, {
  'few-at-a-time': {
    obeys: ['embedding.batch-run', 'embedding.batch-run-nested', 'pagination.walk-complete', 'batches.items'],
    what: `The items of a batch come by ${few} at most, and a larger page is refused.`,
    choices: { lists: { for: { listBatchItems: { page_size_bounds: [1, few], default_page_size: 5 } } } },
    apart: {
      ...apart_from_foreign_runs,
      'pagination/each-item-once--many-items':
        'what refuses a larger page refuses nearly all that is asked of the items',
    },
    untold: ['lists.page_size_bounds', 'lists.default_page_size'],
  },
  'a-hundred-deliveries-at-a-time': {
    obeys: ['pagination.walk-complete', 'webhooks.all-deliveries', 'webhooks.event-types'],
    what: 'The logs of deliveries and the event types come by 100 at most, and a larger page is refused.',
    choices: {
      lists: {
        for: {
          listAllDeliveries: { page_size_bounds: [1, 100] },
          listWebhookDeliveries: { page_size_bounds: [1, 100] },
          listEventTypes: { page_size_bounds: [1, 100] },
        },
      },
    },
    untold: ['lists.page_size_bounds'],
    alone: 'what refuses a larger page refuses much that is asked of the logs',
  },
  'many-items': {
    obeys: ['pagination.walk-complete', 'pagination.walk-ends', 'batches.items'],
    what: `A batch has ${items} items.`,
    apart: { 'everywhere/lists--empty-pages': 'the end of its list is further than the suite goes' },
    applyTo: withManyItems,
  },
  'no-size-to-ask-for': {
    obeys: ['pagination.walk-complete', 'pagination.walk-ends', 'pagination.backward-walk', 'webhooks.all-deliveries'],
    what: 'No list takes a page size but those of assets and asset types, and the others refuse what they do not know.',
    apart: {
      ...apart_from_foreign_runs,
      'everywhere/lists--empty-pages': 'with as many empty pages its lists are longer than anybody reads',
    },
    choices: {
      lists: {
        unknown_parameter: 'refused',
        for: {
          listBatchItems: { parameters: no_size, default_page_size: 3 },
          listEventTypes: { parameters: no_size, default_page_size: 2 },
          listWebhookDeliveries: { parameters: no_size, default_page_size: 20 },
          listAllDeliveries: { parameters: no_size },
        },
      },
    },
  },
  'types-for-keys-of-one-organization': {
    users_may_less: true,
    obeys: ['pagination.walk-complete', 'pagination.at-most-page-size'],
    what: 'Users are forbidden to list asset types, and the organizations that came later have none yet.',
    applyTo(parts) {
      const isFirst = firstOne();
      return withReply(withUsersRefused(parts, ['listAssetTypes']), 'listAssetTypes', (reply, call) => {
        if (reply.kind !== 'page' || isFirst(callerOf(call).organization_id)) return reply;
        return { ...reply, page: { ...reply.page, items: [], next: null, previous: null } };
      });
    },
  },
});

type List = (request: ListRequest) => Promise<{ rows: readonly BatchItemRow[] }>;

/** In the place of each batch that has ended another is read, with many items that are like its own. */
function withManyItems(parts: Parts): Parts {
  const grown = new Map<string, Promise<string>>();
  async function grow(request: ListRequest, batch_id: string, list: List): Promise<string> {
    const { store, random } = parts;
    const batch = (await store.batch(batch_id))!;
    const { rows } = await list({ ...request, conditions: [batchIs(batch_id)], sort: [], page_size: items });
    const runs = await Promise.all(rows.map(({ run_id }) => (run_id === null ? undefined : store.run(run_id))));
    if (runs.some((run) => run && run.record.completed_at === null)) return batch_id;
    const id = random.uuid();
    const added: BatchItemRow[] = [];
    for (let index = 0; index < items; index++) {
      const run = runs[index % rows.length];
      const run_id = run ? random.uuid() : null;
      if (run && run_id) await store.insertRun(copyOf(run, run_id, () => random.uuid()));
      const like = rows[index % rows.length]!;
      added.push({ ...like, id: random.uuid(), batch_id: id, run_id, sequence_index: index });
    }
    await store.insertBatch({ ...batch, id }, added);
    return id;
  }
  return withRows<BatchItemRow>(parts, 'batch_items', async (request, list) => {
    const asked = request.conditions.find(({ field }) => field === 'batch_id')?.value;
    const batch_id = String(asked).toLowerCase();
    const whole = { ...request, after: undefined, backward: false };
    const other = grown.get(batch_id) ?? grow(whole, batch_id, list);
    grown.set(batch_id, other);
    const id = await other;
    const isMeant = (value: unknown) => String(value).toLowerCase() === batch_id;
    const conditions = request.conditions.map((one) =>
      one.field === 'batch_id' && isMeant(one.value) ? { ...one, value: id } : one,
    );
    const slice = await list({ ...request, conditions });
    return { ...slice, rows: slice.rows.map((row) => ({ ...row, batch_id })) };
  });
}

function copyOf({ record, logs, node_runs }: RunRow, id: string, newId: () => string): RunRow {
  return {
    id,
    record: { ...record, id },
    logs: logs.map((log) => ({ ...log, id: newId(), run_id: id })),
    node_runs: node_runs.map((node_run) => ({ ...node_run, id: newId(), run_id: id })),
  };
}

const batchIs = (id: string) => ({ field: 'batch_id', operator: 'eq', value: id }) as const;
