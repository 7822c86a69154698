import fc from 'fast-check';
import type { CanonicalQuery } from '../../../src/choices/canonical.ts';
import { walk } from '../../acts/walk.ts';
import { assetSpecs, setSize, sortKey } from '../../arbitraries/lists.ts';
import { foreign_item, judgeForeignItems, judgeSharedIds, shared_id_codes } from '../../models/foreign-items.ts';
import { ownIds, ownQuery } from '../../models/own-items.ts';
import { serverError, stepsOf } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { sawAllOwn, walkResult } from '../../models/walk.ts';
import { check, drawn } from '../../suite/check.ts';
import type { DataSet } from '../../suite/data-set.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  items: number;
  /** Read the list as it is, or narrow it to what the other organization made. */
  narrowed: boolean;
  sort: ReturnType<typeof sortKey> extends fc.Arbitrary<infer Sort> ? Sort : never;
  /** Some fields alone are asked for. */
  projected?: true;
  /** The owner lists, and the outsider unless given. */
  by?: 'owner';
}

interface Notes {
  /** Assets of the other organization. */
  data: DataSet;
  /** Those of the one that lists. */
  own: DataSet;
}

export const isolatedLists = check<Case, Notes>({
  id: 'isolation/lists',
  title: 'A list shows nothing of another organization',
  how: 'Callers of two organizations list assets, sorted, narrowed and projected: their own are there, as of their organization, and nothing of the other’s.',
  clauses: ['isolation.lists', 'uploads.ids-distinct', 'assets.per-organization'],
  codes: {
    ...shared_id_codes,
    'foreign-item': { clause: 'isolation.lists', ...foreign_item },
    'another-organization': {
      clause: 'assets.per-organization',
      message: 'An asset is listed as one of another organization than that of its maker.',
    },
  },
  since: '0.1.0',
  operations: ['createAssetUpload', 'listAssets'],
  needs: { principals: ['owner', 'outsider'], writes: true },
  cases: () => ({
    ...drawn(fc.record({ items: setSize(), narrowed: fc.boolean(), sort: sortKey() }), 8),
    // Its statement may be made of those fields alone.
    named: [
      { items: 1, narrowed: false, sort: null, projected: true },
      { items: 1, narrowed: false, sort: null, by: 'owner' },
    ],
  }),
  async run(ctx, { items, narrowed, sort, projected, by: caller = 'outsider' as const }) {
    const own = await ctx.data.shared(caller, assetSpecs(1));
    const data = await ctx.data.shared(caller === 'owner' ? 'outsider' : 'owner', assetSpecs(items));
    await walk(ctx, {
      caller,
      request: { operation: 'listAssets', query: ownQuery(own) },
      step: 'own',
      until: ownIds(own),
    });
    const query: CanonicalQuery = {
      ...(narrowed && ownQuery(data)),
      ...(sort && { sort: [sort] }),
      ...(projected && { fields: ['id', 'mime_type'] }),
    };
    await walk(ctx, { caller, request: { operation: 'listAssets', query }, step: 'walk', max_pages: 3 });
    return { data, own };
  },
  control(evidence) {
    const met = sawAllOwn(walkResult(evidence, 'own'), new Set(ownIds(evidence.notes.own)));
    return serverError(evidence) ?? (met ? undefined : 'the caller does not see assets of its own either');
  },
  judge(evidence, tally) {
    const { data, own } = evidence.notes;
    const shared = judgeSharedIds(data, own, tally);
    if (shared.length > 0) return shared;
    const how = evidence.case.narrowed ? 'the list, narrowed by media type,' : 'the list';
    const pages = [...stepsOf(evidence, 'own'), ...stepsOf(evidence, 'walk')];
    return [...judgeForeignItems(pages, data, how, tally), ...judgePlaces(evidence, tally)];
  },
});

/** As far as the target file gives the organization, and the list tells it. */
function judgePlaces(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const { own } = evidence.notes;
  const expected = evidence.facts.principals[evidence.case.by ?? 'outsider']?.organization?.id;
  const pages = stepsOf(evidence, 'own');
  const listed = pages.flatMap((at) => (at.decoded?.page?.items ?? []).map(({ id, org_id }) => ({ at, id, org_id })));
  const wrong = listed
    .filter(({ id, org_id }) => expected !== undefined && isSet(org_id) && ownIds(own).some((one) => sameId(one, id)))
    .find(({ org_id }) => tally.compared(!sameId(org_id, expected)));
  if (!wrong) return [];
  const { at, id, org_id } = wrong;
  return tally.broken('another-organization', { at, expected, actual: { id, org_id }, pointer: '/items' });
}
