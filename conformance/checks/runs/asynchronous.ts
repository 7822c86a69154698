import { actsIn } from '../../models/acts-in.ts';
import { isKnownEnd } from '../../models/run-ends.ts';
import { isWorkflowDispatch } from '../../models/shown-runs.ts';
import { exchangeAt, isSuccess, serverError } from '../../models/steps.ts';
import { instantOf } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

/** The dispatch of a model may wait for the end of its run, that of a workflow may not. */
export const workflowsStartQueued = check<Record<string, never>>({
  id: 'runs/asynchronous',
  title: 'The dispatch of a graph workflow does not wait for its run',
  how: 'A graph workflow is dispatched and its run read at once: the answer tells that the run is queued, and a run that lasted is not over by then.',
  clauses: ['runs.asynchronous', 'runs.workflow-starts-queued'],
  codes: {
    'ended-in-the-answer': {
      clause: 'runs.asynchronous',
      message: 'The dispatch of a graph workflow answers that its run has ended.',
    },
    'not-queued': {
      clause: 'runs.workflow-starts-queued',
      message: 'The dispatch of a graph workflow does not answer that the run is queued.',
    },
    'answered-at-the-end': {
      clause: 'runs.asynchronous',
      message: 'The dispatch of a graph workflow is answered when its run is over.',
    },
  },
  since: '0.1.0',
  operations: ['dispatchGraphWorkflowRun', 'getRun'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table([{}]),
  async run(ctx) {
    await ctx.runs.polled('workflow');
    const { decoded } = await ctx.runs.dispatch('owner', 'workflow', 'timed');
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
  return tally.holds(status === 'queued', isKnownEnd(status) ? 'ended-in-the-answer' : 'not-queued', {
    at: exchange,
    expected: 'queued',
    actual: status,
    pointer: '/status',
  });
}

/** A shorter run may be over, in real time, before its dispatch is answered, however it is carried out. */
const real_telling_ms = 1_000;
/** A run that took this long on a stepped clock was not over at once. */
const stepped_telling_ms = 100;

/**
 * A run that lasted is not over when its dispatch is answered. The read takes as long on the way as the dispatch. On a
 * stepped clock no time passes between the two, unless the read has to wait until it may be expected.
 */
function judgeTime(evidence: Evidence<Record<string, never>>, tally: Tally): Mismatch[] {
  const [dispatch, read] = [exchangeAt(evidence, 'timed'), exchangeAt(evidence, 'read')];
  const record = isSuccess(read) ? read?.decoded?.record : undefined;
  if (!dispatch || !read || !record || !isKnownEnd(record.status_code)) return [];
  const lasted_ms = instantOf(record.completed_at) - instantOf(record.started_at ?? record.created_at);
  const { steps_time, consistency_ms } = evidence.facts;
  if (steps_time && consistency_ms > 0) return [];
  const is_over = steps_time || dispatch.took_ms - read.took_ms >= lasted_ms;
  if (!(lasted_ms >= (steps_time ? stepped_telling_ms : real_telling_ms))) return [];
  return tally.holds(!is_over, 'answered-at-the-end', {
    at: dispatch,
    message: `the dispatch of a graph workflow is answered when its run of ${lasted_ms} ms is over`,
    expected: 'a run that goes on after the answer',
    actual: { started_at: record.started_at, completed_at: record.completed_at },
    again: true,
  });
}
