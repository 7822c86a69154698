import { callerOf } from '../../../src/server/parts.ts';
import { scopesListed } from '../../checks/account/scopes-listed.ts';
import { withMembers } from '../changed-members.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(scopesListed, {
  'embedded-at-home-alone': {
    breaks: ['account.memberships-when-embedded'],
    mistake: 'A user is a guest in every organization but the first, and guests see a short profile.',
    applyTo: (parts) =>
      withRecord(parts, 'getMe', (me, call) => {
        const { organization_id } = callerOf(call);
        const [first] = Array.isArray(me.memberships) ? me.memberships : [];
        return first && first.org.id !== organization_id ? { ...me, memberships: undefined } : me;
      }),
  },
  'id-of-the-membership': {
    breaks: ['account.profile'],
    mistake: 'The profile is read by way of the membership, and shows its id where that of the user belongs.',
    applyTo: (parts) =>
      withRecord(parts, 'getMe', (me, call) => {
        const { organization_id } = callerOf(call);
        return { ...me, id: `${String(me.id).slice(0, 8)}${organization_id.slice(8)}` };
      }),
  },
  'first-alone': {
    breaks: ['account.scopes-listed'],
    mistake: 'The membership in which one acts by default is shown, and no others.',
    applyTo: (parts) =>
      withRecord(parts, 'getMe', (me) => {
        return Array.isArray(me.memberships) ? { ...me, memberships: me.memberships.slice(0, 1) } : me;
      }),
  },
  'in-one-text': {
    breaks: ['account.scopes-listed'],
    mistake:
      'The scopes of a second membership are loaded as the token has them, in one text with spaces between them.',
    applyTo(parts) {
      const inOneText = (membership: Record<string, unknown>, index: number) =>
        index === 0 ? membership : { ...membership, scopes: (membership.scopes as string[]).join(' ') };
      return withRecord(parts, 'getMe', (profile) => withMembers(profile, 'memberships', inOneText));
    },
  },
  'of-the-acting-one': {
    breaks: ['account.scopes-listed'],
    mistake: 'The scopes of the token as it stands are shown for every organization.',
    applyTo: (parts) =>
      withRecord(parts, 'getMe', (me, call) => {
        if (!Array.isArray(me.memberships)) return me;
        const { organization_id } = callerOf(call);
        const acting = me.memberships.find(({ org }) => org.id === organization_id)?.scopes ?? [];
        return { ...me, memberships: me.memberships.map((one) => ({ ...one, scopes: acting })) };
      }),
  },
  'once-for-each-role': {
    breaks: ['account.scopes-listed'],
    mistake:
      'Memberships are joined with the roles of the organization, and members of two of them are listed twice, in the first role.',
    applyTo: (parts) =>
      withRecord(parts, 'getMe', (profile) => {
        const memberships: unknown = profile.memberships;
        if (!Array.isArray(memberships) || memberships.length < 2) return profile;
        return { ...profile, memberships: [...memberships, memberships[0]] };
      }),
  },
  'second-without-role': {
    breaks: ['account.scopes-listed'],
    mistake: 'The role is known of the organization in which one acts.',
    applyTo: (parts) =>
      withRecord(parts, 'getMe', (me) => {
        if (!Array.isArray(me.memberships)) return me;
        return {
          ...me,
          memberships: me.memberships.map((one, index) => (index === 0 ? one : { ...one, role_code: '' })),
        };
      }),
  },
  'role-of-the-acting-one': {
    breaks: ['account.scopes-listed'],
    mistake: 'The role of the session as it stands is shown for every organization.',
    applyTo: (parts) =>
      withRecord(parts, 'getMe', (me, call) => {
        if (!Array.isArray(me.memberships)) return me;
        const { organization_id } = callerOf(call);
        const acting = me.memberships.find(({ org }) => org.id === organization_id)?.role_code;
        return { ...me, memberships: me.memberships.map((one) => ({ ...one, role_code: acting ?? one.role_code })) };
      }),
  },
});
