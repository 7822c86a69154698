import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const ofTheStorageAccount: Mutant = {
  id: 'uploads/asset-as-declared--of-the-storage-account',
  clauses: ['uploads.asset-readable'],
  check: 'uploads/asset-as-declared',
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
};
