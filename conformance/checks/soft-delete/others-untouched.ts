import fc from 'fast-check';
import { allowed } from '../../acts/allowed.ts';
import { muchLater } from '../../acts/much-later.ts';
import { walk } from '../../acts/walk.ts';
import { actsIn } from '../../models/acts-in.ts';
import { refusedToOther } from '../../models/callers.ts';
import { marksOf, shownState } from '../../models/deletion.ts';
import { shared_id_codes } from '../../models/foreign-items.ts';
import { ownIds, ownQuery } from '../../models/own-items.ts';
import { exchangeAt, serverError, statusOf, stepsOf, unproven } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { ownSequence, sawAllOwn, walkResult, whyUnfinished } from '../../models/walk.ts';
import { check, drawn } from '../../suite/check.ts';
import type { DataSet } from '../../suite/data-set.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';
import type { PrincipalName } from '../../target/target.ts';

interface Case {
  items: number;
  index: number;
  /** The assets have one name and one size: a deletion by more than the id takes its twins along. */
  alike: boolean;
  /** A user, or another organization, deletes one of its own; time goes by before the others are read again. */
  by?: 'human' | 'outsider';
}

interface Notes {
  data: DataSet;
  /** Ids of the assets that were not deleted. */
  others: readonly string[];
}

const clause = 'soft-delete.others-untouched';

export const othersUntouched = check<Case, Notes>({
  id: 'soft-delete/others-untouched',
  title: 'A deletion leaves every other record as it was',
  how: 'One of several assets is deleted, and the others are read and listed before and after: they are as they were, unmarked, and keep their files.',
  clauses: [clause, 'uploads.ids-distinct'],
  codes: {
    ...shared_id_codes,
    'other-gone': { clause, message: 'Another asset can no longer be read after the deletion of one.' },
    'other-marked': { clause, message: 'Another asset is marked as deleted after the deletion of one.' },
    'other-without-url': {
      clause,
      message: 'Another asset, whose file was sent, has no url any more after the deletion of one.',
    },
    'other-changed': { clause, message: 'Another record is changed after the deletion of one.' },
    'other-listed-marked': { clause, message: 'A list marks another asset as deleted after the deletion of one.' },
    'other-unlisted': { clause, message: 'An asset is no longer listed after the deletion of another.' },
  },
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset', 'listAssets', 'deleteAsset'],
  needs: { principals: ['owner'], writes: true },
  cases: ({ principals }) => ({
    named: [
      { items: 3, index: 1, alike: true },
      { items: 3, index: 0, alike: false },
      ...(['human', 'outsider'] as const)
        .filter((by) => principals[by])
        .map((by) => ({ items: 2, index: 0, alike: true, by })),
    ],
    ...drawn(
      fc.record({ items: fc.integer({ min: 2, max: 4 }), index: fc.integer({ min: 0, max: 3 }), alike: fc.boolean() }),
      1,
    ),
  }),
  async run(ctx, { items, index, alike, by: named }) {
    const by: PrincipalName = named ?? 'owner';
    const acts = actsIn(ctx.facts, by);
    const specs = Array.from({ length: items }, (_, place) => ({
      name: alike ? 'twin' : `o${place}`,
      size_bytes: 700,
      ...(named && { with_file: true as const }),
    }));
    const data = await allowed(ctx, by, () => ctx.fresh(by, specs));
    const ids = ownIds(data);
    const gone = ids[index % ids.length]!;
    const others = ids.filter((id) => id !== gone);
    const request = { operation: 'listAssets' as const, query: ownQuery(data), ...acts };
    const readAll = async (step: string) => {
      for (const [place, id] of others.entries()) {
        await ctx.call(by, { operation: 'getAsset', path: { id }, ...acts }, `${step}/${place + 1}`);
      }
      await walk(ctx, { caller: by, request, step: `list-${step}`, until: others });
    };
    await readAll('before');
    await ctx.call(by, { operation: 'deleteAsset', path: { id: gone }, ...acts }, 'delete');
    await ctx.settle();
    if (named) await muchLater(ctx);
    await readAll('after');
    return { data, others };
  },
  control(evidence) {
    const others = new Set(evidence.notes.others);
    const unread = stepsOf(evidence, 'before').find((exchange) => shownState(exchange) !== 'live');
    const reads = ['before', 'list-before', 'after', 'list-after'].flatMap((step) => stepsOf(evidence, step));
    const asked = [...reads, exchangeAt(evidence, 'delete')];
    return (
      serverError(evidence) ??
      refusedToOther(evidence.case.by ?? 'owner', asked) ??
      unproven(evidence, 'delete', 'the asset could not be deleted') ??
      (unread && `a new asset was not read as live before the deletion (${statusOf(unread)})`) ??
      (sawAllOwn(walkResult(evidence, 'list-before'), others)
        ? undefined
        : 'the list did not show the new assets before') ??
      whyUnfinished(walkResult(evidence, 'list-after'), others)
    );
  },
  judge: (evidence, tally) => [
    ...judgeIds(evidence, tally),
    ...judgeReads(evidence, tally),
    ...judgeList(evidence, tally),
  ],
});

/** Fields that a deletion elsewhere has no business with; signed URLs and processing may change the rest. */
const lasting = ['name', 'mime_type', 'size_bytes', 'org_id', 'folder_id', 'created_at', 'created_by'] as const;

function judgeIds(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const { assets } = evidence.notes.data;
  const ids = assets.map((asset) => asset.id);
  return tally.holds(new Set(ids).size === ids.length, 'id-of-two-assets', {
    message: `${ids.length} upload sessions name fewer assets: deleting one deletes its twin`,
    expected: `${ids.length} different ids`,
    actual: ids,
    operation: 'createAssetUpload',
    pointer: '/asset_id',
  });
}

function judgeReads(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const before = stepsOf(evidence, 'before');
  return stepsOf(evidence, 'after').flatMap((read, place): Mismatch[] => {
    const shown = shownState(read);
    const [was, is] = [before[place]?.decoded?.record, read.decoded?.record];
    if (tally.compared(shown === 'refused')) {
      return tally.broken('other-gone', { at: read, expected: 'the asset', actual: statusOf(read) });
    }
    if (shown === 'marked' || tally.compared(isSet(is?.deleted_by))) {
      const marks = { expected: marksOf(was), actual: marksOf(is), pointer: '/deleted_at' };
      return tally.broken('other-marked', { at: read, ...marks });
    }
    // A signed URL may be another one; an asset without a file needs none.
    const has_file = evidence.case.by !== undefined;
    if (has_file && tally.compared(isSet(was?.url) && !isSet(is?.url))) {
      return tally.broken('other-without-url', { at: read, expected: 'a URL', actual: null, pointer: '/url' });
    }
    const field = was && is && lasting.find((name) => (was[name] ?? null) !== (is[name] ?? null));
    if (!field) return [];
    return tally.broken('other-changed', {
      at: read,
      message: `${field} of another asset is changed after the deletion of one`,
      expected: was[field],
      actual: is[field] ?? null,
      pointer: `/${field}`,
    });
  });
}

function judgeList(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const others = evidence.notes.others;
  const walk = walkResult(evidence, 'list-after');
  const met = ownSequence(walk, new Set(others));
  const marked = walk.pages
    .flatMap(({ items, exchange }) => items.map((item, index) => ({ item, index, exchange })))
    .find(({ item }) => others.some((id) => sameId(id, item.id)) && tally.compared(isSet(item.deleted_at)));
  const missing = walk.ended === 'end' ? others.filter((id) => !met.includes(id)) : [];
  if (marked) {
    const pointer = `/items/${marked.index}/deleted_at`;
    return tally.broken('other-listed-marked', {
      at: marked.exchange,
      expected: null,
      actual: marksOf(marked.item),
      pointer,
    });
  }
  if (missing.length === 0) return [];
  const at = walk.pages.at(-1)?.exchange;
  return tally.broken('other-unlisted', { at, expected: others, actual: { missing }, pointer: '/items' });
}
