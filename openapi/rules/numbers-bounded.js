import { typesOf } from './schemas.js';

/** Every number has both ends. */
export function numbersBounded() {
  return {
    /** @param {any} schema @param {import('./schemas.js').Context} ctx */
    Schema(schema, ctx) {
      if (!typesOf(schema).some((type) => type === 'number' || type === 'integer')) return;
      if (schema.enum || 'const' in schema) return;
      if (schema.minimum === undefined && schema.exclusiveMinimum === undefined) {
        ctx.report({ message: 'A number needs minimum or exclusiveMinimum.' });
      }
      if (schema.maximum === undefined && schema.exclusiveMaximum === undefined) {
        ctx.report({ message: 'A number needs maximum or exclusiveMaximum.' });
      }
    },
  };
}
