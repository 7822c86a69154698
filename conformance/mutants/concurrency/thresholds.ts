import { setTimeout as pause } from 'node:timers/promises';
import { thresholdsAtOnce } from '../../checks/concurrency/thresholds.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(thresholdsAtOnce, {
  'checked-then-set': {
    breaks: ['concurrency.some-order-explains'],
    mistake: 'The time of the last change is compared first and the threshold set later, in two statements.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        async updateThreshold(organization, threshold, at, expected) {
          const balance = await store.balance(organization);
          const is_stale = balance && expected !== undefined && Date.parse(balance.updated_at) !== Date.parse(expected);
          if (is_stale) return { kind: 'stale', balance };
          // As long as a round trip to the database.
          await pause(20);
          return store.updateThreshold(organization, threshold, at);
        },
      })),
  },
  'differences-added': {
    breaks: ['concurrency.some-order-explains'],
    mistake: 'The change is added to the threshold as the difference from the one that was read.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        async updateThreshold(organization, threshold, at, expected) {
          const read = Number((await store.balance(organization))?.low_balance_threshold);
          await pause(20);
          const now = Number((await store.balance(organization))?.low_balance_threshold);
          return store.updateThreshold(organization, String(now + Number(threshold) - read), at, expected);
        },
      })),
  },
  'third-goes-unchecked': {
    breaks: ['concurrency.some-order-explains'],
    mistake:
      'Two updates are held apart by a lock with two places, and a third one at the same time goes through without a look.',
    applyTo(parts) {
      let under_way = 0;
      return withPart(parts, 'store', (store) => ({
        async updateThreshold(organization, threshold, at, expected) {
          under_way += 1;
          const is_third = under_way > 2;
          await pause(20);
          under_way -= 1;
          return store.updateThreshold(organization, threshold, at, is_third ? undefined : expected);
        },
      }));
    },
  },
});
