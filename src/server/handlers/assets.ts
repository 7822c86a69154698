import type { Condition } from '../../choices/canonical.ts';
import { timestampOf } from '../../engine/clock.ts';
import type { AssetRow } from '../../store/rows.ts';
import { actorOf } from '../access/actor.ts';
import { awake } from '../lists/list-lag.ts';
import { type Call, callerOf, type Handler } from '../parts.ts';
import { deletedReply, ownRecord, readReply } from '../records/records.ts';
import { asksForUsers, shownAssets } from '../records/shown-assets.ts';

export const listAssets: Handler = async (call) => {
  const { lists } = call.world.parts;
  const presign = call.request.query.presign === true;
  const page = await lists.page<AssetRow>(call, {
    collection: 'assets',
    organization: callerOf(call).organization_id,
    within: visibleNow(call),
    show: (rows) => shownAssets(call, rows, { presign }),
    shows_the_same: !presign && !asksForUsers(call),
  });
  return { kind: 'page', success: 'read', page };
};

export const getAsset: Handler = async (call) => {
  const asset = await ownAsset(call);
  const [shown] = await shownAssets(call, [asset], { presign: call.request.query.presign !== false });
  return readReply(call, shown!);
};

export const deleteAsset: Handler = async (call) => {
  const { id } = await ownAsset(call);
  const { store, clock } = call.world.parts;
  return deletedReply(call, await store.softDeleteAsset(id, { at: timestampOf(clock), by: actorOf(call).deleted_by }));
};

async function ownAsset(call: Call): Promise<AssetRow> {
  const asset = await call.world.parts.store.asset(call.request.path.id!.toLowerCase());
  const is_hidden = visibleNow(call).some(({ value }) => asset !== undefined && asset.created_at > String(value));
  return ownRecord(call, is_hidden ? undefined : asset);
}

/** Files that came early enough, where an asset shows some time after its file. */
function visibleNow({ world, operation }: Call): Condition[] {
  const { listed_from } = world.policies(operation.id).assets;
  if (typeof listed_from !== 'number') return [];
  const { clock, timers } = world.parts;
  const now_ms = clock.now_ms();
  awake(timers, now_ms + listed_from);
  const latest = new Date(now_ms - listed_from).toISOString();
  return [{ field: 'created_at', operator: 'lte', value: latest }];
}
