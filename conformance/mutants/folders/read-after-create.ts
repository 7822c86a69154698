import { Refused } from '../../../src/server/refused.ts';
import { folderReadBack } from '../../checks/folders/read-after-create.ts';
import { withHandlers, withPart } from '../changed-parts.ts';
import { withRecord } from '../changed-replies.ts';
import { withBody, withRefusedHeaders } from '../changed-requests.ts';
import { PlannedCrash } from '../crashing.ts';
import { firstOne } from '../first-one.ts';
import { mutantsOf } from '../mutant.ts';

const cached_ms = 5 * 60_000;

export const mutants = mutantsOf(folderReadBack, {
  'users-get-a-stock-name': {
    breaks: ['folders.create'],
    mistake: 'The form that people fill in names the field otherwise, so that what they send is called New folder.',
    applyTo: (parts) =>
      withHandlers(parts, ({ createAssetFolder }) => ({
        createAssetFolder(call) {
          if (call.caller?.kind !== 'user') return createAssetFolder(call);
          return createAssetFolder({ ...call, request: { ...call.request, body: { name: 'New folder' } } });
        },
      })),
  },
  'read-from-the-first-organization': {
    breaks: ['folders.read-after-create'],
    mistake: 'Names of folders are cached by their place, which is counted in each organization from one.',
    applyTo(parts) {
      const isFirst = firstOne();
      return withRecord(parts, 'getAssetFolder', (folder, { caller }) =>
        isFirst(caller?.organization_id) ? folder : { ...folder, name: 'Folder 1' },
      );
    },
  },
  'never-written-down': {
    breaks: ['folders.read'],
    mistake: 'A new folder is put into the cache, for five minutes, and the job that writes it down was never started.',
    applyTo(parts) {
      const made_ms = new Map<unknown, number>();
      return withHandlers(parts, ({ createAssetFolder, getAssetFolder }) => ({
        async createAssetFolder(call) {
          const reply = await createAssetFolder(call);
          if (reply.kind === 'record') made_ms.set(reply.record.id, call.world.parts.clock.now_ms());
          return reply;
        },
        async getAssetFolder(call) {
          const since_ms = made_ms.get(call.request.path.id);
          const is_gone = since_ms !== undefined && call.world.parts.clock.now_ms() >= since_ms + cached_ms;
          if (is_gone) throw new Refused('not_found');
          return getAssetFolder(call);
        },
      }));
    },
  },
  'deleted-one-handed-out-again': {
    breaks: ['folders.create', 'folders.read'],
    mistake:
      'The name of a folder is unique in its table: where the row is there already, it is answered, deleted or not.',
    applyTo(parts) {
      const gone = new Map<string, string>();
      const all = withPart(parts, 'store', (store) => ({
        async softDeleteFolder(id, deletion) {
          const folder = await store.folder(id);
          if (folder) gone.set(`${folder.org_id} ${folder.name}`, id);
          return store.softDeleteFolder(id, deletion);
        },
      }));
      return withHandlers(all, ({ createAssetFolder }) => ({
        async createAssetFolder(call) {
          const { name } = call.request.body as { name: string };
          const id = gone.get(`${call.caller?.organization_id} ${name}`);
          const folder = id && (await parts.store.folder(id));
          return folder ? { kind: 'record', success: 'created', record: { ...folder } } : createAssetFolder(call);
        },
      }));
    },
  },
  'not-yet-indexed': {
    breaks: ['folders.read'],
    mistake: 'Reads go through an index of which one part in four is only made anew at night.',
    applyTo: (parts) =>
      withHandlers(parts, ({ getAssetFolder }) => ({
        getAssetFolder(call) {
          if (/^[0-3]/.test(String(call.request.path.id))) throw new Refused('not_found');
          return getAssetFolder(call);
        },
      })),
  },
  'number-taken-off': {
    breaks: ['folders.read-after-create'],
    mistake: 'A number at the end of a name is taken for that of a copy, and cut off before it is kept.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        insertFolder: (folder) => store.insertFolder({ ...folder, name: folder.name.replace(/\d+$/, '') }),
      })),
  },
  'no-charset-beside-json': {
    breaks: ['document.json'],
    mistake: 'The type of a body is compared as a whole, and is not JSON where a charset stands behind it.',
    applyTo: (parts) => withRefusedHeaders(parts, (headers) => String(headers['content-type']).includes('charset')),
  },
  'names-unique-with-the-deleted': {
    breaks: ['errors.no-server-error'],
    mistake: 'A unique index over names holds deleted folders too, and nobody thought of what it says to a new one.',
    applyTo(parts) {
      const gone = new Set<string>();
      const nameOf = ({ org_id, name }: { org_id: string; name: string }) => `${org_id} ${name}`;
      return withPart(parts, 'store', (store) => ({
        async insertFolder(folder) {
          if (gone.has(nameOf(folder))) throw new PlannedCrash('UNIQUE constraint failed: folders.name');
          return store.insertFolder(folder);
        },
        async softDeleteFolder(id, deletion) {
          const folder = await store.folder(id);
          if (folder) gone.add(nameOf(folder));
          return store.softDeleteFolder(id, deletion);
        },
      }));
    },
  },
  'short-names-only': {
    breaks: ['folders.create'],
    mistake: 'The column of the name holds 21 characters, and cuts off the rest without a word.',
    applyTo: (parts) =>
      withBody(parts, 'createAssetFolder', (body) => ({ ...body, name: String(body.name).slice(0, 21) })),
  },
});
