import type { AssetFolderCreate } from '../../contract/types.ts';
import { timestampOf } from '../../engine/clock.ts';
import type { FolderRow } from '../../store/rows.ts';
import { actorOf } from '../access/actor.ts';
import type { Call, Handler } from '../parts.ts';
import { callerOf } from '../parts.ts';
import { deletedReply, ownRecord, readReply } from '../records/records.ts';

export const createAssetFolder: Handler = async (call) => {
  const { store, random, clock } = call.world.parts;
  const { name } = call.request.body as AssetFolderCreate;
  const { organization_id } = callerOf(call);
  const now = timestampOf(clock);
  const folder: FolderRow = {
    id: random.uuid(),
    org_id: organization_id,
    name,
    created_by: actorOf(call).created_by,
    created_at: now,
    updated_at: now,
    deleted_at: null,
    deleted_by: null,
  };
  await store.insertFolder(folder);
  const location = `${call.baseUrl()}/v1/asset-folders/${folder.id}`;
  return { kind: 'record', success: 'created', record: { ...folder }, location };
};

export const getAssetFolder: Handler = async (call) => readReply(call, await ownFolder(call));

/** Assets in the folder stay where they are: a record is deleted by whoever names it, and by nothing else. */
export const deleteAssetFolder: Handler = async (call) => {
  const { id } = await ownFolder(call);
  const { store, clock } = call.world.parts;
  return deletedReply(call, await store.softDeleteFolder(id, { at: timestampOf(clock), by: actorOf(call).deleted_by }));
};

async function ownFolder(call: Call): Promise<FolderRow> {
  return ownRecord(call, await call.world.parts.store.folder(call.request.path.id!.toLowerCase()));
}
