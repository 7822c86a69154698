import type { RunRow } from '../../store/run-rows.ts';
import { run_embeds } from '../embeds.ts';
import type { Call, Handler } from '../parts.ts';
import { ownRecord } from '../records.ts';
import { shownRun } from '../shown-runs.ts';

/** Everything that belongs to a run comes with it, whatever was run and whatever became of that since. */
export const getRun: Handler = async (call) => {
  const run = await ownRun(call, call.request.path.id!);
  return { kind: 'record', success: 'read', record: await wholeRun(call, run) };
};

/** @throws Refused when the organization has no such run */
export async function ownRun(call: Call, id: string): Promise<RunRow> {
  const run = await call.world.parts.store.run(id.toLowerCase());
  ownRecord(call, run?.record);
  return run!;
}

export async function wholeRun({ world }: Call, run: RunRow): Promise<Record<string, unknown>> {
  return { ...(await shownRun(world, run, new Set(run_embeds))) };
}
