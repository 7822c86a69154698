import { setTimeout as pause } from 'node:timers/promises';
import type { HandlerReply } from '../../../src/server/parts.ts';
import { deletionsAtOnce } from '../../checks/concurrency/deletions.ts';
import { withHandlers } from '../../mutants/changed-parts.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(deletionsAtOnce, {
  'one-answer-for-all': {
    obeys: ['concurrency.some-order-explains'],
    what: 'Equal deletions that are under way together are carried out once, and that answer goes to all who asked; a later one is refused.',
    choices: { deletion: { second: 'not_found' } },
    applyTo(parts) {
      const under_way = new Map<string, Promise<HandlerReply>>();
      return withHandlers(parts, ({ deleteAsset }) => ({
        deleteAsset(call) {
          const key = `${call.caller?.organization_id} ${call.request.path.id}`;
          const going = under_way.get(key) ?? pause(10).then(() => deleteAsset(call));
          under_way.set(key, going);
          return going.finally(() => under_way.delete(key));
        },
      }));
    },
  },
});
