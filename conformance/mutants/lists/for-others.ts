import type { Call, Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { listsForOthers } from '../../checks/lists/for-others.ts';
import { withAsked } from '../asked.ts';
import { withReply } from '../changed-replies.ts';
import { firstOne } from '../first-one.ts';
import { mutantsOf } from '../mutant.ts';

/** A parameter of this role counts for the organization that asks first, and for no other. */
function withFirstAlone(parts: Parts, role: 'fields' | 'page_size'): Parts {
  const isFirst = firstOne();
  return withAsked(parts, 'listAssets', (query, { caller }) =>
    isFirst(caller?.organization_id) ? query : { ...query, [role]: undefined },
  );
}

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
  'users-are-not-filtered': {
    breaks: ['filtering.only-matching'],
    mistake: 'The list for users was written before there were filters.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssets', ({ filter, ...query }, call) => (byUser(call) ? query : { ...query, filter })),
  },
  'orders-for-keys-alone': {
    breaks: ['sorting.order'],
    mistake: 'The route for people allows the parameters that its page uses, and finds all others invalid.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssets', (query, call) => {
        if (byUser(call) && query.sort !== undefined) throw new Refused('invalid');
        return query;
      }),
  },
  'users-begin-again': {
    breaks: ['pagination.walk-complete'],
    mistake: 'The middleware for user tokens builds the query anew, and leaves the cursor out.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssets', ({ cursor, ...query }, call) =>
        byUser(call) || !cursor ? query : { ...query, cursor },
      ),
  },
  'users-see-batches-as-they-lie': {
    breaks: ['sorting.order'],
    mistake: 'Sorting batch items came with the second version of API keys, and users are still served by the first.',
    applyTo: (parts) =>
      withAsked(parts, 'listBatchItems', ({ sort, ...query }, call) => (byUser(call) ? query : { ...query, sort })),
  },
  'whole-records-for-others': {
    breaks: ['projection.only-named'],
    mistake: 'Fields are left out for the first organization alone, which tried that feature out.',
    applyTo: (parts) => withFirstAlone(parts, 'fields'),
  },
  'large-pages-for-others': {
    breaks: ['pagination.at-most-page-size'],
    mistake: 'Page sizes are read with the settings of the first organization, and every other one has the usual size.',
    applyTo: (parts) => withFirstAlone(parts, 'page_size'),
  },
  'no-fields-of-one-item-for-users': {
    breaks: ['projection.only-named'],
    mistake: 'The page for people shows an item whole, and finds every parameter of its read invalid.',
    applyTo: (parts) =>
      withAsked(parts, 'getBatchItem', (query, call) => {
        if (byUser(call) && query.fields !== undefined) throw new Refused('invalid');
        return query;
      }),
  },
  'one-field-of-one-item-for-users': {
    breaks: ['projection.only-named'],
    mistake: 'The read of one item for people takes what stands behind a comma for another parameter.',
    applyTo: (parts) =>
      withAsked(parts, 'getBatchItem', (query, call) =>
        byUser(call) && Array.isArray(query.fields) ? { ...query, fields: query.fields.slice(0, 1) } : query,
      ),
  },
  'one-field-for-users': {
    breaks: ['projection.only-named'],
    mistake: 'The gateway for user tokens takes a comma for the end of a value.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssets', (query, call) =>
        byUser(call) && Array.isArray(query.fields) ? { ...query, fields: query.fields.slice(0, 1) } : query,
      ),
  },
});
