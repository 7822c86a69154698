/** Schemas of errors under the choices. */
import type { SchemaObject } from '../../contract/document.ts';
import { componentRef, withProperty } from './record-schemas.ts';
import type { SchemaChange, SchemaChanges } from './schema-change.ts';
import { withOptional } from './schema-places.ts';
import { settledChoice, type View } from './view.ts';

/** Both envelopes in one. */
export const mergedError: SchemaObject = {
  description: 'The error envelope and the validation envelope in one: either says everything.',
  allOf: [componentRef('ErrorEnvelope'), componentRef('ValidationErrorEnvelope')],
};

const errorCode: SchemaChange = (schema, view) => {
  const { codes } = settledChoice(view, 'codes.error_values');
  const words = (schema.enum as string[]).map((code) => codes[code] ?? code);
  return { ...schema, enum: [...new Set(words)] };
};

/** Parts that may have nothing to say, and what they are then. */
function withEmptyParts(schema: SchemaObject, view: View, parts: Readonly<Record<string, SchemaObject>>): SchemaObject {
  const { details } = settledChoice(view, 'codes.error_values');
  if (details === 'absent') return withOptional(schema, Object.keys(parts));
  if (details === 'present') return schema;
  return Object.entries(parts).reduce((all, [name, part]) => withProperty(all, name, part), schema);
}

const error: SchemaChange = (schema, view) => {
  const { type: _, ...errors } = schema.properties!.errors as SchemaObject;
  return withEmptyParts(schema, view, { errors: { type: ['array', 'null'], ...errors } });
};

const validationIssue: SchemaChange = (schema, view) =>
  withEmptyParts(schema, view, { input: {}, ctx: componentRef('FreeObjectOrNull') });

export const errorChanges: SchemaChanges = {
  ErrorCode: errorCode,
  ErrorEnvelope: error,
  ValidationIssue: validationIssue,
};
