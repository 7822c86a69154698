import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const namesCut: Mutant = {
  id: 'workflows/create-fields--names-cut',
  clauses: ['workflows.create-echoes'],
  check: 'workflows/create-fields',
  mistake: 'The column for names holds 60 characters, and what is longer is cut.',
  applyTo: (parts) =>
    withRecord(parts, 'createGraphWorkflow', (record) => ({ ...record, name: String(record.name).slice(0, 60) })),
};
