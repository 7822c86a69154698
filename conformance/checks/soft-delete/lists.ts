import fc from 'fast-check';
import type { CanonicalQuery } from '../../../src/choices/canonical.ts';
import { chosen } from '../../../src/choices/choices.ts';
import { allowed } from '../../acts/allowed.ts';
import { answerOrStop } from '../../acts/answer-or-stop.ts';
import { walk } from '../../acts/walk.ts';
import { assetSpecs } from '../../arbitraries/lists.ts';
import { actsIn, isOfOwner } from '../../models/acts-in.ts';
import { caller_words } from '../../models/callers.ts';
import { marksOf } from '../../models/deletion.ts';
import { large_page } from '../../models/list-items.ts';
import { ownIds, ownQuery } from '../../models/own-items.ts';
import { isRefused, serverError, stepsOf } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { sawAllOwn, walkResult } from '../../models/walk.ts';
import { check, drawn } from '../../suite/check.ts';
import type { CheckContext, RequestDraft } from '../../suite/context.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { type Tally, uncounted } from '../../suite/tally.ts';

type Way = 'plain' | 'rising' | 'falling' | 'by-id' | 'backward';

interface Case {
  items: number;
  /** Places of those that are deleted, in the order of creation. */
  gone: readonly number[];
  page_size: number;
  /** The reading of the list after the deletion. */
  way: Way;
  /** Makes and deletes them in the place of the owner, who then lists them as the other caller. */
  by?: 'human';
}

interface Notes {
  /** Ids of the assets that were deleted. */
  deleted: readonly string[];
}

export const deletedInLists = check<Case, Notes>({
  id: 'soft-delete/lists',
  title: 'No list shows a deleted asset as if it were live',
  how: 'Deleted assets are looked for in lists, in many ways and by another caller: each is left out, or shown with `deleted_at`.',
  clauses: ['soft-delete.never-live-in-lists', 'deletion.in-lists'],
  codes: {
    'listed-live': {
      clause: 'soft-delete.never-live-in-lists',
      message: 'A list shows a deleted asset as if it were live.',
    },
    'not-as-declared': {
      clause: 'deletion.in-lists',
      level: 'declared',
      message: 'The target file declares that lists leave deleted assets out, and a list shows one.',
    },
  },
  since: '0.1.0',
  operations: ['createAssetUpload', 'listAssets', 'deleteAsset'],
  needs: { principals: ['owner'], writes: true },
  cases(facts) {
    const sorts = chosen(facts.choices, 'lists.parameters', 'listAssets')?.sort !== undefined;
    const ways: Way[] = ['plain', ...(sorts ? (['rising', 'falling'] as const) : []), 'by-id', 'backward'];
    return {
      // Each way of reading may be a query of its own: one is not left to chance. Nor are pages behind a cursor.
      named: [
        ...ways.map((way): Case => ({ items: 4, gone: [1, 2], page_size: way === 'plain' ? 1 : 2, way })),
        ...(isOfOwner(facts, 'human')
          ? [{ items: 2, gone: [0], page_size: 2, way: 'plain', by: 'human' } as const]
          : []),
      ],
      ...drawn(
        fc.record({
          items: fc.integer({ min: 1, max: 5 }),
          gone: fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 2 }),
          page_size: fc.integer({ min: 1, max: 4 }),
          way: fc.constantFrom(...ways),
        }),
        3,
      ),
    };
  },
  async run(ctx, { items, gone, page_size, way, by = 'owner' as const }) {
    const data = await allowed(ctx, by, () => ctx.data.fresh(by, assetSpecs(items)));
    const ids = ownIds(data);
    const acts = actsIn(ctx.facts, by);
    const deleted = [...new Set(gone.map((index) => ids[index % ids.length]!))];
    const request = { operation: 'listAssets' as const, query: { ...ownQuery(data), page_size }, ...acts };
    await walk(ctx, { caller: by, request, step: 'before', until: ids });
    // A cache for each kind of caller holds it for the other one too, by now.
    const listOther = async (step: string) => {
      const other = by === 'owner' ? 'human' : 'owner';
      if (way !== 'plain' || !isOfOwner(ctx.facts, other)) return;
      const { operation, query } = request;
      const asked = { operation, query: { ...query, page_size: large_page }, ...actsIn(ctx.facts, other) };
      await answerOrStop(() => ctx.call(other, asked, step));
    };
    await listOther('other');
    for (const [index, id] of deleted.entries()) {
      await ctx.call(by, { operation: 'deleteAsset', path: { id }, ...acts }, `delete/${index + 1}`);
    }
    await ctx.time.settle();
    await listOther('after/other');
    if (by === 'owner') await readAgain(ctx, { request, ids, deleted, way });
    else await ctx.call(by, request, 'after/own');
    return { deleted };
  },
  control(evidence) {
    const deleted = new Set(evidence.notes.deleted);
    const kept = stepsOf(evidence, 'delete').find(({ decoded }) => decoded?.outcome !== 'success');
    if (kept && evidence.case.by && isRefused(kept)) {
      return { verdict: 'not-claimed', reason: `${caller_words[evidence.case.by]} may delete no asset` };
    }
    if (kept) return serverError(evidence) ?? `an asset could not be deleted (status ${kept.received?.status})`;
    if (!sawAllOwn(walkResult(evidence, 'before'), deleted))
      return 'the list did not show the new assets before the deletion';
    const read = stepsOf(evidence, 'after').some(({ decoded }) => decoded?.page);
    return read ? undefined : (serverError(evidence) ?? 'the list could not be read after the deletion');
  },
  judge(evidence, tally) {
    const shown = shownAfter(evidence, tally);
    return [...judgeLive(shown, tally), ...judgeDeclared(evidence, shown, tally)];
  },
  observe(evidence) {
    const shown = shownAfter(evidence, uncounted).some(({ item }) => isSet(item.deleted_at));
    // Left out of a part of the list, it may stand in another.
    if (!shown && walkResult(evidence, 'after').ended !== 'end') return [];
    return [{ choice: 'deletion.in_lists', operation: 'listAssets', value: shown ? 'shown' : 'left_out' }];
  },
});

interface Again {
  request: RequestDraft;
  ids: readonly string[];
  deleted: readonly string[];
  way: Way;
}

async function readAgain(ctx: CheckContext, { request, ids, deleted, way }: Again): Promise<void> {
  const query: CanonicalQuery = { ...request.query };
  if (way === 'by-id') query.filter = [{ field: 'id', operator: 'eq', value: deleted[0]! }];
  if (way === 'rising') query.sort = [{ field: 'created_at', direction: 'asc' }];
  if (way === 'falling') query.sort = [{ field: 'created_at', direction: 'desc' }];
  const pages = await walk(ctx, { caller: 'owner', request: { ...request, query }, step: 'after', until: ids });
  for (const [name, more] of way === 'plain' ? Object.entries(otherQueries(ctx.facts)) : []) {
    const asked = { ...request, query: { ...query, ...more, page_size: large_page } };
    // Neither a projection nor the way back without a cursor need be offered, or have a name in the query.
    await answerOrStop(() => ctx.call('owner', asked, `after/${name}`));
  }
  if (way !== 'backward') return;
  const from = pages.findLast(({ decoded }) => (decoded?.page?.items.length ?? 0) > 0);
  if (!from) return;
  await walk(ctx, { caller: 'owner', request, step: 'after/back', link: 'previous', from, max_pages: ids.length + 2 });
}

/** Each of them may be answered by a query of its own. */
function otherQueries({ choices }: Facts): Record<string, CanonicalQuery> {
  const { sort, presign } = chosen(choices, 'lists.parameters', 'listAssets') ?? {};
  return {
    embedded: { embed: ['created_by_user'] },
    projected: { fields: ['id', 'name', 'deleted_at'] },
    backward: { backward: true },
    ...(presign !== undefined && { signed: { presign: true } }),
    ...(sort !== undefined && { named: { sort: [{ field: 'name', direction: 'asc' }] } }),
  };
}

interface ShownItem {
  item: Record<string, unknown>;
  index: number;
  exchange: Exchange;
}

/** The deleted assets as lists showed them that were read after the deletion. */
function shownAfter(evidence: Evidence<Case, Notes>, tally: Tally): ShownItem[] {
  const deleted = evidence.notes.deleted;
  return stepsOf(evidence, 'after').flatMap((exchange) =>
    (exchange.decoded?.page?.items ?? []).flatMap((item, index) =>
      tally.compared(deleted.some((id) => sameId(id, item.id))) ? [{ item, index, exchange }] : [],
    ),
  );
}

function judgeLive(shown: readonly ShownItem[], tally: Tally): Mismatch[] {
  // A projection may know no field of that name.
  const is_shown = shown.some(({ item }) => isSet(item.deleted_at));
  const isJudged = ({ exchange }: ShownItem) => !is_shown || exchange.request.query.fields === undefined;
  const live = shown.find((one) => !isSet(one.item.deleted_at) && isJudged(one));
  if (!live) return [];
  return tally.broken('listed-live', {
    at: live.exchange,
    expected: 'the asset left out, or shown with deleted_at',
    actual: { id: live.item.id, ...marksOf(live.item) },
    pointer: `/items/${live.index}/deleted_at`,
  });
}

function judgeDeclared(evidence: Evidence<Case, Notes>, shown: readonly ShownItem[], tally: Tally): Mismatch[] {
  const choice = chosen(evidence.facts.choices, 'deletion.in_lists', 'listAssets');
  const marked = shown.find(({ item }) => isSet(item.deleted_at));
  if (choice !== 'left_out' || !marked) return [];
  return tally.broken('not-as-declared', {
    at: marked.exchange,
    expected: 'the asset left out',
    actual: { id: marked.item.id, ...marksOf(marked.item) },
    pointer: `/items/${marked.index}`,
  });
}
