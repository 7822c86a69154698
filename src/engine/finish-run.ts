/** The end of a run: its files go to storage, and everything else that comes of it becomes visible at once. */
import type { AssetRow } from '../store/rows.ts';
import type { RunRow } from '../store/run-rows.ts';
import { chargingOf, measuredIn } from './charging.ts';
import { timestampOf } from './clock.ts';
import type { DeliveryEngine } from './delivery-engine.ts';
import type { EngineParts, EngineWorld } from './engine-world.ts';
import { outputsOf, storeFile } from './outputs.ts';
import type { PlannedEnd, RunPlan } from './plan.ts';
import { nothingCharged } from './pricing.ts';
import { endChange, type Moment, type RunResult } from './run-steps.ts';

/** The world of runs: their end brings deliveries. */
export interface RunWorld extends EngineWorld {
  readonly parts: EngineParts & { deliveries: Pick<DeliveryEngine, 'deliveriesOf' | 'send'> };
}

/** A run can only complete by its plan. */
export type RunEnding = { end: PlannedEnd; plan: RunPlan } | { end: Exclude<PlannedEnd, { status: 'completed' }> };

/**
 * Ends a run, charges for it, and sends what is to be told of it. False when it had ended already: then nothing is.
 * @param due_ms time of its end by its plan
 */
export async function finishRun(world: RunWorld, run: RunRow, ending: RunEnding, due_ms?: number): Promise<boolean> {
  const { store, clock, random } = world.parts;
  const moment: Moment = { at: timestampOf(clock), draw: () => random.uuid() };
  const { result, assets } = await resultOf(world, run, ending, moment);
  const change = endChange(run, result, moment);
  // A rating that came since the run was read is in the store, and may be missing in the events.
  const deliveries = await world.parts.deliveries.deliveriesOf({ ...run.record, ...change.record });
  const charge = await chargingOf(world).atEnd(run, result.cost.cost);
  const kept = await store.finishRun(run.id, { ...change, ...charge, assets, deliveries });
  if (kept !== 'finished') return false;
  world.meter?.run(ending.end.status, due_ms === undefined ? undefined : Date.parse(moment.at) - due_ms);
  world.parts.deliveries.send(deliveries);
  return true;
}

async function resultOf(
  world: EngineWorld,
  run: RunRow,
  ending: RunEnding,
  { at }: Moment,
): Promise<{ result: RunResult; assets: AssetRow[] }> {
  const { end } = ending;
  if (end.status !== 'completed' || !('plan' in ending)) {
    const rules = 'plan' in ending ? ending.plan.pricing : [];
    return { result: { end, cost: nothingCharged(rules), output: null, made: [], notes: [] }, assets: [] };
  }
  const { plan } = ending;
  const by_node = plan.nodes.map((node) => outputsOf(run.record, node));
  const outputs = by_node.flat();
  const assets: AssetRow[] = [];
  const notes: RunResult['notes'][number][] = [];
  for (const { file } of outputs) {
    if (!file) continue;
    const asset = await storeFile(world, run.record, file, at);
    assets.push(asset);
    notes.push({ message: `${file.kind} stored.`, meta: { asset_id: asset.id, size_bytes: asset.size_bytes } });
  }
  const output = Object.fromEntries(outputs.map(({ plan: { name }, value }) => [name, value]));
  const cost = plan.cost(measuredIn(outputs), Date.parse(at));
  return { result: { end, cost, output, made: by_node.at(-1) ?? [], notes }, assets };
}
