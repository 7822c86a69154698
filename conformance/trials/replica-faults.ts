/**
 * Servers that are right alone and wrong beside another one over the same store: what each of them holds for itself is a
 * part of the service. A check must find each of them where the suite is told of two replicas, and none where of one.
 */
import { createSecretKey, randomBytes } from 'node:crypto';
import { exchanged, type Parts, type World } from '../../src/server/parts.ts';
import type { FolderRow } from '../../src/store/rows.ts';
import { softDelete } from '../../src/store/soft-delete.ts';
import { withHandlers, withPart } from '../mutants/changed-parts.ts';

export interface ReplicaFault {
  name: string;
  /** The real mistake that it stands for, in one sentence. */
  mistake: string;
  /** The check that must fail for it, and the clause for which. */
  killed_by: string;
  breaks: readonly string[];
  /** The parts of one replica with the fault in them. */
  applyTo(parts: Parts): Parts;
}

export const replicaFaults: readonly ReplicaFault[] = [
  {
    name: 'record-in-memory',
    mistake: 'New folders are kept in a map of the process that made them, and the database is written to by nobody.',
    killed_by: 'folders/read-after-create',
    breaks: ['folders.read'],
    applyTo(parts) {
      const folders = new Map<string, FolderRow>();
      return withPart(parts, 'store', (store) => ({
        async insertFolder(folder) {
          folders.set(folder.id, folder);
        },
        folder: async (id) => folders.get(id) ?? store.folder(id),
        async softDeleteFolder(id, deletion) {
          const folder = folders.get(id);
          if (!folder) return store.softDeleteFolder(id, deletion);
          return softDelete<FolderRow>((mark) => folders.set(id, mark(folder) ?? folder), deletion);
        },
      }));
    },
  },
  {
    name: 'cursor-of-its-maker',
    mistake: 'Each process signs cursors with a key that it drew when it started.',
    killed_by: 'pagination/each-item-once',
    breaks: ['pagination.cursor-url-followable'],
    applyTo(parts) {
      const own = createSecretKey(randomBytes(32));
      return withPart(parts, 'cursors', (cursors) => ({
        encode: (_, list, place) => cursors.encode(own, list, place),
        decode: (_, list, text) => cursors.decode(own, list, text),
      }));
    },
  },
  {
    name: 'counter-of-its-own',
    mistake:
      'Each process numbers new assets by a counter of its own, and what has a number already is not stored again.',
    killed_by: 'pagination/each-item-once',
    breaks: ['pagination.walk-complete'],
    applyTo(parts) {
      let made = 0;
      const uuid = () => {
        made += 1;
        return `00000000-0000-4000-8000-${made.toString(16).padStart(12, '0')}`;
      };
      return withHandlers(parts, ({ createAssetUpload }) => ({
        createAssetUpload(call) {
          const { store, random } = call.world.parts;
          const numbered = {
            ...call.world.parts,
            random: exchanged(random, { uuid }),
            store: exchanged(store, {
              async insertAsset(asset) {
                if (!(await store.asset(asset.id))) await store.insertAsset(asset);
              },
            }),
          };
          const world: World = Object.create(call.world, { parts: { value: numbered } });
          return createAssetUpload({ ...call, world });
        },
      }));
    },
  },
];
