/** State that the questions about one list share: the way to ask it, and the facts learnt of it so far. */
import type { ChoicesDocument, FilterGrammar, SortGrammar } from '../../src/choices/choices-document.ts';
import { chosen } from '../../src/choices/chosen.ts';
import { rolesOf } from '../../src/choices/query-dialect.ts';
import type { Pairs } from '../../src/choices/query-string.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import type { Answer, Asker } from './asker.ts';
import type { Findings } from './findings.ts';
import { type Item, itemsOf, queryOf } from './list-answers.ts';
import { createStrangers, type Strangers } from './strangers.ts';
import { usual_names } from './usual.ts';

export interface ListSubject {
  operation: OperationId;
  path?: Readonly<Record<string, string>>;
  /** Fields that items may be sorted by and told apart by, the likelier first. */
  fields: readonly string[];
  /** The smallest size of a page that any such list takes. */
  least: number;
}

export type Role = keyof typeof usual_names;

export interface ListUnderStudy extends ListSubject {
  readonly asker: Asker;
  readonly findings: Findings;
  /** Names that whoever runs `init` adds to the usual ones. */
  readonly further: readonly string[];
  readonly roles: ReturnType<typeof rolesOf>;
  readonly strangers: Strangers;
  /** The widest page so far, in the order that the list has by itself. */
  baseline: readonly Item[];
  /** Names that are read as a field to filter by. */
  readonly filtering: Set<string>;
  /** Query that brings the newest items to the top, but for the size of the page. */
  newest: Pairs;
  choices(): ChoicesDocument;
  /** Names of its parameters, as far as they are known. */
  names(): Readonly<Partial<Record<string, string | null>>>;
  ask(pairs: Pairs): Promise<Answer>;
  /** The first page that holds any item: pages in front of the end may be empty. */
  page(pairs: Pairs): Promise<Answer>;
  /** Names that a role may have, after all that was learnt of others. */
  namesFor(role: Role): string[];
  /** True for a name that the list is known to read, whatever it means there. */
  isRead(name: string | undefined): boolean;
  /** The declared or stated grammar alone, else the usual ones, and first those of other lists. */
  grammarsOf<G extends SortGrammar | FilterGrammar>(
    key: 'lists.sort_grammar' | 'lists.filter_grammar',
    usual: readonly G[],
  ): readonly G[];
  /** A page of so many, where it is known how to ask for one. */
  size(count: number): Pairs;
  newestFirst(): Pairs;
  tell(role: string, name: string, proof: readonly Pick<Answer, 'line'>[]): void;
  doubt(about: string, tried: string): void;
}

/** Names for any parameter: one that is usual for one may have been given to another. */
export function everyName(further: readonly string[]): string[] {
  return [...new Set([...Object.values(usual_names).flat(), ...further])];
}

const most_empty_pages = 5;

/** Items on a page that shows all that was made just now. */
export const wide = 100;

export function createListUnderStudy(
  { asker, findings, further }: { asker: Asker; findings: Findings; further: readonly string[] },
  subject: ListSubject,
): ListUnderStudy {
  const { operation, path = {} } = subject;
  const strangers = createStrangers();
  const choices = () => findings.choices();
  const names = () => chosen(choices(), 'lists.parameters', operation) ?? {};

  async function ask(pairs: Pairs): Promise<Answer> {
    const answer = await asker.ask({ operation, path }, { pairs });
    strangers.learn(answer);
    return answer;
  }

  const list: ListUnderStudy = {
    ...subject,
    ...{ asker, findings, further, strangers, choices, names, ask },
    roles: rolesOf(operation),
    baseline: [],
    newest: [],
    filtering: new Set(),
    async page(pairs) {
      const first = await ask(pairs);
      let answer = first;
      for (let hops = 0; hops < most_empty_pages && itemsOf(answer).length === 0; hops++) {
        const next = answer.reply?.page?.next;
        if (!next) break;
        answer = await ask(queryOf(next));
      }
      return { ...answer, line: first.line };
    },
    isRead: (name) => name !== undefined && strangers.own_names.has(name),
    namesFor(role) {
      const known = names()[role as 'filter'];
      const others = Object.values(choices().lists?.for ?? {}).flatMap(
        (own) => own?.parameters?.[role as 'filter'] ?? [],
      );
      const usual = strangers.is_complete ? [] : [...usual_names[role], ...further];
      const all = known === undefined ? [...others, ...strangers.own_names, ...usual] : [known];
      const taken = new Set(Object.entries(names()).flatMap(([other, name]) => (other === role ? [] : [name])));
      return [...new Set(all as string[])].filter(
        (name) => !strangers.has(name) && !taken.has(name) && !list.filtering.has(name),
      );
    },
    grammarsOf<G>(key: 'lists.sort_grammar' | 'lists.filter_grammar', usual: readonly G[]) {
      const own = chosen(choices(), key, operation) as G | undefined;
      if (own != null && Object.keys(own as object).length > 0) return [own];
      const others = Object.values(choices().lists?.for ?? {}).flatMap((one) => {
        const found = one?.[key === 'lists.sort_grammar' ? 'sort_grammar' : 'filter_grammar'];
        return found === undefined ? [] : [found as G];
      });
      const known = new Set(others.map(templatesOf));
      return [...others, ...usual.filter((one) => !known.has(templatesOf(one)))];
    },
    size(count) {
      const name = names().page_size;
      return name == null ? [] : [[name, String(count)]];
    },
    newestFirst: () => [...list.newest, ...list.size(wide)],
    tell: (role, name, proof) => findings.find('lists.parameters', operation, { [role]: name }, proof),
    doubt: (about, tried) => findings.doubt(`${operation}: ${about}`, tried),
  };
  return list;
}

/** Two grammars with the same write one condition, or one key, alike. */
function templatesOf(grammar: unknown): string {
  const { condition, parameter, value, ascending, descending } = grammar as Record<string, unknown>;
  return JSON.stringify([condition, parameter, value, ascending, descending]);
}

/** A guess without what every request of the search has anyway. */
export function alone(common: Pairs) {
  return <G extends { pairs: Pairs }>(guess: G): G => ({
    ...guess,
    pairs: guess.pairs.filter((pair) => !common.some(([name]) => name === pair[0])),
  });
}
