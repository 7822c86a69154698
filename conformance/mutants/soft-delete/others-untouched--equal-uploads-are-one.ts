import type { HandlerReply } from '../../../src/server/parts.ts';
import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const equalUploadsAreOne: Mutant = {
  id: 'soft-delete/others-untouched--equal-uploads-are-one',
  clauses: ['uploads.ids-distinct'],
  check: 'soft-delete/others-untouched',
  mistake: 'A file of the same name, type and size is taken for a repeated upload, which gets the asset of the first.',
  applyTo(parts) {
    const sessions = new Map<string, HandlerReply>();
    return withReply(parts, 'createAssetUpload', (reply, { request, caller }) => {
      const file = JSON.stringify([request.body, caller?.organization_id]);
      const session = sessions.get(file) ?? reply;
      sessions.set(file, session);
      return session;
    });
  },
};
