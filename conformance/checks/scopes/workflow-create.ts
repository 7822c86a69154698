import { attemptTwice } from '../../acts/attempt-twice.ts';
import { probeNames } from '../../acts/probe-names.ts';
import { strangeTo } from '../../acts/refusable-callers.ts';
import { actsIn } from '../../models/acts-in.ts';
import { judgeNothingMade, made_although_refused, type ProbeNotes, unprovenProbe } from '../../models/nothing-made.ts';
import { besideRefusable, refusal_clause } from '../../models/refusable-callers.ts';
import { lacksScope, listedScopes, scopesIn, workflow_scopes } from '../../models/scopes.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, unproven } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { RequestDraft } from '../../suite/context.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { stopLacking } from '../../suite/lacking.ts';
import type { Tally } from '../../suite/tally.ts';

/** With names where somebody who may used the same name. */
type Notes = Partial<ProbeNotes> & {
  /** The name that somebody without a token asked for. */
  strangers?: string;
  /** The name that the owner asked for in an organization of which it is no member. */
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
 * by the owner, and in the member's second organization by a principal who belongs there alone, if there is one.
 */
export const scopeToCreate = check<Case, Notes>({
  id: 'scopes/workflow-create',
  title: 'Creating a workflow takes the scope for it, in that organization',
  how: 'A key without write scopes, and a user where it lacks the scope, ask for workflows, which must be refused. Names whose creation was refused must be free afterwards.',
  clauses: [
    'scopes.workflow-create',
    'scopes.per-organization',
    'scopes.refusal-changes-nothing',
    'authentication.refusal-changes-nothing',
    refusal_clause,
  ],
  codes: {
    'made-although-refused': made_although_refused,
    'not-refused': { clause: 'scopes.workflow-create', message: 'A key without write scopes can create a workflow.' },
    'scope-of-another-organization': {
      clause: 'scopes.per-organization',
      message: `A user can create a workflow in an organization where ${scope} is not among its scopes.`,
    },
  },
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
      // A key may name the organization that it belongs to.
      const organization = ctx.facts.principals.reader?.organization?.id;
      if (organization !== undefined)
        await ctx.call('reader', { ...request(ctx.newName('named')), organization }, 'by-header');
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
    const accepted = ['attempt', 'by-header'].map((step) => exchangeAt(evidence, step)).find(isSuccess);
    if (accepted) return judgeAccepted(accepted, evidence, tally);
    const is_probed = isSuccess(exchangeAt(evidence, 'first')) && isSuccess(exchangeAt(evidence, 'last'));
    if (!is_probed) return [];
    const { strangers, misplaced } = evidence.notes;
    const probes = {
      'scopes.refusal-changes-nothing': undefined,
      'authentication.refusal-changes-nothing': { ...strangers_probe, name: strangers },
      [refusal_clause]: { ...misplaced_probe, name: misplaced },
    };
    return Object.entries(probes).flatMap(([clause, probe]) =>
      judgeNothingMade(evidence, tally, probe).map((mismatch) => ({ ...mismatch, clause })),
    );
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

function judgeAccepted(accepted: Exchange, evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const [at, expected, status] = [accepted, 'a refusal', statusOf(accepted)];
  if (tally.compared(evidence.case.who === 'reader')) {
    return tally.broken('not-refused', { at, expected, actual: status });
  }
  const scopes = listedScopes(evidence, evidence.facts.principals.member?.second_organization?.id);
  return tally.broken('scope-of-another-organization', { at, expected, actual: { status, scopes } });
}
