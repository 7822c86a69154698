import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Schema } from '../../src/contract/document.ts';
import { compilable } from './schemas.ts';
import { statedSchema } from './stated.ts';

const set = { not: { type: 'null' }, minLength: 1 };

const table: [string, { given: Schema; want: Schema }][] = [
  ['a type takes null in addition', { given: { type: 'string' }, want: { type: ['string', 'null'] } }],
  ['null is not doubled', { given: { type: ['integer', 'null'] }, want: { type: ['integer', 'null'] } }],
  ['no type stays no type', { given: {}, want: {} }],
  ['true stays, false opens', { given: false, want: true }],
  [
    'bounds, patterns and closed lists go',
    {
      given: { type: 'string', minLength: 1, maxLength: 9, pattern: '^a', enum: ['a'], const: 'a' },
      want: { type: ['string', 'null'] },
    },
  ],
  [
    'bounds of numbers go',
    {
      given: { type: 'number', minimum: 0, maximum: 1, exclusiveMinimum: 0, multipleOf: 2 },
      want: { type: ['number', 'null'] },
    },
  ],
  [
    'bounds of arrays go, items stay',
    {
      given: { type: 'array', minItems: 1, maxItems: 2, uniqueItems: true, items: { type: 'string', minLength: 1 } },
      want: { type: ['array', 'null'], items: { type: ['string', 'null'] } },
    },
  ],
  [
    'an object opens and requires nothing',
    {
      given: {
        type: 'object',
        required: ['a'],
        minProperties: 1,
        maxProperties: 2,
        additionalProperties: false,
        unevaluatedProperties: false,
        properties: { a: { type: 'boolean' } },
      },
      want: { type: ['object', 'null'], properties: { a: { type: ['boolean', 'null'] } } },
    },
  ],
  [
    'a schema for further properties stays',
    {
      given: { additionalProperties: { type: 'string', minLength: 1 } },
      want: { additionalProperties: { type: ['string', 'null'] } },
    },
  ],
  ['uuid stays', { given: { format: 'uuid', maxLength: 36 }, want: { format: 'uuid' } }],
  ['date-time stays', { given: { format: 'date-time', pattern: 'Z$' }, want: { format: 'date-time' } }],
  ['decimal stays', { given: { format: 'decimal', pattern: '^1' }, want: { format: 'decimal' } }],
  ['another format goes', { given: { type: 'string', format: 'uri' }, want: { type: ['string', 'null'] } }],
  [
    'annotations go',
    {
      given: { type: 'string', description: 'd', readOnly: true, 'x-clauses': ['a.b'] },
      want: { type: ['string', 'null'] },
    },
  ],
  [
    'a property may be called like a keyword',
    {
      given: { properties: { enum: { type: 'string', enum: ['a'] }, required: { type: 'boolean' } } },
      want: { properties: { enum: { type: ['string', 'null'] }, required: { type: ['boolean', 'null'] } } },
    },
  ],
  [
    'a reference stays, beside allOf too',
    {
      given: { allOf: [{ $ref: '#/components/schemas/AssetFields' }, { required: ['id'] }] },
      want: { allOf: [{ $ref: '#/components/schemas/AssetFields' }, {}] },
    },
  ],
  [
    'this or null becomes this, which takes null',
    {
      given: { anyOf: [{ type: 'string', minLength: 1 }, { type: 'null' }] },
      want: { allOf: [{ type: ['string', 'null'] }] },
    },
  ],
  [
    'exactly one becomes any',
    {
      given: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
      want: { allOf: [{ anyOf: [{ type: ['string', 'null'] }, { type: ['integer', 'null'] }] }] },
    },
  ],
  [
    'x-stated.type is wider',
    {
      given: { type: 'string', 'x-stated': { type: ['string', 'integer'] } },
      want: { type: ['string', 'integer', 'null'] },
    },
  ],
  [
    'x-stated.keep keeps',
    {
      given: { type: 'integer', minimum: 1, maximum: 500, multipleOf: 1, 'x-stated': { keep: ['minimum', 'maximum'] } },
      want: { type: ['integer', 'null'], minimum: 1, maximum: 500 },
    },
  ],
  [
    'x-stated.required has a value',
    {
      given: { required: ['a', 'b'], properties: { a: { type: 'string' }, b: {} }, 'x-stated': { required: ['a'] } },
      want: { required: ['a'], properties: { a: { allOf: [{ type: ['string', 'null'] }], ...set }, b: {} } },
    },
  ],
  [
    'x-stated.required names properties that a part of allOf describes',
    {
      given: { allOf: [{ $ref: '#/components/schemas/RunFields' }], 'x-stated': { required: ['status_code'] } },
      want: {
        allOf: [{ $ref: '#/components/schemas/RunFields' }],
        properties: { status_code: set },
        required: ['status_code'],
      },
    },
  ],
];

test.each(table)('%s', (_, { given, want }) => {
  expect(statedSchema(given)).toEqual(want);
});

describe('whatever satisfies a schema', () => {
  const { schema } = fc.letrec<{ schema: Schema; object: Schema; array: Schema; text: Schema; number: Schema }>(
    (tie) => ({
      schema: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        tie('text'),
        tie('number'),
        tie('object'),
        tie('array'),
      ),
      text: fc.record(
        {
          type: fc.constantFrom('string', ['string', 'null']),
          minLength: fc.nat(1),
          enum: fc.constant(['a', 'b', null]),
        },
        { requiredKeys: [] },
      ),
      number: fc.record(
        { type: fc.constantFrom('integer', 'number'), minimum: fc.nat(2), const: fc.nat(2) },
        { requiredKeys: [] },
      ),
      array: fc.record(
        { type: fc.constant('array'), items: tie('schema'), maxItems: fc.nat(2), uniqueItems: fc.boolean() },
        { requiredKeys: ['type'] },
      ),
      object: fc.record(
        {
          type: fc.constant('object'),
          properties: fc.dictionary(fc.constantFrom('a', 'b'), tie('schema'), { noNullPrototype: true }),
          required: fc.subarray(['a', 'b']),
          additionalProperties: fc.oneof(fc.boolean(), tie('schema')),
          anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
          oneOf: fc.tuple(tie('schema'), fc.constant<Schema>({ type: 'null' })),
        },
        { requiredKeys: [], noNullPrototype: true },
      ),
    }),
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom<unknown>(null, 'a', '', 0, 1, 0.5, true),
      fc.dictionary(fc.constantFrom('a', 'b'), tie('value'), { noNullPrototype: true }),
      fc.array(tie('value'), { maxLength: 2 }),
    ),
  }));
  const validator = (one: Schema) => {
    // Without the meta-schemas, which take longer to compile than these do.
    const ajv = new Ajv2020({ strict: false, meta: false, validateSchema: false });
    return ajv.compile(compilable(one, 'stated'));
  };

  test('satisfies its stated form', () => {
    let satisfied = 0;
    fc.assert(
      fc.property(schema, fc.array(value, { minLength: 30, maxLength: 30 }), (one, candidates) => {
        const original = validator(one);
        const fitting = candidates.filter((candidate) => original(candidate));
        const accepts = validator(statedSchema(one));
        satisfied += fitting.length;
        for (const candidate of fitting) expect(accepts(candidate)).toBe(true);
      }),
      { seed: 1, numRuns: 200 },
    );
    expect(satisfied).toBeGreaterThan(300);
  });
});
