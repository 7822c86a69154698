/** Batch items against their runs: one word of items stands for one end of runs. */
import { isObject } from '../../../src/json/is-object.ts';
import { isKnownEnd } from '../../models/run-ends.ts';
import { isSet, sameId } from '../../models/values.ts';
import type { Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';
import { type Seen, trafficRule } from '../traffic-rule.ts';

/** No service has so many words for the state of an item. */
const most_words = 100;

export const batchRule = trafficRule({
  id: 'traffic/batch-items',
  title: 'A batch item mirrors the end of its run',
  how: 'Items whose runs are known to have ended are compared: one word of items stands for one end of runs, and the run within an item is its own.',
  clauses: ['batches.item-mirrors-run', 'batches.item-run-agrees'],
  codes: {
    'one-word-for-two-ends': {
      clause: 'batches.item-mirrors-run',
      message: 'Batch items show one word for runs that ended in different ways.',
    },
    'run-of-another-item': {
      clause: 'batches.item-run-agrees',
      message: 'The run within a batch item is not the one that the item names.',
    },
  },
  operations: ['listBatchItems'],
  unseen: 'no batch item was shown whose run is known to have ended',
  open({ store, facts }) {
    /** Ends of runs, by the words of items. */
    const ends = new Map<string, string>();

    function take({ exchange, began_ms }: Seen, tally: Tally): Mismatch[] {
      const { operation } = exchange?.request ?? {};
      if (operation !== 'listBatchItems' && operation !== 'getBatchItem') return [];
      const { decoded } = exchange!;
      if (decoded?.outcome !== 'success') return [];
      const items = decoded.page?.items.map((item, index) => ({ item, pointer: `/items/${index}` }));
      const all = items ?? (decoded.record ? [{ item: decoded.record, pointer: '' }] : []);
      return all.flatMap(({ item, pointer }) => shows(item, pointer, exchange!, began_ms, tally)).slice(0, 1);
    }

    function shows(
      item: Record<string, unknown>,
      pointer: string,
      exchange: Exchange,
      began_ms: number,
      tally: Tally,
    ): Mismatch[] {
      const run = isObject(item.run) ? item.run : undefined;
      if (run && isSet(run.id) && isSet(item.run_id)) {
        const at = { at: exchange, expected: item.run_id, actual: run.id, pointer: `${pointer}/run/id` };
        const other = tally.holds(sameId(run.id, item.run_id), 'run-of-another-item', at);
        if (other.length > 0) return other;
      }
      if (!isSet(item.run_id) || !isSet(item.completed_at) || typeof item.status_code !== 'string') return [];
      const known = store.get<{ ended_ms?: number; word?: string }>('run', String(item.run_id).toLowerCase());
      const has_ended = known?.ended_ms !== undefined && began_ms >= known.ended_ms + facts.consistency_ms;
      const end = has_ended ? known.word : run?.status_code;
      if (typeof end !== 'string' || !isKnownEnd(end)) return [];
      const before = ends.get(item.status_code);
      if (before === undefined && ends.size < most_words) ends.set(item.status_code, end);
      const at = { at: exchange, expected: before, actual: end, pointer: `${pointer}/status_code` };
      return tally.holds(before === undefined || before === end, 'one-word-for-two-ends', at);
    }

    return { take };
  },
});
