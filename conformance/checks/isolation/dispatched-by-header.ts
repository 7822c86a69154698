import { operationsIn } from '../../../src/contract/operations.ts';
import { answerOrStop } from '../../acts/answer-or-stop.ts';
import { kindOfRun } from '../../acts/shared-successes.ts';
import { surelyStrange, tellsMemberships } from '../../acts/strange-organization.ts';
import { actsIn } from '../../models/acts-in.ts';
import { whyNotCallable } from '../../models/plain-operations.ts';
import { offeredRunKinds } from '../../models/shown-runs.ts';
import { exchangeAt, isSuccess, serverError, unproven } from '../../models/steps.ts';
import { sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import { CaseStopped, type CheckContext } from '../../suite/context.ts';
import type { Evidence } from '../../suite/evidence.ts';
import type { Exchange, Stop } from '../../suite/exchange.ts';
import type { RunName } from '../../suite/polled-run.ts';

interface Case {
  run: RunName;
  /** The caller, where it is not the owner: a user of the owner's organization. */
  by?: 'human';
}

/** Models, and workflows that are public, can be dispatched from anywhere: what matters is whose run it becomes. */
export const dispatchedByHeader = check<Case>({
  id: 'isolation/dispatched-by-header',
  title: 'A dispatch that names a foreign organization starts no run there',
  how: 'Models and a workflow are dispatched with a foreign organization in the header: refused, or a run of the own organization.',
  clauses: ['isolation.writes', 'runs.belong-to-organization'],
  codes: {
    'run-elsewhere': {
      clause: 'runs.belong-to-organization',
      message: 'A caller that names a foreign organization in X-Organization-Id starts a run of that organization.',
    },
  },
  since: '0.1.0',
  operations: ['getRun'],
  needs: { principals: ['owner', 'outsider'], writes: true },
  cases(facts) {
    const offered = offeredRunKinds(facts);
    const dispatches = operationsIn('dispatches').filter((id) => whyNotCallable(facts, id) === undefined);
    const kinds = ['succeeds', 'workflow', ...dispatches.map((id) => kindOfRun(facts, id))];
    const runs = [...new Set(kinds)].filter((run) => offered.includes(run));
    return table<Case>([...runs.map((run) => ({ run })), ...(tellsMemberships(facts) ? usersRuns(runs) : [])]);
  },
  async run(ctx, { run, by = 'owner' as const }) {
    const organization = ctx.facts.principals.outsider?.organization?.id;
    if (organization === undefined) {
      return ctx.stop('could-not-run', 'the target file does not give principals.outsider.organization.id');
    }
    await showStranger(ctx, run, by);
    const { decoded } = await dispatched(ctx, run, organization, by);
    const id = decoded?.outcome === 'success' ? decoded.record?.run_id : undefined;
    if (typeof id !== 'string') return;
    await ctx.time.settle();
    const request = { operation: 'getRun' as const, path: { id } };
    await ctx.call('outsider', { ...request, ...actsIn(ctx.facts, 'outsider') }, 'theirs');
    await ctx.call(by, { ...request, ...actsIn(ctx.facts, by) }, 'ours');
  },
  control: (evidence) =>
    serverError(evidence) ??
    unproven(evidence, `dispatch-${evidence.case.run}`, 'the same dispatch without the header is refused too') ??
    unseen(evidence),
  judge(evidence, tally) {
    const attempt = exchangeAt(evidence, 'attempt');
    if (!attempt || !tally.compared(isForeign(evidence))) return [];
    return tally.broken('run-elsewhere', {
      expected: 'a refusal, or a run of the own organization',
      actual: attempt.decoded?.record?.run_id,
      at: attempt,
    });
  },
});

type Caller = NonNullable<Case['by']> | 'owner';

function usersRuns(runs: readonly RunName[]): Case[] {
  return runs.slice(0, 1).map((run) => ({ run, by: 'human' }));
}

/** A user may be a member of the other organization too, or may run nothing: then the header shows nothing. */
async function showStranger(ctx: CheckContext, run: RunName, by: Caller): Promise<void> {
  await surelyStrange(ctx, by);
  if (by === 'owner') return;
  const { exchange } = await answerOrStop(() => ctx.runs.dispatch('human', run, 'own', actsIn(ctx.facts, 'human')));
  if (!isSuccess(exchange)) ctx.stop('not-claimed', 'the user may run nothing in the own organization either');
}

/** Models at paths of other lengths that cannot be run are judged elsewhere, and cost no verdict here. */
async function dispatched(ctx: CheckContext, run: RunName, organization: string, by: Caller): Promise<Exchange> {
  try {
    await ctx.runs.polled(run);
    return await ctx.runs.dispatch(by, run, 'attempt', { organization });
  } catch (error) {
    if (run === 'succeeds' || run === 'workflow' || !(error instanceof CaseStopped)) throw error;
    return ctx.stop('not-claimed', error.stop.reason);
  }
}

/** A target that shows the run to nobody, or any run for any id, does not show whose it is. */
function unseen(evidence: Evidence<Case>): string | Stop | undefined {
  const attempt = exchangeAt(evidence, 'attempt');
  const id = attempt?.decoded?.record?.run_id;
  const ours = exchangeAt(evidence, 'ours');
  if (!isSuccess(attempt) || isForeign(evidence)) return undefined;
  if (isSuccess(ours) && sameId(ours?.decoded?.record?.id, id)) return undefined;
  return evidence.case.by === 'human'
    ? { verdict: 'not-claimed', reason: 'the user is not shown the run that was started, as users may be shown none' }
    : 'the owner is not shown the run either that was started, so that nobody can tell whose it is';
}

/** The outsider can read the run, or the run itself says whose it is. */
function isForeign(evidence: Evidence<Case>): boolean {
  const id = exchangeAt(evidence, 'attempt')?.decoded?.record?.run_id;
  const theirs = exchangeAt(evidence, 'theirs');
  const ours = exchangeAt(evidence, 'ours')?.decoded?.record?.org_id;
  const is_read = isSuccess(theirs) && sameId(theirs?.decoded?.record?.id, id);
  return is_read || (ours !== undefined && sameId(ours, evidence.facts.principals.outsider?.organization?.id));
}
