import { withoutNotFound } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const nothingFoundIsNothing: Mutant = {
  id: 'requests/getBatchItem--nothing-found-is-nothing',
  clauses: ['batches.item-not-found-refused'],
  check: 'requests/getBatchItem',
  mistake: 'The list that the read stands for is empty, and so is the answer.',
  applyTo: (parts) => withoutNotFound(parts, 'getBatchItem', () => ({ kind: 'record', success: 'read', record: {} })),
};
