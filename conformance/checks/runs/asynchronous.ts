import { actsIn } from '../../models/acts-in.ts';
import { isKnownEnd } from '../../models/run-ends.ts';
import { isWorkflowDispatch } from '../../models/shown-runs.ts';
import { exchangeAt, isSuccess, serverError } from '../../models/steps.ts';
import { instantOf } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

/**
 * What the dispatch of a model answers is open: it may wait for the end of the run. That of a workflow may not. Every
 * dispatch of a workflow that other checks make is looked at too.
 */
export const workflowsStartQueued = check<Record<string, never>>({
  id: 'runs/asynchronous',
  title: 'The dispatch of a graph workflow does not wait for its run',
  how: 'A graph workflow is dispatched: the answer must tell that the run is queued, and not how it ended. Its run is read at once: one that lasted must not be over by then, within the time that the dispatch alone has taken.',
  clauses: ['runs.asynchronous', 'runs.workflow-starts-queued'],
  since: '0.1.0',
  operations: ['dispatchGraphWorkflowRun', 'getRun'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table([{}]),
  async run(ctx) {
    await ctx.polledRun('workflow');
    const { decoded } = await ctx.dispatch('owner', 'workflow', 'timed');
    const id = decoded?.outcome === 'success' ? decoded.record?.run_id : undefined;
    if (typeof id === 'string') {
      await ctx.call('owner', { operation: 'getRun', path: { id }, ...actsIn(ctx.facts, 'owner') }, 'read');
    }
  },
  watches: isAnswered,
  control(evidence) {
    if (evidence.exchanges.some(isAnswered)) return undefined;
    return serverError(evidence) ?? 'no dispatch of a graph workflow was accepted';
  },
  judge: (evidence, tally) => [
    ...evidence.exchanges.filter(isAnswered).flatMap((one) => judgeAnswer(one, tally)),
    ...judgeTime(evidence, tally),
  ],
});

function isAnswered(exchange: Exchange): boolean {
  const { outcome, record } = exchange.decoded ?? {};
  return isWorkflowDispatch(exchange) && outcome === 'success' && record !== undefined;
}

function judgeAnswer(exchange: Exchange, tally: Tally): Mismatch[] {
  const { status = null } = exchange.decoded!.record!;
  if (tally.compared(status === 'queued')) return [];
  const ended = isKnownEnd(status);
  return [
    {
      code: ended ? 'ended-in-the-answer' : 'not-queued',
      clause: ended ? 'runs.asynchronous' : 'runs.workflow-starts-queued',
      message: ended
        ? 'the dispatch of a graph workflow is answered when its run has ended'
        : 'the dispatch of a graph workflow does not answer that the run is queued',
      expected: 'queued',
      actual: status,
      operation: 'dispatchGraphWorkflowRun',
      pointer: '/status',
      exchange: exchange.number,
    },
  ];
}

/** In real time a shorter run may be over before its dispatch is answered, however it is carried out. */
const real_telling_ms = 1_000;
/** On a clock that stood still a run has lasted at all. */
const stepped_telling_ms = 100;

/**
 * The run lasted, and was over when its dispatch was answered. In real time the way to the target and back is no part
 * of it: a read takes as long. Where the suite steps the time, none passes between the dispatch and the read; where the
 * read has to wait until it may be expected, the run may end meanwhile, and nothing is compared.
 */
function judgeTime(evidence: Evidence<Record<string, never>>, tally: Tally): Mismatch[] {
  const [dispatch, read] = [exchangeAt(evidence, 'timed'), exchangeAt(evidence, 'read')];
  const record = isSuccess(read) ? read?.decoded?.record : undefined;
  if (!dispatch || !read || !record || !isKnownEnd(record.status_code)) return [];
  const lasted_ms = instantOf(record.completed_at) - instantOf(record.started_at ?? record.created_at);
  const { steps_time, consistency_ms } = evidence.facts;
  if (steps_time && consistency_ms > 0) return [];
  const is_over = steps_time || dispatch.took_ms - read.took_ms >= lasted_ms;
  if (!(lasted_ms >= (steps_time ? stepped_telling_ms : real_telling_ms)) || tally.compared(!is_over)) return [];
  return [
    {
      code: 'answered-at-the-end',
      clause: 'runs.asynchronous',
      message: `the dispatch of a graph workflow is answered when its run of ${lasted_ms} ms is over`,
      expected: 'a run that goes on after the answer',
      actual: { started_at: record.started_at, completed_at: record.completed_at },
      operation: 'dispatchGraphWorkflowRun',
      exchange: dispatch.number,
      again: true,
    },
  ];
}
