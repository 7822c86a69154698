/** The shape of a choices document: what an implementation does about open clauses. `choices.schema.json` says the same. */
import type { OperationId } from '../contract/operations.ts';
import type { Operator, QueryRole, Refusal, Success } from './canonical.ts';

/** A behaviour that has no word of its own. The suite then only observes; the server refuses to start with it. */
export interface Other {
  other: string;
}

/** How a filter value keeps the grammar's own characters apart from its text. */
export type QuotingStyle = 'backslash' | 'double_quote' | 'percent' | 'none';

interface ValueGrammar {
  /** Between the values of `in`; left out, `in` takes one value. */
  list_separator?: string;
  /** Stands for no value after `eq` and `ne`; left out, null cannot be asked for. */
  null_word?: string;
}

/** All conditions in one parameter, each written like `{field}.{operator}:{value}`. */
export interface OneParameterGrammar extends ValueGrammar {
  condition: string;
  /** Between conditions; left out, there is only ever one. */
  join?: string;
}

/** A parameter for each condition, such as `filter[{field}][{operator}]` holding `{value}`. */
export interface ParameterEachGrammar extends ValueGrammar {
  parameter: string;
  value: string;
}

export type FilterGrammar = OneParameterGrammar | ParameterEachGrammar;

/** Templates of one sort key in either direction, such as `{field}` and `-{field}`. */
export interface SortGrammar {
  ascending: string;
  descending: string;
  /** Between keys; left out, there is only ever one. */
  join?: string;
}

export interface FieldsGrammar {
  join: string;
}

/** What a cursor URL may leave behind; filter and sort always go along. */
export const droppable = ['page_size', 'fields', 'embed', 'presign'] as const;
export type Droppable = (typeof droppable)[number];

export type Reaction = 'refused' | 'ignored';

export interface ListChoices {
  parameters?: Partial<Record<QueryRole, string>>;
  /** The words for true and for false that are sent. */
  boolean_values?: readonly [string, string];
  /** Further pairs that are understood. */
  boolean_values_accepted?: readonly (readonly [string, string])[];
  filter_grammar?: FilterGrammar | Other;
  sort_grammar?: SortGrammar | Other;
  fields_grammar?: FieldsGrammar | Other;
  /** The word for each operator; one that is left out is not offered. */
  operators?: Partial<Record<Operator, string>>;
  quoting?: QuotingStyle | Other;
  multiple_conditions?: 'and' | 'none' | Other;
  default_page_size?: number | Other;
  page_size_bounds?: readonly [number, number] | Other;
  page_size_out_of_range?: 'refused' | 'clamped' | Other;
  end_of_list?: 'null' | 'absent' | 'empty_string' | 'url_to_empty_page' | Other;
  first_on_page_one?: 'url' | 'absent' | Other;
  cursor_url_form?: 'absolute' | 'relative' | 'other_origin' | Other;
  cursor_url_carries?: readonly Droppable[] | Other;
  id_always_projected?: boolean | Other;
  backward_order?: 'list_order' | 'reversed' | Other;
  backward_without_cursor?: 'last_page' | 'first_page' | 'refused' | Other;
  /** The status of the refusal, or `first_page` when a bad cursor is answered with the caller's own first page. */
  bad_cursor?: 400 | 403 | 404 | 422 | 'first_page' | Other;
  unknown_parameter?: Reaction | Other;
  unknown_filter?: Reaction | Other;
  unknown_sort?: Reaction | Other;
  unknown_field?: Reaction | Other;
  unknown_embed?: Reaction | Other;
}

/** A status, or a status with the JSON body that goes with it. */
export type DeletedAnswer = number | { status: number; body: unknown };

/** The ways to succeed whose status may be chosen; `deleted_again` left out is as `deleted`. */
export type ChosenSuccess = Exclude<Success, 'read'>;
export type SuccessStatuses = { [S in ChosenSuccess]?: S extends 'deleted' | 'deleted_again' ? DeletedAnswer : number };

/** The refusals of `codes.refusal`; the others have a key of their own, and `not_found` is 404. */
export type ChosenRefusal = Exclude<
  Refusal,
  | 'unauthenticated'
  | 'missing_scope'
  | 'foreign_record'
  | 'human_required'
  | 'malformed_id'
  | 'bad_cursor'
  | 'not_found'
>;

export type AccessStatus = 401 | 403 | 404;

export interface CodeChoices {
  success?: SuccessStatuses;
  refusal?: Partial<Record<ChosenRefusal, number>>;
  unauthenticated?: AccessStatus | Other;
  missing_scope?: AccessStatus | Other;
  foreign_record?: AccessStatus | Other;
  api_key_on_feedback?: AccessStatus | Other;
  bad_token_on_anonymous?: Reaction | Other;
  malformed_id?: 400 | 404 | 422 | Other;
  unknown_body_field?: Reaction | Other;
  error_envelope?: 'envelope' | 'validation' | 'merged' | Other;
}

export interface RecordChoices {
  nulls?: 'present' | 'absent' | Other;
  /** `add`: names and JSON values that every record holds beyond the document's. */
  extra_fields?: 'none' | { add: Readonly<Record<string, unknown>> } | Other;
}

export interface DeletionChoices {
  second?: 'success' | 'not_found' | Other;
  read?: 'shown' | 'not_found' | Other;
  in_lists?: 'left_out' | 'shown' | Other;
}

/** The groups with choices, and what each may hold. */
export interface ChoiceGroups {
  lists: ListChoices;
  codes: CodeChoices;
  records: RecordChoices;
  deletion: DeletionChoices;
}
export type GroupName = keyof ChoiceGroups;

/** The choices of a group; `for` gives some of them to one operation alone. */
export type Group<Choices> = Choices & { for?: Partial<Record<OperationId, Choices>> };

/** Groups that have no choice yet. */
export const emptyGroups = ['access', 'runs', 'workflows', 'feedback', 'billing', 'assets', 'events'] as const;

/** Everything may be left out: the suite observes it then, and the server does as the reference. */
export type ChoicesDocument = { [G in GroupName]?: Group<ChoiceGroups[G]> } & {
  [G in (typeof emptyGroups)[number]]?: Record<string, never>;
};

/** `lists.end_of_list` and its like. */
export type ChoiceKey = { [G in GroupName]: `${G}.${keyof ChoiceGroups[G] & string}` }[GroupName];

export type ChoiceValue<Key extends ChoiceKey> = Key extends `${infer G extends GroupName}.${infer Name}`
  ? Name extends keyof ChoiceGroups[G]
    ? NonNullable<ChoiceGroups[G][Name]>
    : never
  : never;

/** The value of a choice when nothing is left open. */
export type Settled<Value> = Exclude<Value, Other | undefined>;

type SettledGroup<Choices> = { [Name in keyof Choices]-?: Settled<Choices[Name]> };

/** A choices document with every choice made and none of them `other`: what the server runs on. */
export type ResolvedChoices = {
  [G in GroupName]: SettledGroup<ChoiceGroups[G]> & {
    for?: Partial<Record<OperationId, Partial<SettledGroup<ChoiceGroups[G]>>>>;
  };
};

/** Tells `{other: …}` from any other value of a choice. */
export function isOther(value: unknown): value is Other {
  return typeof value === 'object' && value !== null && 'other' in value && typeof value.other === 'string';
}
