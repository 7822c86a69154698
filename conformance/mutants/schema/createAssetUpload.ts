import { schemaCheck } from '../../checks/schema/operation.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('createAssetUpload'), {
  'no-url-for-large-files': {
    breaks: ['types.upload-session-fields'],
    mistake: 'The URL of a larger file is made when the client asks for its first part, and is null until then.',
    applyTo: (parts) =>
      withReply(parts, 'createAssetUpload', (reply, { request }) => {
        const { size_bytes } = request.body as { size_bytes: number };
        return reply.kind === 'record' && size_bytes > 1
          ? { ...reply, record: { ...reply.record, upload_url: null } }
          : reply;
      }),
  },
  'no-url-for-pictures': {
    breaks: ['uploads.answer', 'types.upload-session-fields'],
    mistake: 'Pictures take the way of a newer uploader, whose answer calls the URL by another name.',
    applyTo: (parts) =>
      withReply(parts, 'createAssetUpload', (reply, call) => {
        const { mime_type } = call.request.body as { mime_type: string };
        if (reply.kind !== 'record' || !mime_type.startsWith('image/')) return reply;
        const { upload_url, ...record } = reply.record;
        return { ...reply, record: { ...record, url: upload_url } };
      }),
  },
  'url-of-a-job-to-come': {
    breaks: ['types.upload-session-fields'],
    mistake: 'The upload URL is filled in by a job, and until then the session shows an empty text.',
    applyTo: (parts) => withRecord(parts, 'createAssetUpload', (session) => ({ ...session, upload_url: '' })),
  },
});
