import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const inTheFirstOrganization: Mutant = {
  id: 'workflows/create-fields--in-the-first-organization',
  clauses: ['workflows.create-echoes'],
  check: 'workflows/create-fields',
  mistake: 'Workflows made by an API key are filed under the organization of the user who issued it last.',
  applyTo(parts) {
    return withReply(parts, 'createGraphWorkflow', async (reply) => {
      const organizations = await parts.store.organizations();
      if (reply.kind !== 'record') return reply;
      return { ...reply, record: { ...reply.record, org_id: organizations.at(-1)?.id } };
    });
  },
};
