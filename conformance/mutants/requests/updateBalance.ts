import { requestCheck } from '../../checks/requests/operation.ts';
import { withPart } from '../changed-parts.ts';
import { withBody, withRefusal } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(requestCheck('updateBalance'), {
  'fractions-refused': {
    breaks: ['billing.update'],
    mistake: 'The threshold is taken for an amount in whole credits.',
    applyTo: (parts) =>
      withRefusal(parts, 'updateBalance', (_, { low_balance_threshold }) => !Number.isInteger(low_balance_threshold)),
  },
  'one-decimal': {
    breaks: ['billing.threshold-taken'],
    mistake: 'Amounts are kept with one decimal.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        updateThreshold: (organization, threshold, at, expected) =>
          store.updateThreshold(organization, Number(threshold).toFixed(1), at, expected),
      })),
  },
  'stale-and-well': {
    breaks: ['billing.threshold-taken'],
    mistake: 'A change by somebody who read an older balance is dropped, and answered as if it had been made.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        async updateThreshold(...given) {
          const update = await store.updateThreshold(...given);
          return update.kind === 'stale' ? { ...update, kind: 'updated' } : update;
        },
      })),
  },
  'what-is-no-number-is-nought': {
    breaks: ['billing.invalid-refused'],
    mistake: 'What is no number is taken for nought.',
    applyTo: (parts) =>
      withBody(parts, 'updateBalance', (body) =>
        typeof body.low_balance_threshold === 'object' ? { ...body, low_balance_threshold: 0 } : body,
      ),
  },
  'whole-numbers-only': {
    breaks: ['billing.threshold-taken'],
    mistake: 'The threshold goes through a column of integers.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        updateThreshold: (organization, threshold, at, expected) =>
          store.updateThreshold(organization, String(Math.trunc(Number(threshold))), at, expected),
      })),
  },
});
