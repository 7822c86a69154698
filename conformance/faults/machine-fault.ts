/**
 * A fault made by machine: one operator applied to one place of the interface, without anybody having thought of it.
 * Mutants show that a check works; these show what no check looks at.
 */

/** The place of the fault, and so the way to try it: a stored history, a wrapped server, or a wrapped sender. */
export type FaultKind = 'history' | 'request' | 'delivery';

export interface MachineFault {
  kind: FaultKind;
  /** The operationId, or the event or channel of the document (`run.completed`, `callback`, `webhook`). */
  operation: string;
  /** Of a record: the JSON pointer with `*` for each index; of a request: the parameter, field or refusal. */
  place: string;
  /** The change of the place, such as `null` or `ignored`. */
  operator: string;
  /** A restriction, such as `after-delete` or `user-tokens`; without it, the change is made everywhere. */
  only?: string;
}

/** The outcome of one fault. */
export interface FaultFate {
  fault: MachineFault;
  /** Ids of checks that fail; empty where none does. */
  killed_by: readonly string[];
  /** Nothing was there that it would have changed: it is neither killed nor alive. */
  unmet?: true;
  /** Judges that threw at it, with what they said: faults of the kit. */
  threw?: readonly string[];
}

/** The name of a fault, one word for each of its parts. */
export function nameOf({ kind, operation, place, operator, only }: MachineFault): string {
  return [kind, operation, place, operator, ...(only ? [only] : [])].join(' ');
}
