import { trackDirection } from './direction.js';
import { bodySchemas, isObjectSchema } from './schemas.js';

/** @param {any} schema */
const isClosed = (schema) => schema.additionalProperties === false || schema.unevaluatedProperties === false;
/** @param {any} schema */
const saysSomething = (schema) => 'additionalProperties' in schema || 'unevaluatedProperties' in schema;

/**
 * Objects that a client sends are closed, so that a misspelt field is an error and not silence. The components listed
 * in the option `open` may stay open, but must say so.
 * @param {{ open?: string[] }} options
 */
export function requestObjectsClosed({ open = [] }) {
  const direction = trackDirection();
  return {
    ...direction.visitors,
    /** @param {any} operation @param {import('./schemas.js').Context} ctx */
    Operation(operation, ctx) {
      if (direction.isOutgoing()) return;
      const place = ctx.location.child(['requestBody']);
      for (const { schema, place: at, name, isPart } of bodySchemas(operation.requestBody, place, ctx)) {
        if (isPart || !isObjectSchema(schema) || isClosed(schema)) continue;
        if (name && open.includes(name) && saysSomething(schema)) continue;
        const message = `${operation.operationId} takes an object that does not refuse unknown fields.`;
        ctx.report({ message, location: at });
      }
    },
  };
}
