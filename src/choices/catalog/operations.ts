/** Sets of operations that several choices are made for. */
import { type OperationId, operationIds } from '../../contract/operations.ts';

export const model_dispatches = operationIds.filter((id) => /^dispatchModelRun\d$/.test(id));
export const dispatches: readonly OperationId[] = [...model_dispatches, 'dispatchGraphWorkflowRun'];

/** The operations that answer with one run, which shows its parts always, or only when asked (`records.run_embeds`). */
export const run_reads: readonly OperationId[] = ['getRun', 'rateRun'];
export const item_reads: readonly OperationId[] = ['listBatchItems', 'getBatchItem'];
export const delivery_lists: readonly OperationId[] = ['listWebhookDeliveries', 'listAllDeliveries'];
