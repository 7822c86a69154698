/** Files that the suite sends: a session, and the bytes behind its URL. */
import { createHash } from 'node:crypto';
import { fileName, ownType } from '../models/uploadable.ts';
import type { CheckContext } from '../suite/context.ts';
import type { Exchange } from '../suite/exchange.ts';

/** What a check that sends a file notes of it. */
export interface FileNotes {
  id: string;
  /** Declared for this file alone, where the target takes types of one's own. */
  mime_type: string;
  /** What a GET of it must deliver: `sha256:…`. */
  digest: string;
}

export interface SentFile {
  notes: FileNotes;
  session: Exchange;
  put: Exchange;
}

/**
 * Opens a session as the owner and puts the bytes. The steps are `session` and `put`.
 */
export async function sendFile(ctx: CheckContext, name: string, bytes: Uint8Array): Promise<SentFile> {
  const mime_type = ownType(ctx.facts, `${ctx.prefix}-${name}`);
  const body = { filename: fileName(ctx.facts, ctx.newName(name)), mime_type, size_bytes: bytes.byteLength };
  const session = await ctx.call('owner', { operation: 'createAssetUpload', body }, 'session');
  const { asset_id: id, upload_url: url } = session.decoded?.record ?? {};
  if (session.decoded?.outcome !== 'success' || typeof id !== 'string' || typeof url !== 'string') {
    const status = session.received?.status;
    const why = `POST /v1/asset-uploads answered ${status} without an asset_id and an upload_url`;
    return ctx.stop('could-not-run', why, 'createAssetUpload');
  }
  const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  const put = await ctx.transfer('PUT', url, session, 'put', { body: bytes, type: mime_type });
  await ctx.settle();
  return { notes: { id, mime_type, digest }, session, put };
}
