/**
 * Draws whole choices documents: every permitted implementation, as far as choices are implemented. Every one that is
 * drawn loads, and unless `other` is asked for, the reference server can do it.
 */
import fc from 'fast-check';
import { isOperationId, type OperationId, operationIds, operations } from '../contract/operations.ts';
import {
  accessChoices,
  assetChoices,
  billingChoices,
  eventChoices,
  feedbackChoices,
  recordChoices,
  runChoices,
  workflowChoices,
} from './arbitrary-behaviours.ts';
import { grammarChoices } from './arbitrary-grammars.ts';
import { refusals } from './canonical.ts';
import { resolve } from './choices.ts';
import {
  type ChoicesDocument,
  type CodeChoices,
  type DeletionChoices,
  droppable,
  type ListChoices,
  madeByPart,
  type RecordChoices,
} from './choices-document.ts';
import { eventOperations } from './event-problems.ts';
import { problemsOf } from './problems.ts';
import { rolesOf } from './query-dialect.ts';
import { referenceChoices } from './reference-choices.ts';

export interface DrawnChoices {
  /** Also `{other: …}`, which only the suite can live with. */
  other?: boolean;
}

/** Documents that make some choices, or all, for whole groups and for single operations. */
export function choicesDocuments({ other = false }: DrawnChoices = {}): fc.Arbitrary<ChoicesDocument> {
  const some = <T>(values: { [Name in keyof T]-?: fc.Arbitrary<T[Name]> }) =>
    fc.record(
      Object.fromEntries(
        Object.entries(values as Record<string, fc.Arbitrary<unknown>>).map(([name, value]) => [
          name,
          other && !named.has(name) ? fc.oneof({ arbitrary: value, weight: 5 }, otherwise) : value,
        ]),
      ),
      { requiredKeys: [], noNullPrototype: true },
    ) as fc.Arbitrary<T>;
  const group = <T extends object>(choices: fc.Arbitrary<T>, among: readonly OperationId[] = operationIds) =>
    fc
      .tuple(choices, fc.array(fc.tuple(fc.constantFrom(...among), choices), { maxLength: 3 }))
      .map(([whole, own]) => (own.length === 0 ? whole : { ...whole, for: Object.fromEntries(own) }));
  return fc
    .record(
      {
        lists: group(some(listChoices), operationsWithQuery),
        codes: group(some(codeChoices)),
        records: group(some<RecordChoices>(recordChoices)),
        access: group(some(accessChoices)),
        runs: group(some(runChoices)),
        workflows: group(some(workflowChoices)),
        deletion: group(some<DeletionChoices>(deletionChoices)),
        feedback: group(some(feedbackChoices)),
        billing: group(some(billingChoices)),
        assets: group(some(assetChoices)),
        events: group(some(eventChoices), eventOperations),
      },
      { requiredKeys: [], noNullPrototype: true },
    )
    .map((document) => withoutImpossible(document as ChoicesDocument))
    .filter((document) => problemsOf(document).length === 0 && (other || isResolvable(document)));
}

export const operationsWithQuery = operationIds.filter((operation) => rolesOf(operation).length > 0);

/** Choices that are names or words, not behaviours: they have no `other`. */
const named: ReadonlySet<string> = new Set([
  ...madeByPart.map((key) => key.split('.')[1]!),
  ...['boolean_values', 'boolean_values_accepted', 'operators', 'header_prefix'],
]);

const otherwise = fc.constantFrom({ other: 'as the moon stands' }, { other: 'by agreement' });

const oneOf = <const T extends readonly unknown[]>(...values: T): fc.Arbitrary<T[number]> => fc.constantFrom(...values);
const reaction = oneOf('refused', 'ignored');
const access = oneOf(401, 403, 404);

/** Names of parameters: ordinary ones, and ones that are awkward in a URL. */
const foreignNames = [
  ...['where', 'per_page', 'order', 'only', 'page_token', 'reverse', 'signed', 'pageSize', 'page[size]', '$filter'],
  ...['größe', 'a b', 'x&y=z', '100%', 'p+q'],
];
const ownNames = ['limit', 'cursor', 'backward', 'presign', 'q', 'sort_by', 'fields'];

/** Some of the roles get names that no other has; all of them may get the reference's names too. */
const parameters = fc.oneof(
  fc
    .tuple(
      fc.shuffledSubarray(foreignNames, { minLength: 7, maxLength: 7 }),
      fc.subarray(['filter', 'page_size', 'sort', 'fields', 'cursor', 'backward', 'presign']),
    )
    .map(([names, roles]) => Object.fromEntries(roles.map((role, index) => [role, names[index]!]))),
  fc
    .shuffledSubarray([...foreignNames, ...ownNames], { minLength: 7, maxLength: 7 })
    .map(([filter, page_size, sort, fields, cursor, backward, presign]) => {
      return { filter, page_size, sort, fields, cursor, backward, presign } as Record<string, string>;
    }),
);

const pair = oneOf(['true', 'false'], ['1', '0'], ['yes', 'no'], ['on', 'off'], ['T', 'F'], ['+', '-']);

const listChoices: { [Name in keyof ListChoices]-?: fc.Arbitrary<ListChoices[Name]> } = {
  parameters,
  boolean_values: pair,
  boolean_values_accepted: fc.array(pair, { maxLength: 2 }),
  ...grammarChoices,
  multiple_conditions: oneOf('and', 'none'),
  // Inside all bounds that are drawn.
  default_page_size: fc.integer({ min: 3, max: 50 }),
  page_size_bounds: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 50, max: 1000 })),
  page_size_out_of_range: oneOf('refused', 'clamped'),
  end_of_list: oneOf('null', 'absent', 'empty_string', 'url_to_empty_page'),
  first_on_page_one: oneOf('url', 'absent'),
  cursor_url_form: oneOf('absolute', 'relative', 'other_origin'),
  cursor_url_carries: fc.subarray([...droppable]),
  id_always_projected: fc.boolean(),
  backward_order: oneOf('list_order', 'reversed'),
  backward_without_cursor: oneOf('last_page', 'first_page', 'refused'),
  bad_cursor: oneOf(400, 403, 404, 422, 'first_page'),
  unknown_parameter: reaction,
  unknown_filter: reaction,
  unknown_sort: reaction,
  unknown_field: reaction,
  unknown_embed: reaction,
  queryable_fields: fc.record(
    {
      sort: oneOf('scalars', ['name', 'created_at', 'size_bytes'], ['name'], []),
      // Where neither of `id` and `mime_type` is offered, the suite looks for its own among all: right, and slow.
      filter: oneOf('scalars', ['name', 'created_at', 'mime_type'], ['id', 'mime_type'], ['id', 'name']),
      project: oneOf('scalars', ['id', 'name', 'created_at'], ['name'], []),
    },
    { requiredKeys: [], noNullPrototype: true },
  ),
  short_pages: oneOf('never', 'short', 'empty'),
  default_order: fc.record(
    { field: oneOf('created_at', 'name', 'size_bytes', 'id'), direction: oneOf('asc', 'desc') },
    { noNullPrototype: true },
  ),
  text_order: oneOf('code_point', 'case_insensitive'),
  null_order: oneOf('last', 'first', 'lowest', 'highest'),
  tie_break: oneOf('with_sort', 'against_sort', 'ascending'),
  cursor_lifetime: oneOf('none', 60, 600, 86_400),
  read_your_writes: oneOf('at_once', 250, 2_000),
};

const withBody = fc.constantFrom(200, 201, 202, 203, 206, 207, 226, 299);
const deletedAnswer = fc.oneof(
  fc.constantFrom(200, 202, 204, 205),
  fc.record({ status: withBody, body: fc.constantFrom({}, { deleted: true }, null, []) }, { noNullPrototype: true }),
);
/** A 429 tells the suite to wait: who answers so to anything else has runs of the suite that take minutes. */
const clientError = fc.oneof(
  fc.constantFrom(400, 404, 409, 422),
  fc.integer({ min: 400, max: 499 }).filter((status) => status !== 429),
);
const ownKey = new Set([
  'unauthenticated',
  'missing_scope',
  'foreign_record',
  'human_required',
  'malformed_id',
  'bad_cursor',
  'not_member',
  'malformed_organization',
]);
const openRefusals = refusals.filter((refusal) => !ownKey.has(refusal) && refusal !== 'not_found');

const codeChoices: { [Name in keyof CodeChoices]-?: fc.Arbitrary<CodeChoices[Name]> } = {
  success: fc.record(
    {
      created: withBody,
      session: withBody,
      dispatched: withBody,
      updated: withBody,
      deleted: deletedAnswer,
      deleted_again: deletedAnswer,
    },
    { requiredKeys: [], noNullPrototype: true },
  ),
  refusal: fc.record(Object.fromEntries(openRefusals.map((refusal) => [refusal, clientError])), {
    requiredKeys: [],
    noNullPrototype: true,
  }),
  unauthenticated: access,
  missing_scope: access,
  foreign_record: access,
  api_key_on_feedback: access,
  bad_token_on_anonymous: reaction,
  malformed_id: oneOf(400, 404, 422),
  unknown_body_field: reaction,
  error_envelope: oneOf('envelope', 'validation', 'merged'),
  error_values: fc.record(
    {
      codes: oneOf(
        {},
        { not_found: 'NOT_FOUND', invalid_request: 'E_INVALID' },
        { unauthenticated: 'conflict', conflict: 'unauthenticated' },
      ),
      details: oneOf('present', 'null', 'absent'),
    },
    { requiredKeys: [], noNullPrototype: true },
  ),
  gateway: oneOf(
    'none',
    { refusals: ['unauthenticated', 'rate_limited'], media_type: 'text/html', body: '<h1>Denied</h1>' },
    { refusals: ['unknown_route', 'wrong_method', 'too_large'], media_type: 'application/json', body: '{"ok":false}' },
  ),
};

const deletionChoices = {
  second: oneOf('success', 'not_found'),
  read: oneOf('shown', 'not_found'),
  in_lists: oneOf('left_out', 'shown'),
};

const ofFields = new Set(['queryable_fields', 'default_order']);

/** What no operation could have chosen: roles that it does not take, statuses of a read, what the text states. */
function withoutImpossible(document: ChoicesDocument): ChoicesDocument {
  const clean = structuredClone(document);
  for (const [operation, choices] of Object.entries(clean.lists?.for ?? {})) {
    if (!isOperationId(operation)) continue;
    const taken: readonly string[] = rolesOf(operation);
    const kept = Object.entries(choices.parameters ?? {}).filter(([role]) => taken.includes(role));
    if (choices.parameters) choices.parameters = Object.fromEntries(kept);
  }
  for (const [operation, choices] of Object.entries(clean.codes?.for ?? {})) {
    if (isOperationId(operation) && operations[operation].method === 'GET') delete choices.success;
  }
  // Whatever is left of this kind touches stated choices, or names fields that the list has not; the loader names it,
  // and here it is taken out.
  for (const problem of problemsOf(clean)) {
    if (problem.startsWith('access.user_default_organization:')) withoutHomeless(clean);
    const [, group, operation, name] = /^(\w+)\.for\.(\w+)\.(\w+)/.exec(problem) ?? [];
    if (!problem.endsWith('it cannot be chosen') && !ofFields.has(name!)) continue;
    const own = (clean[group as 'lists']?.for as Record<string, Record<string, unknown>> | undefined)?.[operation!];
    if (own && name) delete own[name];
  }
  return clean;
}

/** Users who name no organization then act in their first one. */
function withoutHomeless({ access }: ChoicesDocument): void {
  for (const choices of [access, ...Object.values(access?.for ?? {})]) delete choices?.user_default_organization;
}

function isResolvable(document: ChoicesDocument): boolean {
  try {
    return resolve(document) !== referenceChoices;
  } catch {
    return false;
  }
}
