import { attemptTwice } from '../../acts/attempt-twice.ts';
import { probeNames } from '../../acts/probe-names.ts';
import { strangeTo } from '../../acts/refusable-callers.ts';
import { actsIn } from '../../models/acts-in.ts';
import { judgeNothingMade, type ProbeNotes, unprovenProbe } from '../../models/nothing-made.ts';
import { besideRefusable, refusal_clause } from '../../models/refusable-callers.ts';
import { lacksScope, listedScopes, scopesIn, workflow_scopes } from '../../models/scopes.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, unproven } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { RequestDraft } from '../../suite/context.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import { stopLacking } from '../../suite/lacking.ts';
import type { Tally } from '../../suite/tally.ts';

/** Where the same name was used by somebody who may. */
type Notes = Partial<ProbeNotes> & {
  /** What somebody without a token asked for. */
  strangers?: string;
  /** What the owner asked for in an organization of which it is no member. */
  misplaced?: string;
};

interface Case {
  /** The reader has no write scopes; the member has fewer in its second organization, as the account read tells. */
  who: 'reader' | 'member';
}

const scope = workflow_scopes.createGraphWorkflow;
const strangers_probe = { attempt: 'stranger', again: 'stranger-again' } as const;
const misplaced_probe = { attempt: 'misplaced', again: 'misplaced-again' } as const;

/**
 * The same name is used afterwards by somebody who may, so that a workflow that was made in spite of the refusal shows:
 * by the owner, and in the member's second organization by who belongs there alone. Where nobody of the target file
 * does, nothing more can be looked at there.
 */
export const scopeToCreate = check<Case, Notes>({
  id: 'scopes/workflow-create',
  title: 'Creating a workflow takes the scope for it, in that organization',
  how: 'A key without write scopes, and a user in the organization where the account read lists no scope to create, each ask for a workflow, which must be refused; so must that of somebody without a token, and the names be free afterwards, that too which the owner was refused for an organization in which it is no member; the same request is accepted from the owner, and from the user in the other organization. Which status a refusal has is the choice of the target.',
  clauses: [
    'scopes.workflow-create',
    'scopes.per-organization',
    'scopes.refusal-changes-nothing',
    'authentication.refusal-changes-nothing',
    refusal_clause,
  ],
  since: '0.1.0',
  operations: ['createGraphWorkflow'],
  needs: { principals: ['owner'], writes: true },
  cases: (facts) => table(rows(facts)),
  async run(ctx, { who }) {
    const sample = ctx.facts.fixtures?.workflow?.create;
    if (!sample) return stopLacking(ctx, 'fixtures.workflow.create');
    const request = (name: string): RequestDraft => ({ operation: 'createGraphWorkflow', body: { ...sample, name } });
    if (who === 'reader') {
      const attempt = (name: string) =>
        ctx.call('reader', { ...request(name), ...actsIn(ctx.facts, 'reader') }, 'attempt');
      const [strangers, misplaced] = [ctx.newName('unknown'), ctx.newName('misplaced')];
      const elsewhere = await strangeTo(ctx, 'owner');
      const probed = await probeNames(ctx, sample, async (name) => {
        await ctx.call('nobody', request(strangers), strangers_probe.attempt);
        await ctx.call('owner', { ...request(strangers), ...actsIn(ctx.facts, 'owner') }, strangers_probe.again);
        if (elsewhere !== undefined) {
          await ctx.call('owner', { ...request(misplaced), organization: elsewhere }, misplaced_probe.attempt);
          await ctx.call('owner', { ...request(misplaced), ...actsIn(ctx.facts, 'owner') }, misplaced_probe.again);
        }
        await attemptTwice(() => attempt(name));
      });
      return { ...probed, strangers, misplaced };
    }
    const organization = ctx.facts.principals.member?.second_organization?.id;
    const acts = actsIn(ctx.facts, 'member');
    const me = await ctx.call('member', { operation: 'getMe', query: { embed: ['memberships'] }, ...acts }, 'me');
    if (!lacksScope(scopesIn(me, organization), scope)) {
      return ctx.stop('not-claimed', `the account read does not show that the member lacks ${scope} anywhere`);
    }
    const attempt = (name: string) => ctx.call('member', { ...request(name), organization }, 'attempt');
    const probed = belongsToSecond(ctx.facts)
      ? await probeNames(ctx, sample, (name) => attemptTwice(() => attempt(name)), 'no_secret')
      : await attemptTwice(() => attempt(ctx.newName('there')));
    await ctx.call('member', { ...request(ctx.newName('here')), ...acts }, 'control');
    return probed ?? {};
  },
  control(evidence) {
    if (evidence.case.who === 'reader') return serverError(besideRefusable(evidence)) ?? unprovenProbe(evidence);
    const why = 'the member cannot create a workflow in its first organization either';
    return serverError(evidence) ?? unproven(evidence, 'control', why);
  },
  judge(evidence, tally) {
    const attempt = exchangeAt(evidence, 'attempt');
    if (isSuccess(attempt)) return judgeAccepted(evidence, tally);
    const is_probed = isSuccess(exchangeAt(evidence, 'first')) && isSuccess(exchangeAt(evidence, 'last'));
    if (!is_probed) return [];
    const { strangers, misplaced } = evidence.notes;
    return [
      ...judgeNothingMade(evidence, 'scopes.refusal-changes-nothing', tally),
      ...judgeNothingMade(evidence, 'authentication.refusal-changes-nothing', tally, {
        ...strangers_probe,
        name: strangers,
      }),
      ...judgeNothingMade(evidence, refusal_clause, tally, { ...misplaced_probe, name: misplaced }),
    ];
  },
  observe(evidence) {
    const attempt = exchangeAt(evidence, 'attempt');
    if (!isRefused(attempt)) return [];
    return [{ choice: 'codes.missing_scope', operation: 'createGraphWorkflow', value: attempt?.received?.status }];
  },
});

function belongsToSecond({ principals: { member, no_secret } }: Facts): boolean {
  const second = member?.second_organization?.id;
  return second !== undefined && no_secret?.organization?.id === second;
}

function rows({ principals, operations }: Facts): Case[] {
  const { reader, member } = principals;
  const by_member = member?.organization?.id && member.second_organization?.id && operations.includes('getMe');
  return [...(reader ? [{ who: 'reader' as const }] : []), ...(by_member ? [{ who: 'member' as const }] : [])];
}

function judgeAccepted(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const attempt = exchangeAt(evidence, 'attempt');
  const where = { operation: 'createGraphWorkflow' as const, exchange: attempt?.number, expected: 'a refusal' };
  if (tally.compared(evidence.case.who === 'reader')) {
    const message = 'a key without write scopes can create a workflow';
    return [{ code: 'not-refused', clause: 'scopes.workflow-create', message, actual: statusOf(attempt), ...where }];
  }
  const scopes = listedScopes(evidence, evidence.facts.principals.member?.second_organization?.id);
  const message = `a user can create a workflow in an organization where ${scope} is not among its scopes`;
  const actual = { status: statusOf(attempt), scopes };
  return [{ code: 'scope-of-another-organization', clause: 'scopes.per-organization', message, actual, ...where }];
}
