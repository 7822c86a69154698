import type { OperationId } from '../../../src/contract/operations.ts';
import type { Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { otherFolders } from '../../checks/soft-delete/other-folders.ts';
import { withPart } from '../changed-parts.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

interface Kind {
  make: OperationId;
  remove: OperationId;
  read: OperationId;
  /** Of those alone who name the organization in which they act. */
  named?: true;
}

export const mutants = mutantsOf(otherFolders, {
  'neighbour-takes-the-name': {
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
  'namesakes-go-too': {
    breaks: ['soft-delete.others-untouched'],
    mistake: 'A folder is deleted by its name, as a path would be, and there may be another one of that name.',
    applyTo: (parts) =>
      withOthersDeleted(parts, async (id, made, store) => {
        const folder = await store.folder(id);
        const others = await Promise.all(made.map((other) => store.folder(other)));
        const namesakes = others.filter((one) => one?.name === folder?.name && one?.org_id === folder?.org_id);
        return namesakes.map((one) => one!.id);
      }),
  },
  'session-ends-with-a-deletion': {
    breaks: ['soft-delete.others-untouched'],
    mistake: 'Records of people are kept with their session, and the first thing that they delete ends it.',
    applyTo: (parts) =>
      withSessionsEnding(parts, { make: 'createAssetFolder', remove: 'deleteAssetFolder', read: 'getAssetFolder' }),
  },
});

/** @param others which folders, of all that were made, are deleted together with this one */
function withOthersDeleted(
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

/** Records of users are no longer read once one of them deleted something of that kind. */
function withSessionsEnding(parts: Parts, { make, remove, read, named }: Kind): Parts {
  const made = new Set<string>();
  const gone = new Set<string>();
  const told = withReply(parts, make, (reply, { caller }) => {
    if (caller?.kind === 'user' && reply.kind === 'record') made.add(String(reply.record.id ?? reply.record.asset_id));
    return reply;
  });
  const ended = withReply(told, remove, (reply, { caller, request }) => {
    const is_meant = !named || request.organization !== undefined;
    if (caller?.kind === 'user' && is_meant) for (const id of made) gone.add(id);
    return reply;
  });
  return withReply(ended, read, (reply, { request }) => {
    if (gone.has(String(request.path.id).toLowerCase())) throw new Refused('not_found');
    return reply;
  });
}
