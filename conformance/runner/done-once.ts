/** Acts that are done once for several cases, with the exchanges that show them. */
import type { CheckContext } from '../suite/context.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Session } from './session.ts';
import type { Slot } from './slots.ts';

/** @param exchanges of the case @param borrow makes those of another case a part of its evidence */
export function createDoneOnce(
  { done, doing, handedOn }: Pick<Session, 'done' | 'doing' | 'handedOn'>,
  exchanges: readonly Exchange[],
  { borrow, aside }: { borrow(made: readonly Exchange[]): void; aside: Slot['aside'] },
) {
  let for_all = 0;
  const acts: Pick<CheckContext, 'once' | 'handOn' | 'takeOver'> = {
    async once(name, act) {
      // Two that want it side by side make it once; where one could not, the next one tries.
      for (let other = doing.get(name); other; other = doing.get(name)) await aside(() => Promise.allSettled([other]));
      const known = done.get(name);
      if (known) {
        borrow(known.exchanges);
        return known.value as Awaited<ReturnType<typeof act>>;
      }
      const before = exchanges.length;
      for_all += 1;
      const acting = act();
      doing.set(name, acting);
      try {
        const value = await acting;
        done.set(name, { value, exchanges: exchanges.slice(before) });
        return value;
      } finally {
        for_all -= 1;
        doing.delete(name);
      }
    },
    async handOn(name, act) {
      const before = exchanges.length;
      const value = await act();
      handedOn.set(name, { value, exchanges: exchanges.slice(before) });
      return value;
    },
    async takeOver(name, act) {
      const kept = handedOn.get(name);
      handedOn.delete(name);
      if (!kept) return act();
      borrow(kept.exchanges);
      return kept.value as Awaited<ReturnType<typeof act>>;
    },
  };
  return {
    acts,
    /** True while something is done for all. */
    get is_for_all() {
      return for_all > 0;
    },
  };
}
