import type { AssetUploadCreate } from '../../contract/types.ts';
import { timestampOf } from '../../engine/clock.ts';
import { upload_validity_s } from '../../storage/presigner.ts';
import { newAsset } from '../new-asset.ts';
import { callerOf, type Handler } from '../parts.ts';

/** Makes the record at once, so that the asset is listed and readable before its file is there. */
export const createAssetUpload: Handler = async (call) => {
  const { world } = call;
  const { store, random, clock, presigner } = world.parts;
  const { filename, mime_type, size_bytes } = call.request.body as AssetUploadCreate;
  const { user_id, organization_id } = callerOf(call);
  const asset = newAsset({
    id: random.uuid(),
    org_id: organization_id,
    name: filename,
    mime_type,
    size_bytes,
    created_by: user_id,
    created_at: timestampOf(clock),
  });
  await store.insertAsset(asset);
  const upload_url = presigner.sign(
    world,
    { method: 'PUT', key: asset.blob_key, content_type: mime_type, size_bytes },
    upload_validity_s,
  );
  const location = `${call.baseUrl()}/v1/assets/${asset.id}`;
  return { kind: 'record', success: 'session', record: { asset_id: asset.id, upload_url }, location };
};
