import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const listedWithoutFiles: Mutant = {
  id: 'uploads/put-and-read-back--listed-without-files',
  clauses: ['uploads.asset-readable'],
  check: 'uploads/put-and-read-back',
  mistake: 'The list holds the sessions that still wait for their files, as the condition was turned round.',
  applyTo: (parts) =>
    withReply(parts, 'listAssets', async (reply) => {
      if (reply.kind !== 'page') return reply;
      const { items } = reply.page;
      const files = await Promise.all(items.map(async ({ blob_key }) => parts.blobs.info(String(blob_key))));
      return { ...reply, page: { ...reply.page, items: items.filter((_, index) => files[index] === undefined) } };
    }),
};
