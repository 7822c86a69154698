import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const everybodysWhenFiltered: Mutant = {
  id: 'isolation/lists--everybodys-when-filtered',
  clauses: ['isolation.lists'],
  check: 'isolation/lists',
  mistake: '"organization = ? and a or b" is written without brackets, so that a condition of the caller stands alone.',
  applyTo(parts) {
    const organizations = new Set<string>();
    return {
      ...parts,
      store: exchanged(parts.store, {
        async insertAsset(asset) {
          organizations.add(asset.org_id);
          await parts.store.insertAsset(asset);
        },
        async list<Row>(request: Parameters<typeof parts.store.list>[0]) {
          const slice = await parts.store.list<Row>(request);
          if (request.collection !== 'assets' || request.conditions.length === 0 || request.after) return slice;
          const rows = [...slice.rows];
          for (const organization of organizations) {
            if (organization === request.organization) continue;
            rows.push(...(await parts.store.list<Row>({ ...request, organization })).rows);
          }
          return { ...slice, rows: rows.slice(0, request.page_size) };
        },
      }),
    };
  },
};
