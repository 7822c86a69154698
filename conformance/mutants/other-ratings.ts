/** Ratings that are recorded otherwise, or given by others. */
import type { Refusal } from '../../src/choices/canonical.ts';
import type { Call, HandlerReply, Parts } from '../../src/server/parts.ts';
import { Refused } from '../../src/server/refused.ts';
import type { BatchItemRow, RunRow } from '../../src/store/run-rows.ts';
import { withHandlers, withPart } from './changed-parts.ts';

export interface StoredRating {
  is_positive: boolean | null;
  reason?: string | null;
}

/** The store records ratings otherwise. @param rate `record` does what the store would have done */
export function withRating(
  parts: Parts,
  rate: (
    run: RunRow,
    rating: StoredRating,
    record: (rating: StoredRating) => Promise<RunRow | undefined>,
  ) => Promise<RunRow | undefined>,
): Parts {
  return withPart(parts, 'store', (store) => ({
    async rateRun(id, rating) {
      const run = await store.run(id);
      return run && rate(run, rating, (changed) => store.rateRun(id, changed));
    },
  }));
}

/** A rating goes to other runs too: those dispatched since the world began, and those of the batch of the rated one. */
export function withRatingSpread(
  parts: Parts,
  isAlike: (one: RunRow['record'], rated: RunRow['record'], rating: StoredRating) => boolean,
): Parts {
  const started = new Set<string>();
  const noting = withPart(parts, 'runs', (runs) => ({
    start(run) {
      started.add(run.id);
      return runs.start(run);
    },
  }));
  return withRating(noting, async (run, rating, record) => {
    const { store } = parts;
    for (const id of [...started, ...(await runsOfBatch(store, run))]) {
      const other = id === run.id ? undefined : await store.run(id);
      if (other && isAlike(other.record, run.record, rating)) await store.rateRun(id, rating);
    }
    return record(rating);
  });
}

async function runsOfBatch(store: Parts['store'], { record: { batch_id, org_id } }: RunRow): Promise<string[]> {
  if (batch_id === null) return [];
  const { rows } = await store.list<BatchItemRow>({
    collection: 'batch_items',
    organization: org_id,
    conditions: [{ field: 'batch_id', operator: 'eq', value: batch_id }],
    sort: [],
    page_size: 500,
    backward: false,
    deleted: 'shown',
  });
  return rows.flatMap(({ run_id }) => run_id ?? []);
}

/** The operation that rates does something else. @param rate `original` is the handler */
export function withRater(
  parts: Parts,
  rate: (call: Call, original: (call: Call) => Promise<HandlerReply>) => Promise<HandlerReply>,
): Parts {
  return withHandlers(parts, ({ rateRun }) => ({ rateRun: (call) => rate(call, rateRun) }));
}

/** Some ratings are refused. @param which is told the run, where there is one */
export function withRatingsRefused(
  parts: Parts,
  refusal: Refusal,
  which: (call: Call, run: RunRow['record'] | undefined) => boolean | Promise<boolean>,
): Parts {
  return withRater(parts, async (call, rate) => {
    const run = await parts.store.run(String(call.request.path.run_id).toLowerCase());
    if (await which(call, run?.record)) throw new Refused(refusal);
    return rate(call);
  });
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
