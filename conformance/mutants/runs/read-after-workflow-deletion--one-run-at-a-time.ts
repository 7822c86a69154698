import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const oneRunAtATime: Mutant = {
  id: 'runs/read-after-workflow-deletion--one-run-at-a-time',
  clauses: ['runs.ids-distinct'],
  check: 'runs/read-after-workflow-deletion',
  mistake: 'A workflow is run again under the id of its last run.',
  applyTo(parts) {
    const ids = new Map<string, unknown>();
    return withRecord(parts, 'dispatchGraphWorkflowRun', (record, { request }) => {
      const slug = request.path.slug!;
      if (!ids.has(slug)) ids.set(slug, record.run_id);
      return { ...record, run_id: ids.get(slug) };
    });
  },
};
