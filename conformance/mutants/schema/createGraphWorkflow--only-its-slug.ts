import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const onlyItsSlug: Mutant = {
  id: 'schema/createGraphWorkflow--only-its-slug',
  clauses: ['workflows.create-answers-workflow'],
  check: 'schema/createGraphWorkflow',
  mistake: 'The answer shows the name to dispatch by, and nothing else.',
  applyTo: (parts) => withRecord(parts, 'createGraphWorkflow', ({ slug }) => ({ slug })),
};
