import fc from 'fast-check';
import type { CanonicalQuery } from '../../../src/choices/canonical.ts';
import { walk } from '../../acts/walk.ts';
import { assetSpecs, setSize, sortKey } from '../../arbitraries/lists.ts';
import { foreign_item, judgeForeignItems, judgeSharedIds, shared_id_codes } from '../../models/foreign-items.ts';
import { ownIds, ownQuery } from '../../models/own-items.ts';
import { serverError, stepsOf } from '../../models/steps.ts';
import { sawAllOwn, walkResult } from '../../models/walk.ts';
import { check, drawn } from '../../suite/check.ts';
import type { DataSet } from '../../suite/data-set.ts';

interface Case {
  items: number;
  /** Read the list as it is, or narrow it to what the other organization made. */
  narrowed: boolean;
  sort: ReturnType<typeof sortKey> extends fc.Arbitrary<infer Sort> ? Sort : never;
  /** Some fields alone are asked for. */
  projected?: true;
}

interface Notes {
  /** The owner's assets. */
  data: DataSet;
  /** The outsider's. */
  theirs: DataSet;
}

export const isolatedLists = check<Case, Notes>({
  id: 'isolation/lists',
  title: 'A list shows nothing of another organization',
  how: 'The outsider lists assets, sorted, narrowed and projected: its own are there, and nothing of the owner’s.',
  clauses: ['isolation.lists', 'uploads.ids-distinct'],
  codes: { ...shared_id_codes, 'foreign-item': { clause: 'isolation.lists', ...foreign_item } },
  since: '0.1.0',
  operations: ['createAssetUpload', 'listAssets'],
  needs: { principals: ['owner', 'outsider'], writes: true },
  cases: () => ({
    ...drawn(fc.record({ items: setSize(), narrowed: fc.boolean(), sort: sortKey() }), 8),
    // Its statement may be made of those fields alone.
    named: [{ items: 1, narrowed: false, sort: null, projected: true }],
  }),
  async run(ctx, { items, narrowed, sort, projected }) {
    const theirs = await ctx.data.shared('outsider', assetSpecs(1));
    const ours = await ctx.data.shared('owner', assetSpecs(items));
    await walk(ctx, {
      caller: 'outsider',
      request: { operation: 'listAssets', query: ownQuery(theirs) },
      step: 'own',
      until: ownIds(theirs),
    });
    const query: CanonicalQuery = {
      ...(narrowed && ownQuery(ours)),
      ...(sort && { sort: [sort] }),
      ...(projected && { fields: ['id', 'mime_type'] }),
    };
    await walk(ctx, { caller: 'outsider', request: { operation: 'listAssets', query }, step: 'walk', max_pages: 3 });
    return { data: ours, theirs };
  },
  control(evidence) {
    const theirs = new Set(ownIds(evidence.notes.theirs));
    const met = sawAllOwn(walkResult(evidence, 'own'), theirs);
    return serverError(evidence) ?? (met ? undefined : 'the outsider does not see assets of its own either');
  },
  judge(evidence, tally) {
    const { data, theirs } = evidence.notes;
    const shared = judgeSharedIds(data, theirs, tally);
    const how = evidence.case.narrowed ? 'the list, narrowed by media type,' : 'the list';
    const pages = [...stepsOf(evidence, 'own'), ...stepsOf(evidence, 'walk')];
    return shared.length > 0 ? shared : judgeForeignItems(pages, data, how, tally);
  },
});
