import { batchOf, itemRequest, itemsRequest, readAll, unusedId } from '../../acts/finished-batch.ts';
import { type BatchItem, batchList, differences, unreadList } from '../../models/batch-items.ts';
import { goneFixture } from '../../models/gone-fixtures.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  /** The listed item that is read on its own. */
  item: 'first' | 'middle' | 'last';
}

interface Notes {
  batch_id: string;
  /** Of the item that is read; absent where the list is refused. */
  id?: string;
}

/**
 * The list of the finished batch is read to its end, then one of its items on its own: below its batch, below another
 * one, and beside it an item that nobody ever made. How a refusal looks is the target's choice.
 */
export const batchItems = check<Case, Notes>({
  id: 'batches/items',
  title: 'A batch lists its items, and each is read below its own batch and no other',
  how: 'An item is read below its own batch and another, and by an unknown id: only the first must succeed, as listed. Every item shown names the batch asked for.',
  clauses: ['batches.items', 'batches.item-read', 'batches.items-of-the-batch', 'batches.item-not-found-refused'],
  codes: {
    'list-refused': {
      clause: 'batches.items',
      message: 'The list of the items of a batch is refused to its own organization.',
    },
    'item-of-another-batch': {
      clause: 'batches.items-of-the-batch',
      message: 'The list of a batch shows an item that names another batch as its own.',
    },
    'read-of-another-batch': {
      clause: 'batches.items-of-the-batch',
      message: 'An item read below a batch names another batch as its own.',
    },
    'listed-not-read': {
      clause: 'batches.item-read',
      message: 'An item that the list of its batch shows cannot be read on its own.',
    },
    'another-item': { clause: 'batches.item-read', message: 'The read of an item answers with another one.' },
    'read-unlike-list': {
      clause: 'batches.item-read',
      message: 'The read of an item shows another value than the list of its batch.',
    },
    'unknown-item-read': {
      clause: 'batches.item-not-found-refused',
      message: 'An item that nobody ever made is read as if it existed.',
    },
    'read-below-another-batch': {
      clause: 'batches.items-of-the-batch',
      message: 'An item of one batch is read below another batch.',
    },
  },
  since: '0.1.0',
  operations: ['listBatchItems', 'getBatchItem'],
  needs: { principals: ['owner'] },
  cases: () => table((['first', 'middle', 'last'] as const).map((item) => ({ item }))),
  async run(ctx, { item }) {
    const batch_id = batchOf(ctx, 'finished');
    const items = await readAll(ctx, batch_id);
    if (items.length === 0 && isRefused(await ctx.call('owner', itemsRequest(batch_id), 'again'))) return { batch_id };
    const id = items.at({ first: 0, middle: Math.floor(items.length / 2), last: -1 }[item])?.id;
    if (typeof id !== 'string') {
      return ctx.stop('could-not-run', 'the list of fixtures.batches.finished shows no item', 'listBatchItems');
    }
    await ctx.call('owner', itemRequest(batch_id, id), 'read');
    await ctx.call('owner', itemRequest(batch_id, unusedId(id)), 'unknown');
    const other = ctx.facts.fixtures?.batches?.running?.id;
    if (other !== undefined) await ctx.call('owner', itemRequest(other, id), 'below-another');
    return { batch_id, id };
  },
  watches: showsItems,
  control(evidence, found) {
    if (evidence.case === null) return undefined;
    const is_refused = found.some(({ code }) => code === 'list-refused');
    const gone = is_refused && goneFixture(evidence, exchangeAt(evidence, 'again')!);
    if (gone) return gone;
    return serverError(evidence) ?? (is_refused ? undefined : unreadList(evidence));
  },
  judge(evidence, tally) {
    const strange = judgeNamed(evidence, tally);
    if (evidence.case === null || strange.length > 0) return strange;
    const gone = judgeThere(evidence, tally);
    return gone.length > 0 ? gone : [...judgeRead(evidence, tally), ...judgeRefused(evidence, tally)];
  },
  observe(evidence) {
    const unknown = exchangeAt(evidence, 'unknown');
    if (!isRefused(unknown)) return [];
    return [{ choice: 'codes.foreign_record', operation: 'getBatchItem', value: unknown?.received?.status }];
  },
});

/** The batch that the target file names has a list. */
function judgeThere(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const again = exchangeAt(evidence, 'again');
  const shown = { at: again, expected: 'a page of items', actual: statusOf(again) };
  return tally.holds(!isRefused(again), 'list-refused', shown);
}

/** Answers with items, to anybody and with any query. */
function showsItems({ request: { operation }, decoded, step }: Exchange): boolean {
  const is_of_batches = operation === 'listBatchItems' || operation === 'getBatchItem';
  return is_of_batches && decoded?.outcome === 'success' && step !== 'below-another';
}

/** Items that name another batch than the one that they were asked for below. */
function judgeNamed({ exchanges }: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  for (const exchange of exchanges.filter(showsItems)) {
    const { request, decoded } = exchange;
    const { page, record = {} } = decoded!;
    const items = page?.items.map((item, index) => ({ item, pointer: `/items/${index}/batch_id` }));
    const strange = (items ?? [{ item: record, pointer: '/batch_id' }]).find(
      ({ item }) => isSet(item.batch_id) && tally.compared(!sameId(item.batch_id, request.path.batch_id)),
    );
    if (!strange) continue;
    return tally.broken(page ? 'item-of-another-batch' : 'read-of-another-batch', {
      at: exchange,
      expected: request.path.batch_id,
      actual: strange.item.batch_id,
      pointer: strange.pointer,
    });
  }
  return [];
}

function judgeRead(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const read = exchangeAt(evidence, 'read');
  const { id } = evidence.notes;
  if (tally.compared(!isSuccess(read))) {
    return tally.broken('listed-not-read', { at: read, expected: 'the item', actual: statusOf(read) });
  }
  const record = read?.decoded?.record ?? {};
  const item = batchList(evidence, 'all').items.find((one) => sameId(one.id, id)) ?? {};
  const [field] = differences(item, record);
  if (field === undefined) return [];
  return tally.broken(field === 'id' ? 'another-item' : 'read-unlike-list', {
    at: read,
    message: `the read of an item shows another ${field} than the list of its batch`,
    expected: item[field] ?? null,
    actual: (record as BatchItem)[field] ?? null,
    pointer: `/${field}`,
  });
}

function judgeRefused(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const [unknown, below] = [exchangeAt(evidence, 'unknown'), exchangeAt(evidence, 'below-another')];
  const read = (at: Exchange | undefined) => ({
    at,
    expected: 'a refusal',
    actual: at?.decoded?.record?.id ?? statusOf(at),
  });
  // A target file may name one batch for both parts.
  const is_same = () => sameId(below?.request.path.batch_id, evidence.notes.batch_id);
  return [
    ...tally.holds(!isSuccess(unknown), 'unknown-item-read', read(unknown)),
    ...(isSuccess(below) ? tally.holds(is_same(), 'read-below-another-batch', read(below)) : []),
  ];
}
