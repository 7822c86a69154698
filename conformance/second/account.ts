/** The account of whoever asks, and the balance of the organization. */
import { type Answer, Refusal } from './answers.ts';
import { type Call, objectIn, wordsIn } from './calls.ts';
import { type Body, decimal, record, time } from './spelling.ts';
import type { Organization } from './state.ts';

function organizationView({ id, name, slug }: Organization): Body {
  return record({ id, name, slug, plan_code: 'studio' });
}

export function getMe({ state, caller, query }: Call): Answer {
  const { user } = caller;
  if (!user) throw new Refusal('missing_scope', 'a key has no account');
  const own = state.memberships.filter((membership) => membership.user === user);
  const invitations = state.invitations.filter(({ email }) => email === user.email);
  const parts: Record<string, () => unknown> = {
    memberships: () => own.map(({ org, role_code, scopes }) => ({ org: organizationView(org), role_code, scopes })),
    organizations: () => own.map(({ org }) => organizationView(org)),
    pending_invitations: () =>
      invitations.map(({ id, email, org, role_code, created_ms }) =>
        record({ id, email, role_code, org: organizationView(org), created_at: time(created_ms) }),
      ),
  };
  const wanted = (wordsIn(query, 'embed') ?? []).filter((word) => Object.hasOwn(parts, word));
  const embedded = Object.fromEntries(wanted.map((word) => [word, parts[word]!()]));
  return {
    status: 200,
    body: record({
      ...user,
      timezone: 'Europe/Oslo',
      locale_code: 'nb',
      email_verified_at: time(Date.parse('2025-01-02')),
      ...embedded,
    }),
  };
}

export function updateBalance(call: Call): Answer {
  // A partial update: who sends no threshold leaves the one that there is.
  const { low_balance_threshold: threshold = call.caller.org.balance.threshold } = objectIn(call);
  if (typeof threshold !== 'number' || !Number.isFinite(threshold))
    throw new Refusal('invalid', 'low_balance_threshold must be a number', ['body', 'low_balance_threshold']);
  const { state, caller } = call;
  const reached = state.faults.has('every balance is updated') ? state.organizations : [caller.org];
  for (const { balance } of reached) Object.assign(balance, { threshold, updated_ms: state.clock.now() });
  const { id, amount, created_ms, updated_ms } = caller.org.balance;
  return {
    status: 202,
    body: record({
      id,
      org_id: caller.org.id,
      balance: decimal(amount),
      low_balance_threshold: decimal(caller.org.balance.threshold),
      created_at: time(created_ms),
      updated_at: time(updated_ms),
    }),
  };
}
