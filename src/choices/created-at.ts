/**
 * Answers that say where a new record is and do not show it: `Location`, and no body. Only of operations whose answer the
 * specification does not show.
 */
import { eachIn, type OperationId } from '../contract/operations.ts';

const fields: { readonly [Id in OperationId]?: string } = {
  createWebhook: 'id',
  ...eachIn('model_dispatches', 'run_id'),
};

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** @returns a record of its id alone; undefined where the answer is another one */
export function recordAt(
  operation: OperationId,
  { headers, body = '' }: { headers: Readonly<Record<string, string>>; body?: string },
): Record<string, unknown> | undefined {
  const field = fields[operation];
  const id = body === '' ? headers.location?.match(uuids)?.at(-1) : undefined;
  return field === undefined || id === undefined ? undefined : { [field]: id };
}
