import { Refused } from '../../../src/server/refused.ts';
import type { TokenRow } from '../../../src/store/rows.ts';
import { refusedKeeps } from '../../checks/soft-delete/refused-keeps.ts';
import { withHandlers, withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';
import {
  isOfUser,
  withDeletionFirst,
  withMisplacedDone,
  withRefusalsTold,
  withRefusedLetIn,
} from '../other-callers.ts';

export const mutants = mutantsOf(refusedKeeps, {
  'anybody-may': {
    breaks: ['soft-delete.authorized'],
    mistake: 'Whoever has a token of any organization may delete whatever id it knows.',
    applyTo: (parts) =>
      withHandlers(parts, ({ deleteAssetFolder }) => ({
        async deleteAssetFolder(call) {
          const folder = await parts.store.folder(call.request.path.id!);
          const caller = call.caller && {
            ...call.caller,
            organization_id: folder?.org_id ?? call.caller.organization_id,
          };
          return deleteAssetFolder({ ...call, caller });
        },
      })),
  },
  'folder-gone-before-the-token': {
    breaks: ['soft-delete.refused-keeps'],
    mistake: 'The token is compared while the folder is being marked; what is refused then is marked already.',
    applyTo: (parts) =>
      withDeletionFirst(
        parts,
        'deleteAssetFolder',
        (authorization) => authorization !== undefined,
        (id, deletion) => parts.store.softDeleteFolder(id, deletion),
      ),
  },
  'folders-ask-nobody': {
    breaks: ['soft-delete.authorized'],
    mistake:
      'Folders came later and were left out of the guard: without a token, the deletion runs as whoever called last.',
    applyTo(parts) {
      let last: TokenRow | undefined;
      return {
        ...parts,
        async authenticate(world, operation, authorization) {
          if (operation.id === 'deleteAssetFolder' && authorization === undefined && last) return last;
          const token = await parts.authenticate(world, operation, authorization);
          last = token ?? last;
          return token;
        },
      };
    },
  },
  'foreign-file-marked': {
    breaks: ['soft-delete.refused-keeps'],
    mistake: 'The row of a file is marked by its id, and whose it is is only asked for the answer.',
    applyTo: (parts) =>
      withHandlers(parts, ({ deleteAsset }) => ({
        async deleteAsset(call) {
          try {
            return await deleteAsset(call);
          } catch (error) {
            const at = new Date(parts.clock.now_ms()).toISOString();
            await parts.store.softDeleteAsset(call.request.path.id!, { at, by: call.caller!.user_id });
            throw error;
          }
        },
      })),
  },
  'marked-before-the-membership': {
    breaks: ['soft-delete.refused-keeps'],
    mistake: 'Folders are marked for the organization of the key; which one the header names is looked at behind that.',
    applyTo: (parts) => withMisplacedDone(parts, 'deleteAssetFolder'),
  },
  'marked-before-the-membership-of-people': {
    breaks: ['soft-delete.refused-keeps'],
    mistake:
      'The console deletes where its user is at home, and looks at the organization that was chosen behind that.',
    applyTo: (parts) => withMisplacedDone(parts, 'deleteAsset', isOfUser),
  },
  'scope-asked-too-late': {
    breaks: ['soft-delete.refused-keeps'],
    mistake: 'The scope is asked for when the work is done already.',
    applyTo: (parts) =>
      withRefusalsTold(parts, 'deleteAsset', async (request, token, error) => {
        const is_late = error instanceof Refused && error.refusal === 'missing_scope';
        const at = new Date(parts.clock.now_ms()).toISOString();
        if (is_late) await parts.store.softDeleteAsset(request.path.id!, { at, by: token.user_id });
      }),
  },
  'scope-asked-once': {
    breaks: ['soft-delete.refused-keeps'],
    mistake: 'A refused deletion of a file is kept to be confirmed, and a second one of the same file confirms it.',
    applyTo(parts) {
      const asked = new Set<string>();
      return withRefusalsTold(parts, 'deleteAsset', async ({ path: { id } }, token, error) => {
        if (!(error instanceof Refused) || error.refusal !== 'missing_scope') return;
        const at = new Date(parts.clock.now_ms()).toISOString();
        if (asked.has(id!)) await parts.store.softDeleteAsset(id!, { at, by: token.user_id });
        asked.add(id!);
      });
    },
  },
  'unknown-tokens-pass': {
    breaks: ['soft-delete.authorized'],
    mistake:
      'Deletions of files go through a gateway that keeps the last token it knew, and lets any other pass for it.',
    applyTo: (parts) =>
      withRefusedLetIn(parts, (operation, authorization, last) =>
        operation === 'deleteAsset' && authorization !== undefined ? last : undefined,
      ),
  },
  'unmarked-after-an-attempt': {
    breaks: ['soft-delete.never-live-on-read'],
    mistake: 'A refused deletion holds the record against deletion, and nothing ever lets it go.',
    applyTo(parts) {
      const held = new Set<string>();
      const holding = withRefusalsTold(parts, 'deleteAsset', ({ path }) => void held.add(path.id ?? ''));
      return withPart(holding, 'store', (store) => ({
        softDeleteAsset: async (id, deletion) => (held.has(id) ? 'deleted' : store.softDeleteAsset(id, deletion)),
      }));
    },
  },
});
