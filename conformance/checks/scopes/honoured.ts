import { lacksScope, listedScopes, workflow_scopes } from '../../models/scopes.ts';
import { exchangeAt, isSuccess, serverError, statusOf, unproven } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  user: 'human' | 'member';
  /** In which of its organizations the user acts; the human has one. */
  in: 'first' | 'second';
}

/** With these a caller may be told that it lacks a scope; the others tell of the request. */
const refusals_of_scope = [401, 403, 404];

/** The same request in the owner's name shows that nothing is wrong with it. */
export const scopesHonoured = check<Case>({
  id: 'scopes/honoured',
  title: 'What a user’s list of scopes holds is what the user may do',
  how: 'Users read their memberships, then create and delete a workflow in each organization: where the list holds the scope, the request must not be refused with 401, 403 or 404; where it lacks it, it must not be accepted.',
  clauses: ['account.scopes-honoured', 'workflows.prefix', 'scopes.workflow-create', 'scopes.workflow-delete'],
  since: '0.1.0',
  operations: ['getMe', 'createGraphWorkflow', 'deleteGraphWorkflow'],
  needs: { principals: ['owner'], writes: true },
  cases: (facts) => table(rows(facts)),
  async run(ctx, input) {
    const sample = ctx.facts.fixtures?.workflow?.create;
    if (!sample) return ctx.stop('could-not-run', 'the target file has no fixtures.workflow.create');
    const body = () => ({ ...sample, name: ctx.newName('listed') });
    const organization = organizationOf(ctx.facts, input);
    const acts = organization === undefined ? {} : { organization };
    await ctx.call('owner', { operation: 'createGraphWorkflow', body: body() }, 'control');
    await ctx.call(input.user, { operation: 'getMe', query: { embed: ['memberships'] }, ...acts }, 'me');
    const made = await ctx.call(input.user, { operation: 'createGraphWorkflow', body: body(), ...acts }, 'create');
    const id = made.decoded?.record?.id;
    if (typeof id !== 'string') return;
    await ctx.call(input.user, { operation: 'deleteGraphWorkflow', path: { id }, ...acts }, 'delete');
  },
  control(evidence) {
    const failed =
      serverError(evidence) ??
      unproven(evidence, 'control', 'the owner cannot create a workflow either') ??
      unproven(evidence, 'me', 'the user cannot read its own account');
    if (failed !== undefined || listedScopes(evidence, organizationOf(evidence.facts, evidence.case)) !== undefined)
      return failed;
    const reason = 'the account read lists no scopes for the organization that the target file names';
    return { verdict: 'could-not-run', reason, operation: 'getMe' };
  },
  judge(evidence, tally) {
    const scopes = listedScopes(evidence, organizationOf(evidence.facts, evidence.case));
    if (scopes === undefined) return [];
    return (['create', 'delete'] as const).flatMap((step) => judgeStep(evidence, step, scopes, tally));
  },
});

/** Only where it is known in which organization the user acts. */
function rows({ principals }: Facts): Case[] {
  const { human, member } = principals;
  return [
    ...(human?.kind === 'user' && human.organization?.id ? [{ user: 'human', in: 'first' } as const] : []),
    ...(member?.kind === 'user' && member.organization?.id ? [{ user: 'member', in: 'first' } as const] : []),
    ...(member?.kind === 'user' && member.second_organization?.id ? [{ user: 'member', in: 'second' } as const] : []),
  ];
}

function organizationOf({ principals }: Facts, { user, in: place }: Case): string | undefined {
  const found = principals[user];
  return place === 'first' ? found?.organization?.id : found?.second_organization?.id;
}

function judgeStep(
  evidence: Evidence<Case>,
  step: 'create' | 'delete',
  scopes: readonly string[],
  tally: Tally,
): Mismatch[] {
  const answer = exchangeAt(evidence, step);
  if (!answer) return [];
  const operation = step === 'create' ? ('createGraphWorkflow' as const) : ('deleteGraphWorkflow' as const);
  const scope = workflow_scopes[operation];
  const where = { operation, exchange: answer.number, actual: { status: statusOf(answer), scopes } };
  if (tally.compared(scopes.includes(scope))) {
    if (tally.compared(!refusals_of_scope.includes(answer.received?.status ?? 0))) return [];
    const message = `a user is refused what the account read lists for that organization: ${scope}`;
    return [{ code: 'listed-and-refused', clause: 'account.scopes-honoured', message, expected: 'a 2xx', ...where }];
  }
  return isSuccess(answer) && lacksScope(scopes, scope) ? judgeUnlisted(answer, scope, scopes) : [];
}

/** A list that speaks of workflows in other words has the wrong names; one that does not lacks the scope. */
function judgeUnlisted(answer: Exchange, scope: string, scopes: readonly string[]): Mismatch[] {
  const { operation } = answer.request;
  const other = scopes.find((each) => /work.?flow/i.test(each) && !each.startsWith('graph-workflows:'));
  const own = operation === 'createGraphWorkflow' ? 'scopes.workflow-create' : 'scopes.workflow-delete';
  const named = other !== undefined;
  return [
    {
      code: named ? 'scope-under-another-name' : 'not-listed-and-accepted',
      clause: named ? 'workflows.prefix' : own,
      message: named
        ? `the account read lists a scope of workflows as ${other}, and none that begins with graph-workflows:`
        : `${operation} is accepted from a user whose list of scopes does not hold ${scope}`,
      expected: named ? scope : 'a refusal',
      actual: { status: statusOf(answer), scopes },
      operation: named ? 'getMe' : operation,
      exchange: answer.number,
    },
  ];
}
