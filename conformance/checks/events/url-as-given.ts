import { of_events } from '../../arbitraries/wave-families.ts';
import { attemptsOfTrials } from '../../models/events.ts';
import { brokenBy } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';

export const urlAsGiven = waveCheck({
  id: 'events/url-as-given',
  title: 'Events go to the very URL that was given',
  how: 'Callbacks and webhooks have URLs with escapes, capital letters and, some of them, empty segments. Each attempt must come to that path with that query.',
  clauses: ['events.url-as-given'],
  codes: {
    'url-not-as-given': {
      clause: 'events.url-as-given',
      message: 'An event goes to another path or query than those of the URL that was given.',
    },
  },
  since: '0.1.0',
  ...of_events,
  judge(trials, _evidence, tally) {
    const elsewhere = tally.each(attemptsOfTrials(trials)).filter(({ attempt }) => attempt.other_target !== undefined);
    return brokenBy(tally, 'url-not-as-given', elsewhere, ({ attempt }) => ({
      expected: 'the path and the query of the URL, letter for letter',
      actual: attempt.other_target,
    }));
  },
  control: (trials) => (attemptsOfTrials(trials).length === 0 ? 'no event arrived' : undefined),
});
