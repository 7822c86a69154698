import type { HandlerReply } from '../../../src/server/parts.ts';
import { isolatedLists } from '../../checks/isolation/lists.ts';
import { withPart } from '../changed-parts.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(isolatedLists, {
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
    applyTo(parts) {
      const organizations = new Set<string>();
      const listing = withPart(parts, 'lists', (lists) => ({
        async page(call, list) {
          const { fields, filter } = call.request.query;
          const page = await lists.page(call, list);
          if (call.operation.id !== 'listAssets' || !fields || filter) return page;
          const others = [...organizations].filter((one) => one !== list.organization);
          const pages = await Promise.all(others.map((organization) => lists.page(call, { ...list, organization })));
          return { ...page, items: [...pages.flatMap(({ items }) => items), ...page.items] };
        },
      }));
      return withPart(listing, 'store', (store) => ({
        async insertAsset(asset) {
          organizations.add(asset.org_id);
          await store.insertAsset(asset);
        },
      }));
    },
  },
  'everybodys-when-filtered': {
    breaks: ['isolation.lists'],
    mistake:
      '"organization = ? and a or b" is written without brackets, so that a condition of the caller stands alone.',
    applyTo(parts) {
      const organizations = new Set<string>();
      return withPart(parts, 'store', (store) => ({
        async insertAsset(asset) {
          organizations.add(asset.org_id);
          await store.insertAsset(asset);
        },
        async list<Row>(request: Parameters<typeof store.list>[0]) {
          const slice = await store.list<Row>(request);
          if (request.collection !== 'assets' || request.conditions.length === 0 || request.after) return slice;
          const rows = [...slice.rows];
          for (const organization of organizations) {
            if (organization === request.organization) continue;
            rows.push(...(await store.list<Row>({ ...request, organization })).rows);
          }
          return { ...slice, rows: rows.slice(0, request.page_size) };
        },
      }));
    },
  },
});
