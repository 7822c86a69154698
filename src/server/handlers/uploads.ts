import type { AssetUploadCreate } from '../../contract/types.ts';
import { timestampOf } from '../../engine/clock.ts';
import type { Grant } from '../../storage/grant.ts';
import { upload_validity_s } from '../../storage/presigner.ts';
import { writeSession } from '../../storage/upload-session.ts';
import { newAsset } from '../../store/new-asset.ts';
import { actorOf } from '../access/actor.ts';
import { storedNames } from '../names/stored-name.ts';
import { callerOf, type Handler } from '../parts.ts';
import { bindingOf } from '../storage/take-file.ts';

/** Makes the record at once, unless the choices have the asset come into being with its file. */
export const createAssetUpload: Handler = async (call) => {
  const { world } = call;
  const { store, random, clock, presigner } = world.parts;
  const { filename, mime_type, size_bytes } = call.request.body as AssetUploadCreate;
  const { organization_id } = callerOf(call);
  const { assets } = world.policies(call.operation.id);
  const id = random.uuid();
  const asset = newAsset({
    id,
    org_id: organization_id,
    name: storedNames[assets.stored_name](filename, id),
    mime_type,
    size_bytes,
    created_by: actorOf(call).created_by,
    created_at: timestampOf(clock),
  });
  const is_kept = assets.listed_from === 'session';
  if (is_kept) await store.insertAsset(asset);
  const grant: Grant = { ...bindingOf(world).grant(asset), ...(!is_kept && { session: writeSession(asset) }) };
  const upload_url = presigner.sign(world, grant, upload_validity_s, assets.signed_url_end);
  const location = `${call.baseUrl()}/v1/assets/${asset.id}`;
  return { kind: 'record', success: 'session', record: { asset_id: asset.id, upload_url }, location };
};
