import type { HandlerReply } from '../../../src/server/parts.ts';
import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const equalFilesAreOne: Mutant = {
  id: 'isolation/lists--equal-files-are-one',
  clauses: ['uploads.ids-distinct'],
  check: 'isolation/lists',
  mistake: 'A file that another organization has sent already is not kept twice, and its asset is given out again.',
  applyTo(parts) {
    const known = new Map<unknown, { by: unknown; session: HandlerReply }>();
    return withReply(parts, 'createAssetUpload', (reply, { request, caller }) => {
      const { size_bytes } = request.body as { size_bytes: number };
      const by = caller?.organization_id;
      const found = known.get(size_bytes) ?? { by, session: reply };
      known.set(size_bytes, found);
      return found.by === by ? reply : found.session;
    });
  },
};
