import { isolatedEmbeds } from '../../checks/isolation/embedded.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';

/** People are embedded without their address, last name and picture. */
const bare = (user: Record<string, unknown> | null) =>
  user && { ...user, email: null, last_name: null, avatar_url: null };

const withBareUser = (asset: Record<string, unknown>) =>
  asset.created_by_user === undefined
    ? asset
    : { ...asset, created_by_user: bare(asset.created_by_user as Record<string, unknown> | null) };

export const permitted = permittedOf(isolatedEmbeds, {
  'users-without-their-data': {
    obeys: ['isolation.embedded'],
    what: 'An embedded user shows an id and a first name, and null for everything that is nobody else’s business.',
    applyTo: (parts) => withRecord(withRecord(parts, 'listAssets', withBareUser), 'getAsset', withBareUser),
  },
});
