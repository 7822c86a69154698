import type { HandlerReply } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const equalRequestsShare: Mutant = {
  id: 'uploads/ids-distinct--equal-requests-share',
  clauses: ['uploads.ids-distinct'],
  check: 'uploads/ids-distinct',
  mistake: 'A request that equals the one before is taken for its repetition by a network, and answered alike.',
  applyTo(parts) {
    const { createAssetUpload } = parts.handlers;
    let before: { body: string; reply: HandlerReply } | undefined;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        async createAssetUpload(call) {
          const body = JSON.stringify(call.request.body);
          if (before?.body === body) return before.reply;
          const reply = await createAssetUpload(call);
          before = { body, reply };
          return reply;
        },
      },
    };
  },
};
