import { timestampOf } from '../../engine/clock.ts';
import type { AssetRow } from '../../store/rows.ts';
import { type Call, callerOf, type Handler } from '../parts.ts';
import { deletedReply, ownRecord, readReply } from '../records.ts';
import { shownAssets } from '../shown-assets.ts';

export const listAssets: Handler = async (call) => {
  const { lists } = call.world.parts;
  const page = await lists.page<AssetRow>(call, {
    collection: 'assets',
    organization: callerOf(call).organization_id,
    show: (rows) => shownAssets(call, rows, { presign: call.request.query.presign === true }),
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
  return deletedReply(call, await store.softDeleteAsset(id, { at: timestampOf(clock), by: callerOf(call).user_id }));
};

async function ownAsset(call: Call): Promise<AssetRow> {
  return ownRecord(call, await call.world.parts.store.asset(call.request.path.id!.toLowerCase()));
}
