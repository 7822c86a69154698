import type { Call, Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { deletionRepeated } from '../../checks/soft-delete/repeat.ts';
import { withHandlers, withPart } from '../changed-parts.ts';
import { withReply } from '../changed-replies.ts';
import { firstOne } from '../first-one.ts';
import { mutantsOf } from '../mutant.ts';

/** Deletions of some callers are forgotten once five other requests for assets came. */
function undoneFor(parts: Parts, isMeant: (call: Call) => boolean): Parts {
  const requests = new Map<string, number>();
  const counted = withHandlers(parts, ({ deleteAsset, getAsset }) => ({
    async deleteAsset(call) {
      const { id = '' } = call.request.path;
      const reply = await deleteAsset(call);
      if (isMeant(call) && !requests.has(id)) requests.set(id, 0);
      else if (requests.has(id)) requests.set(id, requests.get(id)! + 1);
      return reply;
    },
    getAsset(call) {
      const { id = '' } = call.request.path;
      if (requests.has(id)) requests.set(id, requests.get(id)! + 1);
      return getAsset(call);
    },
  }));
  return withPart(counted, 'store', (store) => ({
    async asset(id) {
      const asset = await store.asset(id);
      return asset && (requests.get(id) ?? 0) > 5 ? { ...asset, deleted_at: null, deleted_by: null } : asset;
    },
  }));
}

export const mutants = mutantsOf(deletionRepeated, {
  'deletion-wears-off': {
    breaks: ['soft-delete.stays-deleted'],
    mistake:
      'Deleted assets are kept in a list of their own, whose entries go after some minutes, and stay in the other one.',
    applyTo(parts) {
      const deleted_ms = new Map<string, number>();
      return withPart(parts, 'store', (store) => ({
        async softDeleteAsset(id, deletion) {
          deleted_ms.set(id, parts.clock.now_ms());
          return store.softDeleteAsset(id, deletion);
        },
        async asset(id) {
          const asset = await store.asset(id);
          const is_old = parts.clock.now_ms() - (deleted_ms.get(id) ?? Number.POSITIVE_INFINITY) > 300_000;
          return asset && is_old ? { ...asset, deleted_at: null, deleted_by: null } : asset;
        },
      }));
    },
  },
  'second-organization-deletes-for-a-while': {
    breaks: ['soft-delete.stays-deleted'],
    mistake:
      'Deletions of all but the first organization are kept in the cache of one process, and are soon pushed out.',
    applyTo(parts) {
      const isFirst = firstOne();
      return undoneFor(parts, ({ caller }) => !isFirst(caller?.organization_id));
    },
  },
  'first-delete-asks': {
    breaks: ['soft-delete.never-live-on-read'],
    mistake: 'The first delete opens a question that nobody is shown, and only the second one is taken for its answer.',
    applyTo(parts) {
      const asked = new Set<string>();
      return withPart(parts, 'store', (store) => ({
        async softDeleteAsset(id, deletion) {
          if (asked.has(id)) return store.softDeleteAsset(id, deletion);
          asked.add(id);
          return 'deleted';
        },
      }));
    },
  },
  'last-one-wins': {
    breaks: ['soft-delete.stays-deleted'],
    mistake: 'The deletion writes its marks without looking whether the asset has any.',
    applyTo(parts) {
      const last = new Map<string, { at: string; by: string | null }>();
      return withPart(parts, 'store', (store) => ({
        async softDeleteAsset(id, deletion) {
          last.set(id, deletion);
          return store.softDeleteAsset(id, deletion);
        },
        async asset(id) {
          const asset = await store.asset(id);
          const marks = last.get(id);
          return asset && marks ? { ...asset, deleted_at: marks.at, deleted_by: marks.by } : asset;
        },
      }));
    },
  },
  'makers-still-see-it': {
    breaks: ['soft-delete.never-live-on-read'],
    mistake: 'Whoever made an asset reads the copy of their own workspace, which a deletion does not reach.',
    applyTo: (parts) =>
      withReply(parts, 'getAsset', (reply, { caller }) => {
        if (reply.kind !== 'record' || reply.record.created_by !== caller?.user_id) return reply;
        return { ...reply, record: { ...reply.record, deleted_at: null, deleted_by: null } };
      }),
  },
  'retention-begins-anew': {
    breaks: ['soft-delete.stays-deleted'],
    mistake:
      'Each further delete puts off the end of the time in which the asset can be restored, and deleted_at with it.',
    applyTo(parts) {
      const deletions = new Map<string, number>();
      return withPart(parts, 'store', (store) => ({
        async softDeleteAsset(id, deletion) {
          deletions.set(id, (deletions.get(id) ?? -1) + 1);
          return store.softDeleteAsset(id, deletion);
        },
        async asset(id) {
          const asset = await store.asset(id);
          if (!asset?.deleted_at) return asset;
          const put_off_ms = 3_600_000 * (deletions.get(id) ?? 0);
          return { ...asset, deleted_at: new Date(Date.parse(asset.deleted_at) + put_off_ms).toISOString() };
        },
      }));
    },
  },
  'second-is-not-found': {
    breaks: ['deletion.second'],
    mistake:
      'A deleted asset is looked up like any other before it is deleted, and the documented success of a repeat is a refusal.',
    applyTo: (parts) =>
      withHandlers(parts, ({ deleteAsset }) => ({
        async deleteAsset(call) {
          const asset = await parts.store.asset(String(call.request.path.id).toLowerCase());
          if (asset?.deleted_at) throw new Refused('not_found');
          return deleteAsset(call);
        },
      })),
  },
});
