import { requestCheck } from '../../checks/requests/operation.ts';
import { withMembers } from '../changed-members.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { withLastPath, withRefusal } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(requestCheck('listBatchItems'), {
  'no-id-is-the-last-one': {
    breaks: ['batches.items-of-the-batch'],
    mistake: 'An id that cannot be read leaves the variable as the request before it left it.',
    applyTo: (parts) =>
      withRecord(withLastPath(parts, 'listBatchItems'), 'listBatchItems', ({ batch_id: _, ...item }) => item),
  },
  'first-name-in-brackets-only': {
    breaks: ['embedding.batch-run-nested'],
    mistake: 'The embeds are split at all commas, and what stands behind the one in the brackets is lost.',
    applyTo: (parts) =>
      withRecord(parts, 'listBatchItems', (item) => withMembers(item, 'run', ({ node_runs: _, ...run }) => run)),
  },
  'page-size-required': {
    breaks: ['batches.items'],
    mistake: 'Batches are large, so whoever lists one must say how much of it.',
    applyTo: (parts) => withRefusal(parts, 'listBatchItems', ({ query }) => query.page_size === undefined),
  },
  'run-of-the-first-only': {
    breaks: ['embedding.batch-run'],
    mistake: 'The child runs are fetched for the row at the cursor, and for no other.',
    applyTo: (parts) =>
      withReply(parts, 'listBatchItems', (reply) => {
        if (reply.kind !== 'page') return reply;
        const items = reply.page.items.map(({ run, ...item }, index) => (index === 0 ? { ...item, run } : item));
        return { ...reply, page: { ...reply.page, items } };
      }),
  },
});
