import { sameIdOnRepeat } from '../../checks/events/same-id-on-repeat.ts';
import { underId, withAttempt } from '../changed-events.ts';
import { mutantsOf } from '../mutant.ts';
import { withRepeats } from './other-repeats.ts';

export const mutants = mutantsOf(sameIdOnRepeat, {
  'new-each-time': {
    breaks: ['events.same-id-on-repeat'],
    mistake: 'A repeat is made by making the whole delivery again, its id too.',
    applyTo: (parts) =>
      withAttempt(parts, (event, number) => (number === 1 ? event : underId(event, parts.random.uuid()))),
  },
  'renewed-behind-a-redirect': {
    breaks: ['events.same-id-on-repeat'],
    mistake: 'A redirect is a receiver at another place, and what it is sent there is another delivery.',
    applyTo: (parts) =>
      withRepeats(parts, (event, before) => {
        const is_redirect = before.kind === 'answered' && before.status >= 300 && before.status <= 399;
        return is_redirect ? underId(event, parts.random.uuid()) : event;
      }),
  },
  'renewed-behind-a-reset': {
    breaks: ['events.same-id-on-repeat'],
    mistake:
      'An attempt without an answer is taken not to have left at all, so that its delivery is made anew, with another id.',
    applyTo: (parts) =>
      withRepeats(parts, (event, before) => (before.kind === 'failed' ? underId(event, parts.random.uuid()) : event)),
  },
});
