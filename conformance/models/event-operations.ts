/** The operations that callbacks and webhooks need; a check by waves names those that it uses. */
import type { OperationId } from '../../src/contract/operations.ts';

/** Any target that claims runs dispatches models of two segments or of more; which, its fixtures say. */
export const callback_operations: readonly OperationId[] = ['getRun'];
export const webhook_operations: readonly OperationId[] = ['getRun', 'createWebhook'];
export const log_operations: readonly OperationId[] = ['getRun', 'createWebhook', 'listWebhookDeliveries'];
