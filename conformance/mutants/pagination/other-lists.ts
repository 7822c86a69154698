import type { OperationId } from '../../../src/contract/operations.ts';
import type { Parts } from '../../../src/server/parts.ts';
import { otherLists } from '../../checks/pagination/other-lists.ts';
import { withPage } from '../changed-pages.ts';
import { withPart } from '../changed-parts.ts';
import { withReply } from '../changed-replies.ts';
import { withRows } from '../found-rows.ts';
import { mutantsOf } from '../mutant.ts';

type Item = Record<string, unknown>;

export const mutants = mutantsOf(otherLists, {
  'deliveries-back-to-the-start': {
    breaks: ['pagination.next-then-previous', 'pagination.backward-walk'],
    mistake: 'Previous leads to the beginning of the log wherever one is.',
    applyTo: (parts) =>
      withRows(parts, 'deliveries', async (request, list) => {
        const slice = await list(request);
        if (!request.backward || slice.rows.length === 0) return slice;
        const all = await list({ ...request, page_size: 500 });
        return { ...slice, rows: all.rows.slice(0, request.page_size) };
      }),
  },
  'deliveries-end-early': {
    breaks: ['pagination.walk-complete'],
    mistake: 'The log shows its newest entries, and names no page behind them.',
    applyTo: (parts) =>
      withRows(parts, 'deliveries', async (request, list) => ({ ...(await list(request)), more: false })),
  },
  'event-codes-cut': {
    breaks: ['pagination.walk-complete', 'pagination.walk-ends'],
    mistake: 'The cursor of event types has room for eight letters, and codes are longer.',
    applyTo: (parts) =>
      withRows(parts, 'event_types', ({ after, ...request }, list) => {
        const cut = (value: string) => value.slice(0, 8);
        const values = after?.values.map((value) => (typeof value === 'string' ? cut(value) : value)) ?? [];
        return list({ ...request, ...(after && { after: { values, id: cut(after.id) } }) });
      }),
  },
  'first-of-deliveries-is-here': {
    breaks: ['pagination.first-starts-again'],
    mistake: 'The log leads back to where the reader was last, and calls that the first page.',
    applyTo: (parts) => withFirstBeingHere(parts, 'listWebhookDeliveries'),
  },
  'first-of-event-types-is-here': {
    breaks: ['pagination.first-starts-again'],
    mistake: 'All links of a page are written with the one cursor that was made for it.',
    applyTo: (parts) => withFirstBeingHere(parts, 'listEventTypes'),
  },
  'queue-from-the-wrong-end': {
    breaks: ['pagination.next-then-previous'],
    mistake:
      'Pages on the way back come from a queue of those that were seen, and are taken out of it at the wrong end.',
    applyTo(parts) {
      let seen: Item[][] = [];
      let back = 0;
      return withReply(parts, 'listAssetTypes', (reply, { request }) => {
        if (reply.kind !== 'page') return reply;
        const { backward, cursor } = request.query;
        if (!backward) {
          seen = cursor === undefined ? [reply.page.items] : [...seen, reply.page.items];
          back = 0;
          return reply;
        }
        const items = seen[back] ?? reply.page.items;
        back += 1;
        return { ...reply, page: { ...reply.page, items } };
      });
    },
  },
  'next-page-of-one-webhook': {
    breaks: ['pagination.walk-complete'],
    mistake:
      'The URLs of the log of all webhooks are made by the route of its first entry, and lead to the log of that one webhook.',
    applyTo(parts) {
      const led = (url: string | null, webhook_id: unknown) =>
        url === null ? null : url.replace('/webhooks/any/', `/webhooks/${String(webhook_id)}/`);
      const paged = withPage(parts, 'listAllDeliveries', (page) => {
        const { first, next, previous } = page;
        const [entry] = page.items;
        if (!entry) return page;
        const [to_first, to_next, to_previous] = [first, next, previous].map((url) => led(url, entry.webhook_id));
        return { ...page, first: to_first!, next: to_next!, previous: to_previous! };
      });
      return withPart(paged, 'cursors', (cursors) => ({
        decode(secret, list, text) {
          const place = cursors.decode(secret, list, text);
          if (place || list.operation !== 'listWebhookDeliveries') return place;
          return cursors.decode(secret, { ...list, operation: 'listAllDeliveries', path: {} }, text);
        },
      }));
    },
  },
  'types-lost-on-the-way-back': {
    breaks: ['pagination.backward-walk'],
    mistake: 'Going back, the wrong end of the extra row is cut off.',
    applyTo: (parts) =>
      withRows(parts, 'asset_types', async (request, list) => {
        const slice = await list(request);
        return request.backward && slice.rows.length > 1 ? { ...slice, rows: slice.rows.slice(0, -1) } : slice;
      }),
  },
  'types-one-more': {
    breaks: ['pagination.at-most-page-size'],
    mistake:
      'The extra row that tells whether there is a next page is shown, in the one list that was written by hand.',
    applyTo: (parts) =>
      withRows(parts, 'asset_types', async (request, list) => list({ ...request, page_size: request.page_size + 1 })),
  },
});

function withFirstBeingHere(parts: Parts, list: OperationId): Parts {
  return withReply(parts, list, (reply, { request }) => {
    const { cursor } = request.query;
    return reply.kind === 'page' && cursor !== undefined ? { ...reply, page: { ...reply.page, first: cursor } } : reply;
  });
}
