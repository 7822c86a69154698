/** The choices that are no matter of encoding: values that the core of the server asks for, operation by operation. */
import type { OperationId } from '../contract/operations.ts';
import type { Operator } from './canonical.ts';
import type {
  ChoiceKey,
  ChoicesDocument,
  ChoiceValue,
  Reaction,
  ResolvedChoices,
  Settled,
} from './choices-document.ts';
import { chosen } from './chosen.ts';

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
}

export interface Policies {
  lists: ListPolicies;
  bad_token_on_anonymous: Reaction;
  unknown_body_field: Reaction;
  deletion: {
    second: 'success' | 'not_found';
    read: 'shown' | 'not_found';
    in_lists: 'left_out' | 'shown';
  };
}

/** What the choices say an operation does. */
export function policiesOf(choices: ResolvedChoices, operation: OperationId): Policies {
  const of = <Key extends ChoiceKey>(key: Key) =>
    chosen(choices as ChoicesDocument, key, operation) as Settled<ChoiceValue<Key>>;
  return {
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
    },
    bad_token_on_anonymous: of('codes.bad_token_on_anonymous'),
    unknown_body_field: of('codes.unknown_body_field'),
    deletion: { second: of('deletion.second'), read: of('deletion.read'), in_lists: of('deletion.in_lists') },
  };
}
