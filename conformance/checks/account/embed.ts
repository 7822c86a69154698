import { membershipsIn } from '../../models/accounts.ts';
import { actsIn } from '../../models/acts-in.ts';
import { declared_codes, judgeSeen, observeSeen, type SeenChoice } from '../../models/seen-choices.ts';
import { exchangeAt, isFoundInvalid, isRefused, serverError, statusOf, unproven } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Exchange, Stop } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

const names = ['memberships', 'organizations', 'pending_invitations'] as const;
type Name = (typeof names)[number];

interface Case {
  by: 'human' | 'member';
  embed: readonly Name[];
  /** Unless given: the first one. */
  acts_in?: 'second';
}

/** `embed` takes each of its three names, alone and joined by commas in any order; none depends on the others. */
export const accountEmbed = check<Case>({
  id: 'account/embed',
  title: 'The account shows what embed asks for, one thing or several',
  how: 'A user reads the account without embed, with memberships alone and with a list of names: none is refused, and memberships are as they are alone.',
  clauses: ['account.embed', 'account.memberships-when-embedded', 'account.profile', 'records.memberships'],
  codes: {
    ...declared_codes,
    'embed-refused': { clause: 'account.embed', message: 'The account read refuses an embed that the interface has.' },
    'no-memberships': {
      clause: 'account.memberships-when-embedded',
      message: 'Memberships were asked for, and the profile shows none.',
    },
    'other-memberships': {
      clause: 'account.embed',
      message: 'The memberships of an account are others when organizations or invitations are embedded too.',
    },
    'another-person': {
      clause: 'account.profile',
      message: 'The account read with embed shows another user than without.',
    },
  },
  since: '0.1.0',
  operations: ['getMe'],
  needs: {},
  cases: (facts) => table(rows(facts)),
  async run(ctx, { by, embed, acts_in }) {
    const second = ctx.facts.principals.member?.second_organization?.id;
    const acts = acts_in === 'second' ? { organization: second } : actsIn(ctx.facts, by);
    const plain = await ctx.call(by, { operation: 'getMe', ...acts }, 'plain');
    if (acts_in === 'second' && isRefused(plain)) {
      ctx.stop('not-claimed', `the account read takes no second organization (${statusOf(plain)}), as is left open`);
    }
    await ctx.call(by, { operation: 'getMe', query: { embed: ['memberships'] }, ...acts }, 'memberships');
    await ctx.call(by, { operation: 'getMe', query: { embed: [...embed] }, ...acts }, 'embedded');
  },
  control: (evidence) =>
    serverError(evidence) ??
    unproven(evidence, 'plain', 'the account is not read without embed either') ??
    forbidden(evidence),
  judge: (evidence, tally) => [
    ...judgeTaken(evidence, tally),
    ...judgeShown(evidence, tally),
    ...judgeSamePerson(evidence, tally),
    ...judgeSeen(evidence, seenUnasked(evidence), tally),
  ],
  observe: (evidence) => observeSeen(seenUnasked(evidence)),
});

/** The reads that ask for something. */
function askingReads(evidence: Evidence<Case>): Exchange[] {
  return ['memberships', 'embedded'].flatMap((step) => exchangeAt(evidence, step) ?? []);
}

function askedIn({ request }: Exchange): string {
  return `embed=${(request.query.embed as readonly string[]).join()}`;
}

/** An embed may take a scope of its own. */
function forbidden(evidence: Evidence<Case>): Stop | undefined {
  const refused = askingReads(evidence).find((one) => isRefused(one) && !isFoundInvalid(one));
  if (!refused) return undefined;
  const reason = `the user may not read the account with ${askedIn(refused)} (${statusOf(refused)})`;
  return { verdict: 'not-claimed', reason };
}

/** A read that asks for no memberships tells something where one that asks for them shows them. */
function seenUnasked(evidence: Evidence<Case>): SeenChoice[] {
  const [plain, asked] = ['plain', 'memberships'].map((step) => exchangeAt(evidence, step));
  if (!plain?.decoded?.record || !Array.isArray(asked?.decoded?.record?.memberships)) return [];
  const value = isSet(plain.decoded.record.memberships) ? 'always' : 'when_embedded';
  const but = `a read without embed shows ${value === 'always' ? 'memberships' : 'none'}`;
  return [{ key: 'records.memberships', value, exchange: plain, but }];
}

function rows(facts: Facts): Case[] {
  const users = (['human', 'member'] as const).filter((name) => facts.principals[name]);
  const lists: (readonly Name[])[] = [
    ...names.map((name) => [name]),
    ['memberships', 'organizations'],
    ['organizations', 'memberships'],
    ['pending_invitations', 'organizations', 'memberships'],
  ];
  const all: Case[] = users.flatMap((by) => lists.map((embed) => ({ by, embed })));
  if (facts.principals.member?.second_organization?.id === undefined) return all;
  return [...all, { by: 'member', embed: lists.at(-1)!, acts_in: 'second' }];
}

function judgeTaken(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const found = askingReads(evidence).find((one) => tally.compared(isFoundInvalid(one)));
  if (!found) return [];
  const message = `the account read refuses ${askedIn(found)}, which the interface has`;
  return tally.broken('embed-refused', { at: found, message, expected: 'the profile', actual: statusOf(found) });
}

function judgeShown(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const embedded = exchangeAt(evidence, 'embedded');
  const record = embedded?.decoded?.record;
  const alone = exchangeAt(evidence, 'memberships')?.decoded?.record?.memberships;
  if (!record) return [];
  const { embed } = evidence.case;
  if (!embed.includes('memberships')) return [];
  const lacking = tally.holds(Array.isArray(record.memberships), 'no-memberships', {
    at: embedded,
    message: `memberships were asked for by embed=${embed.join()}, and the profile shows none`,
    expected: 'an array',
    actual: record.memberships ?? null,
    pointer: '/memberships',
  });
  if (lacking.length > 0) return lacking;
  const [here, there] = [listedIn(record.memberships), listedIn(alone)];
  return tally.holds(here.join() === there.join(), 'other-memberships', {
    at: embedded,
    expected: there,
    actual: here,
  });
}

/** Each organization with the role and the scopes there, sorted: no order of theirs is stated. */
function listedIn(memberships: unknown): string[] {
  return membershipsIn(memberships)
    .map(({ organization, role_code, scopes = [] }) => [organization, role_code ?? '', ...scopes.toSorted()].join(' '))
    .toSorted();
}

/** An embed does not change whose profile it is. */
function judgeSamePerson(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const [plain, embedded] = [exchangeAt(evidence, 'plain'), exchangeAt(evidence, 'embedded')];
  const [own, shown] = [plain?.decoded?.record?.id, embedded?.decoded?.record?.id];
  if (own === undefined || shown === undefined) return [];
  const where = { at: embedded, expected: own, actual: shown, pointer: '/id' };
  return tally.holds(sameId(own, shown), 'another-person', where);
}
