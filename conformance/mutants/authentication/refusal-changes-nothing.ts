import type { Call } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import type { TokenRow } from '../../../src/store/rows.ts';
import { unauthenticatedChangesNothing } from '../../checks/authentication/refusal-changes-nothing.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(unauthenticatedChangesNothing, {
  'folder-first': {
    breaks: ['authentication.refusal-changes-nothing'],
    mistake: 'The guard of folders waits for the service of accounts, and the deletion does not wait for the guard.',
    applyTo(parts) {
      const nobody = { user_id: '', scopes: [] as string[] } as unknown as TokenRow;
      return {
        ...parts,
        async authenticate(world, operation, authorization) {
          try {
            return await parts.authenticate(world, operation, authorization);
          } catch (error) {
            if (operation.id === 'deleteAssetFolder' && authorization === undefined) return nobody;
            throw error;
          }
        },
        async authorize(world, operation, request, token) {
          if (token !== nobody) return parts.authorize(world, operation, request, token);
          const at = new Date(parts.clock.now_ms()).toISOString();
          await parts.store.softDeleteFolder(request.path.id!, { at, by: null });
          throw new Refused('unauthenticated');
        },
      };
    },
  },
  'session-stays': {
    breaks: ['authentication.refusal-changes-nothing'],
    mistake:
      'Uploads are meant to be quick, so the token is verified while the session is being made for whoever called last.',
    applyTo(parts) {
      let last: TokenRow | undefined;
      const unverified = new WeakSet<object>();
      const { createAssetUpload } = parts.handlers;
      return {
        ...parts,
        async authenticate(world, operation, authorization) {
          try {
            const token = await parts.authenticate(world, operation, authorization);
            last = token ?? last;
            return token;
          } catch (error) {
            if (operation.id !== 'createAssetUpload' || !last) throw error;
            const guess = { ...last };
            unverified.add(guess);
            return guess;
          }
        },
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
    applyTo(parts) {
      const nobody = { user_id: '', scopes: [] as string[] } as unknown as TokenRow;
      return {
        ...parts,
        async authenticate(world, operation, authorization) {
          try {
            return await parts.authenticate(world, operation, authorization);
          } catch (error) {
            if (operation.id === 'deleteAsset') return nobody;
            throw error;
          }
        },
        async authorize(world, operation, request, token) {
          if (token !== nobody) return parts.authorize(world, operation, request, token);
          const at = new Date(parts.clock.now_ms()).toISOString();
          await parts.store.softDeleteAsset(request.path.id!, { at, by: null });
          throw new Refused('unauthenticated');
        },
      };
    },
  },
});
