import { accountEmbed } from '../../checks/account/embed.ts';
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
  'memberships-unasked': {
    obeys: ['account.embed', 'account.memberships-when-embedded', 'records.memberships'],
    what: 'Memberships are part of every profile, asked for or not.',
    choices: { records: { memberships: 'always' } },
  },
});
