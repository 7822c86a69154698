/** What mutants of deletions need: reads or lists that take the deletion of an asset for one of its neighbours too. */
import type { Parts } from '../../../src/server/parts.ts';
import { withRecord, withReply } from '../changed-replies.ts';

type Asset = Record<string, unknown>;

/** @param change what the answer makes of an asset of whose type another was deleted; that one, as it was marked */
export function withDeletionsTold(
  parts: Parts,
  operation: 'getAsset' | 'listAssets',
  change: (asset: Asset, deleted: Asset) => Asset,
): Parts {
  const deletions = new Map<unknown, Asset>();
  const told = withReply(parts, 'deleteAsset', async (reply, { request }) => {
    const asset = await parts.store.asset(String(request.path.id).toLowerCase());
    if (asset) deletions.set(asset.mime_type, { ...asset });
    return reply;
  });
  return withRecord(told, operation, (asset) => {
    const deletion = deletions.get(asset.mime_type);
    return deletion && deletion.id !== asset.id ? change(asset, deletion) : asset;
  });
}
