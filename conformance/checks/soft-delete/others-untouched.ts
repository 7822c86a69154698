import fc from 'fast-check';
import { allowed } from '../../acts/allowed.ts';
import { freshRecords, type RecordPlan } from '../../acts/fresh-record.ts';
import { muchLater } from '../../acts/much-later.ts';
import { walk } from '../../acts/walk.ts';
import { actsIn } from '../../models/acts-in.ts';
import { refusedToOther } from '../../models/callers.ts';
import { marksOf, shownState } from '../../models/deletion.ts';
import { shared_id_codes } from '../../models/foreign-items.ts';
import { deletable_needs, deletablesOf, othersOf, record_kinds } from '../../models/record-kinds.ts';
import { exchangeAt, serverError, statusOf, stepsOf, unproven } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { ownSequence, sawAllOwn, walkResult, whyUnfinished } from '../../models/walk.ts';
import { check, drawn } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

/** A deletion by more than the id takes twins along. Others than the owner let time go by before they read again. */
interface Case extends RecordPlan {
  /** Of the one that is deleted. */
  index: number;
}

interface Notes {
  /** Ids in the order of creation, as often as the target gave them. */
  given: readonly string[];
  /** Ids of those that were not deleted. */
  others: readonly string[];
}

/** One that is gone after some requests is missing in the last. */
const reads_between = 2;

const clause = 'soft-delete.others-untouched';

export const othersUntouched = check<Case, Notes>({
  id: 'soft-delete/others-untouched',
  title: 'A deletion leaves every other record as it was',
  how: 'One of several assets or folders is deleted, and the others are read and listed before and after: they are as they were, unmarked, and keep their files.',
  clauses: [clause, 'uploads.ids-distinct'],
  codes: {
    ...shared_id_codes,
    'other-gone': { clause, message: 'Another record can no longer be read after the deletion of one.' },
    'other-marked': { clause, message: 'Another record is marked as deleted after the deletion of one.' },
    'other-without-url': {
      clause,
      message: 'Another asset, whose file was sent, has no url any more after the deletion of one.',
    },
    'other-changed': { clause, message: 'Another record is changed after the deletion of one.' },
    'other-listed-marked': { clause, message: 'A list marks another asset as deleted after the deletion of one.' },
    'other-unlisted': { clause, message: 'An asset is no longer listed after the deletion of another.' },
  },
  since: '0.1.0',
  operations: [],
  needs: { principals: ['owner'], writes: true, one_of: deletable_needs },
  cases(facts) {
    const records = deletablesOf(facts);
    const named = records.flatMap((record): Case[] => [
      { record, count: 3, index: 1, alike: true, by: 'owner' },
      { record, count: 3, index: 0, alike: false, by: 'owner' },
      ...othersOf(facts).map((by): Case => ({ record, count: 2, index: 0, alike: true, by })),
    ]);
    const arbitrary = fc.record<Case>({
      record: fc.constantFrom(...records),
      count: fc.integer({ min: 2, max: 4 }),
      index: fc.integer({ min: 0, max: 3 }),
      alike: fc.boolean(),
      by: fc.constant('owner'),
    });
    return { ...drawn(arbitrary, 2), named };
  },
  async run(ctx, input) {
    const { record, index, by } = input;
    const { noun, read, remove } = record_kinds[record];
    const acts = actsIn(ctx.facts, by);
    const { given, query } = await allowed(ctx, by, () => freshRecords(ctx, input));
    const gone = given[index % given.length]!;
    const others = [...new Set(given)].filter((id) => !sameId(id, gone));
    // Of a kind that no list shows, the deleted one cannot be told from the others, then.
    if (others.length === 0 && !('list' in record_kinds[record]))
      ctx.stop('could-not-run', `all new ${noun}s were given one id, so that there is no other ${noun}`);
    const readAll = async (step: string) => {
      for (const [place, id] of others.entries()) {
        await ctx.call(by, { operation: read, path: { id }, ...acts }, `${step}/${place + 1}`);
      }
    };
    const listAll = async (step: string) => {
      const request = { operation: 'listAssets' as const, query: query ?? {}, ...acts };
      if (query) await walk(ctx, { caller: by, request, step, until: others });
    };
    await readAll('before');
    await listAll('list-before');
    await ctx.call(by, { operation: remove, path: { id: gone }, ...acts }, 'delete');
    await ctx.time.settle();
    if (by !== 'owner') {
      await muchLater(ctx);
      for (let done = 1; done <= reads_between; done++) await readAll('between');
    }
    await readAll('after');
    await listAll('list-after');
    return { given, others };
  },
  control(evidence) {
    const others = new Set(evidence.notes.others);
    const unread = stepsOf(evidence, 'before').find((exchange) => shownState(exchange) !== 'live');
    const reads = ['before', 'list-before', 'after', 'list-after'].flatMap((step) => stepsOf(evidence, step));
    const { record, by } = evidence.case;
    const { noun } = record_kinds[record];
    return (
      serverError(evidence) ??
      refusedToOther(by, [...reads, exchangeAt(evidence, 'delete')]) ??
      unproven(evidence, 'delete', `the ${noun} could not be deleted`) ??
      (unread && `a new ${noun} was not read as live before the deletion (${statusOf(unread)})`) ??
      (isListed(evidence) ? unlisted(evidence, others) : undefined)
    );
  },
  judge: (evidence, tally) => [
    ...judgeIds(evidence, tally),
    ...judgeReads(evidence, tally),
    ...judgeList(evidence, tally),
  ],
  covers: ({ case: { record } }) => [clause, ...(record === 'asset' ? ['uploads.ids-distinct'] : [])],
});

function isListed(evidence: Evidence<Case, Notes>): boolean {
  return stepsOf(evidence, 'list-before').length > 0;
}

function unlisted(evidence: Evidence<Case, Notes>, others: ReadonlySet<string>): string | undefined {
  return sawAllOwn(walkResult(evidence, 'list-before'), others)
    ? whyUnfinished(walkResult(evidence, 'list-after'), others)
    : 'the list did not show the new assets before';
}

/** Fields that a deletion elsewhere has no business with; signed URLs and processing may change the rest. */
const lasting = ['name', 'mime_type', 'size_bytes', 'org_id', 'folder_id', 'created_at', 'created_by'] as const;

function judgeIds({ case: { record }, notes: { given } }: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  if (record !== 'asset') return [];
  return tally.holds(new Set(given).size === given.length, 'id-of-two-assets', {
    message: `${given.length} upload sessions name fewer assets: deleting one deletes its twin`,
    expected: `${given.length} different ids`,
    actual: given,
    operation: 'createAssetUpload',
    pointer: '/asset_id',
  });
}

function judgeReads(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const { record, by } = evidence.case;
  const { noun } = record_kinds[record];
  const before = stepsOf(evidence, 'before');
  return stepsOf(evidence, 'after').flatMap((read, place): Mismatch[] => {
    const shown = shownState(read);
    const [was, is] = [before[place]?.decoded?.record, read.decoded?.record];
    if (tally.compared(shown === 'refused')) {
      return tally.broken('other-gone', { at: read, expected: `the ${noun}`, actual: statusOf(read) });
    }
    if (shown === 'marked' || tally.compared(isSet(is?.deleted_by))) {
      const marks = { expected: marksOf(was), actual: marksOf(is), pointer: '/deleted_at' };
      return tally.broken('other-marked', { at: read, ...marks });
    }
    // A signed URL may be another one; an asset without a file needs none.
    const has_file = by !== 'owner';
    if (has_file && tally.compared(isSet(was?.url) && !isSet(is?.url))) {
      return tally.broken('other-without-url', { at: read, expected: 'a URL', actual: null, pointer: '/url' });
    }
    const field = was && is && lasting.find((name) => tally.compared((was[name] ?? null) !== (is[name] ?? null)));
    if (!field) return [];
    return tally.broken('other-changed', {
      at: read,
      message: `${field} of another ${noun} is changed after the deletion of one`,
      expected: was[field],
      actual: is[field] ?? null,
      pointer: `/${field}`,
    });
  });
}

function judgeList(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  if (!isListed(evidence)) return [];
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
