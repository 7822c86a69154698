import { setTimeout as pause } from 'node:timers/promises';
import type { Parts } from '../../../src/server/parts.ts';
import { thresholdsAtOnce } from '../../checks/concurrency/thresholds.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(thresholdsAtOnce, {
  'answered-and-not-written': {
    breaks: ['concurrency.some-order-explains'],
    mistake: 'An update that finds another one under way is answered as written, for both, and never is.',
    applyTo(parts) {
      const told = new Map<string, string>();
      return withUnderWay(parts, async (update, { threshold, earlier: [first], balance }) => {
        if (first === undefined) return answering(await update(), told.get(threshold) ?? threshold);
        told.set(first, threshold);
        return answering({ kind: 'updated', balance: (await balance())! }, threshold);
      });
    },
  },
  'answers-of-others': {
    breaks: ['concurrency.some-order-explains'],
    mistake:
      'With more requests under way than there are workers, an answer is made of another one, whichever is found first.',
    applyTo: (parts) =>
      withUnderWay(parts, async (update, { threshold, others }) => {
        const [other = threshold] = others.length > 4 ? others : [];
        return answering(await update(), other);
      }),
  },
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

type Store = Parts['store'];
type Update = Awaited<ReturnType<Store['updateThreshold']>>;

/** The same result, with another threshold in the answer. */
function answering(result: Update, threshold: string): Update {
  return result.kind === 'updated'
    ? { ...result, balance: { ...result.balance, low_balance_threshold: threshold } }
    : result;
}

interface UnderWay {
  threshold: string;
  /** The thresholds of updates that were under way when this one came. */
  earlier: readonly string[];
  /** Those that came while it was under way too. */
  others: readonly string[];
  balance(): ReturnType<Store['balance']>;
}

/** @param change what becomes of an update, which takes as long as a round trip to the database */
function withUnderWay(parts: Parts, change: (update: () => Promise<Update>, way: UnderWay) => Promise<Update>): Parts {
  const under_way = new Set<string>();
  return withPart(parts, 'store', (store) => ({
    async updateThreshold(organization, threshold, at, expected) {
      const earlier = [...under_way];
      under_way.add(threshold);
      const balance = () => store.balance(organization);
      const update = () => store.updateThreshold(organization, threshold, at, expected);
      await pause(10);
      const others = [...under_way].filter((one) => one !== threshold);
      await pause(10);
      return change(update, { threshold, earlier, others, balance }).finally(() => under_way.delete(threshold));
    },
  }));
}
