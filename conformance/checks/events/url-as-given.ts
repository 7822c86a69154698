import { eventScenarios } from '../../arbitraries/event-scenarios.ts';
import { webhook_draws } from '../../arbitraries/scenarios.ts';
import { callback_operations } from '../../models/event-operations.ts';
import { attemptsOfTrials, shownBy } from '../../models/events.ts';
import { waveCheck } from '../../models/wave-check.ts';

export const urlAsGiven = waveCheck({
  id: 'events/url-as-given',
  title: 'Events go to the very URL that was given',
  how: 'The URLs of callbacks and webhooks have a query with an escape in it, and a path with capital letters; those of some callbacks are long, and have an empty segment and a slash at the end of the path. Each attempt on both channels, first ones and repeats, must come to that path with that query.',
  clauses: ['events.url-as-given'],
  since: '0.1.0',
  operations: callback_operations,
  draws: webhook_draws,
  scenarios: eventScenarios,
  judge(trials, _evidence, tally) {
    const elsewhere = tally.each(attemptsOfTrials(trials)).filter(({ attempt }) => attempt.other_target !== undefined);
    const [first] = elsewhere;
    if (!first) return [];
    const about = {
      code: 'another-url',
      clause: 'events.url-as-given',
      message: `a ${first.attempt.channel} goes to another path or query than those of the URL that was given`,
      expected: 'the path and the query of the URL, letter for letter',
      actual: first.attempt.other_target,
    };
    return [shownBy(elsewhere, about)];
  },
  control: (trials) => (attemptsOfTrials(trials).length === 0 ? 'no event arrived' : undefined),
});
