import { withRefusal } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const textNotForPrograms: Mutant = {
  id: 'requests/getModelText--not-for-programs',
  clauses: ['catalog.text'],
  check: 'requests/getModelText',
  mistake: 'The text is refused to whoever does not ask like a browser.',
  applyTo: (parts) => withRefusal(parts, 'getModelText', () => true),
};
