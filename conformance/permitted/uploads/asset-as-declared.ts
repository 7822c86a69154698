import { assetAsDeclared } from '../../checks/uploads/asset-as-declared.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';

const shown = (asset: Record<string, unknown>) => ({
  ...asset,
  ...(typeof asset.mime_type === 'string' && {
    mime_type: asset.mime_type.replace(/^[^/]+/, (type) => type.toUpperCase()),
  }),
});

export const permitted = permittedOf(assetAsDeclared, {
  'type-in-capitals': {
    obeys: ['uploads.asset-as-declared'],
    what: 'Media types have no case, and an asset shows the first half of its own in capitals.',
    applyTo: (parts) => withRecord(withRecord(parts, 'getAsset', shown), 'listAssets', shown),
  },
});
