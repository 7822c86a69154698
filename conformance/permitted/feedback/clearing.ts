import { ratingsCanBeCleared } from '../../checks/feedback/clearing.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(ratingsCanBeCleared, {
  'cleared-by-saying-nothing': {
    obeys: ['feedback.clears-rating'],
    what: 'A rating is cleared by a body that says nothing, and its reason stays where it was.',
    choices: { feedback: { clearing: 'empty_body', reason_after_clearing: 'kept' } },
  },
});
