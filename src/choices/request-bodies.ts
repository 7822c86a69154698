/** Bodies of requests that hold what the choices write in ways of their own: a time, a graph. */
import type { OperationId } from '../contract/operations.ts';
import type { ChoicesDocument } from './choices-document.ts';
import { readTimestamp, timestampWriter } from './timestamp-encoding.ts';
import { nodesWriter, readNodes } from './workflow-shapes.ts';

type Change = (value: unknown) => unknown;

export interface BodyDialect {
  write: Change;
  read: Change;
}

/** Undefined where bodies are the same in every dialect, and where this one has nothing to say. */
export function createBodyDialect(choices: ChoicesDocument, operation: OperationId): BodyDialect | undefined {
  if (operation === 'updateBalance') {
    const write = timestampWriter(choices, operation);
    return write && { write: inField('updated_at', write), read: inField('updated_at', readTimestamp) };
  }
  if (operation === 'createGraphWorkflow') {
    const write = nodesWriter(choices, operation);
    return write && { write: inField('workflow_json', write), read: inField('workflow_json', readNodes) };
  }
  return undefined;
}

function inField(name: string, change: Change): Change {
  return (body) => {
    if (typeof body !== 'object' || body === null || Array.isArray(body) || !Object.hasOwn(body, name)) return body;
    const fields = Object.entries(body).map(([field, value]) => [field, field === name ? change(value) : value]);
    return Object.fromEntries(fields);
  };
}
