/** The shape of a choices document: what an implementation does about open clauses. `choices.schema.json` says the same. */
import type { OperationId } from '../contract/operations.ts';
import type {
  AccessChoices,
  AssetChoices,
  BillingChoices,
  EventChoices,
  FeedbackChoices,
  RunChoices,
  WorkflowChoices,
} from './behaviour-choices.ts';
import type { Operator, QueryRole, Refusal, SortKey, Success } from './canonical.ts';

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
  /**
   * Fields that a list may be sorted by, filtered by and projected to. `scalars`: all with a single value; for a
   * projection, all of the record.
   */
  queryable_fields?: { sort?: QueryableFields; filter?: QueryableFields; project?: QueryableFields };
  /** `empty`: a page before the end may hold nothing at all. */
  short_pages?: 'never' | 'short' | 'empty' | Other;
  /** Of a collection without this field, the order of its own. */
  default_order?: SortKey | Other;
  text_order?: 'code_point' | 'case_insensitive' | Other;
  /** `lowest`: before every value in ascending order, after every one in descending order. */
  null_order?: 'last' | 'first' | 'lowest' | 'highest' | Other;
  /** By id: in the direction of the sort, against it, or always ascending. */
  tie_break?: 'with_sort' | 'against_sort' | 'ascending' | Other;
  /** In seconds. */
  cursor_lifetime?: 'none' | number | Other;
  /** A number: a list may lag so many milliseconds behind. */
  read_your_writes?: 'at_once' | number | Other;
}

export type QueryableFields = 'scalars' | readonly string[] | Other;

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
  | 'not_member'
  | 'malformed_organization'
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
  error_values?: {
    /** Other words for the codes of the document. */
    codes?: Readonly<Record<string, string>>;
    /** Whether `errors`, `ctx`, `input` and `type` are there, null or absent, where there is nothing to say. */
    details?: 'present' | 'null' | 'absent' | Other;
  };
  /** What a gateway in front answers by itself, in no envelope; none. */
  gateway?: 'none' | GatewayAnswers | Other;
}

export interface GatewayAnswers {
  refusals: readonly GatewayRefusal[];
  media_type: string;
  body: string;
}

export type GatewayRefusal = 'unauthenticated' | 'unknown_route' | 'wrong_method' | 'too_large' | 'rate_limited';

export interface RecordChoices {
  nulls?: 'present' | 'absent' | Other;
  /** `add`: names and JSON values that every record holds beyond the document's. */
  extra_fields?: 'none' | { add: Readonly<Record<string, unknown>> } | Other;
  key_order?: 'document' | 'alphabetical' | 'reversed' | Other;
  timestamps?: {
    /** How UTC is marked. */
    offset?: 'Z' | '+00:00' | 'none' | Other;
    /** Digits of the fraction of a second. */
    fraction_digits?: number;
  };
  decimals?: 'plain' | 'signed' | 'exponent' | 'zeros' | Other;
  /** Whom `created_by` and `deleted_by` name when an API key acted; `none`: `created_by` is null. */
  actor?: 'user' | 'key' | 'none' | Other;
  run_embeds?: 'always' | 'on_request' | Other;
  /** Several words for one outcome are used in turn; several for running are its steps. */
  status_words?: { running?: readonly string[]; completed?: readonly string[]; failed?: readonly string[] };
  batch_item_words?: 'as_runs' | BatchItemWords | Other;
  attempt_status_code?: 'string' | 'integer' | Other;
  workflow_shapes?: {
    /** Nodes by their ids, or a list of nodes that each hold their id. */
    workflow_json?: 'nodes_by_id' | 'node_list' | Other;
    /** What `models` and `custom_nodes` are in a record: an object with `items`, or the array itself. */
    collections?: 'items' | 'array' | Other;
  };
  header_prefix?: string;
}

export interface BatchItemWords {
  queued: string;
  running: string;
  completed: string;
  failed: string;
  canceled: string;
}

export interface DeletionChoices {
  second?: 'success' | 'not_found' | Other;
  read?: 'shown' | 'not_found' | Other;
  in_lists?: 'left_out' | 'shown' | Other;
}

/** The groups, and what each may hold. */
export interface ChoiceGroups {
  lists: ListChoices;
  codes: CodeChoices;
  records: RecordChoices;
  access: AccessChoices;
  runs: RunChoices;
  workflows: WorkflowChoices;
  deletion: DeletionChoices;
  feedback: FeedbackChoices;
  billing: BillingChoices;
  assets: AssetChoices;
  events: EventChoices;
}
export type GroupName = keyof ChoiceGroups;

/** The choices of a group; `for` gives some of them to one operation alone. */
export type Group<Choices> = Choices & { for?: Partial<Record<OperationId, Choices>> };

/** Everything may be left out: the suite observes it then, and the server does as the reference. */
export type ChoicesDocument = { [G in GroupName]?: Group<ChoiceGroups[G]> };

/** `lists.end_of_list` and its like. */
export type ChoiceKey = { [G in GroupName]: `${G}.${keyof ChoiceGroups[G] & string}` }[GroupName];

export type ChoiceValue<Key extends ChoiceKey> = Key extends `${infer G extends GroupName}.${infer Name}`
  ? Name extends keyof ChoiceGroups[G]
    ? NonNullable<ChoiceGroups[G][Name]>
    : never
  : never;

/**
 * Choices made part by part, or name by name: one operation's parts go over those of the whole group, and those over the
 * reference's.
 */
export const madeByPart = [
  'lists.parameters',
  'lists.queryable_fields',
  'codes.success',
  'codes.refusal',
  'codes.error_values',
  'records.timestamps',
  'records.status_words',
  'records.workflow_shapes',
  'access.organization_header',
  'runs.dispatch_response',
  'runs.callback_url',
  'assets.put_answer',
  'events.webhook_fields',
  'events.answer_pointers',
  'events.signature',
  'events.payload_layout',
  'events.callback_timeout',
  'events.webhook_schedule',
  'events.receiver_answers',
  'events.delivery_lists',
] as const satisfies readonly ChoiceKey[];

/** Of these, some parts may be missing although nothing is left open. */
type WithOptionalParts = 'lists.parameters' | 'codes.success' | 'codes.refusal';

type PartKey = Exclude<(typeof madeByPart)[number], WithOptionalParts>;

/** The value of a choice when nothing is left open. */
export type Settled<Key extends ChoiceKey> = Key extends PartKey
  ? { [Part in keyof ChoiceValue<Key>]-?: Exclude<ChoiceValue<Key>[Part], Other | undefined> }
  : Exclude<ChoiceValue<Key>, Other>;

type SettledGroup<G extends GroupName> = {
  [Name in keyof ChoiceGroups[G] & string]-?: `${G}.${Name}` extends infer Key extends ChoiceKey ? Settled<Key> : never;
};

/** A choices document with every choice made and none of them `other`: what the server runs on. */
export type ResolvedChoices = {
  [G in GroupName]: SettledGroup<G> & { for?: Partial<Record<OperationId, Partial<SettledGroup<G>>>> };
};

/** Tells `{other: …}` from any other value of a choice. */
export function isOther(value: unknown): value is Other {
  return typeof value === 'object' && value !== null && 'other' in value && typeof value.other === 'string';
}
