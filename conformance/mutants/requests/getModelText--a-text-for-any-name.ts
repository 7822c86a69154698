import { withoutNotFound } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const textForAnyName: Mutant = {
  id: 'requests/getModelText--a-text-for-any-name',
  clauses: ['catalog.published-public-only'],
  check: 'requests/getModelText',
  mistake: 'A page that says that there is no such model is a page.',
  applyTo: (parts) =>
    withoutNotFound(parts, 'getModelText', () => ({
      kind: 'text',
      success: 'read',
      text: '# No such model',
      media_type: 'text/markdown',
    })),
};
