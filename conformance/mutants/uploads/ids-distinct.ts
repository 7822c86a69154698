import { setTimeout as wait } from 'node:timers/promises';
import type { Call, HandlerReply } from '../../../src/server/parts.ts';
import { idsDistinct } from '../../checks/uploads/ids-distinct.ts';
import { withHandlers } from '../changed-parts.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

/** As long as a database would take: what comes meanwhile meets a request that is under way. */
const work_ms = 5;

export const mutants = mutantsOf(idsDistinct, {
  'equal-requests-share': {
    breaks: ['uploads.ids-distinct'],
    mistake: 'A request that equals the one before is taken for its repetition by a network, and answered alike.',
    applyTo(parts) {
      let before: { body: string; reply: HandlerReply } | undefined;
      return withHandlers(parts, ({ createAssetUpload }) => ({
        async createAssetUpload(call) {
          const body = JSON.stringify(call.request.body);
          if (before?.body === body) return before.reply;
          const reply = await createAssetUpload(call);
          before = { body, reply };
          return reply;
        },
      }));
    },
  },
  'four-ids-ahead': {
    breaks: ['uploads.ids-distinct'],
    mistake: 'Ids are drawn four ahead into a ring, which is never filled anew.',
    applyTo(parts) {
      const ring: string[] = [];
      let drawn = 0;
      return withRecord(parts, 'createAssetUpload', (session) => {
        const place = drawn++ % 4;
        ring[place] ??= String(session.asset_id);
        return { ...session, asset_id: ring[place] };
      });
    },
  },
  'in-flight-together': {
    breaks: ['uploads.ids-distinct'],
    mistake: 'Equal requests that are under way at one time are answered by one of them, to spare the database.',
    applyTo(parts) {
      const { createAssetUpload } = parts.handlers;
      const under_way = new Map<string, Promise<HandlerReply>>();
      const slowly = async (call: Call) => {
        await wait(work_ms);
        return createAssetUpload(call);
      };
      return withHandlers(parts, () => ({
        createAssetUpload(call: Call) {
          const key = JSON.stringify([call.caller?.organization_id, call.request.body]);
          const reply = under_way.get(key) ?? slowly(call).finally(() => under_way.delete(key));
          under_way.set(key, reply);
          return reply;
        },
      }));
    },
  },
});
