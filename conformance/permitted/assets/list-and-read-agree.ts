import { listAndReadAgree } from '../../checks/assets/list-and-read-agree.ts';
import { withMembers } from '../../mutants/changed-members.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(listAndReadAgree, {
  'users-of-lists-in-short': {
    obeys: ['assets.list-and-read-agree', 'embedding.asset-user'],
    what: 'The embedded user of a listed asset has an id and an address, and that of a single one all the rest too.',
    applyTo: (parts) =>
      withRecord(parts, 'listAssets', (asset) =>
        withMembers(asset, 'created_by_user', ({ id, email }) => ({ id, email })),
      ),
  },
  'pictures-signed-anew': {
    obeys: ['assets.list-and-read-agree'],
    what: 'The picture of a user stands at a presigned URL, another one in each answer.',
    applyTo(parts) {
      let answers = 0;
      const signed = (user: Record<string, unknown>) => {
        answers += 1;
        return { ...user, avatar_url: `https://pictures.example/me.png?signature=${answers}` };
      };
      const assets = (['getAsset', 'listAssets'] as const).reduce(
        (wrapped, operation) =>
          withRecord(wrapped, operation, (asset) => withMembers(asset, 'created_by_user', signed)),
        parts,
      );
      return withRecord(assets, 'getMe', signed);
    },
  },
  'touched-by-reading': {
    obeys: ['assets.list-and-read-agree'],
    what: 'A read is a use: updated_at of an asset is later after each.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset) => {
        const updated_ms = Date.parse(String(asset.updated_at));
        if (Number.isNaN(updated_ms)) return asset;
        return { ...asset, updated_at: new Date(Math.max(parts.clock.now_ms(), updated_ms + 1)).toISOString() };
      }),
  },
});
