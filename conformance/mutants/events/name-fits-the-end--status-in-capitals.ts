import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const statusInCapitals: Mutant = {
  id: 'events/name-fits-the-end--status-in-capitals',
  clauses: ['runs.canceled-spelling'],
  check: 'events/name-fits-the-end',
  mistake: 'The label of the status is shown in the place of its code.',
  applyTo: (parts) =>
    withRecord(parts, 'getRun', (record) =>
      record.status_code === 'canceled' ? { ...record, status_code: 'Canceled' } : record,
    ),
};
