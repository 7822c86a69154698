import type { Call } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { listsForOthers } from '../../checks/lists/for-others.ts';
import { withAsked } from '../asked.ts';
import { withReply } from '../changed-replies.ts';
import { firstOne } from '../first-one.ts';
import { mutantsOf } from '../mutant.ts';

const byUser = ({ caller }: Call) => caller?.kind === 'user';

export const mutants = mutantsOf(listsForOthers, {
  'batches-turn-round': {
    breaks: ['pagination.next-then-previous'],
    mistake: 'Batch items are read in two directions, and the cursor of the one is shown as that of the other.',
    applyTo: (parts) =>
      withReply(parts, 'listBatchItems', (reply) =>
        reply.kind === 'page' && reply.page.previous !== null
          ? { ...reply, page: { ...reply.page, previous: reply.page.next ?? reply.page.previous } }
          : reply,
      ),
  },
  'others-go-forward-alone': {
    breaks: ['pagination.next-then-previous'],
    mistake: 'The page for people has one link to go on, and it is shown as both.',
    applyTo: (parts) =>
      withReply(parts, 'listAssets', (reply, { caller }) =>
        reply.kind === 'page' && caller?.kind === 'user' && reply.page.previous !== null
          ? { ...reply, page: { ...reply.page, previous: reply.page.next } }
          : reply,
      ),
  },
  'nothing-for-others': {
    breaks: ['pagination.walk-complete'],
    mistake: 'Lists are made by a nightly job, which was set up for the first organization alone.',
    applyTo(parts) {
      const isFirst = firstOne();
      return withReply(parts, 'listAssets', async (reply, { caller }) => {
        if (isFirst(caller?.organization_id) || reply.kind !== 'page') return reply;
        return { ...reply, page: { ...reply.page, items: [] } };
      });
    },
  },
  'users-begin-again': {
    breaks: ['pagination.walk-complete'],
    mistake: 'The middleware for user tokens builds the query anew, and leaves the cursor out.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssets', ({ cursor, ...query }, call) =>
        byUser(call) || !cursor ? query : { ...query, cursor },
      ),
  },
  'large-pages-for-others': {
    breaks: ['pagination.at-most-page-size'],
    mistake: 'Page sizes are read with the settings of the first organization, and every other one has the usual size.',
    applyTo(parts) {
      const isFirst = firstOne();
      return withAsked(parts, 'listAssets', ({ page_size, ...query }, { caller }) =>
        isFirst(caller?.organization_id) ? { ...query, page_size } : query,
      );
    },
  },
  'sizes-for-keys-alone': {
    breaks: ['pagination.walk-complete'],
    mistake: 'The route for people allows the parameters that its page uses, and finds the size of pages invalid.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssets', (query, call) => {
        if (byUser(call) && Number(query.page_size) < 20) throw new Refused('invalid');
        return query;
      }),
  },
});
