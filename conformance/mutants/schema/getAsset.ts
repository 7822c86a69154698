import { schemaCheck } from '../../checks/schema/operation.ts';
import { withMembers } from '../changed-members.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('getAsset'), {
  'names-of-the-user-as-object': {
    breaks: ['types.minimal-user-fields'],
    mistake: 'The identity provider keeps names in parts, and they are passed on.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset) =>
        withMembers(asset, 'created_by_user', (user) => ({ ...user, first_name: { given: user.first_name } })),
      ),
  },
  'time-without-t': {
    breaks: ['types.timestamp'],
    mistake: 'Times are shown as the database prints them, with a blank between day and hour.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset) => ({ ...asset, updated_at: String(asset.updated_at).replace('T', ' ') })),
  },
  'time-zone-of-the-user': {
    breaks: ['types.minimal-user-omits'],
    mistake: 'The embedded user is the whole record of the user, private settings included.',
    applyTo: (parts) =>
      withReply(parts, 'getAsset', async (reply) => {
        if (reply.kind !== 'record' || !reply.record.created_by_user) return reply;
        const user = await parts.store.user(String(reply.record.created_by));
        return { ...reply, record: { ...reply.record, created_by_user: user } };
      }),
  },
});
