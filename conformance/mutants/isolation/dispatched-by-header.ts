import { operationsIn } from '../../../src/contract/operations.ts';
import type { Parts } from '../../../src/server/parts.ts';
import { dispatchedByHeader } from '../../checks/isolation/dispatched-by-header.ts';
import { mutantsOf } from '../mutant.ts';
import { withTrustedHeader } from '../other-callers.ts';

export const mutants = mutantsOf(dispatchedByHeader, {
  'models-for-others': {
    breaks: ['runs.belong-to-organization'],
    mistake:
      'Everybody may dispatch a public model, and so nobody asks whether the caller belongs where the run is charged.',
    applyTo: (parts) =>
      operationsIn('model_dispatches').reduce<Parts>((all, operation) => withTrustedHeader(all, operation), parts),
  },
  'longer-paths-for-others': {
    breaks: ['runs.belong-to-organization'],
    mistake: 'Models with a variant have a route of their own, which was added without the guard of the first one.',
    applyTo: (parts) => withTrustedHeader(parts, 'dispatchModelRun3'),
  },
});
