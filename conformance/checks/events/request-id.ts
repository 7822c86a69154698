import { chosen } from '../../../src/choices/chosen.ts';
import { of_events } from '../../arbitraries/wave-families.ts';
import { attemptsOfTrials, type TrialAttempt } from '../../models/events.ts';
import { brokenBy, type Trial } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { Facts } from '../../suite/evidence.ts';

export const requestIdOnEvents = waveCheck({
  id: 'events/request-id',
  title: 'Every attempt bears the header Service-Request-Id',
  how: 'Every attempt on both channels, first ones and repeats, must bear the header `Service-Request-Id`.',
  clauses: ['events.request-id'],
  codes: {
    'no-request-id': { clause: 'events.request-id', message: 'An attempt bears no Service-Request-Id.' },
  },
  since: '0.1.0',
  ...of_events,
  judge(trials, { facts }, tally) {
    tally.each(attemptsOfTrials(trials));
    const without = withoutId(trials).filter(({ attempt }) => !mayBeCalledOtherwise(attempt, facts));
    return brokenBy(tally, 'no-request-id', without, ({ trial, attempt }) => ({
      message: `attempt ${trial.attempts.indexOf(attempt) + 1} of a ${attempt.channel} bears no Service-Request-Id`,
      expected: 'Service-Request-Id',
      actual: attempt.headers.map(([name]) => name),
    }));
  },
  control(trials, _evidence, found) {
    if (attemptsOfTrials(trials).length === 0) return 'no event arrived';
    if (found.length > 0 || withoutId(trials).length === 0) return undefined;
    return 'a request id stands in a header of another name: the target file says its beginning under records.header_prefix';
  },
});

function withoutId(trials: readonly Trial[]): TrialAttempt[] {
  return attemptsOfTrials(trials).filter(({ attempt }) => !attempt.request_id?.trim());
}

/** The prefix before `Request-Id` is a choice. */
function mayBeCalledOtherwise({ headers, request_id }: TrialAttempt['attempt'], { choices }: Facts): boolean {
  if (request_id !== undefined || chosen(choices, 'records.header_prefix') !== undefined) return false;
  return headers.some(([name]) => /request-?id$/i.test(name));
}
