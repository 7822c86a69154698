import { membershipsIn } from '../../models/accounts.ts';
import { actsIn } from '../../models/acts-in.ts';
import { judgeSeen, observeSeen, type SeenChoice } from '../../models/seen-choices.ts';
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

/**
 * `embed` takes each of its three names, alone and joined by commas in any order; what one brings does not depend on
 * the others.
 */
export const accountEmbed = check<Case>({
  id: 'account/embed',
  title: 'The account shows what embed asks for, one thing or several',
  how: 'Reads the account without embed, with memberships alone, and with a list of names; and once more in the second organization of a member of two. None may be refused, and memberships must be there as alone; what organizations and invitations show is the target’s.',
  clauses: ['account.embed', 'account.memberships-when-embedded', 'account.profile', 'records.memberships'],
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

/** What is embedded may take a scope of its own. */
function forbidden(evidence: Evidence<Case>): Stop | undefined {
  const refused = askingReads(evidence).find((one) => isRefused(one) && !isFoundInvalid(one));
  if (!refused) return undefined;
  const reason = `the user may not read the account with ${askedIn(refused)} (${statusOf(refused)})`;
  return { verdict: 'not-claimed', reason };
}

/** What a read shows that asks for none tells something where one that asks for them shows them. */
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
  return [
    {
      code: 'embed-refused',
      clause: 'account.embed',
      message: `the account read refuses ${askedIn(found)}, which the interface has`,
      expected: 'the profile',
      actual: statusOf(found),
      operation: 'getMe',
      exchange: found.number,
    },
  ];
}

function judgeShown(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const embedded = exchangeAt(evidence, 'embedded');
  const record = embedded?.decoded?.record;
  const alone = exchangeAt(evidence, 'memberships')?.decoded?.record?.memberships;
  if (!record) return [];
  const { embed } = evidence.case;
  const where = { operation: 'getMe' as const, exchange: embedded.number };
  if (embed.includes('memberships') && tally.compared(!Array.isArray(record.memberships))) {
    const message = `memberships were asked for by embed=${embed.join()}, and the profile shows none`;
    const found = { expected: 'an array', actual: record.memberships ?? null, pointer: '/memberships', ...where };
    return [{ code: 'no-memberships', clause: 'account.memberships-when-embedded', message, ...found }];
  }
  const [here, there] = [listedIn(record.memberships), listedIn(alone)];
  if (embed.includes('memberships') && tally.compared(here.join() !== there.join())) {
    const message = 'the memberships of an account are others when organizations or invitations are embedded too';
    return [{ code: 'other-memberships', clause: 'account.embed', message, expected: there, actual: here, ...where }];
  }
  return [];
}

/** Each organization with the role and the scopes there, sorted: no order of theirs is stated. */
function listedIn(memberships: unknown): string[] {
  return membershipsIn(memberships)
    .map(({ organization, role_code, scopes = [] }) => [organization, role_code ?? '', ...scopes.toSorted()].join(' '))
    .toSorted();
}

/** What is embedded does not change whose profile it is. */
function judgeSamePerson(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const [plain, embedded] = [exchangeAt(evidence, 'plain'), exchangeAt(evidence, 'embedded')];
  const [own, shown] = [plain?.decoded?.record?.id, embedded?.decoded?.record?.id];
  if (own === undefined || shown === undefined || tally.compared(sameId(own, shown))) return [];
  return [
    {
      code: 'another-person',
      clause: 'account.profile',
      message: 'the account read with embed shows another user than without',
      expected: own,
      actual: shown,
      operation: 'getMe',
      pointer: '/id',
      exchange: embedded?.number,
    },
  ];
}
