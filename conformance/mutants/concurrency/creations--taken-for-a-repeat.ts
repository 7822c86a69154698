import { setImmediate } from 'node:timers/promises';
import type { HandlerReply } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const creationTakenForARepeat: Mutant = {
  id: 'concurrency/creations--taken-for-a-repeat',
  clauses: ['concurrency.some-order-explains'],
  check: 'concurrency/creations',
  mistake: 'A request of a caller whose like is under way is taken for its repetition, whatever it asks for.',
  applyTo(parts) {
    const { createAssetUpload } = parts.handlers;
    const under_way = new Map<string, Promise<HandlerReply>>();
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        async createAssetUpload(call) {
          const key = String(call.caller?.user_id);
          const answer = under_way.get(key) ?? setImmediate().then(() => createAssetUpload(call));
          under_way.set(key, answer);
          return answer.finally(() => under_way.delete(key));
        },
      },
    };
  },
};
