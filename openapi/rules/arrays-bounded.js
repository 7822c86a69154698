import { typesOf } from './schemas.js';

/** Every array says what it holds and how much of it at most. */
export function arraysBounded() {
  return {
    /** @param {any} schema @param {import('./schemas.js').Context} ctx */
    Schema(schema, ctx) {
      if (!typesOf(schema).includes('array')) return;
      if (schema.maxItems === undefined) ctx.report({ message: 'An array needs maxItems.' });
      if (schema.items === undefined) ctx.report({ message: 'An array needs items.' });
    },
  };
}
