/**
 * The lists that the rules of filters, orders, projections and pages are judged on, and by whom: dimensions of a case,
 * so that a rule is written once.
 */
import { sameValue } from '../../src/choices/same-value.ts';
import { operations } from '../../src/contract/operations.ts';
import type { OneOf } from '../suite/check.ts';
import type { Evidence, Facts } from '../suite/evidence.ts';
import type { Stop } from '../suite/exchange.ts';
import { agreesIn as batchAgreesIn } from './batch-items.ts';
import { type Caller, caller_words, callersOf, refusedToOther } from './callers.ts';
import { keyField, type ListItem } from './list-items.ts';
import { comesWhole, isLog, type PagedList } from './paged-lists.ts';
import { needsWrites, whyNotCallable } from './plain-operations.ts';
import { exchangeAt, serverError, stepsOf } from './steps.ts';
import { isSet, sameInstant } from './values.ts';
import { walkResult } from './walk.ts';

export type SubjectList = 'listAssets' | 'listAssetTypes' | 'listBatchItems';

export interface ListSubject<List extends PagedList = SubjectList> {
  list: List;
  by: Caller;
}

/** Those whose filter, order and projection the text tells of. */
export const subject_lists: readonly SubjectList[] = ['listAssets', 'listAssetTypes', 'listBatchItems'];
/** The lists of records that belong to one organization, and are found there. */
const of_owner: readonly PagedList[] = ['listBatchItems', 'listWebhookDeliveries'];

/** For `needs.one_of`: assets are made to be looked at. */
export function needsOf(lists: readonly PagedList[]): OneOf[] {
  return lists.map((list) => (list === 'listAssets' ? [list, 'createAssetUpload'] : list));
}

/** Those that the target claims and its file tells enough of, each for every caller who may be shown it, the owner first. */
export function listSubjects<List extends PagedList>(facts: Facts, lists: readonly List[]): ListSubject<List>[] {
  const offered = lists.filter((list) => {
    const ids = [needsOf([list])].flat(2);
    const is_there = ids.every((id) => facts.operations.includes(id) && !whyNotCallable(facts, id));
    return is_there && (!facts.read_only || !ids.some(needsWrites));
  });
  return callersOf(facts).flatMap((by) =>
    offered.filter((list) => by !== 'outsider' || !of_owner.includes(list)).map((list) => ({ list, by })),
  );
}

/** Notes of the list that `findList` found. */
export interface FoundNotes {
  /**
   * Keys of the suite's own items, or of those that lasted in a list that others change, among which there may be others;
   * absent where the list is what it is.
   */
  own?: readonly string[];
}

/** The items that the pages of a step show: where the suite made some, these alone. */
export function foundItems(
  evidence: Pick<Evidence<unknown, FoundNotes>, 'exchanges' | 'notes'>,
  step: string,
): ListItem[] {
  const items = stepsOf(evidence, step).flatMap(({ decoded }) => decoded?.page?.items ?? []);
  const own = evidence.notes.own && new Set(evidence.notes.own);
  return own ? items.filter(({ id }) => own.has(String(id))) : items;
}

/** Each item once: the steps may show those of two sets together, each time. */
export function itemsOnce(list: SubjectList, items: readonly ListItem[]): ListItem[] {
  return [...new Map(items.map((item) => [item[keyField(list)], item])).values()];
}

/** The whole of the list, each item once. */
export function foundOnce(evidence: Evidence<ListSubject, FoundNotes>): ListItem[] {
  return itemsOnce(evidence.case.list, foundItems(evidence, 'whole'));
}

/** The fields that the document knows and some item has a value in. */
export function shownFields(list: SubjectList, items: readonly ListItem[]): string[] {
  return operations[list].success.fields.filter((field) => items.some((item) => isSet(item[field])));
}

/** Texts that may be others in each answer. */
const signed_fields = ['url', 'thumbnail_url'];

/** Two answers show one value of a field. Of a time the moment counts, however it is written. */
export function agreesIn(list: SubjectList, field: string, one: unknown, other: unknown): boolean {
  if (list === 'listBatchItems') return batchAgreesIn(field, one, other);
  if (signed_fields.includes(field)) return true;
  if (!isSet(one) || !isSet(other)) return isSet(one) === isSet(other);
  return sameValue(one, other) || (field.endsWith('_at') && sameInstant(one, other));
}

/** Reason why what `findList` read shows too little; undefined where it is the whole of the list. */
export function unreadFound(evidence: Evidence<ListSubject<PagedList>, FoundNotes>): string | Stop | undefined {
  const { list, by } = evidence.case;
  const refused = serverError(evidence) ?? refusedToOther(by, stepsOf(evidence, 'whole'));
  if (refused !== undefined) return refused;
  const { own } = evidence.notes;
  const shown = new Set(foundItems(evidence, 'whole').map((item) => String(item[keyField(list)])));
  const lacks = own ? shown.size < new Set(own).size : walkResult(evidence, 'whole').ended !== 'end';
  if (shown.size === 0 && (by !== 'owner' || (!own && !lacks))) {
    return { verdict: 'not-claimed', reason: `${list} shows nothing to ${caller_words[by]}` };
  }
  if (!lacks || by === 'human') return undefined;
  const what = own ? `shows ${shown.size} of ${own.length} items that the suite made` : 'could not be read to its end';
  return `${list} ${what}, so that nothing was compared`;
}

/** The list was another one after the walks than before them, as far as that was read. */
export function wasChanged(evidence: Pick<Evidence, 'exchanges'>): boolean {
  const [before, after] = ['whole/1', 'after/1'].map((step) => exchangeAt(evidence, step)?.decoded?.page?.items);
  return after !== undefined && !sameValue(before?.map(keysOf), after.map(keysOf));
}
const keysOf = ({ id, name }: ListItem) => [id, name];

/** Reason why the walk of a step shows no pages by which anything could be judged. */
export function unpaged(
  evidence: Evidence<ListSubject<PagedList>, FoundNotes>,
  step: string,
): string | Stop | undefined {
  const { list, by } = evidence.case;
  const [whole, first] = ['whole/1', `${step}/1`].map((one) => exchangeAt(evidence, one));
  const failed = serverError(evidence) ?? refusedToOther(by, [whole, first]);
  if (failed !== undefined) return failed;
  if (comesWhole(first)) return { verdict: 'not-claimed', reason: `${list} comes without cursors, as may be` };
  const filled = walkResult(evidence, step).pages.filter(({ ids }) => ids.length > 0);
  if (filled.length > 1) return undefined;
  if (filled.length === 0 && by === 'owner' && isLog(list)) return `${list} shows nothing`;
  const reason = `${list} shows ${filled.length === 0 ? 'nothing' : 'all on one page'} to ${caller_words[by]}`;
  return { verdict: 'not-claimed', reason };
}
