import { typesOf } from './schemas.js';

/** Formats whose values cannot grow without end. A URI or an e-mail address can. */
const BOUNDED_FORMATS = ['uuid', 'date-time', 'date', 'time', 'ipv4', 'ipv6'];

/** Every string has an end: a length, a list of values, or a format that implies one. */
export function stringsBounded() {
  return {
    /** @param {any} schema @param {import('./schemas.js').Context} ctx */
    Schema(schema, ctx) {
      if (!typesOf(schema).includes('string')) return;
      if (schema.maxLength !== undefined || schema.enum || 'const' in schema) return;
      if (BOUNDED_FORMATS.includes(schema.format)) return;
      ctx.report({ message: 'A string needs maxLength, enum, const or a format of bounded length.' });
    },
  };
}
