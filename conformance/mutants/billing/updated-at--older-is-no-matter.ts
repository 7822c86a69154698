import { withBody } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const olderIsNoMatter: Mutant = {
  id: 'billing/updated-at--older-is-no-matter',
  clauses: ['billing.updated-at'],
  check: 'billing/updated-at',
  mistake: 'The comparison is the wrong way round: only a time later than that of the record is refused.',
  applyTo: (parts) =>
    withBody(parts, 'updateBalance', ({ updated_at, ...body }) =>
      Date.parse(String(updated_at)) > parts.clock.now_ms() ? { ...body, updated_at } : body,
    ),
};
