import { callbackThreeOnFailure } from '../../checks/retry/callback-three-on-failure.ts';
import { firstOne } from '../first-one.ts';
import { mutantsOf } from '../mutant.ts';
import { withRule } from '../other-manners.ts';
import { isAnswer, taken_as_received, withOutcomes } from '../outcomes-taken.ts';

export const mutants = mutantsOf(callbackThreeOnFailure, {
  'once-for-other-organizations': {
    breaks: ['callbacks.three-on-failure'],
    mistake: 'Repeats come with a plan that the organization which tried callbacks first has, and others have not.',
    applyTo(parts) {
      const isFirst = firstOne();
      return withOutcomes(parts, 'callback', ({ result, event: { body } }) => {
        const { org_id } = (JSON.parse(body) as { run: { org_id: unknown } }).run;
        return isFirst(org_id) ? result : taken_as_received;
      });
    },
  },
  'same-status-twice': {
    breaks: ['callbacks.three-on-failure'],
    mistake: 'A receiver that answers with the same error twice is taken to be broken, and given up.',
    applyTo: (parts) =>
      withOutcomes(parts, 'callback', ({ result, before }) => {
        const last = before.at(-1);
        return last?.kind === 'answered' && isAnswer(result, (status) => status === last.status)
          ? taken_as_received
          : result;
      }),
  },
  two: {
    breaks: ['callbacks.three-on-failure'],
    mistake: 'The attempts are counted from zero, so that the third is taken for the fourth.',
    applyTo: (parts) => withRule(parts, 'callback', () => ({ attempts: 2 })),
  },
});
