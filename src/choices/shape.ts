import schema from '../generated/choices.schema.json' with { type: 'json' };
import { validate } from '../generated/choices-validator.js';
import { type SchemaNode, shapeFault } from './schema-sentences.ts';

/** The first thing wrong with the shape: the key path, what is there, and what is allowed; undefined for none. */
export function shapeProblem(value: unknown): string | undefined {
  return shapeFault(schema as SchemaNode, validate, value);
}
