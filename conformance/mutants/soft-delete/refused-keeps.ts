import { refusedKeeps } from '../../checks/soft-delete/refused-keeps.ts';
import { withHandlers, withPart } from '../changed-parts.ts';
import { withDeletionFirst } from '../deletions-done.ts';
import { mutantsOf } from '../mutant.ts';
import {
  withMisplacedDone,
  withOrganization,
  withRefusalsTold,
  withRefusedLetIn,
  withTrustedHeader,
} from '../other-callers.ts';

export const mutants = mutantsOf(refusedKeeps, {
  'anybody-may': {
    breaks: ['soft-delete.authorized'],
    mistake: 'Whoever has a token of any organization may delete whatever id it knows.',
    applyTo: (parts) =>
      withOrganization(
        parts,
        'deleteAssetFolder',
        async ({ request }) => (await parts.store.folder(request.path.id!))?.org_id,
      ),
  },
  'folders-ask-nobody': {
    breaks: ['soft-delete.authorized'],
    mistake:
      'Folders came later and were left out of the guard: without a token, the deletion runs as whoever called last.',
    applyTo: (parts) =>
      withRefusedLetIn(parts, (operation, authorization, last) =>
        operation === 'deleteAssetFolder' && authorization === undefined ? last : undefined,
      ),
  },
  'folder-first': {
    breaks: ['authentication.refusal-changes-nothing'],
    mistake: 'The guard of folders waits for the service of accounts, and the deletion does not wait for the guard.',
    applyTo: (parts) => withDeletionFirst(parts, 'deleteAssetFolder', (authorization) => authorization === undefined),
  },
  'work-before-the-guard': {
    breaks: ['authentication.refusal-changes-nothing'],
    mistake: 'The guard only decides what is answered; by then the deletion is under way.',
    applyTo: (parts) => withDeletionFirst(parts, 'deleteAsset'),
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
  'users-delete-anything': {
    breaks: ['isolation.writes'],
    mistake:
      'The rights of a user to delete are looked up by roles, and nobody asks in which organization the role is.',
    applyTo: (parts) =>
      withOrganization(parts, 'deleteAsset', async ({ request }, { kind }) =>
        kind === 'user' ? (await parts.store.asset(request.path.id!.toLowerCase()))?.org_id : undefined,
      ),
  },
  'folders-where-the-header-says': {
    breaks: ['isolation.writes'],
    mistake: 'The deletion of folders takes its organization from the header, before anybody asks for the membership.',
    applyTo: (parts) => withTrustedHeader(parts, 'deleteAssetFolder'),
  },
});
