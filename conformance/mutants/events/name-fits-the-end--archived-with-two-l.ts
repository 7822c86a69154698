import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

/** So long it stays out of the archive. */
const kept_ms = 2_000;

export const archivedWithTwoL: Mutant = {
  id: 'events/name-fits-the-end--archived-with-two-l',
  clauses: ['runs.canceled-spelling'],
  check: 'events/name-fits-the-end',
  mistake:
    'Some seconds after its end a run is read from the archive, which spells the status as the event is spelled.',
  applyTo: (parts) =>
    withRecord(parts, 'getRun', (record) => {
      const since_ms = parts.clock.now_ms() - Date.parse(String(record.completed_at));
      return record.status_code === 'canceled' && since_ms > kept_ms ? { ...record, status_code: 'cancelled' } : record;
    }),
};
