import { Refused } from '../../../src/server/refused.ts';
import { batchItemAsList } from '../../checks/batches/item-as-list.ts';
import { withAsked } from '../asked.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(batchItemAsList, {
  'embed-ignored-on-item': {
    breaks: ['batches.item-read-as-list'],
    mistake: 'The read of one item knows the fields of an item and no embeds.',
    applyTo: (parts) => withAsked(parts, 'getBatchItem', ({ embed: _, ...query }) => query),
  },
  'filter-ignored-on-item': {
    breaks: ['batches.item-not-found-refused'],
    mistake: 'The id is enough for the read of one item: its q goes unread.',
    applyTo: (parts) => withAsked(parts, 'getBatchItem', ({ filter: _, ...query }) => query),
  },
  'q-unread-unless-it-begins-with-the-id': {
    breaks: ['batches.item-not-found-refused'],
    mistake: 'The read of one item takes its q from the place behind id.eq, and where that is not first, none.',
    applyTo: (parts) =>
      withAsked(parts, 'getBatchItem', ({ filter, ...query }) => {
        const begins_with_id = Array.isArray(filter) && filter[0]?.field === 'id';
        return begins_with_id ? { ...query, filter } : query;
      }),
  },
  'last-cost-missing': {
    breaks: ['batches.item-read-as-list'],
    mistake: 'The read of one item is served from a copy that is made before the cost of the run is known.',
    applyTo: (parts) => withRecord(parts, 'getBatchItem', (item) => ('cost' in item ? { ...item, cost: null } : item)),
  },
  'one-item-is-no-list': {
    breaks: ['batches.item-read-as-list'],
    mistake:
      'Lists under a filter by id that embed the run are sent to the read of one item, and their pages stay empty.',
    applyTo: (parts) =>
      withReply(parts, 'listBatchItems', (reply, { request }) => {
        const { filter, embed } = request.query;
        const is_of_one =
          Array.isArray(filter) && filter.some(({ field, operator }) => field === 'id' && operator === 'eq');
        if (reply.kind !== 'page' || !is_of_one || embed === undefined) return reply;
        return { ...reply, page: { ...reply.page, items: [], next: null } };
      }),
  },
  'projection-refused-on-item': {
    breaks: ['batches.item-read-as-list'],
    mistake: 'The read of one item knows no projection, and refuses what the list takes.',
    applyTo: (parts) =>
      withAsked(parts, 'getBatchItem', (query) => {
        if (query.fields !== undefined) throw new Refused('invalid');
        return query;
      }),
  },
});
