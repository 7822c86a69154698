import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const numberedSlugs: Mutant = {
  id: 'workflows/names--numbered-slugs',
  clauses: ['workflows.slug'],
  check: 'workflows/names',
  mistake:
    'Slugs are numbers since names turned out to be too long, and the target file still says that they are names.',
  applyTo(parts) {
    let last = 0;
    return withRecord(parts, 'createGraphWorkflow', (record) => {
      last += 1;
      return { ...record, slug: `workflow-${last}` };
    });
  },
};
