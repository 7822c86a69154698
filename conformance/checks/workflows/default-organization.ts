import { chosen } from '../../../src/choices/chosen.ts';
import { actsIn } from '../../models/acts-in.ts';
import { lacksScope, listedScopes, scopesIn, workflow_scopes } from '../../models/scopes.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, unproven } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence } from '../../suite/evidence.ts';
import type { Stop } from '../../suite/exchange.ts';
import { stopLacking } from '../../suite/lacking.ts';

/** The organization of a user's token that names none is not stated. */
export const defaultOrganization = check<null>({
  id: 'workflows/default-organization',
  title: 'A user that names no organization acts where the target file declares',
  how: 'A member of two organizations creates a workflow without X-Organization-Id: its organization, or the refusal, is observed and compared with what the target file declares.',
  clauses: ['access.user-default-organization'],
  codes: {
    'not-as-declared': {
      clause: 'access.user-default-organization',
      level: 'declared',
      message: 'A user that names no organization acts elsewhere than the target file declares.',
    },
  },
  since: '0.1.0',
  operations: ['getMe', 'createGraphWorkflow'],
  needs: { principals: ['member'], writes: true },
  cases: () => table([null]),
  async run(ctx) {
    const sample = ctx.facts.fixtures?.workflow?.create;
    if (!sample) return stopLacking(ctx, 'fixtures.workflow.create');
    const acts = actsIn(ctx.facts, 'member');
    const request = { operation: 'createGraphWorkflow' as const };
    const body = () => ({ ...sample, name: ctx.newName('nowhere') });
    await ctx.call('member', { operation: 'getMe', query: { embed: ['memberships'] }, ...acts }, 'me');
    await ctx.call('member', { ...request, body: body(), ...acts }, 'control');
    await ctx.call('member', { ...request, body: body() }, 'attempt');
  },
  control: (evidence) =>
    serverError(evidence) ??
    mayCreateNowhere(evidence) ??
    unproven(evidence, 'control', 'the member cannot create a workflow with the header either'),
  judge(evidence, tally) {
    const declared = chosen(evidence.facts.choices, 'access.user_default_organization', 'createGraphWorkflow');
    const seen = seenIn(evidence);
    if (typeof declared !== 'string' || seen === undefined) return [];
    return tally.holds(seen === declared, 'not-as-declared', {
      at: exchangeAt(evidence, 'attempt'),
      message: `the target file declares access.user_default_organization: ${declared}, and a user acts otherwise`,
      expected: declared,
      actual: typeof seen === 'string' ? seen : seen.other,
    });
  },
  observe(evidence) {
    const value = seenIn(evidence);
    if (value === undefined) return [];
    return [{ choice: 'access.user_default_organization', operation: 'createGraphWorkflow', value }];
  },
});

/** A member who may create no workflow shows nothing by being refused one. */
function mayCreateNowhere(evidence: Evidence): Stop | undefined {
  const [control, attempt] = [exchangeAt(evidence, 'control'), exchangeAt(evidence, 'attempt')];
  if (!isRefused(control) || !isRefused(attempt)) return undefined;
  const scope = workflow_scopes.createGraphWorkflow;
  const is_listed = lacksScope(listedScopes(evidence, control?.request.organization), scope);
  return {
    verdict: is_listed ? 'not-claimed' : 'could-not-run',
    reason: `the member is refused a workflow with the header too (${statusOf(control)}): name a principals.member whose scopes in its organization hold ${scope}`,
    operation: 'createGraphWorkflow',
  };
}

/** A refusal may be for want of the scope where the first membership lacks it. */
function seenIn(evidence: Evidence): string | { other: string } | undefined {
  const attempt = exchangeAt(evidence, 'attempt');
  const me = exchangeAt(evidence, 'me');
  const memberships = (me?.decoded?.record?.memberships ?? []) as { org?: { id?: string } }[];
  const first = Array.isArray(memberships) ? memberships[0]?.org?.id : undefined;
  const org_id = attempt?.decoded?.record?.org_id;
  if (isRefused(attempt)) {
    const may_create = scopesIn(me, first)?.includes(workflow_scopes.createGraphWorkflow);
    return may_create ? 'refused' : undefined;
  }
  if (!isSuccess(attempt) || !isSet(org_id) || first === undefined) return undefined;
  return sameId(org_id, first) ? 'first_membership' : { other: 'another membership than the first' };
}
