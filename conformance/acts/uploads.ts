/** Files that the suite sends: a session, and the bytes behind its URL. */
import { createHash } from 'node:crypto';
import { actsIn } from '../models/acts-in.ts';
import { type Caller, refusedToOther } from '../models/callers.ts';
import { isRefused } from '../models/steps.ts';
import { fileName, ownType } from '../models/uploadable.ts';
import type { CheckContext } from '../suite/context.ts';
import type { Exchange } from '../suite/exchange.ts';

/** Notes of a check that sends a file. */
export interface FileNotes {
  id: string;
  /** Declared for this file alone, where the target takes types of one's own. */
  mime_type: string;
  /** Of the bytes that a GET must deliver: `sha256:…`. */
  digest: string;
}

export interface SentFile {
  notes: FileNotes;
  session: Exchange;
  put: Exchange;
}

/** No service of assets is known to take fewer bytes. */
export const surely_taken_bytes = 100_000;

/** A file whose name, type or size the target may refuse. */
export interface UnusualFile {
  mime_type: string;
  /** Of its name. */
  ending?: string;
}

export interface OpenUpload {
  id: string;
  /** For the bytes. */
  url: string;
  mime_type: string;
  session: Exchange;
}

/**
 * Opens a session, or ends the case; the step is `session`.
 * @param unusual else the file has a type of its own
 */
export async function openUpload(
  ctx: CheckContext,
  name: string,
  size_bytes: number,
  by: Caller = 'owner',
  unusual?: UnusualFile,
): Promise<OpenUpload> {
  const { mime_type, ending = '' } = unusual ?? { mime_type: ownType(ctx.facts, `${ctx.prefix}-${name}`) };
  const filename = fileName(ctx.facts, ctx.newName(name) + ending);
  const body = { filename, mime_type, size_bytes };
  const session = await ctx.call(by, { operation: 'createAssetUpload', body, ...actsIn(ctx.facts, by) }, 'session');
  if (isRefused(session) && size_bytes > surely_taken_bytes) {
    ctx.stop('not-claimed', `the target takes no file of ${size_bytes} bytes`);
  }
  if (isRefused(session) && unusual) ctx.stop('not-claimed', 'the target takes no file of such a name, type or size');
  const refused = refusedToOther(by, [session]);
  if (refused) ctx.stop(refused.verdict, refused.reason);
  const { asset_id: id, upload_url: url } = session.decoded?.record ?? {};
  if (session.decoded?.outcome !== 'success' || typeof id !== 'string' || typeof url !== 'string') {
    const status = session.received?.status;
    const why = `POST /v1/asset-uploads answered ${status} without an asset_id and an upload_url`;
    return ctx.stop('could-not-run', why, 'createAssetUpload');
  }
  return { id, url, mime_type, session };
}

/** Opens a session and puts the bytes. The steps are `session` and `put`. */
export async function sendFile(
  ctx: CheckContext,
  name: string,
  bytes: Uint8Array,
  by?: Caller,
  unusual?: UnusualFile,
): Promise<SentFile> {
  const { id, url, mime_type, session } = await openUpload(ctx, name, bytes.byteLength, by, unusual);
  const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  const put = await ctx.transfer('PUT', url, session, 'put', { body: bytes, type: mime_type });
  await ctx.time.settle();
  return { notes: { id, mime_type, digest }, session, put };
}
