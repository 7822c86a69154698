/** Files whose types are read without their parameters. */
import type { Parts } from '../../../src/server/parts.ts';
import { withBody } from '../changed-requests.ts';

export function withBareTypes(parts: Parts): Parts {
  return withBody(parts, 'createAssetUpload', (body) =>
    typeof body.mime_type === 'string' ? { ...body, mime_type: body.mime_type.split(';')[0]!.trim() } : body,
  );
}
