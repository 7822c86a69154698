import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

/** So long the bill takes. */
const settling_ms = 1_500;

export const stampedAfterSettling: Mutant = {
  id: 'events/after-the-end--stamped-after-settling',
  clauses: ['events.after-the-end'],
  check: 'events/after-the-end',
  mistake: 'A failed run is told at once, and gets its completed_at when its bill is settled.',
  applyTo(parts) {
    const { store } = parts;
    return {
      ...parts,
      store: exchanged(store, {
        finishRun(id, end) {
          const { record } = end;
          if (record?.status_code !== 'failed' || !record.completed_at) return store.finishRun(id, end);
          const completed_at = new Date(Date.parse(record.completed_at) + settling_ms).toISOString();
          return store.finishRun(id, { ...end, record: { ...record, completed_at } });
        },
      }),
    };
  },
};
