/** One list under study: how it is asked, and the questions about its names and grammars. */
import type { Operator } from '../../src/choices/canonical.ts';
import type { ChoicesDocument, FilterGrammar, SortGrammar } from '../../src/choices/choices-document.ts';
import { chosen } from '../../src/choices/chosen.ts';
import { createDialect, Inexpressible, MissingChoice } from '../../src/choices/dialect.ts';
import { rolesOf } from '../../src/choices/query-dialect.ts';
import { type Pairs, readQueryString } from '../../src/choices/query-string.ts';
import { writeSort } from '../../src/choices/sort-grammar.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import { isObject } from '../../src/json/is-object.ts';
import type { Answer, Asker } from './asker.ts';
import { type Findings, withChoice } from './findings.ts';
import { namedIn, search } from './search.ts';
import {
  usual_conditions,
  usual_flags,
  usual_joins,
  usual_list_separators,
  usual_names,
  usual_null_words,
  usual_parameters,
  usual_sorts,
  usualWords,
} from './usual.ts';

export type Item = Readonly<Record<string, unknown>>;

export interface ListSubject {
  operation: OperationId;
  path?: Readonly<Record<string, string>>;
  /** Fields that items may be sorted by and told apart by, the likelier first. */
  fields: readonly string[];
  /** The smallest size of a page that any such list takes. */
  least: number;
}

export interface ListStudy {
  readonly operation: OperationId;
  /** Items of the first page that holds any. */
  items(pairs?: Pairs): Promise<{ items: readonly Item[]; answer: Answer }>;
  /** Names of parameters, the size of pages and cursors. */
  askPages(): Promise<void>;
  askSort(): Promise<void>;
  /** @param samples three items or more that the list shows; filters tell them apart */
  askFilter(samples: readonly Item[], special?: Item): Promise<void>;
  askFields(): Promise<void>;
  /** Names that a role may have, after all that was learnt of others. */
  namesFor(role: keyof typeof usual_names): string[];
  /** What follows from all else. */
  askRest(): void;
  /** The query that brings what is newest to the top, as far as it is known. */
  newestFirst(): Pairs;
}

const wide = 100;
/** Names in one request: their URL must pass everywhere. */
const most_at_once = 100;
/** No list has as many parameters. */
const most_own_names = 20;

export function createListStudy(
  { asker, findings, further }: { asker: Asker; findings: Findings; further: readonly string[] },
  { operation, path = {}, fields, least }: ListSubject,
): ListStudy {
  /** Names that were refused as no parameter of the list. */
  const strangers = new Set<string>();
  const roles = rolesOf(operation);
  const choices = () => findings.choices();
  const names = () => chosen(choices(), 'lists.parameters', operation) ?? {};
  /** Those of the usual names that are not; empty where that is not known. */
  const own_names = new Set<string>();
  let stranger_issue: string | undefined;
  let baseline: readonly Item[] = [];
  /** Brings what is newest to the top. */
  let newest: Pairs = [];

  async function ask(pairs: Pairs): Promise<Answer> {
    const answer = await asker.ask({ operation, path }, { pairs });
    const issues = answer.reply?.problem?.issues ?? [];
    for (const {
      at: [part, name],
      type,
      message,
    } of issues) {
      if (part !== 'query' || name === undefined) continue;
      // A short name may stand in any word of a sentence that does not name it.
      const issues_alike = [issueOf(name, type, message), issueOf('', type, message)];
      if (stranger_issue !== undefined && issues_alike.includes(stranger_issue)) strangers.add(name);
    }
    return answer;
  }

  const next = ({ reply }: Answer) => reply?.page?.next ?? undefined;

  /** Pages in front of the end may be empty. */
  async function page(pairs: Pairs): Promise<Answer> {
    const first = await ask(pairs);
    let answer = first;
    for (let hops = 0; hops < 2 && itemsOf(answer).length === 0 && next(answer); hops++) {
      answer = await ask(queryOf(next(answer)!));
    }
    return { ...answer, line: first.line };
  }

  /** Who names every stranger tells by that which of all usual names are none. */
  async function sweep(): Promise<void> {
    const all = [...new Set([...Object.values(usual_names).flat(), ...further])];
    for (let at = 0; at < all.length; at += most_at_once) {
      const some = all.slice(at, at + most_at_once);
      await ask(some.map((name) => [name, '1']));
      for (const name of some) if (!strangers.has(name)) own_names.add(name);
    }
    // Who names the first of them alone tells nothing of the others.
    if (own_names.size > most_own_names) own_names.clear();
  }

  /** Of one role and one name that are left, each is the other's. */
  function askRest(): void {
    const open = roles.filter((role) => names()[role] === undefined && !['cursor', 'backward', 'embed'].includes(role));
    const used = new Set([...Object.values(names()), 'embed']);
    const left = [...own_names].filter((name) => !used.has(name));
    const [role, name] = [open[0], left[0]];
    if (role === undefined || name === undefined || open.length > 1 || left.length > 1) return;
    // A projection that shows no effect may be one to no field at all, of which the suite would have to be told.
    if (role === 'fields') {
      doubt('its projection seems to take no field', `${name} is the only name left`);
      return;
    }
    tell(role, name, [
      { line: `of all names that are tried, only ${[...own_names].join(', ')} are not refused as unknown` },
    ]);
  }

  function guessed(role: keyof typeof usual_names): string[] {
    const known = names()[role as 'filter'];
    const others = Object.values(choices().lists?.for ?? {}).flatMap(
      (own) => own?.parameters?.[role as 'filter'] ?? [],
    );
    const every = own_names.size > 0 ? own_names : new Set([...usual_names[role], ...further]);
    const all = known === undefined ? [...others, ...every] : [known];
    const taken = new Set(Object.entries(names()).flatMap(([other, name]) => (other === role ? [] : [name])));
    return [...new Set(all)].filter((name) => !strangers.has(name) && !taken.has(name));
  }

  const size = (count: number): Pairs => {
    const name = names().page_size;
    return name == null ? [] : [[name, String(count)]];
  };

  function tell(role: string, name: string, proof: readonly Pick<Answer, 'line'>[]): void {
    findings.find('lists.parameters', operation, { [role]: name }, proof);
  }

  function doubt(about: string, tried: string): void {
    findings.doubt(`${operation}: ${about}`, tried);
  }

  async function askPages(): Promise<void> {
    const nonsense = `${asker.prefix}-nothing`;
    const refused = await ask([[nonsense, '1']]);
    if (refused.reply?.outcome === 'refusal' && namedIn(refused).has(nonsense)) {
      const issue = refused.reply.problem!.issues.find(({ at }) => at[1] === nonsense)!;
      stranger_issue = issueOf(nonsense, issue.type, issue.message);
      await sweep();
    }
    const first = await page([]);
    baseline = itemsOf(first);
    if (roles.includes('page_size') && baseline.length > least) {
      const guesses = guessed('page_size').map((name) => ({ name, pairs: [[name, String(least)]] as Pairs }));
      const found = await search(guesses, page, (answer) => {
        const count = itemsOf(answer).length;
        return count > 0 && count <= least;
      });
      if (found) tell('page_size', found.guess.name, [first, found.proof]);
      else doubt('the name of its page size was not found', `${guesses.length} names`);
    }
    await askCursors();
    const wider = await page(size(wide));
    if (itemsOf(wider).length > baseline.length) baseline = itemsOf(wider);
  }

  async function askCursors(): Promise<void> {
    const first = await page(size(least));
    const url = next(first);
    if (url === undefined) return doubt('the names of its cursor and direction were not found', 'it has one page only');
    const sent = new Set(Object.values(names()));
    const added = queryOf(url).filter(([name]) => !sent.has(name));
    const [cursor] = added.toSorted((a, b) => b[1].length - a[1].length);
    if (!cursor) return doubt('the name of its cursor was not found', `its next is ${url}`);
    tell('cursor', cursor[0], [first]);
    const second = await ask(queryOf(url));
    const back = second.reply?.page?.previous;
    if (back == null) return doubt('the name of its direction was not found', 'its second page has no previous');
    const known = new Set([...sent, ...added.map(([name]) => name)]);
    const [flag] = queryOf(back).filter(
      ([name, value]) => !known.has(name) && usual_flags.some(([yes]) => yes === value),
    );
    if (!flag) return doubt('the name of its direction was not found', 'its previous has no word for true in it');
    tell('backward', flag[0], [second]);
    const pair = usual_flags.find(([yes]) => yes === flag[1])!;
    findings.find('lists.boolean_values', operation, pair, [second]);
  }

  async function askSort(): Promise<void> {
    if (!roles.includes('sort')) return;
    for (const field of fields) {
      const direction = (['asc', 'desc'] as const).find((one) => !isSorted(baseline, field, one));
      if (direction === undefined || valuesOf(baseline, field).length < 3) continue;
      const other = direction === 'asc' ? 'desc' : 'asc';
      const shows = (way: 'asc' | 'desc') => (answer: Answer) =>
        itemsOf(answer).length > 2 && isSorted(itemsOf(answer), field, way);
      const grammars = grammarsOf('lists.sort_grammar', usual_sorts);
      const guess = (way: 'asc' | 'desc') => (name: string, grammar: SortGrammar) => {
        return {
          name,
          grammar,
          pairs: [[name, writeSort(grammar, [{ field, direction: way }])!], ...size(wide)] as Pairs,
        };
      };
      const first = await search(
        grammars
          .flatMap((grammar) => guessed('sort').map((name) => guess(direction)(name, grammar)))
          .map(alone(size(wide))),
        (pairs) => page([...pairs, ...size(wide)]),
        shows(direction),
      );
      if (!first) continue;
      const { name, grammar } = first.guess;
      const template = direction === 'asc' ? 'ascending' : 'descending';
      const alike = grammars.filter((one) => one[template] === grammar[template]);
      const second = await search(
        alike.map((one) => guess(other)(name, one)).map(alone(size(wide))),
        (pairs) => page([...pairs, ...size(wide)]),
        (answer) => shows(other)(answer) && !isSorted(itemsOf(answer), field, direction),
      );
      if (!second) continue;
      tell('sort', name, [first.proof, second.proof]);
      const { ascending, descending } = second.guess.grammar;
      const found = { ascending, descending };
      await askNewest(name, found);
      const join = await askSortJoin(found);
      findings.find('lists.sort_grammar', operation, { ...found, ...join?.join }, [
        ...[first.proof, second.proof],
        ...(join ? [join.proof] : []),
      ]);
      return;
    }
    doubt(
      'how it is sorted was not found',
      `${guessed('sort').length} names, ${usual_sorts.length} ways to write a key`,
    );
  }

  /** Items that are equal in the first field must be in the order of the second. */
  async function askSortJoin(grammar: SortGrammar): Promise<{ join: { join: string }; proof: Answer } | undefined> {
    const name = names().sort!;
    const keys = ['size_bytes', 'created_at'].flatMap((field) => (fields.includes(field) ? [field] : []));
    for (const field of keys) {
      if (!hasTies(baseline, field)) continue;
      for (const join of usual_joins) {
        const text = writeSort({ ...grammar, join }, [
          { field, direction: 'asc' },
          { field: 'name', direction: 'desc' },
        ])!;
        const proof = await page([[name, text], ...size(wide)]);
        const items = itemsOf(proof);
        if (proof.reply?.outcome !== 'success' || !hasTies(items, field) || !isSorted(items, field, 'asc')) continue;
        const groups = Map.groupBy(items, (item) => item[field]);
        if ([...groups.values()].every((group) => isSorted(group, 'name', 'desc'))) return { join: { join }, proof };
      }
    }
    return undefined;
  }

  /** The declared or stated grammar alone, else the usual ones, and first those of other lists. */
  function grammarsOf<G>(key: 'lists.sort_grammar' | 'lists.filter_grammar', usual: readonly G[]): readonly G[] {
    const own = chosen(choices(), key, operation) as G | undefined;
    if (own != null && Object.keys(own as object).length > 0) return [own];
    const others = Object.values(choices().lists?.for ?? {}).flatMap((one) => {
      const name = key === 'lists.sort_grammar' ? 'sort_grammar' : 'filter_grammar';
      const found = one?.[name] as (G & { join?: string }) | undefined;
      return found === undefined ? [] : [found];
    });
    return [...others, ...usual];
  }

  interface FilterGuess {
    pairs: Pairs;
    grammar: FilterGrammar;
    eq: string;
    name?: string;
  }

  const declaring = (
    grammar: FilterGrammar,
    ops: Partial<Record<Operator, string>>,
    more: object = {},
  ): ChoicesDocument =>
    withChoice(choices(), operation, {
      'lists.parameters': { filter: names().filter ?? 'q' },
      'lists.filter_grammar': grammar,
      'lists.operators': ops,
      'lists.quoting': 'none',
      'lists.multiple_conditions': 'and',
      ...more,
    });

  async function askFilter(samples: readonly Item[], special?: Item): Promise<void> {
    if (!roles.includes('filter')) return;
    const field = fields.find((one) => new Set(samples.map((item) => item[one])).size === samples.length);
    if (field === undefined || samples.length < 3) return doubt('its filters were not tried', 'it shows too few items');
    const found = await askEquals(samples, field);
    if (!found) return;
    const { guesses, proof, by } = found;
    const best = await bestOf(guesses, samples, by);
    const { guess, operators } = best;
    let grammar = guess.grammar;
    if (guess.name !== undefined) tell('filter', guess.name, [proof]);
    findings.find('lists.operators', operation, operators.words, [proof, ...operators.proofs]);
    const joined = await askJoin(grammar, operators.words, samples, by);
    if (joined?.join !== undefined) grammar = { ...grammar, join: joined.join } as FilterGrammar;
    if (joined) findings.find('lists.multiple_conditions', operation, joined.several, [joined.proof]);
    else doubt('whether several conditions may be sent was not found', `${usual_joins.length} ways to join them`);
    const separated = operators.words.in === undefined ? undefined : operators.separator;
    if (separated !== undefined) grammar = { ...grammar, list_separator: separated };
    const nothing = await askNull(grammar, operators.words, samples);
    if (nothing !== undefined) grammar = { ...grammar, null_word: nothing.word };
    findings.find('lists.filter_grammar', operation, grammar, [proof, ...(nothing ? [nothing.proof] : [])]);
    if (special) await askQuoting(grammar, operators.words, special, by);
  }

  async function askEquals(samples: readonly Item[], preferred: string) {
    const tried = new Set([preferred, ...fields]);
    for (const by of tried) {
      const value = samples[0]![by];
      if (typeof value !== 'string' || samples.some((item, index) => index > 0 && item[by] === value)) continue;
      const guesses = filterGuesses(by, value);
      // What is refused, and is no stranger, is the parameter of filters, written in another way.
      const suspects = new Set<string>();
      const shows = (answer: Answer) => {
        const items = itemsOf(answer);
        return items.length > 0 && items.every((item) => item[by] === value);
      };
      const found = await search(guesses, page, shows, {
        keep: ({ name, pairs }) =>
          pairs.every(([own]) => !strangers.has(own)) &&
          (suspects.size === 0 || (name !== undefined && suspects.has(name))),
        refused({ name }) {
          // Of names that are known to be the list's own, each may be refused for the part that it really plays.
          if (name !== undefined && own_names.size === 0 && !strangers.has(name)) suspects.add(name);
        },
      });
      if (!found) continue;
      const wire = JSON.stringify(found.guess.pairs);
      return { by, proof: found.proof, guesses: guesses.filter(({ pairs }) => JSON.stringify(pairs) === wire) };
    }
    doubt('how it is filtered was not found', `${guessed('filter').length} names, the usual grammars and words for eq`);
    return undefined;
  }

  function filterGuesses(field: string, value: string): FilterGuess[] {
    const usual: readonly FilterGrammar[] = [...usual_conditions, ...usual_parameters];
    const stated = grammarsOf('lists.filter_grammar', usual);
    const words = chosen(choices(), 'lists.operators', operation)?.eq;
    const eqs = words === undefined ? usualWords('eq') : [words];
    const holder = `${asker.prefix}-filter`;
    const seen = new Set<string>();
    const guesses = stated.flatMap((grammar) => {
      return (takesWord(grammar) ? eqs : ['eq']).flatMap((eq): FilterGuess[] => {
        const text = written(declaring(grammar, { eq }, { 'lists.parameters': { filter: holder } }), [
          { field, operator: 'eq', value },
        ]);
        const key = JSON.stringify([text, grammar, eq]);
        if (text === undefined || seen.has(key)) return [];
        seen.add(key);
        if ('parameter' in grammar)
          return text.some(([name]) => strangers.has(name)) ? [] : [{ pairs: text, grammar, eq }];
        return guessed('filter').map((name) => ({ pairs: [[name, text[0]![1]]], grammar, eq, name }));
      });
    });
    // Rare words come behind every grammar with an ordinary one.
    return guesses.toSorted((one, other) => Number(eqs.indexOf(one.eq) > 3) - Number(eqs.indexOf(other.eq) > 3));
  }

  /** Undefined where the grammar cannot say it. */
  function written(
    declared: ChoicesDocument,
    filter: readonly { field: string; operator: Operator; value: string | null | readonly string[] }[],
  ): Pairs | undefined {
    try {
      return createDialect(declared).queryToWire(operation, { filter });
    } catch (error) {
      if (error instanceof Inexpressible || error instanceof MissingChoice) return undefined;
      throw error;
    }
  }

  /** Several grammars may write `eq` alike; the one that says most is meant. */
  async function bestOf(guesses: readonly FilterGuess[], samples: readonly Item[], by: string) {
    const all: { guess: FilterGuess; operators: Awaited<ReturnType<typeof askOperators>> }[] = [];
    for (const guess of guesses) all.push({ guess, operators: await askOperators(guess, samples, by) });
    const count = (one: (typeof all)[number]) => Object.keys(one.operators.words).length;
    return all.toSorted((a, b) => count(b) - count(a))[0]!;
  }

  async function askOperators({ grammar, eq, name }: FilterGuess, samples: readonly Item[], by: string) {
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
    const declared = chosen(choices(), 'lists.operators', operation);
    const others = all.filter((operator) => declared?.[operator] === undefined);
    // The words that go with the one for eq first; where none of them is understood, others for two operators tell.
    for (const operator of all) await ask_word(operator, [declared?.[operator] ?? usualWords(operator, eq)[0]!]);
    const further = Object.keys(words).length > 1 ? others : others.slice(0, 2);
    for (const operator of further) {
      if (words[operator] === undefined) await ask_word(operator, usualWords(operator, eq).slice(1, 5));
    }

    async function ask_word(operator: keyof typeof wanted, tries: readonly string[]): Promise<void> {
      const { value, shown } = wanted[operator];
      const used = new Set(Object.values(words));
      const separators = operator === 'in' ? usual_list_separators : [undefined];
      for (const word of tries.filter((one) => !used.has(one))) {
        for (const list_separator of separators) {
          const whole = list_separator === undefined ? grammar : { ...grammar, list_separator };
          const more = { 'lists.parameters': { filter: name ?? 'q' } };
          const pairs = written(declaring(whole, { eq, [operator]: word }, more), [{ field: by, operator, value }]);
          if (pairs === undefined) continue;
          const proof = await page([...pairs, ...newestFirst()]);
          // A word that is refused is refused with any separator.
          if (proof.reply?.outcome === 'refusal') break;
          if (!showsOnly(proof, by, shown, [a, b, c])) continue;
          words[operator] = word;
          separator = list_separator ?? separator;
          proofs.push(proof);
          return;
        }
      }
    }
    return { words, proofs, separator };
  }

  /** Of the samples, just these. */
  function showsOnly(answer: Answer, by: string, shown: readonly string[], among: readonly string[]): boolean {
    if (answer.reply?.outcome !== 'success') return false;
    const present = new Set(itemsOf(answer).map((item) => item[by]));
    return among.every((value) => present.has(value) === shown.includes(value));
  }

  async function askJoin(
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
      const [same, apart] = [twice(a), twice(b)].map((filter) => written(declaring(whole, operators), filter));
      if (!same || !apart) continue;
      const proof = await page(same);
      if (proof.reply?.outcome === 'success') taken += 1;
      else if (join !== undefined) refused.push({ join, proof });
      if (!showsOnly(proof, by, [a], [a, b])) continue;
      const nothing = await page(apart);
      if (nothing.reply?.outcome === 'success' && itemsOf(nothing).length === 0) {
        return { several: 'and', join, proof: nothing };
      }
    }
    // What is no join stands in the value, which nothing has; one that is refused parts two conditions all the same.
    const [shortest] = refused.toSorted((one, other) => one.join.length - other.join.length);
    const is_one = shortest && refused.every(({ join }) => join.includes(shortest.join));
    return is_one && taken > 0 ? { several: 'none', ...shortest } : undefined;
  }

  async function askNull(
    grammar: FilterGrammar,
    operators: Partial<Record<Operator, string>>,
    samples: readonly Item[],
  ) {
    const field = Object.keys(samples[0]!).find((one) => samples.every((item) => item[one] === null)) ?? 'folder_id';
    if (operators.ne === undefined || (fields.every((one) => one !== 'id') && samples[0]![field] === undefined))
      return undefined;
    const ids = samples.map((item) => item.id ?? item.name);
    const shown = (answer: Answer) => itemsOf(answer).filter((item) => ids.includes(item.id ?? item.name)).length;
    for (const word of usual_null_words) {
      const declared = declaring({ ...grammar, null_word: word }, operators);
      const [is, isnt] = (['eq', 'ne'] as const).map((operator) =>
        written(declared, [{ field, operator, value: null }]),
      );
      if (!is || !isnt) continue;
      const proof = await page([...is, ...newestFirst()]);
      if (proof.reply?.outcome !== 'success' || shown(proof) < samples.length) continue;
      const others = await page([...isnt, ...newestFirst()]);
      if (others.reply?.outcome === 'success' && shown(others) === 0) return { word, proof };
    }
    return undefined;
  }

  async function askQuoting(
    grammar: FilterGrammar,
    operators: Partial<Record<Operator, string>>,
    special: Item,
    by: string,
  ): Promise<void> {
    const value = special[by];
    if (by !== 'name' || typeof value !== 'string')
      return doubt('how a filter value is quoted was not found', `filters go by ${by}`);
    const hits = [];
    for (const style of ['none', 'backslash', 'double_quote', 'percent'] as const) {
      const pairs = written(declaring(grammar, operators, { 'lists.quoting': style }), [
        { field: by, operator: 'eq', value },
      ]);
      if (pairs === undefined) continue;
      const proof = await page(pairs);
      const items = itemsOf(proof);
      if (items.length > 0 && items.every((item) => item[by] === value)) hits.push({ style, proof });
    }
    const [only, ...more] = hits;
    if (only && more.length === 0) findings.find('lists.quoting', operation, only.style, [only.proof]);
    else doubt('how a filter value is quoted was not found', `an item called ${JSON.stringify(value)}, in four ways`);
  }

  async function askFields(): Promise<void> {
    if (!roles.includes('fields')) return;
    const plain = baseline[0];
    const [one, other] = ['name', 'created_at', 'id', 'code'].filter((field) => plain?.[field] != null);
    if (one === undefined || !plain || Object.keys(plain).length < 2) return;
    const keys = (answer: Answer) => rawItemsOf(answer).map((item) => Object.keys(item).filter((key) => key !== 'id'));
    const before = keys(await page(size(least)))[0] ?? [];
    const guesses = guessed('fields').map((name) => ({ name, pairs: [[name, one]] as Pairs }));
    const found = await search(guesses, page, (answer) => {
      const shown = keys(answer);
      return (
        shown.length > 0 &&
        shown.every((own) => own.length < before.length && own.includes(one) && !own.includes(other ?? ''))
      );
    });
    if (!found) return doubt('how it is projected was not found', `${guesses.length} names`);
    const { name } = found.guess;
    tell('fields', name, [found.proof]);
    if (other === undefined) return;
    const stated = (chosen(choices(), 'lists.fields_grammar', operation) as { join?: string } | undefined)?.join;
    const joins = stated === undefined ? usual_joins : [stated];
    for (const join of joins) {
      const proof = await page([[name, `${one}${join}${other}`]]);
      const shown = rawItemsOf(proof);
      const holds = (item: Item) => one in item && other in item && Object.keys(item).length <= before.length;
      const exact = shown.length > 0 && shown.every((item) => holds(item));
      const narrower = before.length <= 2 || shown.every((item) => Object.keys(item).length < before.length);
      if (proof.reply?.outcome !== 'success' || !exact || !narrower) continue;
      findings.find('lists.fields_grammar', operation, { join }, [proof]);
      return;
    }
  }

  /** Not every field that a list has can be sorted by. */
  async function askNewest(name: string, grammar: SortGrammar): Promise<void> {
    if (!fields.includes('created_at')) return;
    const pair = [name, writeSort(grammar, [{ field: 'created_at', direction: 'desc' }])!] as const;
    const answer = await page([pair, ...size(wide)]);
    if (itemsOf(answer).length > 0 && isSorted(itemsOf(answer), 'created_at', 'desc')) newest = [pair];
  }

  function newestFirst(): Pairs {
    return [...newest, ...size(wide)];
  }

  return {
    operation,
    async items(pairs = []) {
      const answer = await page(pairs);
      return { items: itemsOf(answer), answer };
    },
    askPages,
    askSort,
    askFilter,
    askFields,
    askRest,
    namesFor: guessed,
    newestFirst,
  };
}

export function itemsOf({ reply }: Answer): readonly Item[] {
  return reply?.outcome === 'success' ? (reply.page?.items ?? []) : [];
}

function rawItemsOf({ json, reply }: Answer): readonly Item[] {
  if (reply?.outcome !== 'success' || !isObject(json)) return [];
  const list = Object.values(json).find(Array.isArray) as unknown[] | undefined;
  return (list ?? []).filter(isObject);
}

/** Without a word for the operator, a grammar can say `eq` alone. */
function takesWord(grammar: FilterGrammar): boolean {
  return Object.values(grammar).some((part) => typeof part === 'string' && part.includes('{operator}'));
}

/** The query of a cursor URL, whatever stands before it. */
export function queryOf(url: string): [string, string][] {
  const at = url.indexOf('?');
  return at < 0 ? [] : readQueryString(url.slice(at + 1).split('#')[0]!);
}

function issueOf(name: string, type: string, message: string): string {
  return JSON.stringify([type, name === '' ? message : message.replaceAll(name, '')]);
}

function valuesOf(items: readonly Item[], field: string): (string | number)[] {
  return items.map((item) => item[field]).filter((value) => typeof value === 'string' || typeof value === 'number');
}

/** By code points, or regardless of case. */
export function isSorted(items: readonly Item[], field: string, direction: 'asc' | 'desc'): boolean {
  const values = valuesOf(items, field);
  const sign = direction === 'asc' ? 1 : -1;
  const in_order = (fold: (value: string | number) => string | number) =>
    values.every((value, index) => {
      if (index === 0) return true;
      const [one, other] = [fold(values[index - 1]!), fold(value)];
      return one === other || (one < other ? -1 : 1) * sign < 0;
    });
  return in_order((value) => value) || in_order((value) => (typeof value === 'string' ? value.toLowerCase() : value));
}

function hasTies(items: readonly Item[], field: string): boolean {
  const groups = Map.groupBy(items, (item) => item[field]);
  return [...groups.values()].some((group) => new Set(group.map(({ name }) => name)).size >= 3);
}

/** A guess without what every request of the search has anyway. */
function alone(common: Pairs) {
  return <G extends { pairs: Pairs }>(guess: G): G => ({
    ...guess,
    pairs: guess.pairs.filter((pair) => !common.some(([name]) => name === pair[0])),
  });
}
