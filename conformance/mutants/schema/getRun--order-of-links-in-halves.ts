import { withMembers } from '../changed-members.ts';
import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const orderOfLinksInHalves: Mutant = {
  id: 'schema/getRun--order-of-links-in-halves',
  clauses: ['types.model-related-link-fields'],
  check: 'schema/getRun',
  mistake: 'Links are moved between two others by giving them the number in the middle.',
  applyTo: (parts) =>
    withRecord(parts, 'getRun', (run) =>
      withMembers(run, 'model.related_links', (link) => ({ ...link, sort_order: Number(link.sort_order) + 0.5 })),
    ),
};
