import { chosen } from '../../../src/choices/choices.ts';
import { invitationsIn, membersWith, sameAddress } from '../../models/accounts.ts';
import { actsIn } from '../../models/acts-in.ts';
import { exchangeAt, isRefused, serverError, statusOf, stepsOf } from '../../models/steps.ts';
import { isSet } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch, Observation } from '../../suite/evidence.ts';
import type { Exchange, Stop } from '../../suite/exchange.ts';
import { stopLacking } from '../../suite/lacking.ts';
import type { Tally } from '../../suite/tally.ts';
import type { PrincipalName } from '../../target/target.ts';

const askers: readonly PrincipalName[] = ['human', 'member', 'owner', 'outsider'];

/**
 * Everybody's own profile and invitations. Their shape is not shown: where the address stands in one is learned from
 * those that hold the address of the caller. Keys may be refused here, or be shown as an account of their own.
 */
export const pendingInvitations = check<null>({
  id: 'account/pending-invitations',
  title: 'The invitations of an account are those to the address of the caller',
  how: 'Every principal reads its account with pending_invitations: the one with the address of fixtures.invitation is shown an invitation, and nobody one to another address.',
  clauses: ['account.pending-invitations', 'access.account-with-api-key'],
  codes: {
    'invitation-missing': {
      clause: 'account.pending-invitations',
      message: 'A user who was invited at the own e-mail address is shown no invitation.',
    },
    'invitation-of-another': {
      clause: 'account.pending-invitations',
      message: 'A user is shown an invitation that is addressed to somebody else.',
    },
    'not-as-declared': {
      clause: 'access.account-with-api-key',
      level: 'declared',
      message: 'An API key is answered otherwise than the target file declares.',
    },
  },
  since: '0.1.0',
  operations: ['getMe'],
  needs: {},
  cases: () => table([null]),
  async run(ctx) {
    if (!ctx.facts.fixtures?.invitation?.email) {
      stopLacking(ctx, 'fixtures.invitation with email');
    }
    for (const name of askers.filter((one) => ctx.facts.principals[one])) {
      const read = (embed: string[], step: string) =>
        ctx.call(name, { operation: 'getMe', query: { embed }, ...actsIn(ctx.facts, name) }, step);
      await read(['pending_invitations'], `of/${name}`);
      if (ctx.facts.principals[name]?.kind === 'user')
        await read(['memberships', 'pending_invitations'], `whole/${name}`);
    }
  },
  gathers: ({ request: { operation }, decoded }) =>
    operation === 'getMe' && decoded?.outcome === 'success' && isSet(decoded.record?.pending_invitations)
      ? 'account'
      : undefined,
  control: (evidence, found) => serverError(evidence) ?? (found.length > 0 ? undefined : unaddressed(evidence)),
  judge: (evidence, tally) => [
    ...judgeAddressed(evidence, tally),
    ...judgeOthers(evidence, tally),
    ...judgeDeclared(evidence, tally),
  ],
  observe(evidence) {
    const owner = exchangeAt(evidence, 'of/owner');
    if (evidence.facts.principals.owner?.kind !== 'api_key' || !owner) return [];
    const value = shownToKey(evidence, owner);
    return [{ choice: 'access.account_with_api_key', operation: 'getMe', value } satisfies Observation];
  },
});

function emailOf(exchange: Exchange): unknown {
  return exchange.decoded?.record?.email;
}

function shown(exchange: Exchange): Record<string, unknown>[] | undefined {
  return invitationsIn(exchange.decoded?.record?.pending_invitations);
}

function addressed(evidence: Evidence): Exchange[] {
  const { email } = evidence.facts.fixtures?.invitation ?? {};
  return stepsOf(evidence, 'of').filter((exchange) => sameAddress(emailOf(exchange), email));
}

/** Nothing could be missed or misplaced: nobody has the address, or is shown an invitation to the own one. */
function unaddressed(evidence: Evidence): Stop | undefined {
  if (addressed(evidence).length > 0 || addressMembers(evidence).size > 0) return undefined;
  const reason =
    'no principal’s account shows the address of fixtures.invitation.email, and none an invitation to its own';
  return { verdict: 'could-not-run', reason };
}

function withAddress({ exchanges }: Evidence): Exchange[] {
  return exchanges.filter((exchange) => typeof emailOf(exchange) === 'string');
}

/** The members of an invitation that hold the address of the caller. */
function addressMembers(evidence: Evidence): Set<string> {
  return new Set(
    withAddress(evidence).flatMap((exchange) =>
      (shown(exchange) ?? []).flatMap((one) => membersWith(one, String(emailOf(exchange)))),
    ),
  );
}

/** The invitation of the target file is shown to the principal with its address. */
function judgeAddressed(evidence: Evidence, tally: Tally): Mismatch[] {
  const lacking = addressed(evidence).find((exchange) => {
    const value = exchange.decoded?.record?.pending_invitations;
    const found = shown(exchange);
    // In a shape of its own nothing can be missed, unless there is nothing at all.
    return tally.compared(found ? found.length === 0 : !isSet(value));
  });
  if (!lacking) return [];
  return tally.broken('invitation-missing', {
    at: lacking,
    expected: evidence.facts.fixtures?.invitation,
    actual: lacking.decoded?.record?.pending_invitations ?? null,
    pointer: '/pending_invitations',
  });
}

/** Nobody sees an invitation whose address, where invitations have it, is another's. */
function judgeOthers(evidence: Evidence, tally: Tally): Mismatch[] {
  const members = addressMembers(evidence);
  for (const exchange of withAddress(evidence)) {
    for (const [index, invitation] of (shown(exchange) ?? []).entries()) {
      const holding = [...members].filter((name) => typeof invitation[name] === 'string');
      // Several members may hold the address of one asker; it is enough that one of them holds it here.
      if (
        holding.length === 0 ||
        holding.some((name) => tally.compared(sameAddress(invitation[name], emailOf(exchange))))
      )
        continue;
      return tally.broken('invitation-of-another', {
        at: exchange,
        expected: emailOf(exchange),
        actual: invitation[holding[0]!],
        pointer: `/pending_invitations/${index}/${holding[0]}`,
      });
    }
  }
  return [];
}

/** A key that is an account of its own shares neither its id nor its address with a user. */
function shownToKey(evidence: Evidence, owner: Exchange): string | { other: string } {
  if (isRefused(owner)) return 'refused';
  const { email } = evidence.facts.fixtures?.invitation ?? {};
  const is_reachable = typeof emailOf(owner) === 'string' && !String(emailOf(owner)).endsWith('.invalid');
  return is_reachable || sameAddress(emailOf(owner), email) ? 'issuing_user' : 'service_account';
}

function judgeDeclared(evidence: Evidence, tally: Tally): Mismatch[] {
  const declared = chosen(evidence.facts.choices, 'access.account_with_api_key', 'getMe');
  const owner = exchangeAt(evidence, 'of/owner');
  if (!owner || evidence.facts.principals.owner?.kind !== 'api_key' || typeof declared !== 'string') return [];
  return tally.holds((declared === 'refused') === isRefused(owner), 'not-as-declared', {
    at: owner,
    message: `the target file declares access.account_with_api_key: ${declared}, and an API key is answered otherwise`,
    expected: declared,
    actual: statusOf(owner),
  });
}
