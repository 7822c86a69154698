import { freshWorkflow } from '../../acts/fresh-workflow.ts';
import { hear } from '../../acts/hear.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, unproven } from '../../models/steps.ts';
import { workflowDispatch } from '../../models/workflow-requests.ts';
import { check, table } from '../../suite/check.ts';
import type { Mismatch } from '../../suite/evidence.ts';

interface Notes {
  heard: Heard;
}

/**
 * The refused dispatch names a callback URL, and so does one of a live workflow right behind it: once that one's
 * callback is there, one of a run that had started before it would be there too.
 */
export const refusedDispatchStartsNothing = check<null, Notes>({
  id: 'workflows/refused-dispatch-starts-nothing',
  title: 'A dispatch that was refused starts no run',
  how: 'A deleted workflow is dispatched with a callback URL, which must be refused with 404; then a live one of the same kind with another URL. The callback of the second must come, and none of the first.',
  clauses: ['workflows.refused-dispatch-starts-nothing', 'workflows.deleted-not-dispatched'],
  since: '0.1.0',
  operations: ['createGraphWorkflow', 'deleteGraphWorkflow', 'dispatchGraphWorkflowRun', 'getRun'],
  needs: { principals: ['owner'], writes: true },
  waits: true,
  cases: () => table([null]),
  async run(ctx) {
    const [silent, url] = [await ctx.receiverUrl('refused'), await ctx.receiverUrl('witness')];
    const gone = await freshWorkflow(ctx, 'owner', 'gone');
    await ctx.call('owner', { operation: 'deleteGraphWorkflow', path: { id: gone.id } }, 'delete');
    await ctx.settle();
    const draft = workflowDispatch(ctx.facts, gone);
    const body = { ...draft.body, callback_url: silent };
    const attempt = await ctx.call('owner', { ...draft, body }, 'attempt');
    const named = attempt.decoded?.json as { run_id?: unknown } | undefined;
    if (typeof named?.run_id === 'string') {
      await ctx.call('owner', { operation: 'getRun', path: { id: named.run_id } }, 'named');
    }
    const witness = await ctx.dispatch('owner', 'workflow', 'witness', { callback_url: url });
    if (isRefused(witness)) {
      const reason = `the target refuses a run with a callback URL of the suite (${statusOf(witness)}); give a receiver.public_url`;
      ctx.stop('could-not-run', reason, 'dispatchGraphWorkflowRun');
    }
    const id = witness.decoded?.record?.run_id;
    if (typeof id === 'string') await ctx.untilEnd('owner', { id, name: 'workflow' }, 'end');
    await hear(ctx, url);
    return { heard: { refused: await ctx.heard(silent), witness: await ctx.heard(url) } };
  },
  control(evidence) {
    const { refused: surplus, witness } = evidence.notes.heard;
    return (
      serverError(evidence) ??
      unproven(evidence, 'delete', 'the workflow could not be deleted') ??
      unproven(evidence, 'witness', 'a live workflow could not be dispatched either') ??
      (witness > 0 || surplus > 0 ? undefined : 'no callback came of the live workflow either')
    );
  },
  judge(evidence, tally) {
    const attempt = exchangeAt(evidence, 'attempt');
    const { refused: heard } = evidence.notes.heard;
    const where = { operation: 'dispatchGraphWorkflowRun' as const, exchange: attempt?.number };
    if (tally.compared(!isRefused(attempt))) {
      const message = 'a deleted workflow can still be dispatched';
      const clause = 'workflows.deleted-not-dispatched';
      return [{ code: 'dispatched', clause, message, expected: 'status 404', actual: statusOf(attempt), ...where }];
    }
    const clause = 'workflows.refused-dispatch-starts-nothing';
    const found: Mismatch[] = [];
    if (heard > 0) {
      const message = 'a dispatch that was refused is followed by a callback';
      found.push({ code: 'called-back', clause, message, expected: 'no callback', actual: heard, ...where });
    }
    if (tally.compared(isSuccess(exchangeAt(evidence, 'named')))) {
      const message = 'the refusal of a dispatch names a run, which can be read';
      const actual = statusOf(exchangeAt(evidence, 'named'));
      found.push({ code: 'run-exists', clause, message, expected: 'no run', actual, ...where });
    }
    return found;
  },
});

interface Heard {
  refused: number;
  witness: number;
}
