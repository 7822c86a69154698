/** Assets as callers see them: with URLs in the place of blob keys, and with their users where that was asked for. */
import type { MinimalUser } from '../contract/types.ts';
import { longest_validity_s } from '../storage/presigner.ts';
import type { AssetRow } from '../store/rows.ts';
import type { Call } from './parts.ts';

export type ShownAsset = AssetRow & { created_by_user?: MinimalUser };

export async function shownAssets(
  call: Call,
  assets: readonly AssetRow[],
  { presign }: { presign: boolean },
): Promise<ShownAsset[]> {
  const { world } = call;
  const { presigner } = world.parts;
  const toUrl = presign
    ? (key: string) => presigner.sign(world, { method: 'GET', key }, longest_validity_s)
    : (key: string) => presigner.plainUrl(world, key);
  const users = await usersOf(call, assets);
  return assets.map((asset) => ({
    ...asset,
    url: toUrl(asset.url),
    thumbnail_url: asset.thumbnail_url && toUrl(asset.thumbnail_url),
    ...(users && { created_by_user: users.get(asset.created_by) }),
  }));
}

/** The users who made the assets, each read once; undefined when nobody asked for them. */
async function usersOf(call: Call, assets: readonly AssetRow[]): Promise<Map<string, MinimalUser> | undefined> {
  const { embed } = call.request.query;
  if (!Array.isArray(embed) || !embed.includes('created_by_user')) return undefined;
  const ids = [...new Set(assets.map(({ created_by }) => created_by))];
  const users = new Map<string, MinimalUser>();
  for (const id of ids) {
    const user = await call.world.parts.store.user(id);
    if (!user) throw new Error(`an asset was made by the user ${id}, who does not exist`);
    const { email, first_name, last_name, avatar_url } = user;
    users.set(id, { id, email, first_name, last_name, avatar_url });
  }
  return users;
}
