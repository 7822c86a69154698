import { chargedWhen } from '../../checks/billing/charging.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(chargedWhen, {
  'never-taken': {
    breaks: ['billing.charging'],
    mistake: 'The cost is written into the run, and the statement that takes it from the balance is rolled back.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({ finishRun: (id, end) => store.finishRun(id, { ...end, charge: '0' }) })),
  },
});
