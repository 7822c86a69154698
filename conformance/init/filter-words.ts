/** The words of a filter grammar that is known: operators, what joins conditions, what stands for null, quoting. */
import { isDeepStrictEqual } from 'node:util';
import type { Operator } from '../../src/choices/canonical.ts';
import type { FilterGrammar } from '../../src/choices/choices-document.ts';
import { chosen } from '../../src/choices/chosen.ts';
import type { Answer } from './asker.ts';
import { declaring, type FilterGuess, takesWord, written } from './filter-writing.ts';
import { type Item, itemsOf } from './list-answers.ts';
import type { ListUnderStudy } from './list-under-study.ts';
import { usual_joins, usual_list_separators, usual_null_words, usualWords } from './usual.ts';

export async function askOperators(
  list: ListUnderStudy,
  { grammar, eq, name }: FilterGuess,
  samples: readonly Item[],
  by: string,
) {
  const words: Partial<Record<Operator, string>> = { eq };
  const proofs: Answer[] = [];
  let separator: string | undefined;
  if (!takesWord(grammar)) return { words, proofs, separator };
  const [a, b, c] = samples.map((item) => item[by] as string).toSorted() as [string, string, string];
  const wanted: Record<Exclude<Operator, 'eq'>, { value: string | string[]; shown: string[] }> = {
    ne: { value: a, shown: [b, c] },
    gt: { value: b, shown: [c] },
    gte: { value: b, shown: [b, c] },
    lt: { value: b, shown: [a] },
    lte: { value: b, shown: [a, b] },
    in: { value: [a, b], shown: [a, b] },
    like: { value: `${a}%`, shown: [a] },
  };
  const all = Object.keys(wanted) as (keyof typeof wanted)[];
  // Items that a page shows anyway tell nothing of a word that may be ignored.
  const plain = await list.page(list.newestFirst());
  const declared = chosen(list.choices(), 'lists.operators', list.operation);
  const others = all.filter((operator) => declared?.[operator] === undefined);
  // Words that another list with the same ones was not seen to offer are not looked for again.
  const lists = Object.values(list.choices().lists?.for ?? {});
  const is_known = lists.some((one) => one?.operators?.eq === eq && Object.keys(one.operators).length > 1);
  // The words that go with the one for eq first; where none of them is understood, others for two operators tell.
  for (const operator of all) {
    const elsewhere = lists.flatMap((one) => (one?.operators?.eq === eq ? (one.operators[operator] ?? []) : []));
    await ask_word(operator, [declared?.[operator] ?? elsewhere[0] ?? usualWords(operator, eq)[0]!]);
  }
  const further = is_known ? [] : Object.keys(words).length > 1 ? others : others.slice(0, 2);
  for (const operator of further) {
    if (words[operator] === undefined) await ask_word(operator, usualWords(operator, eq).slice(1, 5));
  }

  async function ask_word(operator: keyof typeof wanted, tries: readonly string[]): Promise<void> {
    const { value, shown } = wanted[operator];
    if (showsOnly(plain, by, shown, [a, b, c])) return;
    const used = new Set(Object.values(words));
    const separators = operator === 'in' ? usual_list_separators : [undefined];
    for (const word of tries.filter((one) => !used.has(one))) {
      let takes_one: boolean | undefined;
      for (const list_separator of separators) {
        const whole = list_separator === undefined ? grammar : { ...grammar, list_separator };
        const proof = await asked(whole, operator, word, value);
        if (proof === undefined) continue;
        if (proof.reply?.outcome === 'refusal') {
          if (list_separator === undefined) break;
          // A join is refused between values; a word that is refused is refused with one value, too.
          takes_one ??= await isTaken(operator, word, [a]);
          if (takes_one) continue;
          break;
        }
        // And one that is ignored, with any separator too.
        if (isDeepStrictEqual(itemsOf(proof), itemsOf(plain))) break;
        if (!showsOnly(proof, by, shown, [a, b, c])) continue;
        words[operator] = word;
        separator = list_separator ?? separator;
        proofs.push(proof);
        return;
      }
    }
  }
  async function isTaken(operator: Operator, word: string, value: string[]): Promise<boolean> {
    const answer = await asked(grammar, operator, word, value);
    return answer !== undefined && showsOnly(answer, by, value, [a, b, c]);
  }

  async function asked(whole: FilterGrammar, operator: Operator, word: string, value: string | string[]) {
    const declared = declaring(list, whole, { eq, [operator]: word }, { 'lists.parameters': { filter: name ?? 'q' } });
    const pairs = written(list, declared, [{ field: by, operator, value }]);
    return pairs && list.page([...pairs, ...list.newestFirst()]);
  }

  return { words, proofs, separator };
}

/** Of the samples, just these. */
function showsOnly(answer: Answer, by: string, shown: readonly string[], among: readonly string[]): boolean {
  if (answer.reply?.outcome !== 'success') return false;
  const present = new Set(itemsOf(answer).map((item) => item[by]));
  return among.every((value) => present.has(value) === shown.includes(value));
}

export async function askJoin(
  list: ListUnderStudy,
  grammar: FilterGrammar,
  operators: Partial<Record<Operator, string>>,
  samples: readonly Item[],
  by: string,
) {
  const [a, b] = samples.map((item) => item[by] as string) as [string, string];
  const twice = (value: string) => [
    { field: by, operator: 'eq' as const, value: a },
    { field: by, operator: 'eq' as const, value },
  ];
  const given = 'condition' in grammar ? grammar.join : undefined;
  const joins = 'parameter' in grammar ? [undefined] : given === undefined ? usual_joins : [given];
  const refused: { join: string; proof: Answer }[] = [];
  let taken = 0;
  for (const join of joins) {
    const whole = (join === undefined ? grammar : { ...grammar, join }) as FilterGrammar;
    const [same, apart] = [twice(a), twice(b)].map((filter) =>
      written(list, declaring(list, whole, operators), filter),
    );
    if (!same || !apart) continue;
    const proof = await list.page(same);
    if (proof.reply?.outcome === 'success') taken += 1;
    else if (join !== undefined) refused.push({ join, proof });
    if (!showsOnly(proof, by, [a], [a, b])) continue;
    const nothing = await list.page(apart);
    if (nothing.reply?.outcome === 'success' && itemsOf(nothing).length === 0) {
      return { several: 'and', join, proof: nothing };
    }
  }
  // A text that is no join belongs to the value, which nothing has; a refused one parts two conditions all the same.
  const [shortest] = refused.toSorted((one, other) => one.join.length - other.join.length);
  const is_one = shortest && refused.every(({ join }) => join.includes(shortest.join));
  return is_one && taken > 0 ? { several: 'none', ...shortest } : undefined;
}

export async function askNull(
  list: ListUnderStudy,
  grammar: FilterGrammar,
  operators: Partial<Record<Operator, string>>,
  samples: readonly Item[],
) {
  const field = Object.keys(samples[0]!).find((one) => samples.every((item) => item[one] === null)) ?? 'folder_id';
  if (operators.ne === undefined || (list.fields.every((one) => one !== 'id') && samples[0]![field] === undefined))
    return undefined;
  const ids = samples.map((item) => item.id ?? item.name);
  const shown = (answer: Answer) => itemsOf(answer).filter((item) => ids.includes(item.id ?? item.name)).length;
  const given = grammar.null_word;
  for (const word of given === undefined ? usual_null_words : [given]) {
    const declared = declaring(list, { ...grammar, null_word: word }, operators);
    const [is, isnt] = (['eq', 'ne'] as const).map((operator) =>
      written(list, declared, [{ field, operator, value: null }]),
    );
    if (!is || !isnt) continue;
    const proof = await list.page([...is, ...list.newestFirst()]);
    if (proof.reply?.outcome !== 'success' || shown(proof) < samples.length) continue;
    const others = await list.page([...isnt, ...list.newestFirst()]);
    if (others.reply?.outcome === 'success' && shown(others) === 0) return { word, proof };
    // A filter that shows the same with either operator is ignored.
    if (shown(others) === samples.length) return undefined;
  }
  return undefined;
}

export async function askQuoting(
  list: ListUnderStudy,
  grammar: FilterGrammar,
  operators: Partial<Record<Operator, string>>,
  special: Item,
  by: string,
): Promise<void> {
  const value = special[by];
  if (by !== 'name' || typeof value !== 'string')
    return list.doubt('how a filter value is quoted was not found', `filters go by ${by}`);
  const hits = [];
  for (const style of ['none', 'backslash', 'double_quote', 'percent'] as const) {
    const pairs = written(list, declaring(list, grammar, operators, { 'lists.quoting': style }), [
      { field: by, operator: 'eq', value },
    ]);
    if (pairs === undefined) continue;
    const proof = await list.page(pairs);
    const items = itemsOf(proof);
    if (items.length > 0 && items.every((item) => item[by] === value)) hits.push({ style, proof });
  }
  const [only, ...more] = hits;
  if (only && more.length === 0) list.findings.find('lists.quoting', list.operation, only.style, [only.proof]);
  else
    list.doubt('how a filter value is quoted was not found', `an item called ${JSON.stringify(value)}, in four ways`);
}
