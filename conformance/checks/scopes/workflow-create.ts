import { attemptTwice } from '../../acts/attempt-twice.ts';
import { workflowBody } from '../../acts/fresh-workflow.ts';
import { actsIn } from '../../models/acts-in.ts';
import { lacksScope, listedScopes, scopesIn, workflow_scopes } from '../../models/scopes.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, unproven } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { RequestDraft } from '../../suite/context.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  /** The reader has no write scopes; the member has fewer in its second organization, as the account read tells. */
  who: 'reader' | 'member';
}

const scope = workflow_scopes.createGraphWorkflow;

/** Workflows made for whom they are refused are the business of `document/refused-makes-none`. */
export const scopeToCreate = check<Case>({
  id: 'scopes/workflow-create',
  title: 'Creating a workflow takes the scope for it, in that organization',
  how: 'A key without write scopes, and a user where it lacks the scope, ask for workflows, which must be refused; those who have it are given them.',
  clauses: ['scopes.workflow-create', 'scopes.per-organization'],
  codes: {
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
    const request = (name: string): RequestDraft => ({
      operation: 'createGraphWorkflow',
      body: workflowBody(ctx, name),
    });
    if (who === 'reader') {
      const acts = actsIn(ctx.facts, who);
      await attemptTwice(() => ctx.call(who, { ...request('unscoped'), ...acts }, 'attempt'));
      // A key may name the organization that it belongs to.
      const organization = ctx.facts.principals.reader?.organization?.id;
      if (organization !== undefined) await ctx.call(who, { ...request('named'), organization }, 'by-header');
      await ctx.call('owner', { ...request('here'), ...actsIn(ctx.facts, 'owner') }, 'control');
      return;
    }
    const organization = ctx.facts.principals.member?.second_organization?.id;
    const acts = actsIn(ctx.facts, 'member');
    const me = await ctx.call('member', { operation: 'getMe', query: { embed: ['memberships'] }, ...acts }, 'me');
    if (!lacksScope(scopesIn(me, organization), scope)) {
      return ctx.stop('not-claimed', `the account read does not show that the member lacks ${scope} anywhere`);
    }
    await attemptTwice(() => ctx.call('member', { ...request('there'), organization }, 'attempt'));
    await ctx.call('member', { ...request('here'), ...acts }, 'control');
  },
  control(evidence) {
    const { who } = evidence.case;
    const words = {
      reader: 'the owner cannot create a workflow',
      member: 'the member cannot create a workflow in its first organization',
    };
    return serverError(evidence) ?? unproven(evidence, 'control', `${words[who]} either`);
  },
  judge(evidence, tally) {
    const steps = ['attempt', 'by-header'].map((step) => exchangeAt(evidence, step));
    const accepted = steps.find((one) => tally.compared(isSuccess(one)));
    return accepted ? judgeAccepted(accepted, evidence, tally) : [];
  },
  observe(evidence) {
    const attempt = exchangeAt(evidence, 'attempt');
    if (!isRefused(attempt)) return [];
    return [{ choice: 'codes.missing_scope', operation: 'createGraphWorkflow', value: attempt?.received?.status }];
  },
});

function rows({ principals, operations }: Facts): Case[] {
  const { reader, member } = principals;
  const by_member = member?.organization?.id && member.second_organization?.id && operations.includes('getMe');
  return [...(reader ? [{ who: 'reader' as const }] : []), ...(by_member ? [{ who: 'member' as const }] : [])];
}

function judgeAccepted(accepted: Exchange, evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const shown = { at: accepted, expected: 'a refusal' };
  const status = statusOf(accepted);
  if (evidence.case.who === 'reader') return tally.broken('not-refused', { ...shown, actual: status });
  const scopes = listedScopes(evidence, evidence.facts.principals.member?.second_organization?.id);
  return tally.broken('scope-of-another-organization', { ...shown, actual: { status, scopes } });
}
