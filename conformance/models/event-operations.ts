/** The operations that take part in the two channels: a check by waves names those it cannot do without. */
import type { OperationId } from '../../src/contract/operations.ts';

/** Any target that claims runs dispatches models of two segments or of more; which, its fixtures say. */
export const callback_operations: readonly OperationId[] = ['getRun'];
export const webhook_operations: readonly OperationId[] = ['getRun', 'createWebhook'];
export const log_operations: readonly OperationId[] = ['getRun', 'createWebhook', 'listWebhookDeliveries'];
