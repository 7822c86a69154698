import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const onePlaceForFolders: Mutant = {
  id: 'isolation/reads--one-place-for-folders',
  clauses: ['assets.per-organization'],
  check: 'isolation/reads',
  mistake: 'Folders are all filed under the organization that runs the service.',
  applyTo(parts) {
    return withReply(parts, 'getAssetFolder', async (reply) => {
      const [first] = await parts.store.organizations();
      return reply.kind === 'record' ? { ...reply, record: { ...reply.record, org_id: first?.id } } : reply;
    });
  },
};
