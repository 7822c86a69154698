/** Policies of the server's core, operation by operation. The dialect sees to how things are written. */
import type { OperationId } from '../contract/operations.ts';
import type { Operator } from './canonical.ts';
import { catalog } from './catalog/catalog.ts';
import type {
  ChoiceKey,
  ChoicesDocument,
  GroupName,
  ResolvedChoices,
  Settled,
  SettledGroup,
} from './choices-document.ts';
import { chosen } from './chosen.ts';
import { formOfList, most_plain_items } from './plain-lists.ts';
import { itemStatusWriter, itemWords } from './status-words.ts';

export interface ListPolicies extends Readonly<Omit<SettledGroup<'lists'>, 'bad_cursor' | 'operators'>> {
  /** A page with nothing behind it still gets a URL, which leads to one empty page without any. */
  url_after_the_end: boolean;
  bad_cursor: 'refused' | 'first_page';
  /** Operators that a filter may use. */
  operators: readonly Operator[];
}

/** Every choice under its own group and name, and what follows from some. */
export type Policies = { readonly [G in Exclude<GroupName, 'lists'>]: Readonly<SettledGroup<G>> } & {
  lists: ListPolicies;
  /** Words that are shown for the values of a field, where they differ: by list and field. */
  shown_words: Readonly<Record<string, Readonly<Record<string, ReadonlyMap<string, string>>>>>;
  /** The least time between two that are shown as different, in milliseconds. */
  time_unit_ms: number;
};

/** An answer without cursor URLs leads nowhere, so it holds all that an answer can. */
const whole_list = { default_page_size: most_plain_items, short_pages: 'never' } as const;

/** Policies of an operation under the choices. */
export function policiesOf(choices: ResolvedChoices, operation: OperationId): Policies {
  const document = choices as ChoicesDocument;
  const of = <Key extends ChoiceKey>(key: Key) => chosen(document, key, operation) as unknown as Settled<Key>;
  const groups = Object.entries(catalog).map(([group, { choices: own }]) => {
    return [group, Object.fromEntries(Object.keys(own).map((name) => [name, of(`${group}.${name}` as ChoiceKey)]))];
  });
  const settled = Object.fromEntries(groups) as { [G in GroupName]: SettledGroup<G> };
  return {
    ...settled,
    lists: {
      ...settled.lists,
      url_after_the_end: of('lists.end_of_list') === 'url_to_empty_page',
      bad_cursor: of('lists.bad_cursor') === 'first_page' ? 'first_page' : 'refused',
      operators: Object.keys(of('lists.operators')) as Operator[],
      ...(formOfList(document, operation) !== 'envelope' && whole_list),
    },
    shown_words: itemStatusWriter(document, operation)
      ? { batch_items: { status_code: itemWords(document, operation) } }
      : {},
    time_unit_ms: 10 ** Math.max(3 - of('records.timestamps').fraction_digits, 0),
  };
}
