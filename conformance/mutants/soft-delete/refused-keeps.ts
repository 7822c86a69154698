import { exchanged } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import type { TokenRow } from '../../../src/store/rows.ts';
import { refusedKeeps } from '../../checks/soft-delete/refused-keeps.ts';
import { withHandlers } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

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
    applyTo(parts) {
      const unverified = { user_id: '', scopes: [] as string[] } as unknown as TokenRow;
      return {
        ...parts,
        async authenticate(world, operation, authorization) {
          try {
            return await parts.authenticate(world, operation, authorization);
          } catch (error) {
            if (operation.id === 'deleteAssetFolder' && authorization !== undefined) return unverified;
            throw error;
          }
        },
        async authorize(world, operation, request, token) {
          if (token !== unverified) return parts.authorize(world, operation, request, token);
          const at = new Date(parts.clock.now_ms()).toISOString();
          await parts.store.softDeleteFolder(request.path.id!, { at, by: null });
          throw new Refused('unauthenticated');
        },
      };
    },
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
  'scope-asked-too-late': {
    breaks: ['soft-delete.refused-keeps'],
    mistake: 'The scope is asked for when the work is done already.',
    applyTo: (parts) => ({
      ...parts,
      async authorize(world, operation, request, token) {
        try {
          return await parts.authorize(world, operation, request, token);
        } catch (error) {
          const late = error instanceof Refused && error.refusal === 'missing_scope' && operation.id === 'deleteAsset';
          const at = new Date(parts.clock.now_ms()).toISOString();
          if (late) await parts.store.softDeleteAsset(request.path.id!, { at, by: token.user_id });
          throw error;
        }
      },
    }),
  },
  'unknown-tokens-pass': {
    breaks: ['soft-delete.authorized'],
    mistake:
      'Deletions of files go through a gateway that keeps the last token it knew, and lets any other pass for it.',
    applyTo(parts) {
      let last: TokenRow | undefined;
      return {
        ...parts,
        async authenticate(world, operation, authorization) {
          try {
            const token = await parts.authenticate(world, operation, authorization);
            last = token ?? last;
            return token;
          } catch (error) {
            if (operation.id === 'deleteAsset' && authorization !== undefined && last) return last;
            throw error;
          }
        },
      };
    },
  },
  'unmarked-after-an-attempt': {
    breaks: ['soft-delete.never-live-on-read'],
    mistake: 'A refused deletion holds the record against deletion, and nothing ever lets it go.',
    applyTo(parts) {
      const held = new Set<string>();
      return {
        ...parts,
        async authorize(world, operation, request, token) {
          try {
            return await parts.authorize(world, operation, request, token);
          } catch (error) {
            if (operation.id === 'deleteAsset') held.add(request.path.id ?? '');
            throw error;
          }
        },
        store: exchanged(parts.store, {
          softDeleteAsset: async (id, deletion) =>
            held.has(id) ? 'deleted' : parts.store.softDeleteAsset(id, deletion),
        }),
      };
    },
  },
});
