import { schemaCheck } from '../../checks/schema/operation.ts';
import { withProblemsAs, withWire } from '../changed-wire.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('getHealth'), {
  null: {
    breaks: ['health.probe'],
    mistake: 'An empty answer is serialized as null.',
    applyTo: (parts) => withWire(parts, 'getHealth', (wire) => ({ ...wire, body: 'null' })),
  },
  'tells-how-it-is': {
    breaks: ['health.probe'],
    mistake: 'The probe of a framework tells how it is, and since when.',
    applyTo: (parts) =>
      withWire(parts, 'getHealth', (wire) => ({ ...wire, body: JSON.stringify({ status: 'ok', uptime_s: 12 }) })),
  },
  'refused-by-the-other-envelope': {
    breaks: ['errors.validation-envelope'],
    mistake: 'One error handler serves the whole service, and three endpoints owe another envelope.',
    applyTo: (parts) => withProblemsAs(parts, 'getHealth', 'getMe'),
  },
});
