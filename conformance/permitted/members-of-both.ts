/** The user of one organization belongs to the outsider's as well, as who tests a service may. */
import { callerOf, type Parts, type World } from '../../src/server/parts.ts';
import { withRecord } from '../mutants/changed-replies.ts';
import { isUserOfOne } from './users-of-one.ts';

interface Membership {
  org: { id: string };
}

/** The servers from which those are apart whose account shows the membership alone in which the request acts. */
export const apart_from_lacking_scopes = {
  'isolation/by-header--header-on-workflows-alone': 'no account read shows a membership that lacks a scope',
  'isolation/created-elsewhere--nobody-reads-that': 'no account read shows a membership that lacks a scope',
};

/** Users belong to both organizations. @param shows which memberships the account shows, of those that there are */
export function withMembersOfBoth(
  parts: Parts,
  shows: (membership: Membership, acts_in: string) => boolean = () => true,
): Parts {
  const theirs = ({ principals }: World) => principals.outsider!.organization;
  const open: Parts = {
    ...parts,
    async authorize(world, operation, request, token) {
      const { organization, ...rest } = request;
      const { id } = theirs(world);
      const is_let_in = organization?.toLowerCase() === id && (await isUserOfOne(parts, token));
      if (!is_let_in) return parts.authorize(world, operation, request, token);
      return { ...(await parts.authorize(world, operation, rest, token)), organization_id: id };
    },
  };
  return withRecord(open, 'getMe', (account, call) => {
    const memberships = account.memberships as Membership[] | undefined;
    const { id, name, slug } = theirs(call.world);
    if (!memberships || callerOf(call).kind !== 'user' || memberships.some(({ org }) => org.id === id)) return account;
    const both = memberships.flatMap((one) => [one, { ...one, org: { ...one.org, id, name, slug } }]);
    return { ...account, memberships: both.filter((one) => shows(one, callerOf(call).organization_id)) };
  });
}
