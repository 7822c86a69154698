import { callerOf } from '../../../src/server/parts.ts';
import { otherFolders } from '../../checks/soft-delete/other-folders.ts';
import { withHandlers } from '../../mutants/changed-parts.ts';
import { permittedOf } from '../permitted.ts';
import { hiddenFromUsers } from '../users-of-one.ts';

export const permitted = permittedOf(otherFolders, {
  'one-for-each-name': {
    obeys: ['soft-delete.others-untouched', 'folders.create'],
    what: 'A caller who asks for a folder under the name of a live one gets that one, and no second.',
    applyTo(parts) {
      const made = new Map<string, string>();
      return withHandlers(parts, ({ createAssetFolder }) => ({
        async createAssetFolder(call) {
          const { name } = call.request.body as { name: string };
          const key = JSON.stringify([callerOf(call).organization_id, name]);
          const before = await parts.store.folder(made.get(key) ?? '');
          if (before && before.deleted_at === null) {
            return { kind: 'record', success: 'created', record: { ...before } };
          }
          const reply = await createAssetFolder(call);
          if (reply.kind === 'record') made.set(key, String(reply.record.id));
          return reply;
        },
      }));
    },
  },
  'users-read-no-folders': {
    users_may_less: true,
    obeys: ['soft-delete.others-untouched', 'folders.read'],
    what: 'Users may make and delete folders, and lack the scope to read one: to them there is none, 404.',
    ...hiddenFromUsers('getAssetFolder'),
  },
});
