import { callbackAtMostThree } from '../../checks/retry/callback-at-most-three.ts';
import { underAnotherId, withResults } from '../callback-results.ts';
import { mutantsOf } from '../mutant.ts';
import { withRule } from '../other-manners.ts';
import { withRuleFor } from '../two-engines.ts';
import { withOutcomes } from './other-outcomes.ts';

export const mutants = mutantsOf(callbackAtMostThree, {
  'four-for-cancellations': {
    breaks: ['callbacks.at-most-three'],
    mistake: 'Cancellations come from another service, in which three repeats are made where three attempts are meant.',
    applyTo: (parts) =>
      withRuleFor(
        parts,
        ({ event }) => event === 'run.cancelled',
        () => ({ attempts: 4 }),
        'callback',
      ),
  },
  'counted-by-kind': {
    breaks: ['callbacks.at-most-three'],
    mistake:
      'Lost connections and errors of the receiver are counted apart, so that both together make more than three attempts.',
    applyTo: (parts) =>
      withOutcomes(parts, 'callback', ({ event, result, before }) => {
        const kinds = new Set([...before, result].map(({ kind }) => kind));
        const is_failure = result.kind === 'failed' || result.status >= 500;
        const is_uncounted = before.length === 2 && kinds.size > 1 && is_failure;
        return is_uncounted ? parts.send(underAnotherId(event, parts.random.uuid())) : result;
      }),
  },
  four: {
    breaks: ['callbacks.at-most-three'],
    mistake: 'Three repeats are made behind the first attempt, where three attempts are meant.',
    applyTo: (parts) => withRule(parts, 'callback', () => ({ attempts: 4 })),
  },
  'looked-for-every-minute': {
    breaks: ['callbacks.at-most-three'],
    mistake: 'A job that looks every minute for what was not delivered sends once more what had been given up.',
    applyTo: (parts) =>
      withOutcomes(parts, 'callback', ({ event, result, before }) => {
        const is_given_up = before.length === 2 && (result.kind === 'failed' || result.status >= 500);
        if (is_given_up) {
          const again = underAnotherId(event, parts.random.uuid());
          parts.timers.at(parts.clock.now_ms() + 60_000, async () => void (await parts.send(again)));
        }
        return result;
      }),
  },
  'resets-not-counted': {
    breaks: ['callbacks.at-most-three'],
    mistake: 'What got no answer is not counted among the attempts, so that the third one is made again.',
    applyTo: (parts) =>
      withResults(parts, (result, attempt, event) => {
        const is_uncounted = attempt === 3 && result.kind === 'failed';
        return is_uncounted ? parts.send(underAnotherId(event, parts.random.uuid())) : result;
      }),
  },
  'without-end': {
    breaks: ['callbacks.at-most-three'],
    mistake: 'Nobody counts: who never answers is called for ever.',
    applyTo: (parts) => withRule(parts, 'callback', () => ({ attempts: 10 })),
  },
});
