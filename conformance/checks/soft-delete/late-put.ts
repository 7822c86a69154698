import { type FileNotes, type OpenUpload, openUpload, sendFile } from '../../acts/uploads.ts';
import { backAgain, deleted_read_codes, judgeDeletedRead, notLiveBefore, shownState } from '../../models/deletion.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, unproven } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';

const bytes = new Uint8Array(40).fill(7);

interface Case {
  /** Times that the file is sent before the deletion: once, or not at all, where an asset is there before its file. */
  sent_before: 0 | 1;
}

/** A client that sends a large file may still be sending when it is deleted. */
export const latePut = check<Case, Pick<FileNotes, 'id'>>({
  id: 'soft-delete/late-put',
  title: 'A file that is sent to a deleted asset does not bring it back',
  how: 'A file is sent to the upload URL of an asset that is deleted by then: the read of the asset is still refused, or shows its marks.',
  clauses: ['soft-delete.stays-deleted', 'soft-delete.never-live-on-read'],
  codes: {
    ...deleted_read_codes,
    'live-after-late-file': {
      clause: 'soft-delete.stays-deleted',
      message: 'An asset is read as if it were live, since its file was sent behind its deletion.',
    },
  },
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset', 'deleteAsset'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table<Case>([{ sent_before: 1 }, { sent_before: 0 }]),
  async run(ctx, input) {
    const { sent_before } = input;
    const { id, mime_type, session } = await opened(ctx, input);
    const path = { id };
    const before = await ctx.call('owner', { operation: 'getAsset', path }, 'before');
    if (sent_before === 0 && isRefused(before)) {
      ctx.stop('not-claimed', `an asset is not there before its file (${statusOf(before)}), which is permitted`);
    }
    const deletion = await ctx.call('owner', { operation: 'deleteAsset', path }, 'delete');
    if (sent_before === 0 && isRefused(deletion)) {
      ctx.stop('not-claimed', `an asset cannot be deleted before its file is there (${statusOf(deletion)})`);
    }
    await ctx.settle();
    await ctx.call('owner', { operation: 'getAsset', path }, 'deleted');
    const url = String(session.decoded?.record?.upload_url);
    await ctx.transfer('PUT', url, session, 'put-again', { body: bytes, type: mime_type });
    await ctx.settle();
    await ctx.call('owner', { operation: 'getAsset', path }, 'last');
    return { id };
  },
  control: (evidence) =>
    serverError(evidence) ??
    (evidence.case.sent_before === 0 || isSuccess(exchangeAt(evidence, 'put'))
      ? undefined
      : 'storage did not take the file') ??
    notLiveBefore(exchangeAt(evidence, 'before')) ??
    unproven(evidence, 'delete', 'the asset could not be deleted'),
  judge(evidence, tally) {
    const deleted = exchangeAt(evidence, 'deleted');
    // An asset that the deletion left live cannot be brought back.
    if (shownState(deleted) === 'live') return judgeDeletedRead(deleted, tally);
    const last = exchangeAt(evidence, 'last');
    return tally.holds(shownState(last) !== 'live', 'live-after-late-file', backAgain(last));
  },
});

/** A session, whose file is still to come where it is sent no earlier than behind the deletion. */
async function opened(ctx: CheckContext, { sent_before }: Case): Promise<Omit<OpenUpload, 'url'>> {
  if (sent_before === 1) {
    const { notes, session } = await sendFile(ctx, 'late', bytes);
    return { ...notes, session };
  }
  const upload = await openUpload(ctx, 'late', bytes.byteLength);
  await ctx.settle();
  return upload;
}
