/** The lists about runs, against the model of lists, for any implementation of the store port. */
import { describe } from 'vitest';
import type { EventType } from '../contract/types.ts';
import { collections } from './collections.ts';
import { furnished, type Opened } from './furnished.support.ts';
import { type ListSubject, listContract } from './list-contract.support.ts';
import type { ModelRow } from './list-model.support.ts';
import type { BatchItemRow, DeliveryRow, RunRow } from './run-rows.ts';
import {
  at,
  attempt,
  deliveryRow,
  foreign_organization,
  itemRow,
  own_organization,
  run_id,
  runEnd,
  runRow,
  uuidOf,
} from './samples.support.ts';
import type { Collection, ListSlice, Store } from './store.ts';

const batch_id = itemRow(1).batch_id;
const nothing = async (): Promise<void> => {};

/** @param cases how many data sets each list is tried on */
export function runListsContract(name: string, open: () => Opened, cases: number): void {
  describe.each([
    ['batch_items', batchItems],
    ['deliveries', deliveries],
    ['event_types', eventTypes],
  ] as const)(`${name}: %s, against the model`, (collection, { subject, ...laws }) => {
    listContract({
      collection: collections[collection],
      open: async () => subject(await furnished(open())),
      cases,
      ...laws,
    });
  });
}

type Laws = Pick<Parameters<typeof listContract>[0], 'nullable' | 'fit' | 'changing'> & {
  subject(store: Store): Promise<ListSubject> | ListSubject;
};

const mirrored = ['status_code', 'started_at', 'completed_at', 'cost'] as const;

/** Items come with their batch and change with their runs. Those inserted later are of another batch: they never show. */
const batchItems: Laws = {
  nullable: (field) => ['started_at', 'completed_at', 'client_ref', 'cost'].includes(field),
  fit: (row, index) => ({ ...row, batch_id, run_id: index % 3 === 2 ? null : run_id(index) }),
  changing: mirrored,
  subject(store) {
    let batches = 0;
    return {
      ...untouched(store, 'batch_items', own_organization),
      async insert(rows) {
        const id = batches++ === 0 ? batch_id : uuidOf(700 + batches);
        for (const row of rows) if (row.run_id !== null) await store.insertRun(runOf(row));
        const items = rows.map((row) => ({ ...itemRow(1), ...row, batch_id: id }) as BatchItemRow);
        await store.insertBatch({ id, org_id: own_organization, created_at: at }, items);
      },
      async change(row) {
        if (row.run_id !== null) await store.changeRun(String(row.run_id), { record: runOf(row).record });
      },
      list: ({ conditions, ...asked }) => {
        const scope = { field: 'batch_id', operator: 'eq', value: batch_id } as const;
        return listed(store, 'batch_items', own_organization, { ...asked, conditions: [scope, ...conditions] });
      },
    };
  },
};

/** A run like the item; its status may be a word that no run has. */
function runOf(row: ModelRow): RunRow {
  const fields = Object.fromEntries(mirrored.map((field) => [field, row[field]]));
  return runRow(0, { ...(fields as Partial<RunRow['record']>), id: String(row.run_id) });
}

/** Deliveries come with the end of a run. Callbacks and those of others come with them and never show. */
const deliveries: Laws = {
  nullable: (field) => field === 'webhook_id',
  fit: (row) => row,
  changing: [],
  subject(store) {
    let ended = 0;
    return {
      ...untouched(store, 'deliveries', own_organization),
      async insert(rows) {
        const run = runRow(ended++);
        await store.insertRun(run);
        const whole = rows.map((row) => ({ ...deliveryRow(1), ...row }) as DeliveryRow);
        const others = whole.flatMap((row, index) => [
          { ...row, id: uuidOf(1_000_000 + ended * 100 + index), org_id: foreign_organization },
          { ...row, id: uuidOf(2_000_000 + ended * 100 + index), channel: 'callback' as const },
        ]);
        await store.finishRun(run.id, runEnd({ deliveries: [...whole, ...others] }));
      },
      change: async (row) => store.recordAttempt(String(row.id), attempt(1), null),
    };
  },
};

const eventTypes: Laws = {
  nullable: (field) => field === 'description',
  fit: (row) => row,
  changing: ['description'],
  subject: (store) => ({
    ...untouched(store, 'event_types', null),
    async insert(rows) {
      for (const row of rows) await store.putEventType({ schema: {}, ...row } as unknown as EventType);
    },
    change: async (row) => store.putEventType({ schema: {}, ...row } as unknown as EventType),
  }),
};

function untouched(
  store: Store,
  collection: Collection,
  organization: string | null,
): Pick<ListSubject, 'remove' | 'list' | 'positionOf' | 'close'> {
  return {
    remove: nothing,
    list: (asked) => listed(store, collection, organization, asked),
    positionOf: (row, sort) => store.positionOf(collection, row, sort),
    close: () => store.close(),
  };
}

/** Rows with the fields that the model knows of. */
async function listed(
  store: Store,
  collection: Collection,
  organization: string | null,
  asked: Parameters<ListSubject['list']>[0],
): Promise<ListSlice<ModelRow>> {
  const { rows, more } = await store.list<ModelRow>({ collection, organization, ...asked });
  const fields = Object.keys(collections[collection].fields);
  return { rows: rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field] ?? null]))), more };
}
