import { of_events } from '../../arbitraries/wave-families.ts';
import { attemptsOfTrials, type TrialAttempt } from '../../models/events.ts';
import { brokenBy, type Trial } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';

/** One id for all attempts of a delivery, or for all that is told of one run, still leads to where it belongs. */
export const requestIdsTellApart = waveCheck({
  id: 'events/request-ids-tell-apart',
  title: 'No Service-Request-Id is that of two runs',
  how: 'The `Service-Request-Id` of all attempts on both channels are compared: none may come with the events of two runs. All events of one run may share one.',
  clauses: ['events.request-id-correlates'],
  codes: {
    'request-id-of-two-runs': {
      clause: 'events.request-id-correlates',
      message: 'Events of different runs bear the same Service-Request-Id, which then leads to no one delivery.',
    },
  },
  since: '0.1.0',
  ...of_events,
  judge(trials, _evidence, tally) {
    const borne = Map.groupBy(borneIn(trials), ({ attempt }) => attempt.request_id);
    const shared = [...borne.values()].filter((same) => tally.compared(runsOf(same).length > 1));
    return brokenBy(tally, 'request-id-of-two-runs', shared.flat(), ({ attempt }) => ({
      expected: 'a Service-Request-Id of its own for the events of each run',
      actual: { request_id: attempt.request_id, runs: runsOf(shared[0] ?? []) },
    }));
  },
  control: (trials) =>
    runsOf(borneIn(trials)).length > 1 ? undefined : 'events of fewer than two runs brought a Service-Request-Id',
});

function borneIn(trials: readonly Trial[]): TrialAttempt[] {
  return attemptsOfTrials(trials).filter(({ attempt }) => attempt.request_id?.trim());
}

function runsOf(borne: readonly TrialAttempt[]): string[] {
  return [...new Set(borne.map(({ trial }) => trial.run.name))];
}
