import { Refused } from '../../../src/server/refused.ts';
import { otherFolders } from '../../checks/soft-delete/other-folders.ts';
import { withPart } from '../changed-parts.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(otherFolders, {
  'neighbour-goes-too': {
    breaks: ['soft-delete.others-untouched'],
    mistake: 'Folders are taken to lie in the one made before them, and a deletion reaches what lies inside.',
    applyTo(parts) {
      const made: string[] = [];
      return withPart(parts, 'store', (store) => ({
        async insertFolder(folder) {
          made.push(folder.id);
          await store.insertFolder(folder);
        },
        async softDeleteFolder(id, deletion) {
          const inside = made[made.indexOf(id) + 1];
          if (made.includes(id) && inside !== undefined) await store.softDeleteFolder(inside, deletion);
          return store.softDeleteFolder(id, deletion);
        },
      }));
    },
  },
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
  'session-ends-with-a-deletion': {
    breaks: ['soft-delete.others-untouched'],
    mistake: 'What people make is kept with their session, and the first thing that they delete ends it.',
    applyTo(parts) {
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
    },
  },
});
