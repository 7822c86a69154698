import { chosen } from '../../../src/choices/chosen.ts';
import { membershipsIn } from '../../models/accounts.ts';
import { actsIn } from '../../models/acts-in.ts';
import { exchangeAt, isSuccess, serverError, stepsOf, unproven } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  by: 'human' | 'member';
}

/** A user's memberships, acting in each of the organizations that the target file names for it. */
export const scopesListed = check<Case>({
  id: 'account/scopes-listed',
  title: 'The account lists each organization of a user once for each role, with the scopes there',
  how: 'A user reads the account with its memberships, acting in each known organization: that organization is listed once for each role, with scopes, and alike wherever the user acts.',
  clauses: ['account.scopes-listed', 'account.profile', 'account.memberships-when-embedded'],
  codes: {
    'not-listed': {
      clause: 'account.scopes-listed',
      message: 'The memberships of a user do not list the organization in which the user acts.',
    },
    'listed-twice': {
      clause: 'account.scopes-listed',
      message: 'The memberships of a user list one of the organizations more than once in one role.',
    },
    'no-role': { clause: 'account.scopes-listed', message: 'A membership shows no role_code.' },
    'no-scopes': { clause: 'account.scopes-listed', message: 'A membership shows no list of scopes.' },
    'another-user': {
      clause: 'account.profile',
      message: 'The account read shows another user to the same token, where it acts in another organization.',
    },
    'not-embedded': {
      clause: 'account.memberships-when-embedded',
      message: 'Memberships that are asked for are shown in one organization of the user, and not in the other.',
    },
    'other-role': {
      clause: 'account.scopes-listed',
      message: 'The role that is listed for an organization changes with the organization in which the user acts.',
    },
    'other-scopes': {
      clause: 'account.scopes-listed',
      message: 'The scopes that are listed for an organization change with the organization in which the user acts.',
    },
  },
  since: '0.1.0',
  operations: ['getMe'],
  needs: {},
  cases: (facts) => table((['human', 'member'] as const).filter((by) => facts.principals[by]).map((by) => ({ by }))),
  async run(ctx, { by }) {
    const query = { embed: ['memberships'] };
    await ctx.call(by, { operation: 'getMe', query, ...actsIn(ctx.facts, by) }, 'in/1');
    const second = ctx.facts.principals[by]?.second_organization?.id;
    // The header outside workflows is open: it may be refused here.
    if (second !== undefined) await ctx.call(by, { operation: 'getMe', query, organization: second }, 'in/2');
  },
  control: (evidence) =>
    serverError(evidence) ??
    unproven(evidence, 'in/1', 'the account is not read with embed=memberships') ??
    (stepsOf(evidence, 'in').some(({ decoded }) => Array.isArray(decoded?.record?.memberships))
      ? undefined
      : 'the account shows no memberships'),
  judge(evidence, tally) {
    const found = stepsOf(evidence, 'in').flatMap((exchange) => judgeListed(evidence, exchange, tally));
    return found.length > 0 ? found.slice(0, 1) : judgeSame(evidence, tally);
  },
});

function ownOrganizations({ principals }: Facts, by: Case['by']): string[] {
  const { organization, second_organization } = principals[by] ?? {};
  return [organization?.id, second_organization?.id].filter((id) => id !== undefined);
}

/** The organization that the request names, where the header is known to be heeded outside of workflows. */
function actingIn({ choices }: Facts, { request }: Exchange): string | undefined {
  const { elsewhere } = chosen(choices, 'access.organization_header', 'getMe') ?? {};
  return elsewhere === 'honoured' ? request.organization : undefined;
}

function judgeListed(evidence: Evidence<Case>, exchange: Exchange, tally: Tally): Mismatch[] {
  const { memberships } = exchange.decoded?.record ?? {};
  // Their absence is another check's finding.
  if (!Array.isArray(memberships)) return [];
  const listed = membershipsIn(memberships);
  const acting = actingIn(evidence.facts, exchange);
  const own = ownOrganizations(evidence.facts, evidence.case.by);
  if (acting !== undefined) tally.compared(listed);
  const is_missing = acting !== undefined && !listed.some(({ organization }) => sameId(organization, acting));
  const actual = listed.map(({ organization }) => organization);
  if (is_missing || listed.length === 0) {
    return tally.broken('not-listed', { at: exchange, expected: acting ?? own, actual, pointer: '/memberships' });
  }
  for (const id of own) {
    const found = tally.each(listed.filter(({ organization }) => sameId(organization, id)));
    const index = listed.findIndex(({ organization }) => sameId(organization, id));
    if (found.length === 0) continue;
    const where = { at: exchange, pointer: `/memberships/${index}` };
    // A user with two roles may have an entry for each.
    if (new Set(found.map(({ role_code }) => role_code)).size < found.length) {
      return tally.broken('listed-twice', { expected: id, actual, ...where });
    }
    const lacking = found.find(({ role_code, scopes }) => typeof role_code !== 'string' || role_code === '' || !scopes);
    if (!lacking) continue;
    const shown = { expected: 'role_code and scopes', actual: memberships[listed.indexOf(lacking)], ...where };
    return tally.broken(lacking.scopes ? 'no-role' : 'no-scopes', shown);
  }
  return [];
}

/** The scopes in each organization are the same wherever the user acts. */
function judgeSame(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const [one, other] = [exchangeAt(evidence, 'in/1'), exchangeAt(evidence, 'in/2')];
  const [id, other_id] = [one, other].map((exchange) => exchange?.decoded?.record?.id);
  if (isSet(id) && isSet(other_id) && tally.compared(!sameId(id, other_id))) {
    return tally.broken('another-user', { at: other, expected: id, actual: other_id, pointer: '/id' });
  }
  const where = { at: other, pointer: '/memberships' };
  const lists = [one, other].map((exchange) => Array.isArray(exchange?.decoded?.record?.memberships));
  if (lists[0] && isSuccess(other) && tally.compared(!lists[1])) {
    return tally.broken('not-embedded', { expected: 'a list', actual: null, ...where });
  }
  const [first, second] = [one, other].map((exchange) => membershipsIn(exchange?.decoded?.record?.memberships));
  for (const organization of new Set(second!.map((membership) => membership.organization))) {
    const [before, after] = [first!, second!].map((listed) =>
      listed.filter((membership) => membership.organization === organization),
    );
    if (before!.length === 0) continue;
    const [roles, other_roles] = [before!, after!].map((listed) =>
      listed.flatMap(({ role_code }) => (isSet(role_code) ? [role_code] : [])),
    );
    const are_shown = roles!.length > 0 && other_roles!.length > 0;
    if (are_shown && tally.compared(sorted(roles!) !== sorted(other_roles!))) {
      return tally.broken('other-role', { expected: roles, actual: other_roles, ...where });
    }
    const [scopes, other_scopes] = [before!, after!].map((listed) => [
      ...new Set(listed.flatMap((membership) => membership.scopes ?? [])),
    ]);
    if (tally.compared(sorted(scopes!) === sorted(other_scopes!))) continue;
    return tally.broken('other-scopes', { expected: scopes, actual: other_scopes, ...where });
  }
  return [];
}

function sorted(words: readonly unknown[]): string {
  return words.map(String).toSorted().join();
}
