/** Judging requests and answers of the control interface by its document. */
import { validators } from '../generated/control-validators.js';
import { type ControlOperationId, controlOperations } from './control-operations.ts';
import { findViolations, type Violation } from './violations.ts';

/** Faults of a parsed request body. An operation that takes no body finds none in any. */
export function validateControlBody(operation: ControlOperationId, value: unknown): Violation[] {
  const { request } = controlOperations[operation];
  return request === undefined ? [] : findViolations(validators.schemas[request.schema]!, value);
}

/** Faults of a query. Values have their types already: `50` is a number here. */
export function validateControlQuery(operation: ControlOperationId, value: Readonly<Record<string, unknown>>) {
  return findViolations(validators.queries[operation]!, value, 'parameter');
}

/** Faults of the path parameters of a request, percent-decoding done. */
export function validateControlPath(operation: ControlOperationId, value: Readonly<Record<string, unknown>>) {
  return findViolations(validators.paths[operation]!, value, 'parameter');
}

/**
 * Faults of an answer.
 * @param value its parsed body, a string where the operation answers with text; undefined where there was none
 */
export function validateControlResponse(operation: ControlOperationId, status: number, value: unknown): Violation[] {
  const { success, errors } = controlOperations[operation];
  if (status === success.status) {
    if (success.schema !== undefined) return findViolations(validators.schemas[success.schema]!, value);
    if (success.kind === 'text')
      return typeof value === 'string' ? [] : [{ pointer: '', keyword: 'type', message: 'must be a text' }];
    return value === undefined ? [] : [{ pointer: '', keyword: 'type', message: 'must be absent' }];
  }
  if (errors[status] === 'oauth') return findViolations(validators.schemas.GrantRefused!, value);
  // A world that is not there, a method that no operation has, and a fault of the server are in the envelope too.
  if (errors[status] !== undefined || [404, 405, 500].includes(status))
    return findViolations(validators.schemas.ErrorEnvelope!, value);
  return [{ pointer: '', keyword: 'status', message: `must not have the status ${status}` }];
}
