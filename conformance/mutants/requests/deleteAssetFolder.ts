import { requestCheck } from '../../checks/requests/operation.ts';
import { withoutNotFound } from '../changed-requests.ts';
import { withProblem } from '../changed-wire.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(requestCheck('deleteAssetFolder'), {
  'unknown-accepted': {
    breaks: ['assets.unknown-not-served'],
    mistake: 'A folder that is not there needs no deletion, and that counts as success.',
    applyTo: (parts) => withoutNotFound(parts, 'deleteAssetFolder', () => ({ kind: 'empty', success: 'deleted' })),
  },
  'unknown-crashes': {
    breaks: ['errors.no-server-error'],
    mistake: 'A row that is not there is used without looking, and the server answers 500.',
    applyTo: (parts) =>
      withProblem(parts, 'deleteAssetFolder', (wire, reply) =>
        reply.refusal === 'not_found' ? { ...wire, status: 500 } : wire,
      ),
  },
});
