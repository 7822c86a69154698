import { schemaCheck } from '../../checks/schema/operation.ts';
import { withMembers } from '../changed-members.ts';
import { withRecord } from '../changed-replies.ts';
import { withWire } from '../changed-wire.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('getMe'), {
  'memberships-as-object': {
    breaks: ['types.user-profile-fields'],
    mistake: 'Memberships are keyed by organization, as they are in memory.',
    applyTo: (parts) =>
      withRecord(parts, 'getMe', ({ memberships, ...user }) => {
        if (!Array.isArray(memberships)) return user;
        return { ...user, memberships: Object.fromEntries(memberships.map((each) => [each.org.id, each])) };
      }),
  },
  'no-id-beside-memberships': {
    breaks: ['account.profile'],
    mistake: 'The id of the user is that of its memberships too, and is dropped as a repetition.',
    applyTo: (parts) => withRecord(parts, 'getMe', ({ id, ...user }) => (user.memberships ? user : { ...user, id })),
  },
  'roles-as-numbers': {
    breaks: ['types.code-string'],
    mistake: 'Roles are numbers in the database, and only the first membership is shown by its word.',
    applyTo: (parts) =>
      withRecord(parts, 'getMe', (user) => withMembers(user, 'memberships', (one) => ({ ...one, role_code: 2 }))),
  },
  'labelled-as-a-page': {
    breaks: ['document.json'],
    mistake: 'The text is written without telling the framework what it is, which takes it for a page.',
    applyTo: (parts) =>
      withWire(parts, 'getMe', (wire) => ({ ...wire, headers: { ...wire.headers, 'content-type': 'text/html' } })),
  },
});
