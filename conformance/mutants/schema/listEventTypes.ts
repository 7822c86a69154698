import { schemaCheck } from '../../checks/schema/operation.ts';
import { withWire } from '../changed-wire.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('listEventTypes'), {
  'not-json': {
    breaks: ['document.json'],
    mistake: 'The list of event types is a page of the manual.',
    applyTo: (parts) => withWire(parts, 'listEventTypes', (wire) => ({ ...wire, body: '# Event types' })),
  },
});
