import { withMembers } from '../changed-members.ts';
import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const examplesAsCount: Mutant = {
  id: 'schema/getRun--examples-as-a-count',
  clauses: ['catalog.record-complete'],
  check: 'schema/getRun',
  mistake: 'In runs, the model shows how many examples it has and not which.',
  applyTo: (parts) =>
    withRecord(parts, 'getRun', (run) =>
      withMembers(run, 'model', (model) => ({ ...model, examples: (model.examples as unknown[]).length })),
    ),
};
