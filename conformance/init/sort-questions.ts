/** Sorting of a list: the name of the parameter, and the writing and joining of keys. */
import type { SortGrammar } from '../../src/choices/choices-document.ts';
import type { Pairs } from '../../src/choices/query-string.ts';
import { writeSort } from '../../src/choices/sort-grammar.ts';
import type { Answer } from './asker.ts';
import { hasTies, isSorted, itemsOf, valuesOf } from './list-answers.ts';
import { alone, type ListUnderStudy, wide } from './list-under-study.ts';
import { search } from './search.ts';
import { readAndNotIgnored } from './turned-order.ts';
import { usual_joins, usual_sorts } from './usual.ts';

/** For each field that may be sorted by. */
const most_requests = 20;

export async function askSort(list: ListUnderStudy): Promise<void> {
  if (!list.roles.includes('sort')) return;
  for (const field of list.fields) {
    const direction = (['asc', 'desc'] as const).find((one) => !isSorted(list.baseline, field, one));
    if (direction === undefined || valuesOf(list.baseline, field).length < 3) continue;
    const other = direction === 'asc' ? 'desc' : 'asc';
    const shows = (way: 'asc' | 'desc') => (answer: Answer) =>
      itemsOf(answer).length > 2 && isSorted(itemsOf(answer), field, way);
    const grammars = list.grammarsOf('lists.sort_grammar', usual_sorts);
    const guess = (way: 'asc' | 'desc') => (name: string, grammar: SortGrammar) => {
      return {
        name,
        grammar,
        pairs: [[name, writeSort(grammar, [{ field, direction: way }])!], ...list.size(wide)] as Pairs,
      };
    };
    const ask = (pairs: Pairs) => list.page([...pairs, ...list.size(wide)]);
    const refused = new Set<string>();
    const first = await search(
      grammars
        .flatMap((grammar) => list.namesFor('sort').map((name) => guess(direction)(name, grammar)))
        .map(alone(list.size(wide))),
      ask,
      shows(direction),
      {
        first: ({ name }) => list.isRead(name),
        most: most_requests,
        refused: ({ name }) => void refused.add(name),
      },
    );
    if (!first) continue;
    const { name, grammar } = first.guess;
    const template = direction === 'asc' ? 'ascending' : 'descending';
    const alike = grammars.filter((one) => one[template] === grammar[template]);
    const turned = (answer: Answer) => shows(other)(answer) && !isSorted(itemsOf(answer), field, direction);
    const guesses = alike.map((one) => guess(other)(name, one)).map(alone(list.size(wide)));
    const is_own_order = isSorted(list.baseline, field, other);
    const second = is_own_order
      ? await readAndNotIgnored(guesses, {
          ...{ field, direction: other, ask, shows: turned },
          is_strict: refused.has(name),
        })
      : await search(guesses, ask, turned);
    if (!second) {
      if (!is_own_order) continue;
      list.tell('sort', name, [first.proof]);
      await askNewest(list, name, grammar);
      return list.doubt(`how keys are written for ${other} was not found`, 'it shows that order for what it ignores');
    }
    list.tell('sort', name, [first.proof, second.proof]);
    const { ascending, descending } = second.guess.grammar;
    const found = { ascending, descending };
    await askNewest(list, name, found);
    const join = await askSortJoin(list, found);
    list.findings.find('lists.sort_grammar', list.operation, { ...found, ...join?.join }, [
      ...[first.proof, second.proof],
      ...(join ? [join.proof] : []),
    ]);
    return;
  }
  list.doubt(
    'how it is sorted was not found',
    `${list.namesFor('sort').length} names, ${usual_sorts.length} ways to write a key`,
  );
}

/** Items that are equal in the first field must be in the order of the second. */
async function askSortJoin(
  list: ListUnderStudy,
  grammar: SortGrammar,
): Promise<{ join: { join: string }; proof: Answer } | undefined> {
  const name = list.names().sort!;
  const keys = ['size_bytes', 'created_at'].flatMap((field) => (list.fields.includes(field) ? [field] : []));
  for (const field of keys) {
    if (!hasTies(list.baseline, field)) continue;
    const alone = await list.page([[name, writeSort(grammar, [{ field, direction: 'asc' }])!], ...list.size(wide)]);
    // By one key that is not offered, there is no telling two apart.
    if (alone.reply?.outcome !== 'success' || !hasTies(itemsOf(alone), field)) continue;
    for (const join of usual_joins) {
      const text = writeSort({ ...grammar, join }, [
        { field, direction: 'asc' },
        { field: 'name', direction: 'desc' },
      ])!;
      const proof = await list.page([[name, text], ...list.size(wide)]);
      const items = itemsOf(proof);
      if (proof.reply?.outcome !== 'success' || !hasTies(items, field) || !isSorted(items, field, 'asc')) continue;
      const groups = Map.groupBy(items, (item) => item[field]);
      if ([...groups.values()].every((group) => isSorted(group, 'name', 'desc'))) return { join: { join }, proof };
    }
    return undefined;
  }
  return undefined;
}

/** Not every field that a list has can be sorted by. */
async function askNewest(list: ListUnderStudy, name: string, grammar: SortGrammar): Promise<void> {
  if (!list.fields.includes('created_at')) return;
  const pair = [name, writeSort(grammar, [{ field: 'created_at', direction: 'desc' }])!] as const;
  const answer = await list.page([pair, ...list.size(wide)]);
  if (itemsOf(answer).length > 0 && isSorted(itemsOf(answer), 'created_at', 'desc')) list.newest = [pair];
}
