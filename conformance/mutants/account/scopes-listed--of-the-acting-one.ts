import { callerOf } from '../../../src/server/parts.ts';
import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const scopesOfTheActingOne: Mutant = {
  id: 'account/scopes-listed--of-the-acting-one',
  clauses: ['account.scopes-listed'],
  check: 'account/scopes-listed',
  mistake: 'The scopes of the token as it stands are shown for every organization.',
  applyTo(parts) {
    return withRecord(parts, 'getMe', (me, call) => {
      if (!Array.isArray(me.memberships)) return me;
      const { organization_id } = callerOf(call);
      const acting = me.memberships.find(({ org }) => org.id === organization_id)?.scopes ?? [];
      return { ...me, memberships: me.memberships.map((one) => ({ ...one, scopes: acting })) };
    });
  },
};
