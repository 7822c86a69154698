/** Judging by the document alone, without loading the *stated* validators: what a server needs. */
import { validators } from '../generated/validators.reference.js';
import { type OperationId, operations } from './operations.ts';
import { findViolations, type Violation } from './violations.ts';

/** Faults of a value by the component of that name. Throws when there is none. */
export function validateComponent(schemaName: string, value: unknown): Violation[] {
  const validate = validators.schemas[schemaName];
  if (validate === undefined) throw new Error(`the document has no schema ${schemaName}`);
  return findViolations(validate, value);
}

/** Faults of a parsed request body. An operation that takes no body finds none in any. */
export function validateRequestBody(operation: OperationId, value: unknown): Violation[] {
  const { request } = operations[operation];
  return request === undefined ? [] : validateComponent(request.schema, value);
}

/** Faults of a query by the document's names. Values have their types already: `50` is a number here. */
export function validateQuery(operation: OperationId, value: Readonly<Record<string, unknown>>): Violation[] {
  return findViolations(validators.queries[operation]!, value, 'parameter');
}

/** Faults of the path parameters of a request, percent-decoding done. */
export function validatePath(operation: OperationId, value: Readonly<Record<string, unknown>>): Violation[] {
  return findViolations(validators.paths[operation]!, value, 'parameter');
}
