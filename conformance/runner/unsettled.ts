/**
 * Records written so lately that a read may not show them yet (`consistency_ms` of the target file): a read by name
 * waits until the record must be there. Lists are settled by the checks, which know when they read them.
 */
import type { CanonicalRequest } from '../../src/choices/canonical.ts';
import { isIn, operations } from '../../src/contract/operations.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { TargetClock } from '../waves/target-clock.ts';

export interface Unsettled {
  /** Waits where the request asks for something that was written lately. */
  before(request: CanonicalRequest): Promise<void>;
  after(exchange: Exchange): void;
}

/** By which an answer names what was written: a later request has it in its path. */
const names = ['id', 'asset_id', 'run_id', 'slug'] as const;

/** Clocks by which a write comes to show: it must have by each. */
export type SettlingClock = Pick<TargetClock, 'now_ms' | 'wait'>;

export function createUnsettled(consistency_ms: number, clocks: readonly SettlingClock[]): Unsettled {
  /** Times of acknowledgement by each clock, by name. */
  const written = new Map<string, number[]>();
  return {
    async before({ operation, path }) {
      const { method } = operations[operation];
      // A further change or deletion goes to the place of the write, and need not wait.
      if (consistency_ms === 0 || method === 'PATCH' || method === 'DELETE') return;
      const times = Object.values(path).flatMap((name) => {
        const known = written.get(nameOf(name));
        return known ? [known] : [];
      });
      await Promise.all(
        clocks.map(async (clock, place) => {
          const left_ms = Math.max(...times.map((one) => one[place]!)) + consistency_ms - clock.now_ms();
          if (left_ms > 0) await clock.wait(left_ms);
        }),
      );
    },
    after({ request, decoded }) {
      if (consistency_ms === 0 || operations[request.operation].method === 'GET' || decoded?.outcome !== 'success')
        return;
      const at_ms = clocks.map((clock) => clock.now_ms());
      const told = names.map((name) => decoded.record?.[name]).filter((value) => typeof value === 'string');
      // A dispatched model or workflow stays as it was, and the next dispatch need not wait for it.
      const changed = isIn('dispatches', request.operation) ? [] : Object.values(request.path);
      for (const name of [...changed, ...told]) written.set(nameOf(name), at_ms);
    },
  };
}

function nameOf(name: string): string {
  return name.toLowerCase();
}
