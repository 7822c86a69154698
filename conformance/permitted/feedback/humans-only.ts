import { humansOnly } from '../../checks/feedback/humans-only.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(humansOnly, {
  'nothing-to-rate-for-keys': {
    obeys: ['feedback.humans-only', 'feedback.error-envelope'],
    what: 'An API key that rates is told that there is no such run, in an envelope that holds the fields of both kinds, with a code of its own and no list of errors.',
    choices: {
      codes: {
        api_key_on_feedback: 404,
        error_envelope: 'merged',
        error_values: { codes: { human_required: 'E-4711' }, details: 'null' },
      },
    },
  },
});
