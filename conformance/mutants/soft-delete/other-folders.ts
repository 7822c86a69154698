import { otherFolders } from '../../checks/soft-delete/other-folders.ts';
import { withPart } from '../changed-parts.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { withSessionsEnding } from './ended-sessions.ts';

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
  'namesakes-go-too': {
    breaks: ['soft-delete.others-untouched'],
    mistake: 'A folder is deleted by its name, as a path would be, and there may be another one of that name.',
    applyTo(parts) {
      const made: string[] = [];
      return withPart(parts, 'store', (store) => ({
        async insertFolder(folder) {
          made.push(folder.id);
          await store.insertFolder(folder);
        },
        async softDeleteFolder(id, deletion) {
          const folder = await store.folder(id);
          for (const other of made) {
            const { name, org_id } = (await store.folder(other)) ?? {};
            const is_namesake = name === folder?.name && org_id === folder?.org_id;
            if (is_namesake && other !== id.toLowerCase()) await store.softDeleteFolder(other, deletion);
          }
          return store.softDeleteFolder(id, deletion);
        },
      }));
    },
  },
  'session-in-a-named-place-ends': {
    breaks: ['soft-delete.others-untouched'],
    mistake: 'The same, for people who say in which organization they act alone: that is a path of its own.',
    applyTo: (parts) =>
      withSessionsEnding(parts, {
        make: 'createAssetFolder',
        remove: 'deleteAssetFolder',
        read: 'getAssetFolder',
        named: true,
      }),
  },
  'session-ends-with-a-deletion': {
    breaks: ['soft-delete.others-untouched'],
    mistake: 'What people make is kept with their session, and the first thing that they delete ends it.',
    applyTo: (parts) =>
      withSessionsEnding(parts, { make: 'createAssetFolder', remove: 'deleteAssetFolder', read: 'getAssetFolder' }),
  },
});
