/** What mutants of feedback need: parts that record ratings otherwise, or let others rate. */
import { type Call, exchanged, type HandlerReply, type Parts } from '../../src/server/parts.ts';
import type { RunRow } from '../../src/store/run-rows.ts';

export interface StoredRating {
  is_positive: boolean | null;
  reason?: string | null;
}

/** @param rate what becomes of the run; `record` does what the store would have done */
export function withRating(
  parts: Parts,
  rate: (
    run: RunRow,
    rating: StoredRating,
    record: (rating: StoredRating) => Promise<RunRow | undefined>,
  ) => Promise<RunRow | undefined>,
): Parts {
  const { store } = parts;
  return {
    ...parts,
    store: exchanged(store, {
      async rateRun(id, rating) {
        const run = await store.run(id);
        return run && rate(run, rating, (changed) => store.rateRun(id, changed));
      },
    }),
  };
}

/** @param rate what the operation does; `original` is the handler */
export function withRater(
  parts: Parts,
  rate: (call: Call, original: (call: Call) => Promise<HandlerReply>) => Promise<HandlerReply>,
): Parts {
  const { rateRun } = parts.handlers;
  return { ...parts, handlers: { ...parts.handlers, rateRun: (call) => rate(call, rateRun) } };
}

/** The same call by a person, or in another organization. */
export function as(call: Call, changes: Partial<NonNullable<Call['caller']>>): Call {
  return { ...call, ...(call.caller && { caller: { ...call.caller, ...changes } }) };
}

/** The same call in the organization of the run that it names. */
export async function inOrganizationOfTheRun(call: Call): Promise<Call> {
  const run = await call.world.parts.store.run(call.request.path.run_id!.toLowerCase());
  return run ? as(call, { organization_id: run.record.org_id }) : call;
}

export function isClearing(call: Call): boolean {
  return (call.request.body as { is_positive?: unknown }).is_positive === null;
}
