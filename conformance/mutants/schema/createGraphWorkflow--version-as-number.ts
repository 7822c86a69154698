import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const versionAsNumber: Mutant = {
  id: 'schema/createGraphWorkflow--version-as-number',
  clauses: ['versioning.version-fields'],
  check: 'schema/createGraphWorkflow',
  mistake: 'A new workflow has the first version, a number.',
  applyTo: (parts) => withRecord(parts, 'createGraphWorkflow', (workflow) => ({ ...workflow, version: 1 })),
};
