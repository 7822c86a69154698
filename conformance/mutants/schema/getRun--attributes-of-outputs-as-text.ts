import { withMembers } from '../changed-members.ts';
import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const attributesOfOutputsAsText: Mutant = {
  id: 'schema/getRun--attributes-of-outputs-as-text',
  clauses: ['types.model-output-fields'],
  check: 'schema/getRun',
  mistake: 'The attributes of validators are stored as JSON in a text, and outputs are never parsed.',
  applyTo: (parts) =>
    withRecord(parts, 'getRun', (run) =>
      withMembers(run, 'model.outputs', (output) => ({
        ...output,
        validator_attrs: JSON.stringify(output.validator_attrs ?? {}),
      })),
    ),
};
