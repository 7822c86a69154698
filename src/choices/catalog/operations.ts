/** Sets of operations that several choices are made for. */
import { type OperationId, operationsIn } from '../../contract/operations.ts';

export const model_dispatches = operationsIn('model_dispatches');
export const dispatches = operationsIn('dispatches');

/** The operations that answer with one run, which shows its parts always, or only when asked (`records.run_embeds`). */
export const run_reads: readonly OperationId[] = ['getRun', 'rateRun'];
export const item_reads: readonly OperationId[] = ['listBatchItems', 'getBatchItem'];
export const delivery_lists: readonly OperationId[] = ['listWebhookDeliveries', 'listAllDeliveries'];
