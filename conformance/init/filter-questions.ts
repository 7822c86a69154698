/** Filters of a list: first the grammar and the word for `eq`, of which there are many, then what goes with them. */
import { isDeepStrictEqual } from 'node:util';
import type { FilterGrammar } from '../../src/choices/choices-document.ts';
import { chosen } from '../../src/choices/chosen.ts';
import type { Pairs } from '../../src/choices/query-string.ts';
import { escapeRegExp } from '../../src/input/escape-reg-exp.ts';
import type { Answer } from './asker.ts';
import { askFilterFields } from './filter-fields.ts';
import { askJoin, askNull, askOperators, askQuoting } from './filter-words.ts';
import { declaring, type FilterGuess, takesWord, written } from './filter-writing.ts';
import { type Item, itemsOf } from './list-answers.ts';
import type { ListUnderStudy } from './list-under-study.ts';
import { isUuid } from './places.ts';
import { search } from './search.ts';
import { usual_conditions, usual_joins, usual_names, usual_parameters, usualWords } from './usual.ts';

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
  // The next questions may be more than the budget holds.
  list.findings.find('lists.filter_grammar', list.operation, grammar, [proof]);
  const joined = await askJoin(list, grammar, operators.words, samples, by);
  if (joined?.join !== undefined) grammar = { ...grammar, join: joined.join } as FilterGrammar;
  if (joined) list.findings.find('lists.multiple_conditions', list.operation, joined.several, [joined.proof]);
  else list.doubt('whether several conditions may be sent was not found', `${usual_joins.length} ways to join them`);
  const separated = operators.words.in === undefined ? undefined : operators.separator;
  if (separated !== undefined) grammar = { ...grammar, list_separator: separated };
  const nothing = await askNull(list, grammar, operators.words, samples);
  if (nothing !== undefined) grammar = { ...grammar, null_word: nothing.word };
  list.findings.find('lists.filter_grammar', list.operation, grammar, [proof, ...(nothing ? [nothing.proof] : [])]);
  const spoken = { grammar, operators: operators.words };
  await askFilterFields(list, spoken, samples);
  if (special) await askQuoting(list, grammar, operators.words, special, by);
}

/** For each field that filters may go by, and for all of them. */
const most_requests = { field: 80, list: 100 };

async function askEquals(list: ListUnderStudy, samples: readonly Item[], preferred: string) {
  // A list that takes no name takes an id, if any field.
  const early = new Set([preferred, ...list.fields.filter((field) => field === 'id')]);
  const tried = [
    // A list may filter by its ids alone: what is likely is asked of them before what is not is asked of the others.
    ...[...early].map((by) => ({ by, is_likely: true })),
    ...[...new Set([...early, ...list.fields])].map((by) => ({ by, is_likely: false })),
  ];
  const plain = itemsOf(await list.page([]));
  // Taken without effect where others are refused: written as it should be, of a field that filters do not go by.
  let taken: FilterGuess[] = [];
  // Refused for another cause than the rest: it may be understood, and the field not known.
  let odd: FilterGuess[] = [];
  let asked = 0;
  const holders = new Set(list.namesFor('filter').filter((name) => list.isRead(name) && isUsualFilter(list, name)));
  // A name for filters that is read is asked by itself: what goes beside it costs a second request whenever it is
  // refused. Beside other names that are read, those of one parameter for each condition.
  const isLikely = ({ name, eq }: FilterGuess) =>
    holders.size > 0
      ? name !== undefined && holders.has(name) && isOrdinary(eq)
      : list.isRead(name) || name === undefined;
  for (const { by, is_likely } of tried) {
    const value = valueToFind(samples, plain, by);
    if (value === undefined) continue;
    if (!is_likely && by === preferred) taken = [];
    const guesses = filterGuesses(list, by, value)
      .filter((guess) => isLikely(guess) === is_likely || (!is_likely && !early.has(by)))
      .filter((guess) => taken.length === 0 || isAmong(guess, taken))
      .toSorted((one, other) => Number(isAmong(other, odd)) - Number(isAmong(one, odd)));
    const refusals: Refusal[] = [];
    let some_are_refused = false;
    // A parameter that is refused, and is no stranger, is that of filters, written in another way.
    const suspects = new Set<string>();
    const shows = (answer: Answer) => {
      const items = itemsOf(answer);
      return items.length > 0 && items.every((item) => item[by] === value);
    };
    const ask = (pairs: Pairs) => {
      asked += 1;
      return list.page(pairs);
    };
    const found = await search(guesses, ask, shows, {
      keep: (guess) =>
        isOffered(list, guess) && (suspects.size === 0 || [...suspects].some((own) => isWrittenBy(guess, by, own))),
      taken(guess) {
        // Another may still be read in full: this one may have been read as a field that nobody has.
        if (some_are_refused && list.isRead(guess.name)) taken.push(...sameOnWire(guess, guesses));
      },
      refused(guess, answer) {
        const { name, pairs } = guess;
        refusals.push({ guess, cause: causeOf(guess, by, answer) });
        some_are_refused ||= list.isRead(name);
        // Of names that are known to be the list's own, each may be refused for the part that it really plays.
        for (const [own] of pairs) {
          if (!list.strangers.own_names.has(own) && !list.strangers.has(own)) suspects.add(own);
        }
      },
      first: isLikely,
      most: Math.min(most_requests.field, most_requests.list - asked),
    });
    odd = [...odd, ...oddOf(refusals)];
    if (!found || (await isIgnored(list, found.guess, by, value))) continue;
    return { by, proof: found.proof, guesses: sameOnWire(found.guess, guesses) };
  }
  list.doubt(
    'how it is filtered was not found',
    `${list.namesFor('filter').length} names, the usual grammars and words for eq`,
  );
  return undefined;
}

function isUsualFilter({ further }: ListUnderStudy, name: string): boolean {
  const usual: readonly string[] = usual_names.filter;
  return usual.includes(name) || further.includes(name);
}

interface Refusal {
  guess: FilterGuess;
  cause: string | undefined;
}

/** Cause given for a guess's parameter, without the text that was sent. */
function causeOf({ pairs }: FilterGuess, field: string, { reply }: Answer): string | undefined {
  const [[name, text]] = pairs as [Pairs[number]];
  const issue = reply?.problem?.issues.find(({ at }) => at[1] === name);
  return issue && JSON.stringify([name, issue.type, issue.message.replaceAll(text, '').replaceAll(field, '')]);
}

const most_odd = 5;

/** Of guesses at one parameter, those that are refused for a cause that few have. */
export function oddOf(refusals: readonly Refusal[]): FilterGuess[] {
  const [name] = refusals.flatMap(({ guess }) => guess.name ?? []);
  const alike = refusals.filter(({ guess, cause }) => guess.name === name && cause !== undefined);
  const causes = [...Map.groupBy(alike, ({ cause }) => cause).values()].toSorted((a, b) => a.length - b.length);
  const [few, ...others] = causes;
  return few && others.length > 0 && few.length <= most_odd ? few.map(({ guess }) => guess) : [];
}

function isAmong(guess: FilterGuess, among: readonly FilterGuess[]): boolean {
  return among.some((one) => isAlike(one, guess));
}

/** A value that one sample alone has, and that a page without a filter does not show alone. */
function valueToFind(samples: readonly Item[], plain: readonly Item[], by: string): string | undefined {
  const values = samples.map((item) => item[by]);
  return values.find(
    (value): value is string =>
      typeof value === 'string' &&
      values.filter((one) => one === value).length === 1 &&
      !(plain.length > 0 && plain.every((item) => item[by] === value)),
  );
}

/** True where the filter shows something for a value that nothing has. */
async function isIgnored(list: ListUnderStudy, guess: FilterGuess, by: string, value: string) {
  const nothing = isUuid(value) ? crypto.randomUUID() : `${value}-nothing`;
  const control = filterGuesses(list, by, nothing).find((one) => isAlike(one, guess));
  return control !== undefined && itemsOf(await list.page(control.pairs)).length > 0;
}

/** A list that does not know a parameter may know it with another value. */
function isOffered({ strangers }: ListUnderStudy, { pairs, grammar }: Pick<FilterGuess, 'pairs' | 'grammar'>): boolean {
  const takes_any_value = !('parameter' in grammar) || grammar.value === '{value}';
  return !takes_any_value || pairs.every(([own]) => !strangers.has(own));
}

/**
 * True where a parameter that was written for a field could be read by the grammar of a guess: with any word for eq,
 * with another field, or with more in the place of the field than its name.
 */
function isWrittenBy({ grammar, name }: FilterGuess, field: string, own: string): boolean {
  if (!('parameter' in grammar)) return name === own;
  const parts = grammar.parameter.split(/(\{field\}|\{operator\})/).map((part) => {
    if (part === '{field}') return `(\\w+|${escapeRegExp(field)}.*)`;
    return part === '{operator}' ? '.*' : escapeRegExp(part);
  });
  return new RegExp(`^${parts.join('')}$`).test(own);
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
        return isOffered(list, { pairs: text, grammar }) ? [{ pairs: text, grammar, eq }] : [];
      return list.namesFor('filter').map((name) => ({ pairs: [[name, text[0]![1]]], grammar, eq, name }));
    });
  });
  // Rare words come behind every grammar with an ordinary one.
  return guesses.toSorted((one, other) => Number(isOrdinary(other.eq)) - Number(isOrdinary(one.eq)));
}

/** One of the likelier words for eq. */
function isOrdinary(eq: string): boolean {
  return !usualWords('eq').slice(5).includes(eq);
}

/** Several grammars may write `eq` alike; the one that says most is meant. */
async function bestOf(list: ListUnderStudy, guesses: readonly FilterGuess[], samples: readonly Item[], by: string) {
  const all: { guess: FilterGuess; operators: Awaited<ReturnType<typeof askOperators>> }[] = [];
  for (const guess of guesses) all.push({ guess, operators: await askOperators(list, guess, samples, by) });
  const count = (one: (typeof all)[number]) => Object.keys(one.operators.words).length;
  return all.toSorted((a, b) => count(b) - count(a))[0]!;
}
