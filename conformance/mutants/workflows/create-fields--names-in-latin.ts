import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const namesInLatin: Mutant = {
  id: 'workflows/create-fields--names-in-latin',
  clauses: ['workflows.create-echoes'],
  check: 'workflows/create-fields',
  mistake: 'Names go through an encoding that has no letters but those of Western Europe.',
  applyTo: (parts) =>
    withRecord(parts, 'createGraphWorkflow', (record) => ({
      ...record,
      name: String(record.name).replaceAll(/[^\u0000-\u00ff]/g, '?'),
    })),
};
