import { callbackThreeOnFailure } from '../../checks/retry/callback-three-on-failure.ts';
import { taken_as_received, withResults } from '../callback-results.ts';
import { firstOne } from '../first-one.ts';
import { mutantsOf } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const mutants = mutantsOf(callbackThreeOnFailure, {
  'once-for-other-organizations': {
    breaks: ['callbacks.three-on-failure'],
    mistake: 'Repeats come with a plan that the organization which tried callbacks first has, and others have not.',
    applyTo(parts) {
      const isFirst = firstOne();
      return withResults(parts, (result, _, { body }) => {
        const { org_id } = (JSON.parse(body) as { run: { org_id: unknown } }).run;
        return isFirst(org_id) ? result : taken_as_received;
      });
    },
  },
  'same-status-twice': {
    breaks: ['callbacks.three-on-failure'],
    mistake: 'A receiver that answers with the same error twice is taken to be broken, and given up.',
    applyTo(parts) {
      const before = new Map<string, number>();
      return {
        ...parts,
        async send(event) {
          const result = await parts.send(event);
          if (event.channel !== 'callback' || result.kind !== 'answered') return result;
          const is_same = before.get(event.url) === result.status;
          before.set(event.url, result.status);
          return is_same ? taken_as_received : result;
        },
      };
    },
  },
  two: {
    breaks: ['callbacks.three-on-failure'],
    mistake: 'The attempts are counted from zero, so that the third is taken for the fourth.',
    applyTo: (parts) => withRule(parts, 'callback', () => ({ attempts: 2 })),
  },
});
