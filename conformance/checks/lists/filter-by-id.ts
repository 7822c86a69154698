import { chosen } from '../../../src/choices/chosen.ts';
import { findList } from '../../acts/found-list.ts';
import {
  type FoundNotes,
  foundItems,
  type ListSubject,
  list_needs,
  listSubjects,
  unreadFound,
} from '../../models/list-subjects.ts';
import { isOffered } from '../../models/queryable.ts';
import { exchangeAt, isFoundInvalid, isRefused, isSuccess, serverError, statusOf } from '../../models/steps.ts';
import { sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

type Seen = Evidence<ListSubject, FoundNotes>;

const clauses = ['filtering.only-matching', 'lists.queryable-fields'];
const of_batches = 'filtering.batch-grammar';

/**
 * By their ids items of a batch are found on every target: the text has `id.eq` as its example. Elsewhere the id need not
 * be a field to filter by, and others than the owner need not be offered it.
 */
export const filterById = check<ListSubject, FoundNotes>({
  id: 'lists/filter-by-id',
  title: 'A list filtered by an id shows that item alone, to whoever asks',
  how: 'Each caller filters by the id of an item that is shown: no other may come. The read of one batch item, asked the same, may not refuse it.',
  clauses: [...clauses, of_batches],
  codes: {
    'filter-refused': { clause: of_batches, message: 'The list of batch items refuses q=id.eq:….' },
    'filter-without-effect': {
      clause: of_batches,
      message: 'The list of batch items is the same with q=id.eq:… as without.',
    },
    'refused-on-item': {
      clause: of_batches,
      message: 'The read of one batch item refuses q=id.eq:…, which the list takes.',
    },
    'non-matching-shown': {
      clause: 'filtering.only-matching',
      message: 'A list filtered by an id shows other items, though not all.',
    },
    'not-as-declared': {
      clause: 'lists.queryable-fields',
      level: 'declared',
      message: 'A filter by id has no effect, or is invalid, for somebody, and the target file declares that field.',
    },
  },
  since: '0.1.0',
  operations: [],
  needs: {
    principals: ['owner'],
    writes: 'unless_read_only',
    one_of: list_needs.filter((one) => one !== 'listAssetTypes'),
  },
  cases: (facts) => table(listSubjects(facts).filter(({ list }) => list !== 'listAssetTypes')),
  async run(ctx, subject) {
    const { list, by } = subject;
    const { request, large, items, item, own } = await findList(ctx, subject);
    const id = items.at(-1)?.id;
    if (!isOffered(ctx.facts, 'filter', 'id', list))
      ctx.stop('not-claimed', `${list} is not filtered by id, as the specification permits`);
    if (typeof id !== 'string') return own ? { own } : {};
    const query = { filter: [{ field: 'id', operator: 'eq' as const, value: id }] };
    const { decoded } = await ctx.call(by, { ...request, query: { ...query, ...large } }, 'one');
    if (by === 'owner' && item && decoded?.page && isOffered(ctx.facts, 'filter', 'id', 'getBatchItem')) {
      await ctx.call(by, item(id), 'whole-item');
      await ctx.call(by, { ...item(id), query }, 'item');
    }
    return own ? { own } : {};
  },
  control(evidence, found) {
    const unread = serverError(evidence) ?? unreadFound(evidence);
    if (unread !== undefined || found.length > 0 || effectOf(evidence) === 'taken') return unread;
    return { verdict: 'not-claimed', reason: `${evidence.case.list} is not filtered by id here, as may be` };
  },
  judge(evidence, tally) {
    const at = exchangeAt(evidence, 'one');
    const effect = effectOf(evidence);
    if (!at || effect === undefined) return [];
    if (effect === 'taken') return judgeTaken(evidence, at, tally);
    const { list, by } = evidence.case;
    const where = { at, expected: 'the one item', actual: statusOf(at) };
    if (by === 'owner' && list === 'listBatchItems') {
      return tally.broken(effect === 'refused' ? 'filter-refused' : 'filter-without-effect', where);
    }
    const fields = chosen(evidence.facts.choices, 'lists.queryable_fields', list)?.filter;
    const is_invalid = effect !== 'refused' || (by !== 'owner' && isFoundInvalid(at));
    return fields === undefined ? [] : tally.holds(!is_invalid, 'not-as-declared', where);
  },
  covers: ({ case: { list } }) => [...clauses, ...(list === 'listBatchItems' ? [of_batches] : [])],
});

/** `ignored`: the list shows all that it shows without. */
function effectOf(evidence: Seen): 'refused' | 'ignored' | 'taken' | undefined {
  const one = exchangeAt(evidence, 'one');
  if (isRefused(one)) return 'refused';
  const shown = one?.decoded?.page?.items;
  if (!shown) return undefined;
  const isShown = (id: unknown) => shown.some((item) => sameId(item.id, id));
  // A short page shows the beginning of what comes.
  const is_cut = one.decoded?.page?.next !== null && shown.some(({ id }) => !isMeant(one, id));
  const others = foundItems(evidence, 'whole').filter(({ id }) => !isMeant(one, id));
  return is_cut || (others.length > 0 && others.every(({ id }) => isShown(id))) ? 'ignored' : 'taken';
}

function isMeant({ request }: Exchange, id: unknown): boolean {
  const { filter } = request.query;
  return Array.isArray(filter) && sameId(filter[0]?.value, id);
}

function judgeTaken(evidence: Seen, at: Exchange, tally: Tally): Mismatch[] {
  const others = (at.decoded?.page?.items ?? []).filter(({ id }) => tally.compared(!isMeant(at, id)));
  if (others.length > 0) {
    return tally.broken('non-matching-shown', { at, expected: 'the one item', actual: others.map(({ id }) => id) });
  }
  const item = exchangeAt(evidence, 'item');
  if (!item || !isSuccess(exchangeAt(evidence, 'whole-item'))) return [];
  return tally.holds(!isRefused(item), 'refused-on-item', { at: item, expected: 'the item', actual: statusOf(item) });
}
