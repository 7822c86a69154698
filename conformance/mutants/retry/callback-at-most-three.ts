import { callbackAtMostThree } from '../../checks/retry/callback-at-most-three.ts';
import { mutantsOf } from '../mutant.ts';
import { withRule } from '../other-manners.ts';
import { underAnotherId, withOutcomes } from '../outcomes-taken.ts';

export const mutants = mutantsOf(callbackAtMostThree, {
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
  'without-end': {
    breaks: ['callbacks.at-most-three'],
    mistake: 'Nobody counts: who never answers is called for ever.',
    applyTo: (parts) => withRule(parts, 'callback', () => ({ attempts: 10 })),
  },
});
