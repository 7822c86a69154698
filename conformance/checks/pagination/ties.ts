import fc from 'fast-check';
import { walk } from '../../acts/walk.ts';
import { pageSize } from '../../arbitraries/lists.ts';
import { givenIds, ownIds, ownQuery } from '../../models/own-items.ts';
import { judgeComplete, type WalkResult, walkCodes, walkResult, whyUnfinished } from '../../models/walk.ts';
import { check, drawn } from '../../suite/check.ts';
import type { AssetSpec, DataSet } from '../../suite/data-set.ts';
import type { Evidence } from '../../suite/evidence.ts';
import type { Stop } from '../../suite/exchange.ts';

interface Case {
  items: number;
  page_size: number;
  direction: 'asc' | 'desc';
  field: 'size_bytes' | 'created_at' | 'folder_id' | 'name';
}

interface Notes {
  data: DataSet;
}

function specsOf(items: number): AssetSpec[] {
  return Array.from({ length: items }, (_, index) => ({ name: `t${10 + index}`, size_bytes: 4096 }));
}

/** So many that some of them are likely to share the time of their creation. */
const specs_at_once = specsOf(9).map((spec): AssetSpec => ({ ...spec, at_once: true }));

/** A target that sorts by names alone may be given one name several times. */
const named_alike: Case = { items: 4, page_size: 3, direction: 'asc', field: 'name' };
const specs_alike = specsOf(named_alike.items).map(
  ({ name, ...spec }): AssetSpec => ({ ...spec, name: 't', or_else: name }),
);

/** Uploads lie in no folder: items without a value stand in the list all the same. */
const named_without_value: Case = { items: 4, page_size: 3, direction: 'asc', field: 'folder_id' };

/** Pages that end behind each place of those made at once. */
const named_times = [1, 2, 4].map(
  (page_size): Case => ({
    items: specs_at_once.length,
    page_size,
    direction: page_size === 2 ? 'asc' : 'desc',
    field: 'created_at',
  }),
);

const specs_of: { readonly [field: string]: readonly AssetSpec[] } = { created_at: specs_at_once, name: specs_alike };

export const ties = check<Case, Notes>({
  id: 'pagination/ties',
  title: 'Items that are equal in the field sorted by are neither lost nor repeated',
  how: 'Assets that are equal in size, name, folder or the time of their creation are walked in that order: none may be lost or shown twice.',
  clauses: ['pagination.ties-kept', 'sorting.order', 'pagination.walk-ends', 'pagination.cursor-url-followable'],
  codes: walkCodes('pagination.ties-kept'),
  since: '0.1.0',
  operations: ['listAssets', 'createAssetUpload'],
  needs: { principals: ['owner'], writes: true },
  cases: () => ({
    ...drawn(
      fc.record<Case>({
        items: fc.constantFrom(2, 4, 9),
        page_size: pageSize(),
        direction: fc.constantFrom('asc' as const, 'desc' as const),
        field: fc.constant('size_bytes' as const),
      }),
      12,
    ),
    named: [...named_times, named_without_value, named_alike],
  }),
  async run(ctx, { items, page_size, direction, field }) {
    // A target that ignores an order has one of its own, in which none may be lost either.
    const data = await ctx.data.shared('owner', specs_of[field] ?? specsOf(items));
    const query = { ...ownQuery(data), page_size, sort: [{ field, direction }] };
    await walk(ctx, {
      caller: 'owner',
      request: { operation: 'listAssets', query },
      step: 'walk',
      until: ownIds(data),
    });
    return { data };
  },
  control(evidence, found) {
    const walk = walkResult(evidence, 'walk');
    const kept = new Set(ownIds(evidence.notes.data));
    return whyUnfinished(walk, kept) ?? (found.length > 0 ? undefined : untied(evidence, walk, kept));
  },
  judge(evidence, tally) {
    return judgeComplete(walkResult(evidence, 'walk'), givenIds(evidence.notes.data), tally);
  },
});

/** Times may be told apart by their fractions. */
function untied(
  { case: { field } }: Evidence<Case, Notes>,
  { pages }: WalkResult,
  kept: ReadonlySet<string>,
): Stop | undefined {
  const items = pages.flatMap((page) => page.items).filter(({ id }) => kept.has(String(id)));
  const values = new Set(items.map((item) => JSON.stringify(item[field] ?? null)));
  if (values.size < items.length) return undefined;
  return { verdict: 'not-claimed', reason: `no two assets are equal in ${field}` };
}
