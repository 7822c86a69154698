import { requestCheck } from '../../checks/requests/operation.ts';
import { withHandlers } from '../changed-parts.ts';
import { withReply } from '../changed-replies.ts';
import { withRefusal } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(requestCheck('getAsset'), {
  'presign-off-refused': {
    breaks: ['assets.read'],
    mistake: 'The flag is only known as one that is on.',
    applyTo: (parts) => withRefusal(parts, 'getAsset', ({ query }) => query.presign === false),
  },
  'unknown-is-empty': {
    breaks: ['assets.unknown-not-served'],
    mistake: 'A record that is not found is made of what the request said.',
    applyTo: (parts) =>
      withHandlers(parts, ({ getAsset }) => ({
        async getAsset(call) {
          const { id } = call.request.path;
          if (await parts.store.asset(id!)) return getAsset(call);
          return { kind: 'record', success: 'read', record: { id } };
        },
      })),
  },
  'user-unasked': {
    breaks: ['embedding.asset-user'],
    mistake: 'The user is always embedded: the join is there anyway.',
    applyTo: (parts) =>
      withReply(parts, 'getAsset', async (reply) => {
        if (reply.kind !== 'record' || reply.record.created_by_user) return reply;
        const user = await parts.store.user(String(reply.record.created_by));
        const { id, email, first_name, last_name, avatar_url } = user!;
        return {
          ...reply,
          record: { ...reply.record, created_by_user: { id, email, first_name, last_name, avatar_url } },
        };
      }),
  },
});
