import { actsIn } from '../../models/acts-in.ts';
import { offeredRunKinds } from '../../models/shown-runs.ts';
import { exchangeAt, isSuccess, serverError, unproven } from '../../models/steps.ts';
import { sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';

interface Case {
  run: 'succeeds' | 'workflow';
}

/** Models, and workflows that are public, can be dispatched from anywhere: what matters is whose run it becomes. */
export const dispatchedByHeader = check<Case>({
  id: 'isolation/dispatched-by-header',
  title: 'A dispatch that names a foreign organization starts no run there',
  how: "The owner dispatches a model and a workflow, naming the outsider's organization in the header. That may be refused, or start a run of the owner's own organization; a run of the other organization it must not be.",
  clauses: ['isolation.writes', 'runs.belong-to-organization'],
  since: '0.1.0',
  operations: ['getRun'],
  needs: { principals: ['owner', 'outsider'], writes: true },
  cases(facts) {
    const offered = offeredRunKinds(facts);
    return table((['succeeds', 'workflow'] as const).filter((run) => offered.includes(run)).map((run) => ({ run })));
  },
  async run(ctx, { run }) {
    const organization = ctx.facts.principals.outsider?.organization?.id;
    if (organization === undefined) {
      return ctx.stop('could-not-run', 'the target file does not give principals.outsider.organization.id');
    }
    await ctx.polledRun(run);
    const { decoded } = await ctx.dispatch('owner', run, 'attempt', { organization });
    const id = decoded?.outcome === 'success' ? decoded.record?.run_id : undefined;
    if (typeof id !== 'string') return;
    await ctx.settle();
    const request = { operation: 'getRun' as const, path: { id } };
    await ctx.call('outsider', { ...request, ...actsIn(ctx.facts, 'outsider') }, 'theirs');
    await ctx.call('owner', request, 'ours');
  },
  control: (evidence) =>
    serverError(evidence) ??
    unproven(evidence, `dispatch-${evidence.case.run}`, 'the same dispatch without the header is refused too'),
  judge(evidence, tally) {
    const attempt = exchangeAt(evidence, 'attempt');
    if (!attempt || !tally.compared(isForeign(evidence))) return [];
    const mismatch: Mismatch = {
      code: 'run-elsewhere',
      clause: 'runs.belong-to-organization',
      message: 'a caller that names a foreign organization in X-Organization-Id starts a run of that organization',
      expected: 'a refusal, or a run of the own organization',
      actual: attempt.decoded?.record?.run_id,
      operation: attempt.request.operation,
      exchange: attempt.number,
    };
    return [mismatch];
  },
});

/** The outsider can read the run, or the run itself says whose it is. */
function isForeign(evidence: Evidence<Case>): boolean {
  const id = exchangeAt(evidence, 'attempt')?.decoded?.record?.run_id;
  const theirs = exchangeAt(evidence, 'theirs');
  const ours = exchangeAt(evidence, 'ours')?.decoded?.record?.org_id;
  const is_read = isSuccess(theirs) && sameId(theirs?.decoded?.record?.id, id);
  return is_read || (ours !== undefined && sameId(ours, evidence.facts.principals.outsider?.organization?.id));
}
