/** The choices that are no matter of encoding: values that the core of the server asks for, operation by operation. */
import type { OperationId } from '../contract/operations.ts';
import type { Operator } from './canonical.ts';
import type {
  ChoiceGroups,
  ChoiceKey,
  ChoicesDocument,
  GroupName,
  Reaction,
  ResolvedChoices,
  Settled,
} from './choices-document.ts';
import { chosen } from './chosen.ts';
import { formOfList, most_plain_items } from './plain-lists.ts';
import { referenceChoices } from './reference-choices.ts';
import { itemStatusWriter, itemWords } from './status-words.ts';

export interface ListPolicies {
  default_page_size: number;
  /** Least and most. */
  page_size_bounds: readonly [number, number];
  /** `clamped`: a page size outside the bounds counts as the nearest one inside. */
  page_size_out_of_range: 'refused' | 'clamped';
  /** A page with nothing behind it still gets a URL, which leads to one empty page without any. */
  url_after_the_end: boolean;
  backward_order: 'list_order' | 'reversed';
  backward_without_cursor: 'last_page' | 'first_page' | 'refused';
  bad_cursor: 'refused' | 'first_page';
  unknown_parameter: Reaction;
  unknown_filter: Reaction;
  unknown_sort: Reaction;
  unknown_field: Reaction;
  unknown_embed: Reaction;
  id_always_projected: boolean;
  /** Operators that a filter may use. */
  operators: readonly Operator[];
  queryable_fields: Settled<'lists.queryable_fields'>;
  short_pages: Settled<'lists.short_pages'>;
  default_order: Settled<'lists.default_order'>;
  text_order: Settled<'lists.text_order'>;
  null_order: Settled<'lists.null_order'>;
  tie_break: Settled<'lists.tie_break'>;
  cursor_lifetime: Settled<'lists.cursor_lifetime'>;
  read_your_writes: Settled<'lists.read_your_writes'>;
}

/** Groups of which every choice is a policy, under its own name. */
const policyGroups = [
  'access',
  'runs',
  'workflows',
  'deletion',
  'feedback',
  'billing',
  'assets',
  'events',
] as const satisfies readonly GroupName[];

type PolicyGroups = {
  [G in (typeof policyGroups)[number]]: {
    readonly [Name in keyof ChoiceGroups[G] & string]-?: `${G}.${Name}` extends infer Key extends ChoiceKey
      ? Settled<Key>
      : never;
  };
};

export interface Policies extends PolicyGroups {
  lists: ListPolicies;
  bad_token_on_anonymous: Reaction;
  unknown_body_field: Reaction;
  /** Whom records name when an API key acted. */
  actor: Settled<'records.actor'>;
  run_embeds: Settled<'records.run_embeds'>;
  workflow_shapes: Settled<'records.workflow_shapes'>;
  /** Words that are shown for the values of a field, where they differ: by list and field. */
  shown_words: Readonly<Record<string, Readonly<Record<string, ReadonlyMap<string, string>>>>>;
  /** The least time between two that are shown as different, in milliseconds. */
  time_unit_ms: number;
}

/** An answer without cursor URLs leads nowhere, so it holds all that an answer can. */
const whole_list = { default_page_size: most_plain_items, short_pages: 'never' } as const;

/** What the choices say an operation does. */
export function policiesOf(choices: ResolvedChoices, operation: OperationId): Policies {
  const of = <Key extends ChoiceKey>(key: Key) =>
    chosen(choices as ChoicesDocument, key, operation) as unknown as Settled<Key>;
  const groups = policyGroups.map((group) => {
    const names = Object.keys(referenceChoices[group]).filter((name) => name !== 'for');
    return [group, Object.fromEntries(names.map((name) => [name, of(`${group}.${name}` as ChoiceKey)]))];
  });
  return {
    ...(Object.fromEntries(groups) as PolicyGroups),
    lists: {
      default_page_size: of('lists.default_page_size'),
      page_size_bounds: of('lists.page_size_bounds'),
      page_size_out_of_range: of('lists.page_size_out_of_range'),
      url_after_the_end: of('lists.end_of_list') === 'url_to_empty_page',
      backward_order: of('lists.backward_order'),
      backward_without_cursor: of('lists.backward_without_cursor'),
      bad_cursor: of('lists.bad_cursor') === 'first_page' ? 'first_page' : 'refused',
      unknown_parameter: of('lists.unknown_parameter'),
      unknown_filter: of('lists.unknown_filter'),
      unknown_sort: of('lists.unknown_sort'),
      unknown_field: of('lists.unknown_field'),
      unknown_embed: of('lists.unknown_embed'),
      id_always_projected: of('lists.id_always_projected'),
      operators: Object.keys(of('lists.operators')) as Operator[],
      queryable_fields: of('lists.queryable_fields'),
      short_pages: of('lists.short_pages'),
      default_order: of('lists.default_order'),
      text_order: of('lists.text_order'),
      null_order: of('lists.null_order'),
      tie_break: of('lists.tie_break'),
      cursor_lifetime: of('lists.cursor_lifetime'),
      read_your_writes: of('lists.read_your_writes'),
      ...(formOfList(choices as ChoicesDocument, operation) !== 'envelope' && whole_list),
    },
    bad_token_on_anonymous: of('codes.bad_token_on_anonymous'),
    unknown_body_field: of('codes.unknown_body_field'),
    actor: of('records.actor'),
    run_embeds: of('records.run_embeds'),
    workflow_shapes: of('records.workflow_shapes'),
    shown_words: itemStatusWriter(choices as ChoicesDocument, operation)
      ? { batch_items: { status_code: itemWords(choices as ChoicesDocument, operation) } }
      : {},
    time_unit_ms: 10 ** Math.max(3 - of('records.timestamps').fraction_digits, 0),
  };
}
