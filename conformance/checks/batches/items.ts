import { type BatchItem, batchList, differences, unreadList } from '../../models/batch-items.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { type Tally, uncounted } from '../../suite/tally.ts';
import { batchOf, itemRequest, itemsRequest, readAll, unusedId } from './finished-batch.ts';

interface Case {
  /** Which of the listed items is read on its own. */
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
  how: 'Reads the list and one item of it, the same item below the running batch, and an id that was never given; the item must be the listed one, and the other two reads refused. In all answers of the run, an item that names its batch names the one that it was asked for below.',
  clauses: ['batches.items', 'batches.item-read', 'batches.items-of-the-batch', 'batches.item-not-found-refused'],
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
  control(evidence) {
    if (evidence.case === null) return undefined;
    return serverError(evidence) ?? (judgeThere(evidence, uncounted).length > 0 ? undefined : unreadList(evidence));
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
  if (tally.compared(!isRefused(again))) return [];
  return [
    {
      code: 'list-refused',
      clause: 'batches.items',
      message: 'the list of the items of a batch is refused to its own organization',
      expected: 'a page of items',
      actual: statusOf(again),
      operation: 'listBatchItems',
      exchange: again?.number,
    },
  ];
}

/** Whoever asked, and with whatever query. */
function showsItems({ request: { operation }, decoded, step }: Exchange): boolean {
  const is_of_batches = operation === 'listBatchItems' || operation === 'getBatchItem';
  return is_of_batches && decoded?.outcome === 'success' && step !== 'below-another';
}

/** Items that name another batch than the one that they were asked for below. */
function judgeNamed({ exchanges }: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  for (const { request, decoded, number } of exchanges.filter(showsItems)) {
    const { page, record = {} } = decoded!;
    const items = page?.items.map((item, index) => ({ item, pointer: `/items/${index}/batch_id` }));
    const strange = (items ?? [{ item: record, pointer: '/batch_id' }]).find(
      ({ item }) => isSet(item.batch_id) && tally.compared(!sameId(item.batch_id, request.path.batch_id)),
    );
    if (!strange) continue;
    const shown = page ? 'the list of a batch shows an item that' : 'an item read below a batch';
    return [
      {
        code: page ? 'item-of-another-batch' : 'read-of-another-batch',
        clause: 'batches.items-of-the-batch',
        message: `${shown} names another batch as its own`,
        expected: request.path.batch_id,
        actual: strange.item.batch_id,
        operation: request.operation,
        pointer: strange.pointer,
        exchange: number,
      },
    ];
  }
  return [];
}

function judgeRead(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const read = exchangeAt(evidence, 'read');
  const { id } = evidence.notes;
  const where = { operation: 'getBatchItem' as const, exchange: read?.number };
  if (tally.compared(!isSuccess(read))) {
    const message = 'an item that the list of its batch shows cannot be read on its own';
    return [
      {
        code: 'listed-not-read',
        clause: 'batches.item-read',
        message,
        expected: 'the item',
        actual: statusOf(read),
        ...where,
      },
    ];
  }
  const record = read?.decoded?.record ?? {};
  const item = batchList(evidence, 'all').items.find((one) => sameId(one.id, id)) ?? {};
  const [field] = differences(item, record);
  if (field === undefined) return [];
  return [
    {
      code: field === 'id' ? 'another-item' : 'unlike-the-listed',
      clause: 'batches.item-read',
      message: `the read of an item shows another ${field} than the list of its batch`,
      expected: item[field] ?? null,
      actual: (record as BatchItem)[field] ?? null,
      pointer: `/${field}`,
      ...where,
    },
  ];
}

function judgeRefused(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const [unknown, below] = [exchangeAt(evidence, 'unknown'), exchangeAt(evidence, 'below-another')];
  const found: Mismatch[] = [];
  if (tally.compared(isSuccess(unknown))) {
    found.push({
      code: 'unknown-item-read',
      clause: 'batches.item-not-found-refused',
      message: 'an item that nobody ever made is read as if it existed',
      expected: 'a refusal',
      actual: unknown?.decoded?.record?.id ?? statusOf(unknown),
      operation: 'getBatchItem',
      exchange: unknown?.number,
    });
  }
  // A target file may name one batch for both parts.
  if (isSuccess(below) && tally.compared(!sameId(below?.request.path.batch_id, evidence.notes.batch_id))) {
    found.push({
      code: 'read-below-another-batch',
      clause: 'batches.items-of-the-batch',
      message: 'an item of one batch is read below another batch',
      expected: 'a refusal',
      actual: below?.decoded?.record?.id ?? statusOf(below),
      operation: 'getBatchItem',
      exchange: below?.number,
    });
  }
  return found;
}
