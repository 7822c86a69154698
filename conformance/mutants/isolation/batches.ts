import type { Call, Parts } from '../../../src/server/parts.ts';
import { isolatedBatches } from '../../checks/isolation/batches.ts';
import { cursorOf } from '../changed-pages.ts';
import { withHandlers } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';
import { withOrganization } from '../other-callers.ts';

/** The value that the filter of a request asks of a field. */
function askedOf({ request: { query } }: Call, field: string): string | undefined {
  const found = Array.isArray(query.filter) ? query.filter.find((one) => one.field === field) : undefined;
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** The items of a batch are listed in the organization of the batch, for requests like this. */
function pastTheGuard(parts: Parts, isSuch: (call: Call) => boolean): Parts {
  return withOrganization(parts, 'listBatchItems', async (call) =>
    isSuch(call) ? (await parts.store.batch(String(call.request.path.batch_id).toLowerCase()))?.org_id : undefined,
  );
}

export const mutants = mutantsOf(isolatedBatches, {
  'batch-in-the-cursor': {
    breaks: ['batches.items-of-the-batch'],
    mistake: 'A cursor holds the whole query of its page, the batch among it, which goes over that of the path.',
    applyTo(parts) {
      const batches = new Map<string, string>();
      return withHandlers(parts, ({ listBatchItems }) => ({
        async listBatchItems(call) {
          const { path, query } = call.request;
          const batch_id = batches.get(query.cursor ?? '') ?? path.batch_id!;
          const reply = await listBatchItems({ ...call, request: { ...call.request, path: { ...path, batch_id } } });
          if (reply.kind !== 'page') return reply;
          for (const url of [reply.page.next, reply.page.previous]) {
            const { cursor } = url === null ? {} : cursorOf(url);
            if (cursor !== undefined) batches.set(cursor, batch_id);
          }
          return reply;
        },
      }));
    },
  },
  'compared-on-page-one': {
    breaks: ['isolation.cursors'],
    mistake: 'The batch is looked up, and its organization compared, for the first page; a cursor goes on from there.',
    applyTo: (parts) => pastTheGuard(parts, ({ request }) => request.query.cursor !== undefined),
  },
  'embedding-past-the-guard': {
    breaks: ['isolation.filters'],
    mistake:
      'A list with runs in it is read by another query, in which the condition on the organization was forgotten.',
    applyTo: (parts) => pastTheGuard(parts, ({ request }) => request.query.embed !== undefined),
  },
  'filter-in-place-of-the-path': {
    breaks: ['batches.items-of-the-batch'],
    mistake: 'A condition on the batch takes the place of the one that the path has made, as both have one name.',
    applyTo: (parts) =>
      withHandlers(parts, ({ listBatchItems }) => ({
        listBatchItems(call) {
          const batch_id = askedOf(call, 'batch_id');
          if (batch_id === undefined) return listBatchItems(call);
          return listBatchItems({ ...call, request: { ...call.request, path: { batch_id } } });
        },
      })),
  },
  'item-by-its-id': {
    breaks: ['isolation.filters'],
    mistake: 'A caller who knows the id of an item is taken for somebody who has seen it before.',
    applyTo: (parts) => pastTheGuard(parts, (call) => askedOf(call, 'id') !== undefined),
  },
});
