import type { HandlerReply } from '../../../src/server/parts.ts';
import { idsDistinct } from '../../checks/uploads/ids-distinct.ts';
import { withHandlers } from '../changed-parts.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

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
});
