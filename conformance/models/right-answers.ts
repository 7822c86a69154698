/**
 * Content that an answer must show, beside a status of success, to count as a success. A server that answers 200 to
 * everything has not done what was asked, and then no later step of a check proves anything.
 */
import { eachIn, type OperationId, operations } from '../../src/contract/operations.ts';
import type { Exchange } from '../suite/exchange.ts';
import { isSet, sameId } from './values.ts';

/** The field without which an object is not the record that was asked for; null counts as absent. */
export const identifying_fields: { readonly [Id in OperationId]?: string } = {
  getMe: 'id',
  updateBalance: 'low_balance_threshold',
  listAssets: 'id',
  getAsset: 'id',
  listAssetTypes: 'name',
  createAssetUpload: 'asset_id',
  createAssetFolder: 'id',
  getAssetFolder: 'id',
  ...eachIn('dispatches', 'run_id'),
  getRun: 'id',
  rateRun: 'id',
  createGraphWorkflow: 'id',
  listBatchItems: 'id',
  getBatchItem: 'id',
  createWebhook: 'id',
  listWebhookDeliveries: 'id',
};

/** The specification does not show what these answer: a form that nobody can read is as good as any. */
export const unshown_answers: readonly OperationId[] = ['createWebhook'];

/** The record that was asked for by its id is another one. Where it has no id, nobody can tell. */
export function isAnotherRecord({ request, decoded }: Exchange): boolean {
  const { operation, path } = request;
  const asked = operation === 'rateRun' ? path.run_id : path.id;
  const shown = decoded?.record?.id;
  return asked !== undefined && isSet(shown) && !sameId(shown, asked);
}

function isOfType({ received }: Exchange, media_type = ''): boolean {
  return (received?.headers['content-type'] ?? '').trim().toLowerCase().startsWith(media_type);
}

/**
 * The reason why the answer to a read cannot be what was asked for. Changes may be answered with no body at all;
 * another record than was asked for is a finding, and not for a control to hide.
 */
export function notWhatWasAsked(exchange: Exchange): string | undefined {
  const { request, decoded } = exchange;
  const { method, success } = operations[request.operation];
  if (method !== 'GET' || !decoded) return undefined;
  const [defect] = decoded.defects;
  if (defect !== undefined) return defect;
  if (success.kind === 'text' && !isOfType(exchange, success.media_type))
    return `no ${success.media_type} was answered`;
  const field =
    success.kind === 'record' && request.query.fields === undefined ? identifying_fields[request.operation] : undefined;
  return field === undefined || isSet(decoded.record?.[field]) ? undefined : `the answer shows no ${field}`;
}
