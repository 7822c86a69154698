/**
 * Uploads whose asset is made when its file arrives (choice `assets.listed_from`): the URL itself carries what the asset
 * is made of, under its signature, so that nothing needs to be kept until then.
 */
import { type GivenAsset, newAsset } from '../store/new-asset.ts';
import type { AssetRow } from '../store/rows.ts';

type Session = Omit<GivenAsset, 'created_at'>;

/** As it stands in a query. */
export function writeSession({ id, org_id, name, mime_type, size_bytes, created_by }: Session): string {
  const session: Session = { id, org_id, name, mime_type, size_bytes, created_by };
  return Buffer.from(JSON.stringify(session)).toString('base64url');
}

/** The asset as it is made now; undefined for a text in another form. Only its signature tells that it is ours. */
export function readSession(text: string | null, created_at: string): AssetRow | undefined {
  if (text === null) return undefined;
  try {
    const session = JSON.parse(Buffer.from(text, 'base64url').toString()) as Session;
    return newAsset({ ...session, created_at });
  } catch {
    return undefined;
  }
}
