import { trackDirection } from './direction.js';
import { bodySchemas } from './schemas.js';

/** Objects that the service sends are open, so that it may add a field without breaking a client. */
export function responseObjectsOpen() {
  const direction = trackDirection();
  return {
    ...direction.visitors,
    /** @param {any} operation @param {import('./schemas.js').Context} ctx */
    Operation(operation, ctx) {
      const bodies = direction.isOutgoing()
        ? [{ body: operation.requestBody, path: ['requestBody'] }]
        : Object.entries(operation.responses ?? {}).map(([status, body]) => ({ body, path: ['responses', status] }));
      for (const { body, path } of bodies) {
        for (const { schema, place } of bodySchemas(body, ctx.location.child(path), ctx)) {
          if (schema.additionalProperties !== false && schema.unevaluatedProperties !== false) continue;
          const message = `${operation.operationId} answers with an object that forbids further fields.`;
          ctx.report({ message, location: place });
        }
      }
    },
  };
}
