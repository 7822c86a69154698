import type { OperationId } from '../../../src/contract/operations.ts';
import { type Call, callerOf, type Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { idsDistinct } from '../../checks/uploads/ids-distinct.ts';
import { withPart } from '../../mutants/changed-parts.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(idsDistinct, {
  'names-once': {
    obeys: ['uploads.ids-distinct', 'folders.create'],
    what: 'Files, folders and webhooks have names that are taken once in an organization; a second one is refused.',
    applyTo: (parts) =>
      withNamesOnce(parts, { createAssetUpload: 'filename', createAssetFolder: 'name', createWebhook: 'name' }),
  },
  'one-after-the-other': {
    obeys: ['uploads.ids-distinct'],
    what: 'Ids are counted up: those of two sessions differ in one digit of their first part.',
    applyTo(parts) {
      let count = 0;
      return withPart(parts, 'random', () => ({
        uuid() {
          count += 1;
          return `${count.toString(16).padStart(8, '0')}-0000-4000-8000-0000005e5510`;
        },
      }));
    },
  },
});

/** @param fields the field of the body that each operation keeps unique */
function withNamesOnce(parts: Parts, fields: Partial<Record<OperationId, string>>): Parts {
  const taken = new Set<string>();
  const changed = Object.entries(fields).map(([id, field]) => {
    const operation = id as OperationId;
    const original = parts.handlers[operation];
    const handler = async (call: Call) => {
      const name = (call.request.body as Record<string, unknown>)[field];
      const key = [operation, callerOf(call).organization_id, String(name).toLowerCase()].join(' ');
      if (taken.has(key)) throw new Refused('conflict');
      taken.add(key);
      try {
        return await original(call);
      } catch (error) {
        taken.delete(key);
        throw error;
      }
    };
    return [operation, handler] as const;
  });
  return { ...parts, handlers: { ...parts.handlers, ...Object.fromEntries(changed) } };
}
