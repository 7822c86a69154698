import type { HandlerReply, Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import type { AssetRow } from '../../../src/store/rows.ts';
import { othersUntouched } from '../../checks/soft-delete/others-untouched.ts';
import { withPart } from '../changed-parts.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { firstOne } from '../first-one.ts';
import { mutantsOf } from '../mutant.ts';

type Asset = Record<string, unknown>;

const sweep_ms = 5 * 60_000;

/** Assets of the same name or type are deleted together, as far as `isTwin` takes them for copies. */
function withTwinsDeleted(
  parts: Parts,
  field: 'name' | 'mime_type',
  isTwin: (one: AssetRow, asset: AssetRow) => boolean = () => true,
): Parts {
  return withPart(parts, 'store', (store) => ({
    async softDeleteAsset(id, deletion) {
      const asset = await store.asset(id);
      const { rows } = await store.list<AssetRow>({
        collection: 'assets',
        organization: asset?.org_id ?? null,
        conditions: [{ field, operator: 'eq', value: asset?.[field] ?? null }],
        sort: [],
        page_size: 500,
        backward: false,
        deleted: 'left_out',
      });
      const twins = rows.filter((row) => row.id !== id && asset !== undefined && isTwin(row, asset));
      for (const twin of twins) await store.softDeleteAsset(twin.id, deletion);
      return store.softDeleteAsset(id, deletion);
    },
  }));
}

export const mutants = mutantsOf(othersUntouched, {
  'equal-uploads-are-one': {
    breaks: ['uploads.ids-distinct'],
    mistake:
      'A file of the same name, type and size is taken for a repeated upload, which gets the asset of the first.',
    applyTo(parts) {
      const sessions = new Map<string, HandlerReply>();
      return withReply(parts, 'createAssetUpload', (reply, { request, caller }) => {
        const file = JSON.stringify([request.body, caller?.organization_id]);
        const session = sessions.get(file) ?? reply;
        sessions.set(file, session);
        return session;
      });
    },
  },
  'list-of-the-type-marked': {
    breaks: ['soft-delete.others-untouched'],
    mistake:
      'The list joins the deletions by the name and type of the file, so that it marks assets that nobody deleted.',
    applyTo: (parts) =>
      withDeletionsTold(parts, 'listAssets', (asset, { name, deleted_at }) =>
        asset.name === name ? { ...asset, deleted_at } : asset,
      ),
  },
  'links-of-the-type-withdrawn': {
    breaks: ['soft-delete.others-untouched'],
    mistake:
      'A deletion withdraws the right to links by the name of the file, which those that nobody deleted have too.',
    applyTo: (parts) =>
      withDeletionsTold(parts, 'getAsset', (asset, { name }) =>
        asset.name === name ? { ...asset, url: null } : asset,
      ),
  },
  'one-tombstone-hides-the-type': {
    breaks: ['soft-delete.others-untouched'],
    mistake: 'The index of the list drops whatever has the type of the deleted asset; reads do not go through it.',
    applyTo(parts) {
      const deleted = new Map<string, string>();
      const told = withReply(parts, 'deleteAsset', async (reply, { request }) => {
        const asset = await parts.store.asset(String(request.path.id));
        if (asset) deleted.set(asset.mime_type, asset.id);
        return reply;
      });
      return withReply(told, 'listAssets', (reply) => {
        if (reply.kind !== 'page') return reply;
        const items = reply.page.items.filter(({ mime_type }) => !deleted.has(String(mime_type)));
        return { ...reply, page: { ...reply.page, items } };
      });
    },
  },
  'read-of-the-type-marked': {
    breaks: ['soft-delete.others-untouched'],
    mistake: 'The time of the last deletion is kept by the name of the file, and reads take it for that of each asset.',
    applyTo: (parts) =>
      withDeletionsTold(parts, 'getAsset', (asset, { name, deleted_at }) =>
        asset.name === name ? { ...asset, deleted_at } : asset,
      ),
  },
  'same-size-goes-too': {
    breaks: ['soft-delete.others-untouched'],
    mistake: 'Files of one type and size are taken for copies, and all of them go.',
    applyTo: (parts) => withTwinsDeleted(parts, 'mime_type', (twin, asset) => twin.size_bytes === asset.size_bytes),
  },
  'swept-elsewhere-after-minutes': {
    breaks: ['soft-delete.others-untouched'],
    mistake:
      'A deletion begins a sweep of the space that an organization has, which all but the first one lose all of some minutes later.',
    applyTo(parts) {
      const isFirst = firstOne();
      const swept = new Map<unknown, number>();
      const begun = withReply(parts, 'deleteAsset', (reply, { caller }) => {
        const { organization_id } = caller!;
        if (!isFirst(organization_id)) swept.set(organization_id, parts.clock.now_ms() + sweep_ms);
        return reply;
      });
      return withReply(begun, 'getAsset', (reply, { caller }) => {
        if (isFirst(caller?.organization_id)) return reply;
        const due_ms = swept.get(caller?.organization_id) ?? Number.POSITIVE_INFINITY;
        if (parts.clock.now_ms() >= due_ms) throw new Refused('not_found');
        return reply;
      });
    },
  },
  'twins-renumbered': {
    breaks: ['soft-delete.others-untouched'],
    mistake: 'Names are kept unique by numbers, and when one goes those that had the same name get new ones.',
    applyTo(parts) {
      const freed = new Set<string>();
      return withPart(parts, 'store', (store) => ({
        async softDeleteAsset(id, deletion) {
          const asset = await store.asset(id);
          if (asset) freed.add(asset.name);
          return store.softDeleteAsset(id, deletion);
        },
        async asset(id) {
          const asset = await store.asset(id);
          const has_moved = asset && !asset.deleted_at && freed.has(asset.name);
          return has_moved ? { ...asset, name: `${asset.name} (2)` } : asset;
        },
      }));
    },
  },
  'twins-of-later-organizations': {
    breaks: ['soft-delete.others-untouched'],
    mistake: 'Organizations that came later have their files in a store that knows them by their names.',
    applyTo(parts) {
      const isFirst = firstOne();
      return withTwinsDeleted(parts, 'name', (_, { org_id }) => !isFirst(org_id));
    },
  },
  'neighbour-takes-the-name-of-the-folder': {
    breaks: ['soft-delete.others-untouched'],
    mistake: 'Names are kept by the place of a folder in its organization, and move up when one before it is deleted.',
    applyTo(parts) {
      const names = new Map<string, string>();
      const told = withReply(parts, 'deleteAssetFolder', async (reply, { request }) => {
        const folder = await parts.store.folder(String(request.path.id).toLowerCase());
        if (folder) names.set(folder.org_id, folder.name);
        return reply;
      });
      return withRecord(told, 'getAssetFolder', (folder) => ({
        ...folder,
        name: names.get(String(folder.org_id)) ?? folder.name,
      }));
    },
  },
  'namesakes-of-the-folder-go-too': {
    breaks: ['soft-delete.others-untouched'],
    mistake: 'A folder is deleted by its name, as a path would be, and there may be another one of that name.',
    applyTo: (parts) =>
      withOtherFoldersDeleted(parts, async (id, made, store) => {
        const folder = await store.folder(id);
        const others = await Promise.all(made.map((other) => store.folder(other)));
        const namesakes = others.filter((one) => one?.name === folder?.name && one?.org_id === folder?.org_id);
        return namesakes.map((one) => one!.id);
      }),
  },
  'session-ends-with-a-deletion': {
    breaks: ['soft-delete.others-untouched'],
    mistake: 'Records of people are kept with their session, and the first thing that they delete ends it.',
    applyTo: withSessionsEnding,
  },
});

/** @param change what the answer makes of an asset of whose type another was deleted; that one, as it was marked */
function withDeletionsTold(
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
/** @param others which folders, of all that were made, are deleted together with this one */
function withOtherFoldersDeleted(
  parts: Parts,
  others: (id: string, made: readonly string[], store: Parts['store']) => string[] | Promise<string[]>,
): Parts {
  const made: string[] = [];
  return withPart(parts, 'store', (store) => ({
    async insertFolder(folder) {
      made.push(folder.id);
      await store.insertFolder(folder);
    },
    async softDeleteFolder(id, deletion) {
      for (const other of await others(id, made, parts.store)) {
        if (other !== id.toLowerCase()) await store.softDeleteFolder(other, deletion);
      }
      return store.softDeleteFolder(id, deletion);
    },
  }));
}

/** Folders of users are no longer read once one of them deleted one. */
function withSessionsEnding(parts: Parts): Parts {
  const made = new Set<string>();
  const gone = new Set<string>();
  const told = withReply(parts, 'createAssetFolder', (reply, { caller }) => {
    if (caller?.kind === 'user' && reply.kind === 'record') made.add(String(reply.record.id));
    return reply;
  });
  const ended = withReply(told, 'deleteAssetFolder', (reply, { caller }) => {
    if (caller?.kind === 'user') for (const id of made) gone.add(id);
    return reply;
  });
  return withReply(ended, 'getAssetFolder', (reply, { request }) => {
    if (gone.has(String(request.path.id).toLowerCase())) throw new Refused('not_found');
    return reply;
  });
}
