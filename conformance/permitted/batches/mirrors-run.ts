import type { Parts } from '../../../src/server/parts.ts';
import { batchMirrorsRun } from '../../checks/batches/mirrors-run.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';

type Item = Record<string, unknown>;

const withItem = (parts: Parts, change: (item: Item) => Item) =>
  withRecord(withRecord(parts, 'listBatchItems', change), 'getBatchItem', change);

export const permitted = permittedOf(batchMirrorsRun, {
  'fields-of-its-own': {
    obeys: ['batches.item-mirrors-run', 'batches.item-run-agrees'],
    what: 'An item is completed some milliseconds after its run, shows no output, and has no cost, since the batch is charged as a whole.',
    applyTo: (parts) =>
      withItem(parts, (item) => ({
        ...item,
        ...('completed_at' in item && { completed_at: later(item.completed_at, 37) }),
        ...('output' in item && { output: null }),
        ...('cost' in item && { cost: null }),
      })),
  },
});

function later(instant: unknown, by_ms: number): unknown {
  return typeof instant === 'string' ? new Date(Date.parse(instant) + by_ms).toISOString() : instant;
}
