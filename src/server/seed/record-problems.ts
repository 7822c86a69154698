/** Test of a seed state: its models, workflows, runs, batches and webhooks make records that the document allows. */
import { validateSchema } from '../../contract/validators.ts';
import { inputProblems } from '../../engine/input-problems.ts';
import { pricingProblems } from '../../engine/pricing-problems.ts';
import { fixturesOf } from './fixtures.ts';
import { seedNames } from './seed-names.ts';
import type { SeedState } from './seed-state.ts';
import { liveWork, pastWork } from './work-rows.ts';

/** Any seed and time will do: what is drawn from them is right in any case. */
const seed = '1';
const now = '2026-01-05T09:30:00.000Z';

type Made = readonly [what: string, schema: string, record: object];

/** The first thing that is wrong, in one line. */
export function recordProblemOf(state: SeedState): string | undefined {
  try {
    for (const [what, schema, record] of recordsOf(state)) {
      const [violation] = validateSchema('reference', schema, record);
      if (violation) return `${what}: ${violation.pointer} ${violation.message}`;
    }
    fixturesOf(state, seed);
    return meaninglessRule(state);
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

function* recordsOf(state: SeedState): Generator<Made> {
  const names = seedNames(state, seed);
  const past = pastWork(state, names);
  const live = liveWork(state, names, now);
  for (const { path, record } of past.models) yield [`model ${path}`, 'Model', record];
  for (const { record } of past.workflows) yield [`workflow ${record.slug}`, 'GraphWorkflow', record];
  for (const { record } of past.webhooks) yield [`webhook ${record.name}`, 'Webhook', record];
  const batches = [...past.batches, ...live.batches];
  const runs = [...past.runs.map(({ run }) => run), ...live.runs, ...batches.flatMap((batch) => batch.runs)];
  for (const { id, record, logs, node_runs } of runs)
    yield [`run ${id}`, 'Run', { ...record, logs, node_runs, model: null, graph_workflow: null }];
  for (const { deliveries } of past.runs)
    for (const { id, webhook_id, run_id, event, created_at, attempts } of deliveries)
      yield [`delivery ${id}`, 'Delivery', { id, webhook_id, run_id, event, created_at, attempts }];
  for (const { items } of batches) for (const item of items) yield [`batch item ${item.id}`, 'BatchItem', item];
}

/** A price or an input that is allowed and yet does not do what its author will have meant. */
function meaninglessRule(state: SeedState): string | undefined {
  for (const { path, record } of pastWork(state, seedNames(state, seed)).models) {
    const [problem] = [...inputProblems(record.inputs), ...pricingProblems(record)];
    if (problem) return `model ${path}: ${problem.at.join('.')} ${problem.message}`;
  }
  return undefined;
}
