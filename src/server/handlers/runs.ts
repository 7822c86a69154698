import type { Policies } from '../../choices/policies.ts';
import { run_embeds } from '../../choices/stated.ts';
import type { OperationId } from '../../contract/operations.ts';
import type { RunRow } from '../../store/run-rows.ts';
import type { RunEmbed } from '../lists/embeds.ts';
import type { UnderstoodQuery } from '../lists/understood-query.ts';
import type { Call, Handler } from '../parts.ts';
import { ownRecord } from '../records/records.ts';
import { shownRun } from '../records/shown-runs.ts';

/** Logs, node runs, model and workflow come with a run, whatever became of the model or workflow since. */
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

/**
 * A run with what belongs to it: everything, or by choice what the request asks for.
 * @param read the operation whose answer it is, or is like
 */
export async function wholeRun(
  call: Call,
  run: RunRow,
  read: OperationId = call.operation.id,
): Promise<Record<string, unknown>> {
  const { world } = call;
  const shown = shownParts[world.policies(read).records.run_embeds](call);
  return { ...(await shownRun(world, run, new Set(shown))) };
}

const shownParts: Readonly<Record<Policies['records']['run_embeds'], (call: Call) => readonly RunEmbed[]>> = {
  always: () => run_embeds,
  on_request: ({ request }) => {
    const { embed } = request.query as UnderstoodQuery;
    return run_embeds.filter((name) => embed?.includes(name));
  },
};
