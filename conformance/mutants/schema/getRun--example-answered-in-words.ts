import { withMembers } from '../changed-members.ts';
import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const exampleAnsweredInWords: Mutant = {
  id: 'schema/getRun--example-answered-in-words',
  clauses: ['types.model-example-fields'],
  check: 'schema/getRun',
  mistake: 'The status of an example is thought to be a code like all others.',
  applyTo: (parts) =>
    withRecord(parts, 'getRun', (run) =>
      withMembers(run, 'model.examples', (example) => ({ ...example, status_code: String(example.status_code) })),
    ),
};
