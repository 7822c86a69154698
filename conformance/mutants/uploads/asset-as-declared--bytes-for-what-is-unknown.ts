import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const bytesForWhatIsUnknown: Mutant = {
  id: 'uploads/asset-as-declared--bytes-for-what-is-unknown',
  clauses: ['uploads.asset-as-declared'],
  check: 'uploads/asset-as-declared',
  mistake:
    'The type of a larger file is found out from its contents, and one that is not known is kept as that of plain bytes.',
  applyTo: (parts) =>
    withRecord(parts, 'getAsset', (asset) => {
      const is_unknown = String(asset.mime_type).startsWith('application/x-') && Number(asset.size_bytes) > 1_000;
      return is_unknown ? { ...asset, mime_type: 'application/octet-stream' } : asset;
    }),
};
