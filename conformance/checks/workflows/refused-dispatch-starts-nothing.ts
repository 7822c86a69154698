import { freshWorkflow } from '../../acts/fresh-workflow.ts';
import { hear } from '../../acts/hear.ts';
import { pollRun } from '../../acts/poll-runs.ts';
import { refusableCallers } from '../../acts/refusable-callers.ts';
import { no_scalar } from '../../arbitraries/way.ts';
import {
  besideRefusable,
  refusable,
  refusal_clause,
  refused_caller_codes,
  refusedFor,
} from '../../models/refusable-callers.ts';
import { offeredRunKinds } from '../../models/shown-runs.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, stepsOf, unproven } from '../../models/steps.ts';
import { workflowDispatch } from '../../models/workflow-requests.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { RunName } from '../../suite/polled-run.ts';
import type { Tally } from '../../suite/tally.ts';

interface Notes {
  heard: Heard;
}

/**
 * The refused dispatches name callback URLs, and so does one of a live workflow right behind them: once that one's
 * callback is there, one of a run that had started before it would be there too.
 */
export const refusedDispatchStartsNothing = check<null, Notes>({
  id: 'workflows/refused-dispatch-starts-nothing',
  title: 'A dispatch that was refused starts no run',
  how: 'A deleted workflow, inputs of a wrong type, and runs for callers that may be refused, are asked for. No refused request calls back; a live workflow behind them does.',
  clauses: [
    'workflows.refused-dispatch-starts-nothing',
    'workflows.deleted-not-dispatched',
    'authentication.refusal-changes-nothing',
    'errors.invalid-changes-nothing',
    refusal_clause,
  ],
  codes: {
    ...refused_caller_codes,
    'deleted-and-dispatched': {
      clause: 'workflows.deleted-not-dispatched',
      message: 'A workflow that was deleted can still be dispatched.',
    },
    'called-back': {
      clause: 'workflows.refused-dispatch-starts-nothing',
      message: 'A dispatch that was refused is followed by a callback.',
    },
    'invalid-and-called-back': {
      clause: 'errors.invalid-changes-nothing',
      message: 'A dispatch that was refused for its inputs is followed by a callback.',
    },
    'run-exists': {
      clause: 'workflows.refused-dispatch-starts-nothing',
      message: 'The refusal of a dispatch names a run, which can be read.',
    },
    'called-back-without-token': {
      clause: 'authentication.refusal-changes-nothing',
      message: 'A run that was refused for want of a token is started, and calls back.',
    },
  },
  since: '0.1.0',
  operations: ['createGraphWorkflow', 'deleteGraphWorkflow', 'dispatchGraphWorkflowRun', 'getRun'],
  needs: { principals: ['owner'], writes: true },
  waits: true,
  hears: true,
  cases: () => table([null]),
  async run(ctx) {
    const [silent, url] = [await ctx.hooks.url('refused'), await ctx.hooks.url('witness')];
    const strangers = await ctx.hooks.url('stranger');
    const gone = await freshWorkflow(ctx, 'owner', 'gone');
    await ctx.call('owner', { operation: 'deleteGraphWorkflow', path: { id: gone.id } }, 'delete');
    await ctx.time.settle();
    const draft = workflowDispatch(ctx.facts, gone);
    const body = { ...draft.body, callback_url: silent };
    const attempt = await ctx.call('owner', { ...draft, body }, 'attempt');
    const named = attempt.decoded?.json as { run_id?: unknown } | undefined;
    if (typeof named?.run_id === 'string') {
      await ctx.call('owner', { operation: 'getRun', path: { id: named.run_id } }, 'named');
    }
    const others: Record<string, string> = {};
    const callers = await refusableCallers(ctx);
    for (const kind of strangers_kinds.filter((one) => offeredRunKinds(ctx.facts).includes(one))) {
      // A kind that cannot be run is the finding of the checks of those runs.
      const polled = await pollRun(ctx, kind);
      if (!('dispatch' in polled)) continue;
      const { request } = polled.dispatch;
      const asked = { ...(request.body as object), callback_url: strangers };
      await ctx.call('nobody', { ...request, body: asked }, `stranger/${kind}`);
      const invalid_url = await ctx.hooks.url(`invalid${kind}`);
      others[`invalid/${kind}`] = invalid_url;
      const invalid = { ...request, body: { ...ofWrongTypes(request.body), callback_url: invalid_url } };
      await ctx.runs.tryDispatch('owner', invalid, `invalid/${kind}`);
      const { organization: _, ...anywhere } = request;
      for (const { caller, acts, step } of callers) {
        const own_url = await ctx.hooks.url(`${caller}${kind}`);
        others[`${step}/${kind}`] = own_url;
        const own = { ...(request.body as object), callback_url: own_url };
        await ctx.runs.tryDispatch(caller, { ...anywhere, body: own, ...acts }, `${step}/${kind}`);
      }
    }
    const witness = await ctx.runs.dispatch('owner', 'workflow', 'witness', { callback_url: url });
    if (isRefused(witness)) {
      const reason = `the target refuses a run with a callback URL of the suite (${statusOf(witness)}); give a receiver.public_url`;
      ctx.stop('could-not-run', reason, 'dispatchGraphWorkflowRun');
    }
    const id = witness.decoded?.record?.run_id;
    if (typeof id === 'string') await ctx.runs.untilEnd('owner', { id, name: 'workflow' }, 'end');
    await hear(ctx, url);
    const [refused, stranger, heard] = await Promise.all([silent, strangers, url].map((one) => ctx.hooks.heard(one)));
    const counts = Object.entries(others).map(async ([step, own_url]) => [step, await ctx.hooks.heard(own_url)]);
    const of_others = Object.fromEntries(await Promise.all(counts));
    return { heard: { refused: refused!, stranger: stranger!, witness: heard!, others: of_others } };
  },
  control(evidence) {
    const { refused, stranger, witness, others } = evidence.notes.heard;
    const in_all = [refused, stranger, witness, ...Object.values(others)].reduce((sum, one) => sum + one);
    return (
      serverError(besideRefusable(evidence)) ??
      unproven(evidence, 'delete', 'the workflow could not be deleted') ??
      unproven(evidence, 'witness', 'a live workflow could not be dispatched either') ??
      (in_all > 0 ? undefined : 'no callback came of the live workflow either')
    );
  },
  judge(evidence, tally) {
    const attempt = exchangeAt(evidence, 'attempt');
    const { refused: heard } = evidence.notes.heard;
    const shown = { at: attempt, expected: 'status 404', actual: statusOf(attempt) };
    if (tally.compared(!isRefused(attempt))) return tally.broken('deleted-and-dispatched', shown);
    const named = exchangeAt(evidence, 'named');
    return [
      ...(heard > 0 ? tally.broken('called-back', { at: attempt, expected: 'no callback', actual: heard }) : []),
      ...tally.holds(!isSuccess(named), 'run-exists', { at: attempt, expected: 'no run', actual: statusOf(named) }),
      ...judgeInvalid(evidence, tally),
      ...judgeStranger(evidence, tally),
      ...judgeOthers(evidence, tally),
    ];
  },
});

/** A run of either kind, as the owner has started it. */
const strangers_kinds: readonly RunName[] = ['succeeds', 'workflow'];

/** The inputs of a dispatch, none of which is of its type. */
function ofWrongTypes(body: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.keys(body as object).map((name) => [name, no_scalar]));
}

/** A target need not look at inputs before the run, and may accept them. */
function judgeInvalid(evidence: Evidence<null, Notes>, tally: Tally): Mismatch[] {
  return stepsOf(evidence, 'invalid').flatMap((attempt) => {
    const heard = evidence.notes.heard.others[attempt.step] ?? 0;
    if (!isRefused(attempt)) return [];
    return tally.holds(heard === 0, 'invalid-and-called-back', { at: attempt, expected: 'no callback', actual: heard });
  });
}

/** A request that was not refused is the finding of another check. */
function judgeStranger(evidence: Evidence<null, Notes>, tally: Tally): Mismatch[] {
  const attempts = stepsOf(evidence, 'stranger');
  const { stranger } = evidence.notes.heard;
  if (attempts.length === 0 || !attempts.every(isRefused)) return [];
  const shown = { at: attempts[0]!, expected: 'no callback', actual: stranger };
  return tally.holds(stranger === 0, 'called-back-without-token', shown);
}

/** The target may let them start a run. */
function judgeOthers(evidence: Evidence<null, Notes>, tally: Tally): Mismatch[] {
  const { others } = evidence.notes.heard;
  return stepsOf(evidence, refusable).flatMap((attempt) => {
    const heard = others[attempt.step] ?? 0;
    if (!isRefused(attempt)) return [];
    const { code, why } = refusedFor(attempt);
    const message = `a run that was refused ${why} is started, and calls back`;
    return tally.holds(heard === 0, code, { at: attempt, message, expected: 'no callback', actual: heard });
  });
}

interface Heard {
  refused: number;
  /** Of both runs that were asked for without a token. */
  stranger: number;
  witness: number;
  /** Of the callers that the target may refuse, and of wrong inputs, by the step. */
  others: Record<string, number>;
}
