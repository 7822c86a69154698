import { callerOf } from '../../../src/server/parts.ts';
import { accountEmbed } from '../../checks/account/embed.ts';
import { refuse, withAsked, withParameter } from '../asked.ts';
import { withHandlers } from '../changed-parts.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(accountEmbed, {
  'embeds-at-home-alone': {
    breaks: ['account.memberships-when-embedded'],
    mistake: 'The records that embed names are looked up in the first organization of the user alone.',
    applyTo: (parts) =>
      withHandlers(parts, ({ getMe }) => ({
        async getMe(call) {
          const [first] = await parts.store.membershipsOf(callerOf(call).user_id);
          if (callerOf(call).organization_id === first?.organization_id) return getMe(call);
          const { embed: _, ...query } = call.request.query;
          return getMe({ ...call, request: { ...call.request, query } });
        },
      })),
  },
  'id-of-the-organization': {
    breaks: ['account.profile'],
    mistake: 'An embedded record is laid over the profile, its id included.',
    applyTo: (parts) =>
      withRecord(parts, 'getMe', (me) => {
        const [organization] = (me.organizations ?? []) as { id: string }[];
        return organization ? { ...me, id: organization.id } : me;
      }),
  },
  'list-refused': {
    breaks: ['account.embed'],
    mistake: 'embed is one of three words, and a list of them is none of the three.',
    applyTo: (parts) =>
      withParameter(parts, 'getMe', 'embed', (embed) => (Array.isArray(embed) && embed.length > 1 ? refuse() : embed)),
  },
  'memberships-of-a-cached-profile': {
    breaks: ['records.memberships'],
    mistake: 'The profile is kept with all that was ever embedded in it, and read from there.',
    applyTo: (parts) =>
      withAsked(parts, 'getMe', (query) => {
        const asked = query.embed && !('raw' in query.embed) ? query.embed : [];
        return { ...query, embed: [...new Set(['memberships', ...asked])] };
      }),
  },
  'memberships-beside-organizations': {
    breaks: ['account.embed', 'account.memberships-when-embedded'],
    mistake: 'Whoever embeds organizations is shown the memberships as an empty list, to save room.',
    applyTo: (parts) =>
      withRecord(parts, 'getMe', (me) => (me.organizations && me.memberships ? { ...me, memberships: [] } : me)),
  },
  'one-list-at-a-time': {
    breaks: ['account.memberships-when-embedded'],
    mistake:
      'Of several names in embed, organizations are loaded first, and the memberships of the same query are lost.',
    applyTo: (parts) =>
      withRecord(parts, 'getMe', ({ memberships, ...profile }) =>
        profile.organizations === undefined
          ? { ...profile, ...(memberships !== undefined && { memberships }) }
          : profile,
      ),
  },
});
