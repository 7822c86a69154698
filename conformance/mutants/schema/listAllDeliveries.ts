import { schemaCheck } from '../../checks/schema/operation.ts';
import { withWire } from '../changed-wire.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('listAllDeliveries'), {
  'no-number-for-silence': {
    breaks: ['document.json'],
    mistake: 'The time of an attempt that nobody answered is not a number, which the log writes as NaN.',
    applyTo: (parts) =>
      withWire(parts, 'listAllDeliveries', (wire) => ({
        ...wire,
        body: (wire.body ?? '').replaceAll('"response_time_ms":null', '"response_time_ms":NaN'),
      })),
  },
});
