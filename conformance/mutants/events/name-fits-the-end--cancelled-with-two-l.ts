import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const statusWithTwoL: Mutant = {
  id: 'events/name-fits-the-end--cancelled-with-two-l',
  clauses: ['runs.canceled-spelling'],
  check: 'events/name-fits-the-end',
  mistake: 'The status is made of the name of the event, so that it is spelled like it.',
  applyTo: (parts) =>
    withRecord(parts, 'getRun', (record) =>
      record.status_code === 'canceled' ? { ...record, status_code: 'cancelled' } : record,
    ),
};
