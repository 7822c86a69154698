/** Choices about statuses and bodies as an answer shows them, in the words of a choices document. */
import type { GatewayAnswers } from '../../src/choices/choices-document.ts';
import { isIn, type OperationId, operations } from '../../src/contract/operations.ts';
import type { Observation } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';

/** The statuses of successes are chosen for each of these, not for each operation. */
type Deed = 'created' | 'session' | 'dispatched' | 'updated' | 'deleted';

function deedOf(operation: OperationId): Deed | undefined {
  const { method } = operations[operation];
  if (method === 'GET') return undefined;
  if (method === 'DELETE') return 'deleted';
  if (method === 'PATCH') return 'updated';
  if (operation === 'createAssetUpload') return 'session';
  return isIn('dispatches', operation) ? 'dispatched' : 'created';
}

/** `codes.success` of what changes something; of a deletion its body too, where it has one. */
export function observeSuccess({ request: { operation }, received, decoded }: Exchange): Observation[] {
  const deed = deedOf(operation);
  if (deed === undefined || !received || decoded?.outcome !== 'success') return [];
  const { status } = received;
  const has_body = deed === 'deleted' && decoded.json !== undefined;
  const value = has_body ? { status, body: isOfItsOwn(decoded.json) ? own_body : decoded.json } : status;
  return [{ choice: 'codes.success', operation, value: { [deed]: value } }];
}

/** No word of a choices document: the bodies of two deletions differ, and neither is that of the next one. */
const own_body = { other: 'tells which record was deleted, or when' };
const id_or_time = /^([0-9a-f]{8}-[0-9a-f]{4}-|\d{4}-\d{2}-\d{2}T)/i;

function isOfItsOwn(body: unknown): boolean {
  if (typeof body === 'string') return id_or_time.test(body);
  return typeof body === 'object' && body !== null && Object.values(body).some(isOfItsOwn);
}

type GatewayRefusal = GatewayAnswers['refusals'][number];

/** Refusals that a gateway gives by itself; other statuses are those of a service. */
const refusals_by_status: Readonly<Record<number, GatewayRefusal>> = {
  401: 'unauthenticated',
  405: 'wrong_method',
  413: 'too_large',
  429: 'rate_limited',
};
const longest_body = 10_000;

/** `codes.gateway` of a refusal in no JSON envelope. */
export function observeGateway({ request: { operation }, received, decoded, principal }: Exchange): Observation[] {
  if (!received || decoded?.outcome !== 'refusal' || typeof decoded.json === 'object') return [];
  const { status, headers, body } = received;
  const refusal = principal === 'nobody' ? 'unauthenticated' : refusals_by_status[status];
  const media_type = headers['content-type'];
  const value =
    refusal === undefined || media_type === undefined || body.length > longest_body
      ? { other: `status ${status} with ${media_type ?? 'no media type'}` }
      : { refusals: [refusal], media_type, body };
  return [{ choice: 'codes.gateway', operation, value }];
}
