import { expect, it } from 'vitest';
import { readSchema } from './listed-schemas.ts';

const payload = {
  event: 'run.failed',
  run_id: 'r',
  note: null,
  data: { count: 3, reason: null, tags: [{ name: 'a' }] },
  text: '{"inner":true}',
};
const object = (properties: object, more: object = {}) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
  ...more,
});

it.each<[string, unknown]>([
  ['of the whole', object({ run_id: { type: 'string' } })],
  ['of a part', object({ count: { type: 'integer' } }, { additionalProperties: true })],
  ['of an item within', object({ name: { const: 'a' } }, { additionalProperties: false })],
  ['of a part that is written as text', object({ inner: { type: 'boolean' } })],
  ['without a type', { properties: { run_id: { type: 'string' } }, required: ['run_id'] }],
  ['by reference', { $ref: '#/$defs/it', $defs: { it: object({ run_id: { type: 'string' } }) } }],
  ['with a null that OpenAPI allows', object({ note: { type: 'string', nullable: true } })],
  [
    'with a null for a reference',
    object({ note: { $ref: '#/$defs/t', nullable: true } }, { $defs: { t: { type: 'string' } } }),
  ],
  ['with a null that nobody named', object({ note: { type: 'string' }, run_id: { enum: ['r'] } })],
  ['with a null among others', object({ note: { oneOf: [{ type: 'string' }, { type: 'integer' }] } })],
  ['with a null and a contrary', object({ note: { not: { type: 'string' } } })],
  ['of draft-07', object({ run_id: { type: 'string' } }, { $schema: 'http://json-schema.org/draft-07/schema#' })],
  ['of 2019-09', object({ run_id: {} }, { $schema: 'https://json-schema.org/draft/2019-09/schema' })],
  ['of 2020-12', object({ run_id: {} }, { $schema: 'https://json-schema.org/draft/2020-12/schema' })],
  ['with a pattern of another language', object({ run_id: { type: 'string', pattern: '(?i)^R$' } })],
  ['with a format of its own', object({ run_id: { type: 'string', format: 'run-id' } })],
])('a payload fits a schema %s', (_, schema) => {
  expect(readSchema(schema)?.(payload)).toBe(true);
});

it.each<[string, unknown]>([
  ['no event at all', { type: 'string' }],
  ['a list of what no list holds', { type: 'array', items: { type: 'integer' } }],
  ['another type', object({ run_id: { type: 'integer' } })],
  ['a member that none has', object({ run_id: {}, tenant: {} })],
  ['another value', object({ event: { const: 'run.completed' }, run_id: {} })],
  [
    'another type, by draft-07',
    object({ run_id: { type: 'integer' } }, { $schema: 'http://json-schema.org/draft-07/schema#' }),
  ],
  ['another type, by reference', { $ref: '#/$defs/it', $defs: { it: object({ run_id: { type: 'integer' } }) } }],
])('a payload does not fit a schema with %s', (_, schema) => {
  expect(readSchema(schema)?.(payload)).toBe(false);
});

it.each<[string, unknown]>([
  ['true', true],
  ['a URL', 'https://schemas.example/run.json'],
  ['nothing', {}],
  ['words for members, which look like keywords', { type: 'string', run_id: 'integer' }],
  ['members by name', { run_id: 'integer', tenant: 'text' }],
  ['a schema within something', { 'application/json': object({ tenant: {} }) }],
  ['an Avro schema', { type: 'record', fields: [{ name: 'tenant', type: 'string' }] }],
  ['an unknown dialect', object({ tenant: {} }, { $schema: 'http://json-schema.org/draft-04/schema#' })],
  ['a reference elsewhere', object({ tenant: { $ref: '#/components/schemas/Tenant' } })],
  ['types that JSON Schema lacks', object({ tenant: { type: 'timestamp' } })],
  ['a circle', { $ref: '#' }],
  ['what may take for ever', object({ tenant: {} }, { patternProperties: { '^(a+)+$': {} } })],
])('of %s nobody can tell', (_, schema) => {
  expect(readSchema(schema)?.(payload)).toBeUndefined();
});
