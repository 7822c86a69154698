import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const noUrlForPictures: Mutant = {
  id: 'schema/createAssetUpload--no-url-for-pictures',
  clauses: ['uploads.answer', 'types.upload-session-fields'],
  check: 'schema/createAssetUpload',
  mistake: 'Pictures take the way of a newer uploader, whose answer calls the URL by another name.',
  applyTo: (parts) =>
    withReply(parts, 'createAssetUpload', (reply, call) => {
      const { mime_type } = call.request.body as { mime_type: string };
      if (reply.kind !== 'record' || !mime_type.startsWith('image/')) return reply;
      const { upload_url, ...record } = reply.record;
      return { ...reply, record: { ...record, url: upload_url } };
    }),
};
