import { validators as reference } from '../generated/validators.reference.js';
import { validators as stated } from '../generated/validators.stated.js';
import { type Envelope, type OperationId, operations } from './operations.ts';
import { validateComponent } from './requests.ts';
import { findViolations, type Violation } from './violations.ts';

export { validatePath, validateQuery, validateRequestBody } from './requests.ts';
export type { Violation } from './violations.ts';

/**
 * `reference` is the document itself. `stated` is what the specification's text lays down and every implementation
 * must meet: types and formats of values that are present and not null, and presence where the text says so.
 */
export type ValidatorSet = 'reference' | 'stated';

const envelopeSchemas: Readonly<Record<Envelope, string>> = {
  envelope: 'ErrorEnvelope',
  validation: 'ValidationErrorEnvelope',
};

/** Faults of a value by the component of that name. Throws when there is none. */
export function validateSchema(set: ValidatorSet, schemaName: string, value: unknown): Violation[] {
  // Stated schemas let any value inside be null; the whole is null only where the document says so.
  if (set === 'reference' || value === null) return validateComponent(schemaName, value);
  const validate = stated.schemas[schemaName];
  if (validate === undefined) throw new Error(`the document has no schema ${schemaName}`);
  return findViolations(validate, value);
}

/**
 * Faults of a response body: parsed JSON, a string where the operation answers with text, undefined where there was
 * none. Any 2xx is judged by the operation's success, any other status as an error: in the reference set by the
 * envelope that the document gives that status, in the stated set by the one that the specification fixes, and where
 * neither says anything, by the envelope that the body resembles.
 */
export function validateResponse(
  set: ValidatorSet,
  operation: OperationId,
  status: number,
  value: unknown,
): Violation[] {
  if (status < 200 || status > 299) return validateError(set, operation, status, value);
  const { kind, schema } = operations[operation].success;
  if (kind === 'text') return typeof value === 'string' ? [] : [whole('type', 'must be a text')];
  if (schema !== undefined) return validateSchema(set, schema, value);
  if (kind === 'record') {
    const { responses } = set === 'reference' || value === null ? reference : stated;
    return findViolations(responses[operation]!, value);
  }
  // A body of a success without content is open (`codes.success`).
  return set === 'stated' || value === undefined ? [] : [whole('type', 'must be absent')];
}

/** Statuses whose envelope the text leaves open at the three endpoints of 7.2; their other errors are 7.2. */
export const statuses_before_endpoints: readonly number[] = [401, 403, 404, 405];

/** The envelope that a refusal must have, or `either`. */
export function envelopeOf(set: ValidatorSet, operation: OperationId, status: number): Envelope | 'either' {
  const documented = operations[operation].errors[status];
  if (set === 'reference') return documented ?? 'either';
  // Section 4 fixes the envelope of feedback, 7.2 that of its three endpoints; there, `codes.error_envelope` opens
  // these four statuses, which are often answered before the endpoint is reached.
  if (operation === 'rateRun') return 'envelope';
  return documented === 'validation' && !statuses_before_endpoints.includes(status) ? 'validation' : 'either';
}

function validateError(set: ValidatorSet, operation: OperationId, status: number, value: unknown): Violation[] {
  const envelope = envelopeOf(set, operation, status);
  if (envelope !== 'either') return validateSchema(set, envelopeSchemas[envelope], value);
  const [likelier, other]: Envelope[] =
    typeof value === 'object' && value !== null && 'detail' in value
      ? ['validation', 'envelope']
      : ['envelope', 'validation'];
  const violations = validateSchema(set, envelopeSchemas[likelier!], value);
  if (violations.length === 0) return [];
  return validateSchema(set, envelopeSchemas[other!], value).length === 0 ? [] : violations;
}

function whole(keyword: string, message: string): Violation {
  return { pointer: '', keyword, message };
}
