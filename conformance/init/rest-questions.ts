/** Rest of all names when every other question was asked: of one role and one name, each is the other's. */
import { isDeepStrictEqual } from 'node:util';
import type { SortGrammar } from '../../src/choices/choices-document.ts';
import { chosen } from '../../src/choices/chosen.ts';
import { writeSort } from '../../src/choices/sort-grammar.ts';
import { operations } from '../../src/contract/operations.ts';
import type { Answer } from './asker.ts';
import { scalarsOf } from './filter-fields.ts';
import { isSorted, itemsOf, rawItemsOf, valuesOf } from './list-answers.ts';
import { type ListUnderStudy, type Role, wide } from './list-under-study.ts';
import { usual_names } from './usual.ts';

export async function askRest(list: ListUnderStudy): Promise<void> {
  const { is_complete, own_names } = list.strangers;
  if (own_names.size === 0) return;
  const grammar = chosen(list.choices(), 'lists.filter_grammar', list.operation) ?? {};
  // Nothing tells a parameter that holds all conditions where each has its own.
  const elsewhere = ['cursor', 'embed', ...('parameter' in grammar ? ['filter'] : [])];
  const open = list.roles.filter((role) => list.names()[role] === undefined && !elsewhere.includes(role));
  // A field may be a parameter of filters.
  const fields = list.baseline.flatMap((item) => Object.keys(item));
  const used = new Set([...Object.values(list.names()), 'embed', ...fields]);
  const left = [...own_names].filter((name) => !used.has(name));
  const names = [...own_names].join(', ');
  const line = `of all names that are tried, only ${names} are ${is_complete ? 'not refused as unknown' : 'read'}`;
  // Of a list that ignores strangers, a name whose every value is ignored is not known to be read.
  if (left.length > open.length || (is_complete && left.length < open.length)) return;
  for (const role of open) {
    const [name, ...more] = open.length === 1 ? left : left.filter((one) => isUsualFor(list, role, one));
    if (name === undefined || more.length > 0) continue;
    if (role === 'fields' || role === 'sort') await askOfNoField(list, role, name, line);
    else if (is_complete && open.length === 1 && role !== 'backward') list.tell(role, name, [{ line }]);
  }
}

function isUsualFor({ further }: ListUnderStudy, role: string, name: string): boolean {
  const usual: readonly string[] = usual_names[role as Role] ?? [];
  return usual.includes(name) || further.includes(name);
}

/** A projection, or an order, that shows no effect may be one to no field at all, of which the suite has to be told. */
async function askOfNoField(list: ListUnderStudy, role: 'fields' | 'sort', name: string, line: string): Promise<void> {
  const ask = role === 'fields' ? projectedToNothing : sortedByNothing;
  const proof = isUsualFor(list, role, name) ? await ask(list, name) : undefined;
  if (!proof) {
    const subject = role === 'fields' ? 'projection' : 'order';
    return list.doubt(`its ${subject} seems to take no field`, `${name} is the only name left`);
  }
  list.tell(role, name, [{ line }, proof]);
  const use = role === 'fields' ? 'project' : 'sort';
  list.findings.find('lists.queryable_fields', list.operation, { [use]: [] }, [{ line }, proof]);
}

/** The last of the answers, where each field is refused, or shown with all others. */
async function projectedToNothing(list: ListUnderStudy, name: string): Promise<Answer | undefined> {
  // A list that ignores strangers, and each field, is not known to read the name.
  if (!list.strangers.is_complete) return undefined;
  const keys = (answer: Answer) => new Set(rawItemsOf(answer).flatMap((item) => Object.keys(item)));
  const plain = keys(await list.page(list.size(list.least)));
  let proof: Answer | undefined;
  for (const field of operations[list.operation].success.fields) {
    proof = await list.page([[name, field], ...list.size(list.least)]);
    if (proof.reply?.outcome === 'refusal') continue;
    const shown = keys(proof);
    if (proof.reply?.outcome !== 'success' || plain.size < 2 || [...plain].some((key) => !shown.has(key)))
      return undefined;
  }
  return proof;
}

/** The last answer, where nonsense is refused, and each field for another cause, or taken without effect. */
async function sortedByNothing(list: ListUnderStudy, name: string): Promise<Answer | undefined> {
  const grammar = chosen(list.choices(), 'lists.sort_grammar', list.operation) as SortGrammar | undefined;
  if (grammar?.ascending === undefined) return undefined;
  const asked = async (text: string) => {
    const answer = await list.page([[name, text], ...list.size(wide)]);
    const issue = answer.reply?.problem?.issues.find(({ at }) => at[1] === name);
    return { answer, cause: issue && JSON.stringify([issue.type, issue.message.replaceAll(text, '')]) };
  };
  const nonsense = await asked(`(${list.asker.prefix})`);
  let plain = await list.page(list.size(wide));
  const isUnsorted = (answer: Answer) =>
    isDeepStrictEqual(valuesOf(itemsOf(answer), 'id'), valuesOf(itemsOf(plain), 'id'));
  if (nonsense.answer.reply?.outcome !== 'refusal' || nonsense.cause === undefined) return undefined;
  let proof: Answer | undefined;
  for (const field of scalarsOf(list, list.baseline)) {
    // An order that the list has by itself shows no effect.
    const direction = isSorted(itemsOf(plain), field, 'asc') ? 'desc' : 'asc';
    const { answer, cause } = await asked(writeSort(grammar, [{ field, direction }])!);
    proof = answer;
    if (answer.reply?.outcome === 'refusal') {
      if (cause === undefined || cause === nonsense.cause) return undefined;
    } else if (!isUnsorted(answer)) {
      // The list may have changed in between.
      plain = await list.page(list.size(wide));
      if (!isUnsorted(answer)) return undefined;
    }
  }
  return proof;
}
