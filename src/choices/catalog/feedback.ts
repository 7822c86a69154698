/** The choices about ratings of runs. */
import type { ChoiceGroup } from './choice.ts';
import { words } from './values.ts';

export const feedback: ChoiceGroup = {
  says: 'Ratings of runs.',
  choices: {
    clearing: {
      says: 'How a request clears a rating: is_positive null, left out, or no field at all.',
      note: 'Where null does not clear, it is refused.',
      values: words('null', 'omitted', 'empty_body'),
      reference: 'null',
      unlike: 'empty_body',
      on: ['rateRun'],
      untold: 'every permitted form is tried',
    },
    before_end: {
      says: 'Rating a run before its end.',
      values: words('allowed', 'refused'),
      reference: 'allowed',
      unlike: 'refused',
      on: ['rateRun'],
      untold: 'observed',
    },
    negative_without_reason: {
      says: 'A negative rating without a reason.',
      values: words('allowed', 'refused'),
      reference: 'allowed',
      unlike: 'refused',
      on: ['rateRun'],
      untold: 'observed',
    },
    reason_after_clearing: {
      says: 'The reason once the rating is cleared.',
      values: words('null', 'kept'),
      reference: 'null',
      unlike: 'kept',
      on: ['rateRun'],
      untold: 'observed',
    },
  },
};
