import { Refused } from '../../../src/server/refused.ts';
import { batchProjected } from '../../checks/batches/projected.ts';
import { withAsked } from '../asked.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(batchProjected, {
  'end-of-the-batch': {
    breaks: ['projection.only-named'],
    mistake: 'Columns that are fetched alone are numbered anew, and completed_at is read from the place of created_at.',
    applyTo: (parts) =>
      withRecord(parts, 'getBatchItem', (item, { request }) => {
        if (request.query.fields === undefined || !item.completed_at) return item;
        return { ...item, completed_at: '2026-01-01T00:00:00.000Z' };
      }),
  },
  'ends-with-everything': {
    breaks: ['lists.queryable-fields'],
    mistake:
      'A projection to the time of the end falls back to the whole item, since that time is computed; it is documented all the same.',
    applyTo: (parts) =>
      withAsked(parts, 'listBatchItems', ({ fields, ...query }) => {
        const is_end_asked = Array.isArray(fields) && fields.includes('completed_at');
        return { ...query, ...(fields && !is_end_asked && { fields }) };
      }),
  },
  'last-name-alone': {
    breaks: ['projection.batches'],
    mistake: 'Of several names each overwrites the one before; the id comes along by itself.',
    applyTo: (parts) =>
      withAsked(parts, 'listBatchItems', (query) => {
        const { fields } = query;
        return fields && !('raw' in fields) ? { ...query, fields: [...new Set(['id', ...fields.slice(-1)])] } : query;
      }),
  },
  'status-too-for-people': {
    breaks: ['projection.only-named'],
    mistake: 'The page of one item is coloured by its status, which people are shown whatever was asked for.',
    applyTo: (parts) =>
      withAsked(parts, 'getBatchItem', (query, { caller }) => {
        const { fields } = query;
        return caller?.kind === 'user' && Array.isArray(fields)
          ? { ...query, fields: [...fields, 'status_code'] }
          : query;
      }),
  },
  'status-too': {
    breaks: ['projection.only-named'],
    mistake: 'The status is shown whatever was asked for, since the list is coloured by it.',
    applyTo: (parts) =>
      withReply(parts, 'listBatchItems', async (reply, call) => {
        const { fields, ...query } = call.request.query;
        if (reply.kind !== 'page' || fields === undefined) return reply;
        const whole = await parts.handlers.listBatchItems({ ...call, request: { ...call.request, query } });
        if (whole.kind !== 'page') return reply;
        const items = reply.page.items.map((item, index) => ({
          ...item,
          status_code: whole.page.items[index]?.status_code,
        }));
        return { ...reply, page: { ...reply.page, items } };
      }),
  },
  'two-names-at-most': {
    breaks: ['projection.batches'],
    mistake: 'fields may be no longer than 24 characters, which is enough for the examples of the documentation.',
    applyTo: (parts) =>
      withAsked(parts, 'listBatchItems', (query) => {
        if (Array.isArray(query.fields) && query.fields.join().length > 24) throw new Refused('invalid');
        return query;
      }),
  },
});
