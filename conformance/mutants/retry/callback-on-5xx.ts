import { callbackOn5xx } from '../../checks/retry/callback-on-5xx.ts';
import { isAnswer, taken_as_received, withResults } from '../callback-results.ts';
import { mutantsOf } from '../mutant.ts';
import { withRule } from '../other-manners.ts';
import { withOutcomes } from './other-outcomes.ts';

const known = [500, 502, 503, 504];

export const mutants = mutantsOf(callbackOn5xx, {
  'final-behind-a-reset': {
    breaks: ['callbacks.retries-on-5xx'],
    mistake: 'A 5xx of a receiver whose connection was lost before is taken for its farewell.',
    applyTo: (parts) =>
      withOutcomes(parts, 'callback', ({ result, before }) => {
        const is_farewell = before.at(-1)?.kind === 'failed' && result.kind === 'answered' && result.status >= 500;
        return is_farewell ? taken_as_received : result;
      }),
  },
  'final-behind-a-timeout': {
    breaks: ['callbacks.retries-on-5xx'],
    mistake: 'Whoever did not answer in time and then answers with an error is given up.',
    applyTo: (parts) =>
      withOutcomes(parts, 'callback', ({ result, before }) => {
        const [first] = before;
        const is_late = first?.kind === 'failed' && first.reason === 'timeout';
        return is_late && result.kind === 'answered' && result.status >= 500 ? taken_as_received : result;
      }),
  },
  'listed-statuses-only': {
    breaks: ['callbacks.retries-on-5xx'],
    mistake: 'Only 500, 502, 503 and 504 are known as errors of a server.',
    applyTo: (parts) =>
      withResults(parts, (result) =>
        isAnswer(result, (status) => status >= 500 && !known.includes(status)) ? taken_as_received : result,
      ),
  },
  'not-on-503': {
    breaks: ['callbacks.retries-on-5xx'],
    mistake: 'Whoever answers 503 is taken to be down for good, so that nobody calls again.',
    applyTo: (parts) =>
      withRule(parts, 'callback', ({ never_again_on }) => ({ never_again_on: [...never_again_on, 503] })),
  },
  'not-on-a-second-500': {
    breaks: ['callbacks.retries-on-5xx'],
    mistake: 'A second attempt that meets 500 is taken for the proof that the receiver is broken.',
    applyTo: (parts) =>
      withResults(parts, (result, attempt) =>
        attempt === 2 && isAnswer(result, (status) => status === 500) ? taken_as_received : result,
      ),
  },
  'not-beyond-504': {
    breaks: ['callbacks.retries-on-5xx'],
    mistake:
      'The errors of a server are those of an old library, which ends at 504, and what some receivers had answered.',
    applyTo: (parts) =>
      withResults(parts, (result) =>
        isAnswer(result, (status) => status > 504 && status < 512) ? taken_as_received : result,
      ),
  },
});
