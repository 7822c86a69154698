import type { Call } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import type { TokenRow } from '../../../src/store/rows.ts';
import type { Mutant } from '../mutant.ts';

export const sessionStays: Mutant = {
  id: 'authentication/refusal-changes-nothing--session-stays',
  clauses: ['authentication.refusal-changes-nothing'],
  check: 'authentication/refusal-changes-nothing',
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
};
