/** How a list is filtered: first the grammar and the word for `eq`, of which there are many, then what goes with them. */
import { isDeepStrictEqual } from 'node:util';
import type { FilterGrammar } from '../../src/choices/choices-document.ts';
import { chosen } from '../../src/choices/chosen.ts';
import type { Answer } from './asker.ts';
import { askJoin, askNull, askOperators, askQuoting } from './filter-words.ts';
import { declaring, type FilterGuess, takesWord, written } from './filter-writing.ts';
import { type Item, itemsOf } from './list-answers.ts';
import type { ListUnderStudy } from './list-under-study.ts';
import { search } from './search.ts';
import { usual_conditions, usual_joins, usual_parameters, usualWords } from './usual.ts';

/** @param samples three items or more that the list shows; filters tell them apart */
export async function askFilter(list: ListUnderStudy, samples: readonly Item[], special?: Item): Promise<void> {
  if (!list.roles.includes('filter')) return;
  const field = list.fields.find((one) => new Set(samples.map((item) => item[one])).size === samples.length);
  if (field === undefined || samples.length < 3)
    return list.doubt('its filters were not tried', 'it shows too few items');
  const found = await askEquals(list, samples, field);
  if (!found) return;
  const { guesses, proof, by } = found;
  const best = await bestOf(list, guesses, samples, by);
  const { guess, operators } = best;
  let grammar = guess.grammar;
  if (guess.name !== undefined) list.tell('filter', guess.name, [proof]);
  list.findings.find('lists.operators', list.operation, operators.words, [proof, ...operators.proofs]);
  const joined = await askJoin(list, grammar, operators.words, samples, by);
  if (joined?.join !== undefined) grammar = { ...grammar, join: joined.join } as FilterGrammar;
  if (joined) list.findings.find('lists.multiple_conditions', list.operation, joined.several, [joined.proof]);
  else list.doubt('whether several conditions may be sent was not found', `${usual_joins.length} ways to join them`);
  const separated = operators.words.in === undefined ? undefined : operators.separator;
  if (separated !== undefined) grammar = { ...grammar, list_separator: separated };
  const nothing = await askNull(list, grammar, operators.words, samples);
  if (nothing !== undefined) grammar = { ...grammar, null_word: nothing.word };
  list.findings.find('lists.filter_grammar', list.operation, grammar, [proof, ...(nothing ? [nothing.proof] : [])]);
  if (special) await askQuoting(list, grammar, operators.words, special, by);
}

/** For each field that filters may go by. */
const most_requests = 60;

async function askEquals(list: ListUnderStudy, samples: readonly Item[], preferred: string) {
  const tried = new Set([preferred, ...list.fields]);
  // Taken without effect where others are refused: written as it should be, of a field that filters do not go by.
  let written_so: FilterGuess[] | undefined;
  for (const by of tried) {
    const value = samples[0]![by];
    if (typeof value !== 'string' || samples.some((item, index) => index > 0 && item[by] === value)) continue;
    const guesses = filterGuesses(list, by, value).filter(
      (guess) => !written_so || written_so.some((one) => isAlike(one, guess)),
    );
    const by_it = written_so !== undefined;
    let some_are_refused = false;
    // What is refused, and is no stranger, is the parameter of filters, written in another way.
    const suspects = new Set<string | FilterGrammar>();
    const shows = (answer: Answer) => {
      const items = itemsOf(answer);
      return items.length > 0 && items.every((item) => item[by] === value);
    };
    const found = await search(guesses, list.page, shows, {
      keep: ({ pairs, grammar }) =>
        (by_it || !written_so) &&
        pairs.every(([own]) => !list.strangers.has(own)) &&
        (suspects.size === 0 || suspects.has(grammar) || pairs.some(([own]) => suspects.has(own))),
      taken(guess) {
        if (some_are_refused && list.isRead(guess.name)) written_so ??= sameOnWire(guess, guesses);
      },
      refused({ name, pairs, grammar }) {
        some_are_refused ||= list.isRead(name);
        // Of names that are known to be the list's own, each may be refused for the part that it really plays.
        for (const [own] of pairs) {
          if (list.strangers.own_names.has(own) || list.strangers.has(own)) continue;
          suspects.add(own);
          // With another word for the operator, its parameter has another name.
          if (name === undefined) suspects.add(grammar);
        }
      },
      // Beside names that are read, those of one parameter for each condition.
      first: ({ name }) => list.isRead(name) || name === undefined,
      most: most_requests,
    });
    if (!found) continue;
    return { by, proof: found.proof, guesses: sameOnWire(found.guess, guesses) };
  }
  list.doubt(
    'how it is filtered was not found',
    `${list.namesFor('filter').length} names, the usual grammars and words for eq`,
  );
  return undefined;
}

function sameOnWire(guess: FilterGuess, all: readonly FilterGuess[]): FilterGuess[] {
  return all.filter(({ pairs }) => isDeepStrictEqual(pairs, guess.pairs));
}

function isAlike(one: FilterGuess, other: FilterGuess): boolean {
  return one.name === other.name && one.eq === other.eq && isDeepStrictEqual(one.grammar, other.grammar);
}

function filterGuesses(list: ListUnderStudy, field: string, value: string): FilterGuess[] {
  const usual: readonly FilterGrammar[] = [...usual_conditions, ...usual_parameters];
  const stated = list.grammarsOf('lists.filter_grammar', usual);
  const words = chosen(list.choices(), 'lists.operators', list.operation)?.eq;
  const eqs = words === undefined ? usualWords('eq') : [words];
  const holder = `${list.asker.prefix}-filter`;
  const seen = new Set<string>();
  const guesses = stated.flatMap((grammar) => {
    return (takesWord(grammar) ? eqs : ['eq']).flatMap((eq): FilterGuess[] => {
      const text = written(list, declaring(list, grammar, { eq }, { 'lists.parameters': { filter: holder } }), [
        { field, operator: 'eq', value },
      ]);
      const key = JSON.stringify([text, grammar, eq]);
      if (text === undefined || seen.has(key)) return [];
      seen.add(key);
      if ('parameter' in grammar)
        return text.some(([name]) => list.strangers.has(name)) ? [] : [{ pairs: text, grammar, eq }];
      return list.namesFor('filter').map((name) => ({ pairs: [[name, text[0]![1]]], grammar, eq, name }));
    });
  });
  // Rare words come behind every grammar with an ordinary one.
  return guesses.toSorted((one, other) => Number(eqs.indexOf(one.eq) > 3) - Number(eqs.indexOf(other.eq) > 3));
}

/** Several grammars may write `eq` alike; the one that says most is meant. */
async function bestOf(list: ListUnderStudy, guesses: readonly FilterGuess[], samples: readonly Item[], by: string) {
  const all: { guess: FilterGuess; operators: Awaited<ReturnType<typeof askOperators>> }[] = [];
  for (const guess of guesses) all.push({ guess, operators: await askOperators(list, guess, samples, by) });
  const count = (one: (typeof all)[number]) => Object.keys(one.operators.words).length;
  return all.toSorted((a, b) => count(b) - count(a))[0]!;
}
