/** Judges values by the schemas of a printed document, for tests. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { OpenApiDocument, Schema } from '../../contract/document.ts';
import { referenceFormats } from '../../contract/formats.ts';

/** Faults of a value by a schema of the document; empty for none. */
export type Judge = (schema: Schema, value: unknown) => string[];

const base = 'https://document.example/';

export function judgeOf(document: OpenApiDocument): Judge {
  const ajv = new Ajv2020({ strict: false, allErrors: true, inlineRefs: false, formats: referenceFormats });
  for (const [name, schema] of Object.entries(document.components.schemas))
    ajv.addSchema(absolute(schema), base + name);
  const compiled = new Map<string, ValidateFunction>();
  return (schema, value) => {
    const text = JSON.stringify(schema);
    const validate = compiled.get(text) ?? ajv.compile(absolute(schema));
    compiled.set(text, validate);
    return validate(value) ? [] : validate.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}

function absolute(schema: Schema): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', `"${base}`));
}
