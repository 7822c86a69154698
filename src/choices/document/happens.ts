/** Refusals that an operation has under the choices, and the operations that need a token. */
import { type OperationId, operations } from '../../contract/operations.ts';
import type { Refusal } from '../canonical.ts';
import type { ChoiceKey, ChoicesDocument, Settled } from '../choices-document.ts';
import { chosen } from '../chosen.ts';
import type { View } from './view.ts';
import { settledChoice } from './view.ts';

const of = <Key extends ChoiceKey>(choices: ChoicesDocument, key: Key, operation: OperationId) =>
  chosen(choices, key, operation) as unknown as Settled<Key>;

/** True where the operation is done without a token too. */
export function isAnonymous(choices: ChoicesDocument, operation: OperationId): boolean {
  if (operation !== 'getHealth' && operation !== 'listEventTypes') return operations[operation].anonymous;
  return of(choices, 'access.anonymous_operations', operation).includes(operation);
}

/** Section 4: the header is one of the workflow endpoints; that it counts elsewhere too is a choice. */
export function heedsOrganization(choices: ChoicesDocument, operation: OperationId): boolean {
  if (isAnonymous(choices, operation)) return false;
  if (operations[operation].path.startsWith('/v1/graph-workflows')) return true;
  return of(choices, 'access.organization_header', operation).elsewhere === 'honoured';
}

/** The scopes that an operation asks for, under the names that the choices give them. */
export function scopesOf(choices: ChoicesDocument, operation: OperationId): string[] {
  const names = of(choices, 'access.scopes', operation) as Readonly<Record<string, string | null>>;
  const named = operations[operation].scopes.map((scope) => (names[scope] === undefined ? scope : names[scope]));
  return [...new Set(named.filter((name) => name !== null))];
}

type Happens = (choices: ChoicesDocument, operation: OperationId) => boolean;

const always: Happens = () => true;
const never: Happens = () => false;

const conditions: Readonly<Record<Refusal, Happens>> = {
  invalid: always,
  malformed_json: always,
  malformed_id: always,
  unauthenticated: (choices, operation) =>
    !isAnonymous(choices, operation) || of(choices, 'codes.bad_token_on_anonymous', operation) === 'refused',
  missing_scope: (choices, operation) =>
    scopesOf(choices, operation).length > 0 ||
    (operation === 'getMe' && of(choices, 'access.account_with_api_key', operation) === 'refused'),
  not_member: (choices, operation) => !isAnonymous(choices, operation),
  malformed_organization: heedsOrganization,
  human_required: always,
  not_found: always,
  foreign_record: always,
  unknown_route: never,
  wrong_method: never,
  wrong_media_type: always,
  too_large: always,
  conflict: (choices, operation) =>
    (operation === 'rateRun' && of(choices, 'feedback.before_end', operation) === 'refused') ||
    (operation === 'createGraphWorkflow' && of(choices, 'workflows.name_twice', operation) === 'refused'),
  stale_record: (choices, operation) => of(choices, 'billing.updated_at', operation) === 'checked',
  insufficient_balance: (choices, operation) => of(choices, 'billing.balance_too_small', operation) === 'refused',
  bad_cursor: (choices, operation) => of(choices, 'lists.bad_cursor', operation) !== 'first_page',
  rate_limited: always,
};

/** True where an operation that may be refused so at all can be under these choices. */
export function canBeRefused(choices: ChoicesDocument, operation: OperationId, refusal: Refusal): boolean {
  return conditions[refusal](choices, operation);
}

/** True where the request of an example of a refusal is refused at all. */
export function showsExample(view: View, key: string): boolean {
  return shown[key]?.(view) ?? true;
}

const shown: Readonly<Record<string, (view: View) => boolean>> = {
  unknownParameter: (view) => settledChoice(view, 'lists.unknown_parameter') === 'refused',
  pageTooLarge: (view) => settledChoice(view, 'lists.page_size_out_of_range') === 'refused',
  unknownField: (view) => settledChoice(view, 'codes.unknown_body_field') === 'refused',
  malformedCallback: (view) => settledChoice(view, 'runs.callback_url').malformed === 'refused',
};
