import { accountEmbed } from '../../checks/account/embed.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(accountEmbed, {
  'no-organizations': {
    obeys: ['account.embed'],
    what: 'The organizations of an account are those that the user founded, and there are none.',
    applyTo: (parts) =>
      withRecord(parts, 'getMe', (account) =>
        'organizations' in account ? { ...account, organizations: [] } : account,
      ),
  },
});
