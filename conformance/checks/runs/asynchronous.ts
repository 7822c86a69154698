import { isKnownEnd } from '../../models/run-ends.ts';
import { isWorkflowDispatch } from '../../models/shown-runs.ts';
import { serverError } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

/**
 * What the dispatch of a model answers is open: it may wait for the end of the run. That of a workflow may not. Every
 * dispatch of a workflow that other checks make is looked at too.
 */
export const workflowsStartQueued = check<Record<string, never>>({
  id: 'runs/asynchronous',
  title: 'The dispatch of a graph workflow does not wait for its run',
  how: 'A graph workflow is dispatched: the answer must tell that the run is queued, and not how it ended.',
  clauses: ['runs.asynchronous', 'runs.workflow-starts-queued'],
  since: '0.1.0',
  operations: ['dispatchGraphWorkflowRun', 'getRun'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table([{}]),
  async run(ctx) {
    await ctx.polledRun('workflow');
  },
  watches: isAnswered,
  control(evidence) {
    if (evidence.exchanges.some(isAnswered)) return undefined;
    return serverError(evidence) ?? 'no dispatch of a graph workflow was accepted';
  },
  judge: (evidence, tally) => evidence.exchanges.filter(isAnswered).flatMap((one) => judgeAnswer(one, tally)),
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
