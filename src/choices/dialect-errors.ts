/** Error of a request that cannot be put on the wire in a target's dialect. */
import type { OperationId } from '../contract/operations.ts';

/** The request needs a name or an encoding that the choices document does not declare. */
export class MissingChoice extends Error {
  override readonly name = 'MissingChoice';
  /** The key to declare, such as `lists.parameters.filter`. */
  readonly key: string;
  readonly operation: OperationId;
  constructor(key: string, operation: OperationId) {
    super(`the choice ${key} is not declared, and ${operation} needs it`);
    this.key = key;
    this.operation = operation;
  }
}

/** The request needs what the declared choices do not offer, or holds a value that they cannot spell unambiguously. */
export class Inexpressible extends Error {
  override readonly name = 'Inexpressible';
  /** The choice that stands in the way. */
  readonly key: string;
  readonly operation: OperationId;
  constructor(key: string, operation: OperationId, why: string) {
    super(`${operation}: ${why} (${key})`);
    this.key = key;
    this.operation = operation;
  }
}
