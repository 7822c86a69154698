import { type FileNotes, sendFile } from '../../acts/uploads.ts';
import { backAgain, judgeDeletedRead, notLiveBefore, shownState } from '../../models/deletion.ts';
import { exchangeAt, isSuccess, serverError, unproven } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';

const bytes = new Uint8Array(40).fill(7);
const brought_back = {
  code: 'brought-back',
  message: 'an asset is read as if it were live, since its file was sent again behind its deletion',
};

/** Whoever sends a large file may still be sending when it is deleted. */
export const latePut = check<null, FileNotes>({
  id: 'soft-delete/late-put',
  title: 'A file that is sent again to a deleted asset does not bring it back',
  how: 'A file is sent and its asset deleted; then the same file is sent again to the same upload URL, which storage may take or refuse. The read of the asset must still be refused, or show when and by whom it was deleted.',
  clauses: ['soft-delete.stays-deleted', 'soft-delete.never-live-on-read'],
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset', 'deleteAsset'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table([null]),
  async run(ctx) {
    const { notes, session } = await sendFile(ctx, 'late', bytes);
    const path = { id: notes.id };
    await ctx.call('owner', { operation: 'getAsset', path }, 'before');
    await ctx.call('owner', { operation: 'deleteAsset', path }, 'delete');
    await ctx.settle();
    await ctx.call('owner', { operation: 'getAsset', path }, 'deleted');
    const url = String(session.decoded?.record?.upload_url);
    await ctx.transfer('PUT', url, session, 'put-again', { body: bytes, type: notes.mime_type });
    await ctx.settle();
    await ctx.call('owner', { operation: 'getAsset', path }, 'last');
    return notes;
  },
  control: (evidence) =>
    serverError(evidence) ??
    (isSuccess(exchangeAt(evidence, 'put')) ? undefined : 'storage did not take the file') ??
    notLiveBefore(exchangeAt(evidence, 'before')) ??
    unproven(evidence, 'delete', 'the asset could not be deleted'),
  judge(evidence, tally) {
    const deleted = exchangeAt(evidence, 'deleted');
    // What the deletion left live can not be brought back.
    if (shownState(deleted) === 'live') return judgeDeletedRead(deleted, tally);
    const last = exchangeAt(evidence, 'last');
    return tally.compared(shownState(last) === 'live') ? [backAgain(last, brought_back)] : [];
  },
});
