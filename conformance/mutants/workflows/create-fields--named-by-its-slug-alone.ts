import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const namedByItsSlugAlone: Mutant = {
  id: 'workflows/create-fields--named-by-its-slug-alone',
  clauses: ['workflows.create-answers-workflow'],
  check: 'workflows/create-fields',
  mistake: 'A workflow that asks for certain machines is made later, and the answer to its creation has no id yet.',
  applyTo: (parts) =>
    withRecord(parts, 'createGraphWorkflow', ({ id, ...workflow }, { request }) =>
      (request.body as object | undefined) && 'gpu_explicit_models' in (request.body as object)
        ? workflow
        : { id, ...workflow },
    ),
};
