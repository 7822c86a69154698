import { callerOf } from '../../../src/server/parts.ts';
import { assetTypes } from '../../checks/pagination/asset-types.ts';
import { withReply } from '../../mutants/changed-replies.ts';
import { firstOne } from '../../mutants/first-one.ts';
import { permittedOf } from '../permitted.ts';
import { withUsersRefused } from '../users-of-one.ts';

export const permitted = permittedOf(assetTypes, {
  'types-for-keys-of-one-organization': {
    users_may_less: true,
    obeys: ['pagination.walk-complete', 'pagination.at-most-page-size'],
    what: 'Users are forbidden to list asset types, and the organizations that came later have none yet.',
    applyTo(parts) {
      const isFirst = firstOne();
      return withReply(withUsersRefused(parts, ['listAssetTypes']), 'listAssetTypes', (reply, call) => {
        if (reply.kind !== 'page' || isFirst(callerOf(call).organization_id)) return reply;
        return { ...reply, page: { ...reply.page, items: [], next: null, previous: null } };
      });
    },
  },
});
