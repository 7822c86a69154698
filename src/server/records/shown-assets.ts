/** Assets as callers see them: with URLs in the place of blob keys, and with their users where that was asked for. */
import type { ChoiceValue } from '../../choices/choices.ts';
import type { Other } from '../../choices/choices-document.ts';
import type { Policies } from '../../choices/policies.ts';
import type { MinimalUser } from '../../contract/types.ts';
import { keptWith } from '../../json/lasting-records.ts';
import { longest_validity_s } from '../../storage/presigner.ts';
import { thumbnailKey } from '../../store/new-asset.ts';
import type { AssetRow } from '../../store/rows.ts';
import { userBehind } from '../access/actor.ts';
import type { Call, World } from '../parts.ts';

export type ShownAsset = Omit<AssetRow, 'url'> & { url: string | null; created_by_user?: MinimalUser | null };

export async function shownAssets(
  call: Call,
  assets: readonly AssetRow[],
  { presign }: { presign: boolean },
): Promise<ShownAsset[]> {
  const toUrl = presign ? signing(call) : plainUrls[call.world.policies(call.operation.id).assets.presign_off_url];
  const thumbnailKeyOf = thumbnails[call.world.policies(call.operation.id).assets.thumbnail_url];
  const users = await usersOf(call, assets);
  const shown = (asset: AssetRow): ShownAsset => {
    const thumbnail = thumbnailKeyOf(asset);
    return {
      ...asset,
      url: toUrl(call.world, asset.url),
      thumbnail_url: thumbnail && toUrl(call.world, thumbnail),
      ...(users && { created_by_user: users.get(asset.created_by) ?? null }),
    };
  };
  return assets.map(presign || users ? shown : lasting(call, shown));
}

/** By the policies of an operation, of which each world has its own: what neither the time nor other records change. */
const lasting_shown = new WeakMap<Policies, (asset: AssetRow) => ShownAsset>();

function lasting({ world, operation }: Call, shown: (asset: AssetRow) => ShownAsset): (asset: AssetRow) => ShownAsset {
  const policies = world.policies(operation.id);
  const known = lasting_shown.get(policies) ?? keptWith((asset: AssetRow) => Object.freeze(shown(asset)));
  lasting_shown.set(policies, known);
  return known;
}

/** By the choice: where the thumbnail of an asset is kept, if it has one. */
const thumbnails: Readonly<
  Record<Exclude<ChoiceValue<'assets.thumbnail_url'>, Other>, (asset: AssetRow) => string | null>
> = {
  images: ({ thumbnail_url }) => thumbnail_url,
  all: (asset) => asset.thumbnail_url ?? thumbnailKey(asset),
  null: () => null,
};

type ToUrl = (world: World, key: string) => string | null;

function signing({ world, operation }: Call): ToUrl {
  const { signed_url_end } = world.policies(operation.id).assets;
  const { presigner } = world.parts;
  return (_, key) => presigner.sign(world, { method: 'GET', key }, longest_validity_s, signed_url_end);
}

/** By the choice: what names a blob with presigning off. */
const plainUrls: Readonly<Record<Exclude<ChoiceValue<'assets.presign_off_url'>, Other>, ToUrl>> = {
  plain: (world, key) => world.parts.presigner.plainUrl(world, key),
  null: () => null,
  relative: (world, key) => new URL(world.parts.presigner.plainUrl(world, key)).pathname,
  other_scheme: (_, key) => `s3://assets/${key}`,
};

export function asksForUsers({ request }: Call): boolean {
  const { embed } = request.query;
  return Array.isArray(embed) && embed.includes('created_by_user');
}

/** The users behind the assets, each read once; undefined when nobody asked for them. */
async function usersOf(call: Call, assets: readonly AssetRow[]): Promise<Map<string | null, MinimalUser> | undefined> {
  if (!asksForUsers(call)) return undefined;
  const ids = [...new Set(assets.map(({ created_by }) => created_by))];
  const users = new Map<string | null, MinimalUser>();
  for (const id of ids) {
    const user = await userBehind(call.world, id);
    if (id !== null && !user) throw new Error(`an asset was made by ${id}, whom nobody knows`);
    if (!user) continue;
    const { id: user_id, email, first_name, last_name, avatar_url } = user;
    users.set(id, { id: user_id, email, first_name, last_name, avatar_url });
  }
  return users;
}
