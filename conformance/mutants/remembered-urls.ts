/** What some mutants of callbacks need: a dispatch that brings no URL takes over that of a run before. */
import type { Parts } from '../../src/server/parts.ts';
import type { RunRow } from '../../src/store/run-rows.ts';
import { withPart } from './changed-parts.ts';

/** @param keyOf under what a run's URL is kept, and looked for; null for a run that has no part in it */
export function withRememberedUrls(parts: Parts, keyOf: (run: RunRow['record']) => string | null): Parts {
  const last = new Map<string, string>();
  const noting = withPart(parts, 'runs', (runs) => ({
    start(run) {
      const { callback_url } = run.record;
      const key = keyOf(run.record);
      if (key !== null && callback_url !== null) last.set(key, callback_url);
      return runs.start(run);
    },
  }));
  return withPart(noting, 'deliveries', (deliveries) => ({
    deliveriesOf: (run) =>
      deliveries.deliveriesOf({ ...run, callback_url: run.callback_url ?? last.get(keyOf(run) ?? '') ?? null }),
  }));
}
