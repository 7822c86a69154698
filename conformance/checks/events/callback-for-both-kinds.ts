import { told_ends } from '../../arbitraries/event-scenarios.ts';
import { callbacksOf } from '../../models/deliveries.ts';
import { callback_operations } from '../../models/event-operations.ts';
import { type FirstEventRule, judgeFirstEvents, unprovenFirstEvents } from '../../models/first-events.ts';
import { waveCheck } from '../../models/wave-check.ts';
import { table } from '../../suite/check.ts';

const rule: FirstEventRule = {
  code: 'kind-without-callback',
  clauseOf: () => 'callbacks.both-kinds',
  isLooked: ({ scenario }) => scenario.channel === 'callback',
};

export const callbackForBothKinds = waveCheck({
  id: 'events/callback-for-both-kinds',
  title: 'Runs of models and runs of workflows make a callback alike',
  how: 'A run of a model and one of a workflow are dispatched, each with a `callback_url`; a callback must arrive for each.',
  clauses: ['callbacks.both-kinds'],
  codes: {
    'kind-without-callback': {
      clause: 'callbacks.both-kinds',
      message: 'No callback came for a run of one kind, of a model or of a workflow, and one came for the other kind.',
    },
  },
  since: '0.1.0',
  operations: [...callback_operations, 'dispatchGraphWorkflowRun'],
  scenarios: () =>
    table(told_ends.filter(({ channel, run }) => channel === 'callback' && (run === 'succeeds' || run === 'workflow'))),
  // A kind without a callback fails only if the other kind had one; if neither had, the kind is not the cause.
  judge: (trials, evidence, tally) => (isHeard(trials) ? judgeFirstEvents(trials, evidence, rule, tally) : []),
  control(trials, evidence, found) {
    if (!isHeard(trials)) return 'no callback arrived, neither for a run of a model nor for one of a workflow';
    const unproven = found.length > 0 ? undefined : unprovenFirstEvents(trials, evidence, rule);
    if (unproven !== undefined) return unproven;
    const kinds = new Set(trials.map(({ run }) => run.part === 'workflow'));
    return kinds.size < 2 ? 'only one of both kinds of runs could be shown' : undefined;
  },
});

function isHeard(trials: Parameters<typeof callbacksOf>[0]): boolean {
  return callbacksOf(trials).some(({ attempts }) => attempts.length > 0);
}
