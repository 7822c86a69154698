import { batchPageSizes } from '../../checks/batches/page-sizes.ts';
import { withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { withItemList } from './item-lists.ts';

const copy_id = '0b5c1d0e-6a3f-4f7e-9c55-2f6d1a7be001';

export const mutants = mutantsOf(batchPageSizes, {
  'bare-cursor': {
    breaks: ['pagination.cursor-url-followable'],
    mistake: 'next holds the bare cursor and no URL.',
    applyTo: (parts) =>
      withReply(parts, 'listBatchItems', (reply) => {
        if (reply.kind !== 'page' || reply.page.next === null) return reply;
        return { ...reply, page: { ...reply.page, next: new URL(reply.page.next).searchParams.get('cursor') } };
      }),
  },
  'cursor-ignored': {
    breaks: ['pagination.cursor'],
    mistake: 'The cursor is read and not handed on: each page is the first.',
    applyTo: (parts) => withItemList(parts, (request, list) => list({ ...request, after: undefined, backward: false })),
  },
  'last-item-dropped': {
    breaks: ['pagination.walk-complete'],
    mistake: 'One row more than the page is fetched to see whether there is a next page, and the wrong one is cut off.',
    applyTo: (parts) =>
      withReply(parts, 'listBatchItems', (reply) => {
        if (reply.kind !== 'page' || reply.page.next === null || reply.page.items.length < 2) return reply;
        return { ...reply, page: { ...reply.page, items: reply.page.items.slice(0, -1) } };
      }),
  },
  'last-page-filled-up': {
    breaks: ['pagination.walk-complete'],
    mistake: 'The last page is filled up to the size of a page with a copy of its last row, under an id of its own.',
    applyTo: (parts) =>
      withReply(parts, 'listBatchItems', (reply, { request }) => {
        if (reply.kind !== 'page' || reply.page.next !== null) return reply;
        const { items } = reply.page;
        const last = items.at(-1);
        if (!last || items.length >= Number(request.query.page_size ?? 0)) return reply;
        return { ...reply, page: { ...reply.page, items: [...items, { ...last, id: copy_id }] } };
      }),
  },
  'one-more': {
    breaks: ['pagination.at-most-page-size'],
    mistake: 'The extra row fetched to see whether there is a next page is shown too.',
    applyTo: (parts) => withItemList(parts, (request, list) => list({ ...request, page_size: request.page_size + 1 })),
  },
  'round-and-round': {
    breaks: ['pagination.walk-ends'],
    mistake: 'The next of the last page is the first page, as in a gallery that turns round and round.',
    applyTo: (parts) =>
      withReply(parts, 'listBatchItems', (reply) => {
        if (reply.kind !== 'page' || reply.page.next !== null || reply.page.previous === null) return reply;
        return { ...reply, page: { ...reply.page, next: reply.page.first } };
      }),
  },
  'small-pages-turned': {
    breaks: ['pagination.page-size-invariance'],
    mistake: 'Small pages come from a cache that keeps the items in the opposite order.',
    applyTo: (parts) =>
      withItemList(parts, (request, list) => {
        if (request.page_size > 3) return list(request);
        const turned = request.sort.map(({ field, direction }) => {
          return { field, direction: direction === 'asc' ? ('desc' as const) : ('asc' as const) };
        });
        return list({ ...request, sort: turned });
      }),
  },
});
