/** A server on which a name is taken once in an organization, whatever its letters' case. */
import type { OperationId } from '../../src/contract/operations.ts';
import { type Call, callerOf, type Parts } from '../../src/server/parts.ts';
import { Refused } from '../../src/server/refused.ts';

/** @param fields the field of the body that each operation keeps unique */
export function withNamesOnce(parts: Parts, fields: Partial<Record<OperationId, string>>): Parts {
  const taken = new Set<string>();
  const changed = Object.entries(fields).map(([id, field]) => {
    const operation = id as OperationId;
    const original = parts.handlers[operation];
    const handler = async (call: Call) => {
      const name = (call.request.body as Record<string, unknown>)[field];
      const key = [operation, callerOf(call).organization_id, String(name).toLowerCase()].join(' ');
      if (taken.has(key)) throw new Refused('conflict');
      taken.add(key);
      try {
        return await original(call);
      } catch (error) {
        taken.delete(key);
        throw error;
      }
    };
    return [operation, handler] as const;
  });
  return { ...parts, handlers: { ...parts.handlers, ...Object.fromEntries(changed) } };
}
