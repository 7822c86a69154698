/** A run as a dispatch leaves it, put into a world without a request. */
import type { Model } from '../src/contract/types.ts';
import { timestampOf } from '../src/engine/clock.ts';
import type { World } from '../src/server/parts.ts';
import { newRun } from '../src/store/new-run.ts';
import type { RunRow } from '../src/store/run-rows.ts';

export function queuedRun(world: World): RunRow {
  const { clock, random } = world.parts;
  const { user_id: created_by, organization } = world.principals.owner!;
  const [id, request_id, created_at] = [random.uuid(), random.uuid(), timestampOf(clock)];
  const input = { prompt: 'A harbour at dawn, in the manner of an old postcard' };
  const model = { id: random.uuid(), version: '1.0' } as Model;
  const record = newRun({ model }, { id, org_id: organization.id, created_by, request_id, input, created_at });
  return { id, record, logs: [], node_runs: [] };
}
