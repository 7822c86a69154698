import { setTimeout as wait } from 'node:timers/promises';
import type { Call, HandlerReply } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

/** As long as a database would take: what comes meanwhile meets a request that is under way. */
const work_ms = 5;

export const inFlightTogether: Mutant = {
  id: 'uploads/ids-distinct--in-flight-together',
  clauses: ['uploads.ids-distinct'],
  check: 'uploads/ids-distinct',
  mistake: 'Equal requests that are under way at one time are answered by one of them, to spare the database.',
  applyTo(parts) {
    const { createAssetUpload } = parts.handlers;
    const under_way = new Map<string, Promise<HandlerReply>>();
    const slowly = async (call: Call) => {
      await wait(work_ms);
      return createAssetUpload(call);
    };
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        createAssetUpload(call: Call) {
          const key = JSON.stringify([call.caller?.organization_id, call.request.body]);
          const reply = under_way.get(key) ?? slowly(call).finally(() => under_way.delete(key));
          under_way.set(key, reply);
          return reply;
        },
      },
    };
  },
};
