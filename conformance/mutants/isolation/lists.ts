import type { HandlerReply, Parts } from '../../../src/server/parts.ts';
import type { ListSlice } from '../../../src/store/store.ts';
import { isolatedLists } from '../../checks/isolation/lists.ts';
import { withPart } from '../changed-parts.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { withRows } from '../found-rows.ts';
import { mutantsOf } from '../mutant.ts';
import { withOrganization } from '../other-callers.ts';
import { withTrustedCursors } from './trusted-cursors.ts';

export const mutants = mutantsOf(isolatedLists, {
  'backward-of-anybody': {
    breaks: ['isolation.cursors'],
    mistake: 'The organization is compared in the query that goes on; the one that goes back takes it from the cursor.',
    applyTo: (parts) => withTrustedCursors(parts, (_, { backward }) => backward),
  },
  'organization-in-the-cursor': {
    breaks: ['isolation.cursors'],
    mistake: 'The cursor holds the whole query, organization included, and is taken for a right to go on with it.',
    applyTo: (parts) => withTrustedCursors(parts, () => true),
  },
  'cache-without-the-organization': {
    breaks: ['isolation.filters'],
    mistake: 'Lists are cached under their query, and whose list it was is no part of the key.',
    applyTo(parts) {
      const cache = new Map<string, ListSlice<Record<string, unknown>>>();
      return withRows(parts, 'assets', async (request, list) => {
        if (request.conditions.length === 0) return list(request);
        const key = JSON.stringify({ ...request, organization: null });
        const slice = cache.get(key) ?? (await list(request));
        cache.set(key, slice);
        return slice;
      });
    },
  },
  'maker-of-anywhere': {
    breaks: ['isolation.filters'],
    mistake: 'Whoever filters by a maker is shown what that user made, in the first organization of theirs.',
    applyTo: (parts) =>
      withOrganization(parts, 'listAssets', async ({ request }) => {
        const { filter } = request.query;
        const maker = Array.isArray(filter) ? filter.find(({ field }) => field === 'created_by')?.value : undefined;
        if (typeof maker !== 'string') return undefined;
        const [first] = await parts.store.membershipsOf(maker);
        return first?.organization_id;
      }),
  },
  'equal-files-are-one': {
    breaks: ['uploads.ids-distinct'],
    mistake: 'A file that another organization has sent already is not kept twice, and its asset is given out again.',
    applyTo(parts) {
      const known = new Map<unknown, { by: unknown; session: HandlerReply }>();
      return withReply(parts, 'createAssetUpload', (reply, { request, caller }) => {
        const { size_bytes } = request.body as { size_bytes: number };
        const by = caller?.organization_id;
        const found = known.get(size_bytes) ?? { by, session: reply };
        known.set(size_bytes, found);
        return found.by === by ? reply : found.session;
      });
    },
  },
  'maker-in-its-column': {
    breaks: ['assets.per-organization'],
    mistake: 'The list selects its columns by their number, and the one of the organization holds who made the asset.',
    applyTo: (parts) =>
      withRecord(parts, 'listAssets', (asset) => ({ ...asset, org_id: asset.created_by ?? asset.id })),
  },
  'everybodys-when-projected': {
    breaks: ['isolation.lists'],
    mistake: 'A projection is a statement of its own, which has the conditions of the caller and no other.',
    applyTo: (parts) =>
      withPart(parts, 'lists', (lists) => ({
        async page(call, list) {
          const { fields, filter } = call.request.query;
          const page = await lists.page(call, list);
          if (call.operation.id !== 'listAssets' || !fields || filter) return page;
          const others = await othersThan(parts, list.organization);
          const pages = await Promise.all(others.map((organization) => lists.page(call, { ...list, organization })));
          return { ...page, items: [...pages.flatMap(({ items }) => items), ...page.items] };
        },
      })),
  },
  'everybodys-when-filtered': {
    breaks: ['isolation.lists'],
    mistake:
      '"organization = ? and a or b" is written without brackets, so that a condition of the caller stands alone.',
    applyTo: (parts) =>
      withRows(parts, 'assets', async (request, list) => {
        const slice = await list(request);
        if (request.conditions.length === 0 || request.after) return slice;
        const others = await othersThan(parts, request.organization);
        const slices = await Promise.all(others.map((organization) => list({ ...request, organization })));
        return { ...slice, rows: [slice, ...slices].flatMap(({ rows }) => rows).slice(0, request.page_size) };
      }),
  },
});

async function othersThan({ store }: Parts, own: string | null): Promise<string[]> {
  return (await store.organizations()).map(({ id }) => id).filter((id) => id !== own);
}
