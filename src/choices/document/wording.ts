/** Names that prose puts between backticks, as the choices have them. */
import { type OperationId, operations, roles } from '../../contract/operations.ts';
import type { QueryRole, Refusal } from '../canonical.ts';
import { rolesOf } from '../query-dialect.ts';
import { refusalStatus } from '../status-codes.ts';
import { scopesOf } from './happens.ts';
import { nameOf } from './query-parameters.ts';
import { settledChoice, type View } from './view.ts';

type OperationView = View & { operation: OperationId };

/** The description of an operation, with its own names of parameters and scopes. */
export function rewordDescription(view: OperationView, text: string): string {
  const names = new Map<string, string>();
  for (const role of rolesOf(view.operation)) names.set(roles[role as QueryRole], nameOf(view, role));
  const scopes = settledChoice(view, 'access.scopes') as Readonly<Record<string, string | null>>;
  for (const scope of operations[view.operation].scopes) names.set(scope, scopes[scope] ?? scope);
  const told = text.replaceAll(/`([\w:-]+)`/g, (_, word: string) => `\`${names.get(word) ?? word}\``);
  return withEnd(view, withOrganization(view, withStatuses(view, withoutScopes(view, told))));
}

function withoutScopes({ choices, operation }: OperationView, text: string): string {
  if (operations[operation].scopes.length === 0 || scopesOf(choices, operation).length > 0) return text;
  return text
    .replace(/The caller needs the scope\s+`[^`]+`\./, 'Any valid token of the organization will do, without a scope.')
    .replace(/, with the scope\s+`[^`]+`/, '');
}

function withStatuses({ choices, operation }: OperationView, text: string): string {
  const statusOf = (refusal: Refusal) => refusalStatus(choices, operation, refusal);
  return text
    .replace(/(?<=refused with )403(?=\.$)/, String(statusOf('not_member')))
    .replace(/(?<=refused with )409/, String(statusOf('stale_record')));
}

/** Sentence about a request without `X-Organization-Id`. */
function withOrganization(view: OperationView, text: string): string {
  if (settledChoice(view, 'access.user_default_organization') === 'first_membership') return text;
  return text.replace(
    /, and a user token in the first\s+organization of its user's memberships/,
    ', and a user token is refused',
  );
}

const ends = {
  null: 'until it is null',
  absent: 'until it is absent',
  empty_string: 'until it is empty',
  url_to_empty_page: 'until it leads to an empty page',
} as const;

function withEnd(view: OperationView, text: string): string {
  return text.replace(/(?<=follow `next` )until it is null/, ends[settledChoice(view, 'lists.end_of_list')]);
}

/** The own headers of the service under their prefix, in every description of a part of the document. */
export function withHeaderNames<Part>(part: Part, prefix: string): Part {
  if (prefix === 'Service-') return part;
  const change = (value: unknown, key?: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => change(each));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner, name)]));
    if (typeof value !== 'string' || key !== 'description') return value;
    return value.replaceAll(/Service-(?=Request-Id|Signature)/g, prefix);
  };
  return change(part) as Part;
}
