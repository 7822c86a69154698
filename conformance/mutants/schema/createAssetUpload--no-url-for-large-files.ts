import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const noUrlForLargeFiles: Mutant = {
  id: 'schema/createAssetUpload--no-url-for-large-files',
  clauses: ['types.upload-session-fields'],
  check: 'schema/createAssetUpload',
  mistake: 'The URL of a larger file is made when the client asks for its first part, and is null until then.',
  applyTo: (parts) =>
    withReply(parts, 'createAssetUpload', (reply, { request }) => {
      const { size_bytes } = request.body as { size_bytes: number };
      return reply.kind === 'record' && size_bytes > 1
        ? { ...reply, record: { ...reply.record, upload_url: null } }
        : reply;
    }),
};
