/** The operations of the control interface, as its document describes them. */
import { table, type tags } from '../generated/control-operations.ts';
import type { Operation } from './operations.ts';

/** Every operation under `/_control`. */
export type ControlOperationId = keyof typeof table;

/** One operation. Names are the document's own. */
export type ControlOperation = Omit<Operation, 'id' | 'tag'> & { id: ControlOperationId; tag: (typeof tags)[number] };

/** The operations in the document's order. */
export const controlOperations: Readonly<Record<ControlOperationId, ControlOperation>> = table;

/** All operationIds, in the document's order. */
export const controlOperationIds = Object.keys(table) as readonly ControlOperationId[];
