import { eventScenarios } from '../../arbitraries/event-scenarios.ts';
import { webhook_draws } from '../../arbitraries/scenarios.ts';
import { callback_operations } from '../../models/event-operations.ts';
import { attemptsOfTrials, shownBy, type TrialAttempt } from '../../models/events.ts';
import type { Trial } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';

/** One id for all attempts of a delivery, or for all that is told of one run, still leads to where it belongs. */
export const requestIdsTellApart = waveCheck({
  id: 'events/request-ids-tell-apart',
  title: 'No Service-Request-Id is that of two runs',
  how: 'The `Service-Request-Id` of all attempts on both channels are compared: none may come with the events of two runs, or it leads to no delivery. Repeats, and what different receivers are told of one run, may share one.',
  clauses: ['events.request-id-correlates'],
  since: '0.1.0',
  operations: callback_operations,
  draws: webhook_draws,
  scenarios: eventScenarios,
  judge(trials, _evidence, tally) {
    const shared = Object.values(byRequestId(trials)).filter((borne = []) => tally.compared(runsOf(borne).length > 1));
    const [first] = shared;
    if (!first) return [];
    const about = {
      code: 'request-id-of-two-runs',
      clause: 'events.request-id-correlates',
      message: 'events of different runs bear the same Service-Request-Id, which then leads to no one delivery',
      expected: 'a Service-Request-Id of its own for the events of each run',
      actual: { request_id: first[0]?.attempt.request_id, runs: runsOf(first) },
    };
    return [
      shownBy(
        shared.flatMap((borne) => borne ?? []),
        about,
      ),
    ];
  },
  control: (trials) =>
    runsOf(Object.values(byRequestId(trials)).flatMap((borne) => borne ?? [])).length > 1
      ? undefined
      : 'events of fewer than two runs brought a Service-Request-Id',
});

function byRequestId(trials: readonly Trial[]): Partial<Record<string, TrialAttempt[]>> {
  const borne = attemptsOfTrials(trials).filter(({ attempt }) => Boolean(attempt.request_id?.trim()));
  return Object.groupBy(borne, ({ attempt }) => attempt.request_id ?? '');
}

function runsOf(borne: readonly TrialAttempt[]): string[] {
  return [...new Set(borne.map(({ trial }) => trial.run.name))];
}
