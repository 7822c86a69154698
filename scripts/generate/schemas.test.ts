import { describe, expect, test } from 'vitest';
import type { Schema } from '../../src/contract/document.ts';
import { compilable, schemaSet } from './schemas.ts';
import { smallDocument } from './small-document.ts';

const table: [string, { given: Schema; want: Schema }][] = [
  [
    'annotations go',
    {
      given: {
        type: 'string',
        title: 't',
        description: 'd',
        default: 'a',
        examples: ['a'],
        readOnly: true,
        'x-stated': {},
      },
      want: { type: 'string' },
    },
  ],
  [
    'properties that are called like annotations stay',
    {
      given: { properties: { description: { type: 'string', description: 'd' }, default: {}, 'x-a': {} } },
      want: { properties: { description: { type: 'string' }, default: {}, 'x-a': {} } },
    },
  ],
  [
    'a component is referred to by its id',
    {
      given: { items: { $ref: '#/components/schemas/Uuid', description: 'd' } },
      want: { items: { $ref: 'https://model-run-kit.invalid/reference/schemas/Uuid' } },
    },
  ],
  [
    'this or null is a condition',
    {
      given: { anyOf: [{ type: 'object', title: 't' }, { type: 'null' }] },
      want: { if: { type: 'null' }, else: { type: 'object' } },
    },
  ],
  [
    'null or this too, and beside a condition it goes into allOf',
    {
      given: { if: { type: 'string' }, else: { minimum: 1 }, oneOf: [{ type: 'null' }, { type: 'string' }] },
      want: {
        if: { type: 'string' },
        else: { minimum: 1 },
        allOf: [{ if: { type: 'null' }, else: { type: 'string' } }],
      },
    },
  ],
  [
    'three alternatives stay alternatives',
    {
      given: { anyOf: [{ type: 'string' }, { type: 'boolean' }, { type: 'null' }] },
      want: { anyOf: [{ type: 'string' }, { type: 'boolean' }, { type: 'null' }] },
    },
  ],
  [
    'null with a bound of its own is no plain null',
    {
      given: { anyOf: [{ type: 'string' }, { type: 'null', enum: [] }] },
      want: { anyOf: [{ type: 'string' }, { type: 'null', enum: [] }] },
    },
  ],
];

test.each(table)('%s', (_, { given, want }) => {
  expect(compilable(given, 'reference')).toEqual(want);
});

test('only components can be referred to', () => {
  expect(() => compilable({ $ref: '#/components/responses/A' }, 'stated')).toThrow(/only a component/);
});

describe('the sets of a document', () => {
  const sets = { reference: schemaSet(smallDocument, 'reference'), stated: schemaSet(smallDocument, 'stated') };

  test('hold every component', () => {
    const names = Object.keys(smallDocument.components.schemas);
    expect(Object.keys(sets.reference.schemas)).toEqual(names);
    expect(Object.keys(sets.stated.schemas)).toEqual(names);
  });

  test('know decimals by their name', () => {
    expect(sets.reference.schemas.Decimal).toMatchObject({ type: 'string', format: 'decimal', pattern: '^1' });
    expect(sets.stated.schemas.Decimal).toMatchObject({ type: ['string', 'null'], format: 'decimal' });
  });

  test('hold parameters as closed objects, in the reference set alone', () => {
    expect(sets.reference.queries.listThings).toMatchObject({
      type: 'object',
      properties: { limit: { type: 'integer', minimum: 1 } },
      required: [],
      additionalProperties: false,
    });
    expect(sets.reference.paths.makeThing).toMatchObject({ properties: { id: { minLength: 2 } }, required: ['id'] });
    expect(sets.stated.queries).toEqual({});
  });

  test('hold the successes that are no components', () => {
    expect(Object.keys(sets.reference.responses)).toEqual(['probe']);
    expect(sets.stated.responses.probe).toMatchObject({ type: ['object', 'null'] });
  });
});
