import type { Call } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { unauthenticatedChangesNothing } from '../../checks/authentication/refusal-changes-nothing.ts';
import { mutantsOf } from '../mutant.ts';
import { withDeletionFirst, withRefusedLetIn } from '../other-callers.ts';

export const mutants = mutantsOf(unauthenticatedChangesNothing, {
  'folder-first': {
    breaks: ['authentication.refusal-changes-nothing'],
    mistake: 'The guard of folders waits for the service of accounts, and the deletion does not wait for the guard.',
    applyTo: (parts) =>
      withDeletionFirst(
        parts,
        'deleteAssetFolder',
        (authorization) => authorization === undefined,
        (id, deletion) => parts.store.softDeleteFolder(id, deletion),
      ),
  },
  'session-stays': {
    breaks: ['authentication.refusal-changes-nothing'],
    mistake:
      'Uploads are meant to be quick, so the token is verified while the session is being made for whoever called last.',
    applyTo(parts) {
      const unverified = new WeakSet<object>();
      const { createAssetUpload } = parts.handlers;
      const open = withRefusedLetIn(parts, (operation, _, last) => {
        if (operation !== 'createAssetUpload' || !last) return undefined;
        const guess = { ...last };
        unverified.add(guess);
        return guess;
      });
      return {
        ...open,
        async authorize(world, operation, request, token) {
          const caller = await parts.authorize(world, operation, request, token);
          if (unverified.has(token)) unverified.add(caller);
          return caller;
        },
        handlers: {
          ...parts.handlers,
          async createAssetUpload(call: Call) {
            const reply = await createAssetUpload(call);
            if (call.caller && unverified.has(call.caller)) throw new Refused('unauthenticated');
            return reply;
          },
        },
      };
    },
  },
  'work-before-the-guard': {
    breaks: ['authentication.refusal-changes-nothing'],
    mistake: 'The guard only decides what is answered; by then the deletion is under way.',
    applyTo: (parts) =>
      withDeletionFirst(
        parts,
        'deleteAsset',
        () => true,
        (id, deletion) => parts.store.softDeleteAsset(id, deletion),
      ),
  },
});
