import { withMembers } from '../changed-members.ts';
import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const featuresInOneText: Mutant = {
  id: 'schema/getRun--features-in-one-text',
  clauses: ['types.model-fields'],
  check: 'schema/getRun',
  mistake: 'Notable features are joined where there are any.',
  applyTo: (parts) =>
    withRecord(parts, 'getRun', (run) =>
      withMembers(run, 'model', (model) => ({
        ...model,
        notable_features: (model.notable_features as unknown[]).length > 0 ? 'several' : [],
      })),
    ),
};
