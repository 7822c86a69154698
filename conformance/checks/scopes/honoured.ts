import { lacksScope, listedScopes, listsAnotherThan, workflow_scopes } from '../../models/scopes.ts';
import { exchangeAt, isSuccess, serverError, statusOf, unproven } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { stopLacking } from '../../suite/lacking.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  user: 'human' | 'member';
  /** In which of its organizations the user acts; the human has one. */
  in: 'first' | 'second';
}

/** A token may be issued for fewer scopes than its user has: that what is listed is refused, shows nothing. */
export const scopesHonoured = check<Case>({
  id: 'scopes/honoured',
  title: 'A user may do nothing that the list of scopes does not hold',
  how: 'Users read their memberships, then create and delete a workflow in each organization: where the list lacks the scope, the request must not be accepted.',
  clauses: ['workflows.prefix', 'scopes.workflow-create', 'scopes.workflow-delete'],
  codes: {
    'scope-under-another-name': {
      clause: 'workflows.prefix',
      message: 'The account read lists a scope of workflows that does not begin with graph-workflows:.',
    },
    'not-listed-and-accepted': {
      message: 'A request is accepted from a user whose list of scopes does not hold the scope for it.',
    },
  },
  since: '0.1.0',
  operations: ['getMe', 'createGraphWorkflow', 'deleteGraphWorkflow'],
  needs: { principals: ['owner'], writes: true },
  cases: (facts) => table(rows(facts)),
  async run(ctx, input) {
    const sample = ctx.facts.fixtures?.workflow?.create;
    if (!sample) return stopLacking(ctx, 'fixtures.workflow.create');
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
    const organization = organizationOf(evidence.facts, evidence.case);
    if (failed !== undefined || listedScopes(evidence, organization) !== undefined) return failed;
    if (evidence.case.in === 'second' && listsAnotherThan(evidence, organization)) {
      const reason =
        'where the header is not heeded, the account read lists memberships of the first organization alone';
      return { verdict: 'not-claimed', reason, operation: 'getMe' };
    }
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
  return lacksScope(scopes, scope) && tally.compared(isSuccess(answer))
    ? judgeUnlisted(answer, scope, scopes, tally)
    : [];
}

/** A list that speaks of workflows in other words has the wrong names; one that does not lacks the scope. */
function judgeUnlisted(answer: Exchange, scope: string, scopes: readonly string[], tally: Tally): Mismatch[] {
  const { operation } = answer.request;
  const other = scopes.find((each) => /work.?flow/i.test(each) && !each.startsWith('graph-workflows:'));
  const shown = { at: answer, actual: { status: statusOf(answer), scopes } };
  if (other !== undefined) {
    const message = `the account read lists a scope of workflows as ${other}, and none that begins with graph-workflows:`;
    return tally.broken('scope-under-another-name', { ...shown, message, expected: scope, operation: 'getMe' });
  }
  return tally.broken('not-listed-and-accepted', {
    ...shown,
    clause: operation === 'createGraphWorkflow' ? 'scopes.workflow-create' : 'scopes.workflow-delete',
    message: `${operation} is accepted from a user whose list of scopes does not hold ${scope}`,
    expected: 'a refusal',
  });
}
