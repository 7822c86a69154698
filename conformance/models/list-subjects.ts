/**
 * The lists that the rules of filters, orders, projections and pages are judged on, and by whom: dimensions of a case,
 * so that a rule is written once.
 */
import { sameValue } from '../../src/choices/same-value.ts';
import { isIn, operations } from '../../src/contract/operations.ts';
import type { OneOf } from '../suite/check.ts';
import type { Evidence, Facts } from '../suite/evidence.ts';
import type { Stop } from '../suite/exchange.ts';
import { agreesIn as batchAgreesIn } from './batch-items.ts';
import { type Caller, caller_words, callersOf, refusedToOther } from './callers.ts';
import { key_fields, type ListItem } from './list-items.ts';
import { whyNotCallable } from './plain-operations.ts';
import { stepsOf } from './steps.ts';
import { isSet, sameInstant } from './values.ts';
import { walkResult } from './walk.ts';

export type SubjectList = 'listAssets' | 'listAssetTypes' | 'listBatchItems';

export interface ListSubject {
  list: SubjectList;
  by: Caller;
}

/** For `needs.one_of` of a rule of all of them: assets are made to be looked at. */
export const list_needs: readonly OneOf[] = [['listAssets', 'createAssetUpload'], 'listAssetTypes', 'listBatchItems'];

/** The lists that the target claims and its file tells enough of, each for every caller who may be shown it, the owner first. */
export function listSubjects(facts: Facts): ListSubject[] {
  const lists = list_needs.flatMap((one) => {
    const [list, ...makers] = typeof one === 'string' ? [one] : one;
    const is_there = [list!, ...makers].every((id) => facts.operations.includes(id) && !whyNotCallable(facts, id));
    const may_be_made = !facts.read_only || !makers.some((id) => isIn('writes', id));
    return is_there && may_be_made ? [list as SubjectList] : [];
  });
  return callersOf(facts).flatMap((by) =>
    lists.filter((list) => by !== 'outsider' || list !== 'listBatchItems').map((list) => ({ list, by })),
  );
}

/** Notes of a check that calls `findList`. */
export interface FoundNotes {
  /** Ids of the suite's own items, among which there may be others; absent where the list is what it is. */
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
  return [...new Map(items.map((item) => [item[key_fields[list]!], item])).values()];
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
export function unreadFound(evidence: Evidence<ListSubject, FoundNotes>): string | Stop | undefined {
  const { list, by } = evidence.case;
  const refused = refusedToOther(by, stepsOf(evidence, 'whole'));
  if (refused) return refused;
  const { own } = evidence.notes;
  const shown = new Set(foundItems(evidence, 'whole').map((item) => String(item[key_fields[list]!])));
  const lacks = own ? shown.size < new Set(own).size : walkResult(evidence, 'whole').ended !== 'end';
  if (shown.size === 0 && (by !== 'owner' || (!own && !lacks))) {
    return { verdict: 'not-claimed', reason: `${list} shows nothing to ${caller_words[by]}` };
  }
  if (!lacks || by === 'human') return undefined;
  const what = own ? `shows ${shown.size} of ${own.length} items that the suite made` : 'could not be read to its end';
  return `${list} ${what}, so that nothing was compared`;
}
