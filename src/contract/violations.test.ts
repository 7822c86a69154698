import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { RawViolation } from '../generated/raw-validators.ts';
import { statedFormats } from './formats.ts';
import { violationsOf } from './violations.ts';

/** Violations of a value under a schema, as `pointer message` lines. */
function told(schema: object, value: unknown): string[] {
  const ajv = new Ajv2020({ allErrors: true, strict: false, messages: false, formats: statedFormats });
  const validate = ajv.compile(schema);
  validate(value);
  return violationsOf(value, (validate.errors ?? []) as RawViolation[]).map((one) => `${one.pointer} ${one.message}`);
}

const orNull = (schema: object) => ({ if: { type: 'null' }, else: schema });

describe('each keyword is told as the end of a sentence', () => {
  test.each<[string, object, unknown, string[]]>([
    ['type', { type: 'string' }, 1, [' must be a string']],
    ['type, several', { type: ['null', 'integer', 'object'] }, 'a', [' must be an integer, an object or null']],
    ['required', { required: ['a/b'] }, {}, ['/a~1b is missing']],
    ['additionalProperties', { additionalProperties: false }, { 'a~': 1 }, ['/a~0 is no known field']],
    ['unevaluatedProperties', { unevaluatedProperties: false }, { a: 1 }, ['/a is no known field']],
    ['dependentRequired', { dependentRequired: { a: ['b'] } }, { a: 1 }, ['/b is missing, and a needs it']],
    ['enum', { enum: ['a', 'b', 1] }, 'c', [' must be "a", "b" or 1']],
    ['const', { const: true }, 1, [' must be true']],
    ['minLength 1', { minLength: 1 }, '', [' must not be empty']],
    ['minLength', { minLength: 2 }, 'a', [' must have at least 2 characters']],
    ['maxLength 1', { maxLength: 1 }, 'ab', [' must have at most 1 character']],
    ['maxLength', { maxLength: 2 }, 'abc', [' must have at most 2 characters']],
    ['pattern', { pattern: '^a' }, 'b', [' must match the pattern ^a']],
    ['minimum', { minimum: 1 }, 0, [' must be at least 1']],
    ['maximum', { maximum: 500 }, 501, [' must be at most 500']],
    ['exclusiveMinimum', { exclusiveMinimum: 0 }, 0, [' must be more than 0']],
    ['exclusiveMaximum', { exclusiveMaximum: 1 }, 1, [' must be less than 1']],
    ['multipleOf', { multipleOf: 5 }, 6, [' must be a multiple of 5']],
    ['minItems 1', { minItems: 1 }, [], [' must not be empty']],
    ['minItems', { minItems: 2 }, [1], [' must hold at least 2 items']],
    ['maxItems', { maxItems: 1 }, [1, 2], [' must hold at most 1 item']],
    ['items false', { prefixItems: [{}], items: false }, [1, 2], [' must hold at most 1 item']],
    ['uniqueItems', { uniqueItems: true }, [1, 2, 1], [' must not hold the same item twice (numbers 1 and 3)']],
    [
      'contains',
      { contains: { const: 1 } },
      [2],
      ['/0 must be 1', ' must hold at least 1 item of the kind that is asked for'],
    ],
    ['minProperties 1', { minProperties: 1 }, {}, [' must not be empty']],
    ['minProperties', { minProperties: 2 }, { a: 1 }, [' must have at least 2 fields']],
    ['maxProperties 0', { maxProperties: 0 }, { a: 1 }, [' must be empty']],
    ['maxProperties', { maxProperties: 1 }, { a: 1, b: 2 }, [' must have at most 1 fields']],
    ['false', { properties: { a: false } }, { a: 1 }, ['/a must be absent']],
    ['not null', { properties: { a: { not: { type: 'null' } } } }, { a: null }, ['/a must not be null']],
    ['not', { not: { const: 1 } }, 1, [' has a form that is not permitted']],
    [
      'propertyNames',
      { propertyNames: { maxLength: 1 } },
      { ab: 1 },
      ['/ab has a name that must have at most 1 character'],
    ],
    ['format uuid', { format: 'uuid' }, 'a', [' must be a UUID, such as 0b9ff4c5-6a3f-4f4e-9a57-3f1c0d6f8f11']],
    [
      'format date-time',
      { format: 'date-time' },
      'a',
      [' must be a date and time in UTC, such as 2026-01-31T12:00:00.000Z'],
    ],
    ['format decimal', { format: 'decimal' }, 'a', [' must be a decimal number, such as 12.50']],
  ])('%s', (_, schema, value, want) => {
    expect(told(schema, value)).toEqual(want);
  });
});

describe('one sentence for one fault', () => {
  test.each<[string, object, unknown, string[]]>([
    ['this or null tells what is wrong with this', orNull({ required: ['a'] }), {}, ['/a is missing']],
    ['and that null would do', orNull({ type: 'object' }), 1, [' must be an object or null']],
    [
      'a format implies its pattern and length',
      { format: 'decimal', pattern: '^1', minLength: 5, maxLength: 0 },
      'a',
      [' must be a decimal number, such as 12.50'],
    ],
    ['the same fault twice', { allOf: [{ type: 'string' }, { type: 'string' }] }, 1, [' must be a string']],
    [
      'alternatives of type',
      { anyOf: [{ type: 'string' }, { type: 'integer' }] },
      null,
      [' must be a string or an integer'],
    ],
    [
      'alternatives of shape: the one that got deepest',
      { anyOf: [{ type: 'string' }, { type: 'object', properties: { a: { type: 'string' } } }] },
      { a: 1 },
      ['/a must be a string'],
    ],
    [
      'several that fit',
      { oneOf: [{ type: 'string' }, { minLength: 1 }] },
      'a',
      [' fits more than one of the permitted forms'],
    ],
  ])('%s', (_, schema, value, want) => {
    expect(told(schema, value)).toEqual(want);
  });

  test('a hostile value gets at most 100', () => {
    expect(told({ items: { type: 'string' } }, Array(1000).fill(1))).toHaveLength(100);
  });
});
