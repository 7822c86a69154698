import { Refused } from '../../../src/server/refused.ts';
import { requestCheck } from '../../checks/requests/operation.ts';
import { withHandlers } from '../changed-parts.ts';
import { withoutNotFound, withRefusal } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';
import { withCallersRefused } from '../other-callers.ts';

export const mutants = mutantsOf(requestCheck('deleteAsset'), {
  'not-before-its-file': {
    breaks: ['soft-delete.asset'],
    mistake: 'A deletion removes the file first, and where none has arrived yet it is refused.',
    applyTo: (parts) =>
      withHandlers(parts, ({ deleteAsset }) => ({
        async deleteAsset(call) {
          const asset = await parts.store.asset(call.request.path.id!);
          if (asset && !(await parts.blobs.info(asset.blob_key))) throw new Refused('conflict');
          return deleteAsset(call);
        },
      })),
  },
  'only-old-ones': {
    breaks: ['soft-delete.asset'],
    mistake: 'Assets are locked while a virus scanner looks at them, and nobody takes the lock away.',
    applyTo: (parts) => withRefusal(parts, 'deleteAsset', () => true, 'conflict'),
  },
  'people-alone': {
    breaks: ['soft-delete.asset'],
    mistake: 'Deletions were thought of as something that people do on a page: API keys are refused.',
    applyTo: (parts) =>
      withCallersRefused(parts, 'human_required', (token, { id }) => id === 'deleteAsset' && token.kind === 'api_key'),
  },
  'unknown-accepted': {
    breaks: ['assets.unknown-not-served'],
    mistake: 'A delete that meets no row counts as done.',
    applyTo: (parts) => withoutNotFound(parts, 'deleteAsset', () => ({ kind: 'empty', success: 'deleted' })),
  },
});
