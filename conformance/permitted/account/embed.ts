import { callerOf } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { accountEmbed } from '../../checks/account/embed.ts';
import { withHandlers } from '../../mutants/changed-parts.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';

const unset = ['first_name', 'last_name', 'avatar_url', 'locale_code', 'timezone', 'email_verified_at'];

export const permitted = permittedOf(accountEmbed, {
  'bare-profile': {
    obeys: ['account.profile'],
    what: 'A profile shows an id and an address; names, picture, language and time zone are null.',
    applyTo: (parts) =>
      withRecord(parts, 'getMe', (account) => ({
        ...account,
        ...Object.fromEntries(unset.map((name) => [name, null])),
      })),
  },
  'no-organizations': {
    obeys: ['account.embed'],
    what: 'The organizations of an account are those that the user founded, and there are none.',
    applyTo: (parts) =>
      withRecord(parts, 'getMe', (account) =>
        'organizations' in account ? { ...account, organizations: [] } : account,
      ),
  },
  'invitations-take-a-scope': {
    obeys: ['account.embed', 'account.profile'],
    what: 'To see their invitations, users need a scope in the organization in which they act, and who lacks it is forbidden.',
    applyTo: (parts) =>
      withHandlers(parts, ({ getMe }) => ({
        async getMe(call) {
          const { embed } = call.request.query;
          const asks = Array.isArray(embed) && embed.includes('pending_invitations');
          if (asks && !callerOf(call).scopes.includes('assets:write')) throw new Refused('missing_scope');
          return getMe(call);
        },
      })),
  },
  'memberships-unasked': {
    obeys: ['account.embed', 'account.memberships-when-embedded', 'records.memberships'],
    what: 'Memberships are part of every profile, asked for or not.',
    choices: { records: { memberships: 'always' } },
  },
});
