import type { Call, Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import type { AssetRow } from '../../../src/store/rows.ts';
import { staysDeleted } from '../../checks/soft-delete/stays-deleted.ts';
import { withHandlers, withPart } from '../changed-parts.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { withMarks } from '../deletions-done.ts';
import { firstOne } from '../first-one.ts';
import { onTheWall } from '../local-time.ts';
import { mutantsOf } from '../mutant.ts';

/** The column is written by a job, and never newer than the hour before. */
function hourBefore(time: string): string {
  return new Date(Date.parse(time) - 3_600_000).toISOString();
}

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

/** The news of the file of an asset, by the key under which storage has it. */
interface Revival {
  deleted(key: string): void;
  arrived(key: string): void;
  isBack(key: string): boolean;
}

function withRevival(parts: Parts, { deleted, arrived, isBack }: Revival): Parts {
  const stored = withPart(parts, 'store', (store) => ({
    async softDeleteAsset(id, deletion) {
      const asset = await store.asset(id);
      if (asset) deleted(asset.blob_key);
      return store.softDeleteAsset(id, deletion);
    },
    async asset(id) {
      const asset = await store.asset(id);
      return asset && isBack(asset.blob_key) ? { ...asset, deleted_at: null, deleted_by: null } : asset;
    },
  }));
  return withPart(stored, 'presigner', (presigner) => ({
    check(world, grant, query) {
      const checked = presigner.check(world, grant, query);
      if (checked === 'valid' && grant.method === 'PUT') arrived(grant.key);
      return checked;
    },
  }));
}

export const mutants = mutantsOf(staysDeleted, {
  'no-deleted-by': {
    breaks: ['soft-delete.asset-marked'],
    mistake: 'The deletion keeps the time and forgets who asked for it.',
    applyTo: (parts) => withMarks(parts, 'deleteAsset', ({ at }) => ({ at, by: null })),
  },
  'no-deleted-by-with-plain-urls': {
    breaks: ['soft-delete.asset-marked'],
    mistake: 'A read without signed URLs is answered from the index, which is told the time of a deletion alone.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset, { request: { query } }) =>
        query.presign === false ? { ...asset, deleted_by: null } : asset,
      ),
  },
  'own-deletions-unsigned': {
    breaks: ['soft-delete.asset-marked'],
    mistake: 'The deleter is noted only where it is somebody else than the maker.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        async softDeleteAsset(id, { at, by }) {
          const asset = await store.asset(id);
          return store.softDeleteAsset(id, { at, by: asset?.created_by === by ? null : by });
        },
      })),
  },
  'read-from-a-cache': {
    breaks: ['soft-delete.never-live-on-read'],
    mistake: 'Records that were read once are served from a cache, which a deletion does not clear.',
    applyTo(parts) {
      const cache = new Map<string, AssetRow>();
      return withPart(parts, 'store', (store) => ({
        async asset(id) {
          const found = cache.get(id) ?? (await store.asset(id));
          if (found) cache.set(id, found);
          return found;
        },
      }));
    },
  },
  'folders-in-local-time': {
    breaks: ['soft-delete.folder'],
    mistake: 'The time of a deletion is that of the clock on the wall, two hours ahead, and is written as one in UTC.',
    applyTo: (parts) => withMarks(parts, 'deleteAssetFolder', ({ at, by }) => ({ at: onTheWall(at, 2), by })),
  },
  'folders-in-local-time-west-of-it': {
    breaks: ['soft-delete.folder'],
    mistake:
      'The time of a deletion is that of the clock on the wall, five hours behind, and is written as one in UTC.',
    applyTo: (parts) => withMarks(parts, 'deleteAssetFolder', ({ at, by }) => ({ at: onTheWall(at, -5), by })),
  },
  'folders-by-nobody': {
    breaks: ['soft-delete.folder'],
    mistake: 'The bin was made for assets, and for a folder it is told the time alone.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        async folder(id) {
          const folder = await store.folder(id);
          return folder && { ...folder, deleted_by: null };
        },
      })),
  },
  'copies-in-the-bin': {
    breaks: ['soft-delete.folder'],
    mistake: 'A deleted folder is moved to another table, where it is given another id.',
    applyTo: (parts) =>
      withRecord(parts, 'getAssetFolder', (folder) =>
        folder.deleted_at ? { ...folder, id: String(folder.id).replaceAll(/[0-7]/g, '8') } : folder,
      ),
  },
  'folders-stay': {
    breaks: ['soft-delete.folder'],
    mistake: 'The operation answers as it should and was never finished.',
    applyTo: (parts) => withPart(parts, 'store', () => ({ softDeleteFolder: async () => 'deleted' })),
  },
  'users-delete-no-folders': {
    breaks: ['soft-delete.folder'],
    mistake: 'Whoever is no maker of a folder takes it out of their own view alone, which folders do not have yet.',
    applyTo: (parts) =>
      withHandlers(parts, ({ deleteAssetFolder }) => ({
        deleteAssetFolder: async (call) =>
          call.caller?.kind === 'user' ? { kind: 'empty', success: 'deleted' } : deleteAssetFolder(call),
      })),
  },
  'next-one-brings-it-back': {
    breaks: ['soft-delete.stays-deleted'],
    mistake:
      'The list of folders is kept as one document, and a new folder is written into a copy from before the deletion.',
    applyTo(parts) {
      const gone = new Set<string>();
      const back = new Set<string>();
      return withPart(parts, 'store', (store) => ({
        async softDeleteFolder(id, deletion) {
          gone.add(id);
          return store.softDeleteFolder(id, deletion);
        },
        async insertFolder(folder) {
          for (const id of gone) back.add(id);
          return store.insertFolder(folder);
        },
        async folder(id) {
          const folder = await store.folder(id);
          return folder && back.has(id) ? { ...folder, deleted_at: null, deleted_by: null } : folder;
        },
      }));
    },
  },
  'local-time': {
    breaks: ['soft-delete.marks-the-deleter'],
    mistake: 'The time on the wall, two hours east of Greenwich, is written with a Z behind it.',
    applyTo: (parts) => withMarks(parts, 'deleteAsset', ({ at, by }) => ({ at: onTheWall(at, 2), by })),
  },
  'names-the-creator': {
    breaks: ['soft-delete.marks-the-deleter'],
    mistake: 'Whoever made the asset is written down as the one who deleted it.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        async softDeleteAsset(id, { at }) {
          const asset = await store.asset(id);
          return store.softDeleteAsset(id, { at, by: asset?.created_by ?? null });
        },
      })),
  },
  'names-the-reader': {
    breaks: ['soft-delete.marks-the-deleter'],
    mistake: 'The name beside a deletion is filled in when it is read, with that of whoever is asking.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset, { caller }) =>
        asset.deleted_at ? { ...asset, deleted_by: caller?.user_id } : asset,
      ),
  },
  'time-of-the-upload': {
    breaks: ['soft-delete.marks-the-deleter'],
    mistake: 'The time of the last change is taken for that of the deletion.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        async softDeleteAsset(id, { at, by }) {
          const asset = await store.asset(id);
          return store.softDeleteAsset(id, { at: asset ? hourBefore(asset.updated_at) : at, by });
        },
      })),
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
  'arrival-makes-it-live': {
    breaks: ['soft-delete.stays-deleted'],
    mistake: 'Whatever arrives at an upload URL sets the asset to "there", and deletion is but another such state.',
    applyTo(parts) {
      const there = new Set<string>();
      return withRevival(parts, {
        deleted: (key) => there.delete(key),
        arrived: (key) => there.add(key),
        isBack: (key) => there.has(key),
      });
    },
  },
  'first-arrival-completes-it': {
    breaks: ['soft-delete.stays-deleted'],
    mistake: 'The first file that comes for an asset completes it, and what is complete is live.',
    applyTo(parts) {
      const [sent, gone, completed] = [new Set<string>(), new Set<string>(), new Set<string>()];
      return withRevival(parts, {
        deleted: (key) => gone.add(key),
        arrived(key) {
          if (gone.has(key) && !sent.has(key)) completed.add(key);
          sent.add(key);
        },
        isBack: (key) => completed.has(key),
      });
    },
  },
});
