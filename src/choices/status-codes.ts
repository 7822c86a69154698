/** Statuses by choice: the one that a reply gets, and the refusals that a status may mean. */
import { type OperationId, operations } from '../contract/operations.ts';
import { type Refusal, refusals, type Success } from './canonical.ts';
import { choiceOf } from './catalog/catalog.ts';
import type { Word } from './catalog/values.ts';
import { type ChoicesDocument, type ChosenRefusal, type DeletedAnswer, isOther } from './choices-document.ts';
import { chosen } from './chosen.ts';
import { referenceChoices } from './reference-choices.ts';

/** Refusals with a key of their own. */
const ownKeys = {
  unauthenticated: 'codes.unauthenticated',
  missing_scope: 'codes.missing_scope',
  foreign_record: 'codes.foreign_record',
  human_required: 'codes.api_key_on_feedback',
  malformed_id: 'codes.malformed_id',
  bad_cursor: 'lists.bad_cursor',
} as const;

/** Those that are parts of `access.organization_header`. */
const headerParts = { not_member: 'not_member', malformed_organization: 'malformed' } as const;

const isClientError = (status: number) => status >= 400 && status <= 499;

/** The status of a success, and the body that an empty reply is given with it. */
export function successAnswer(
  choices: ChoicesDocument,
  operation: OperationId,
  success: Success,
): { status: number; body?: unknown } {
  if (success === 'read') return { status: 200 };
  const statuses = chosen(choices, 'codes.success', operation) ?? {};
  const again = success === 'deleted_again' ? statuses.deleted : undefined;
  const answer: DeletedAnswer = statuses[success] ?? again ?? operations[operation].success.status;
  return typeof answer === 'number' ? { status: answer } : answer;
}

/** @param operation absent where the request reached none, as on an unknown route */
export function refusalStatus(choices: ChoicesDocument, operation: OperationId | undefined, refusal: Refusal): number {
  return (
    declaredStatus(choices, operation, refusal) ?? (declaredStatus(referenceChoices, operation, refusal) as number)
  );
}

/** All that a status may mean: by the declared choices, and by every permitted one where nothing is declared. */
export function refusalsOf(choices: ChoicesDocument, operation: OperationId, status: number): Refusal[] {
  return refusals.filter((refusal) => {
    if (!canHappen(operation, refusal)) return false;
    const declared = declaredStatus(choices, operation, refusal);
    if (declared !== undefined) return declared === status;
    return permittedWords(refusal)?.includes(status) ?? isClientError(status);
  });
}

/** The statuses that may be chosen for a refusal, among other words; undefined where any refusal's status may be. */
function permittedWords(refusal: Refusal): readonly Word[] | undefined {
  if (isOwn(refusal)) return choiceOf(ownKeys[refusal]).values.words;
  if (isOfHeader(refusal)) return choiceOf('access.organization_header').values.parts![headerParts[refusal]]!.words;
  return undefined;
}

const isOwn = (refusal: Refusal): refusal is keyof typeof ownKeys => refusal in ownKeys;
const isOfHeader = (refusal: Refusal): refusal is keyof typeof headerParts => refusal in headerParts;

function canHappen(operation: OperationId, refusal: Refusal): boolean {
  const { path_parameters, query_parameters } = operations[operation];
  if (refusal === 'human_required') return operation === 'rateRun';
  if (refusal === 'malformed_id') return path_parameters.length > 0;
  return refusal !== 'bad_cursor' || query_parameters.includes('cursor');
}

function declaredStatus(
  choices: ChoicesDocument,
  operation: OperationId | undefined,
  refusal: Refusal,
): number | undefined {
  // Sections 3 and 7 state 404 where something is not there.
  if (refusal === 'not_found') return 404;
  if (isOfHeader(refusal)) {
    const status = chosen(choices, 'access.organization_header', operation)?.[headerParts[refusal]];
    return status === undefined || isOther(status) ? undefined : status;
  }
  if (isOwn(refusal)) {
    const status = chosen(choices, ownKeys[refusal], operation);
    return status === undefined || status === 'first_page' || isOther(status) ? undefined : status;
  }
  return chosen(choices, 'codes.refusal', operation)?.[refusal as ChosenRefusal];
}
