/** Statuses by choice: the one that a reply gets, and the refusals that a status may mean. */
import { type OperationId, operations } from '../contract/operations.ts';
import { type Refusal, refusals, type Success } from './canonical.ts';
import { type ChoicesDocument, type ChosenRefusal, type DeletedAnswer, isOther } from './choices-document.ts';
import { chosen } from './chosen.ts';
import { referenceChoices } from './reference-choices.ts';

/** Refusals with a key of their own, the key, and the statuses that CHOICES permits for it. */
const ownKeys = {
  unauthenticated: { key: 'codes.unauthenticated', permitted: [401, 403, 404] },
  missing_scope: { key: 'codes.missing_scope', permitted: [401, 403, 404] },
  foreign_record: { key: 'codes.foreign_record', permitted: [401, 403, 404] },
  human_required: { key: 'codes.api_key_on_feedback', permitted: [401, 403, 404] },
  malformed_id: { key: 'codes.malformed_id', permitted: [400, 404, 422] },
  bad_cursor: { key: 'lists.bad_cursor', permitted: [400, 403, 404, 422] },
} as const;

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
    if (refusal === 'not_member') return [400, 403, 404].includes(status);
    if (refusal === 'malformed_organization') return [400, 422].includes(status);
    return refusal in ownKeys ? permittedFor(refusal as keyof typeof ownKeys, status) : isClientError(status);
  });
}

function permittedFor(refusal: keyof typeof ownKeys, status: number): boolean {
  const { permitted } = ownKeys[refusal] as { permitted: readonly number[] };
  return permitted.includes(status);
}

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
  if (refusal === 'not_member' || refusal === 'malformed_organization') {
    const part = refusal === 'not_member' ? 'not_member' : 'malformed';
    const status = chosen(choices, 'access.organization_header', operation)?.[part];
    return status === undefined || isOther(status) ? undefined : status;
  }
  if (refusal in ownKeys) {
    const status = chosen(choices, ownKeys[refusal as keyof typeof ownKeys].key, operation);
    return status === undefined || status === 'first_page' || isOther(status) ? undefined : status;
  }
  return chosen(choices, 'codes.refusal', operation)?.[refusal as ChosenRefusal];
}
