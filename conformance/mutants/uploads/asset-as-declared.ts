import { assetAsDeclared } from '../../checks/uploads/asset-as-declared.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

const block_bytes = 512;

export const mutants = mutantsOf(assetAsDeclared, {
  'of-the-storage-account': {
    breaks: ['uploads.asset-readable'],
    mistake: 'Once its file is there, the record names the organization that storage runs under.',
    applyTo: (parts) =>
      withReply(parts, 'getAsset', async (reply) => {
        if (reply.kind !== 'record') return reply;
        const { blob_key, org_id } = reply.record;
        if ((await parts.blobs.info(String(blob_key))) === undefined) return reply;
        const organizations = await parts.store.organizations();
        const other = organizations.find(({ id }) => id !== org_id);
        return { ...reply, record: { ...reply.record, org_id: other?.id ?? org_id } };
      }),
  },
  'size-in-blocks': {
    breaks: ['uploads.asset-as-declared'],
    mistake: 'The size is what the file takes on disk, in whole blocks.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset) => ({
        ...asset,
        size_bytes: Math.ceil(Number(asset.size_bytes) / block_bytes) * block_bytes,
      })),
  },
  'told-by-its-name': {
    breaks: ['uploads.asset-as-declared'],
    mistake: 'The type is guessed from the ending of the name, and the declared one is taken where that tells nothing.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset) =>
        String(asset.name).toLowerCase().endsWith('.txt') ? { ...asset, mime_type: 'text/plain' } : asset,
      ),
  },
  'thirty-two-bits': {
    breaks: ['uploads.asset-as-declared'],
    mistake: 'The column of sizes holds 32 bits, and what is larger becomes the largest that fits.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset) => ({
        ...asset,
        size_bytes: Math.min(Number(asset.size_bytes), 2_147_483_647),
      })),
  },
  'too-small-to-tell': {
    breaks: ['uploads.asset-as-declared'],
    mistake:
      'The type is taken from the first 512 bytes of the file, and where there are fewer it is of no known type.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset) =>
        Number(asset.size_bytes) < 512 ? { ...asset, mime_type: 'application/octet-stream' } : asset,
      ),
  },
});
