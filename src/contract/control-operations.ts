/** The operations of the control interface, as its document describes them. */
import { table, type tags } from '../generated/control-operations.ts';
import type { Envelope, Operation } from './operations.ts';

/** Every operation under `/_control`. */
export type ControlOperationId = keyof typeof table;

/** One operation. Names are the document's own. */
export type ControlOperation = Omit<Operation, 'id' | 'tag' | 'errors'> & {
  id: ControlOperationId;
  tag: (typeof tags)[number];
  /** `oauth` is section 5.2 of RFC 6749. */
  errors: Readonly<Record<number, Envelope | 'oauth'>>;
};

/** The operations in the document's order. */
export const controlOperations: Readonly<Record<ControlOperationId, ControlOperation>> = table;

/** All operationIds, in the document's order. */
export const controlOperationIds = Object.keys(table) as readonly ControlOperationId[];
