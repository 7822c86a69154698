import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bundledDocument } from './document.ts';
import { examplesOf } from './examples.support.ts';
import { isOperationId, type OperationId, operations } from './operations.ts';
import {
  envelopeOf,
  type ValidatorSet,
  validatePath,
  validateQuery,
  validateRequestBody,
  validateResponse,
  validateSchema,
} from './validators.ts';

const document = bundledDocument();
const examples = examplesOf(document);
const bodies = examples.filter((one) => one.of === 'body' || one.of === 'response');
const parameters = examples.filter((one) => one.of === 'path' || one.of === 'query');
const id = '0b9ff4c5-6a3f-4f4e-9a57-3f1c0d6f8f11';

describe('every example of the document', () => {
  test.each(bodies)('$where passes both sets', ({ schema, value }) => {
    if (schema === undefined) return;
    expect(validateSchema('reference', schema, value)).toEqual([]);
    expect(validateSchema('stated', schema, value)).toEqual([]);
  });

  test.each(bodies.filter((one) => isOperationId(one.operation)))('$where passes by operation', (example) => {
    const operation = example.operation as OperationId;
    if (example.of === 'body') expect(validateRequestBody(operation, example.value)).toEqual([]);
    if (example.of !== 'response') return;
    expect(validateResponse('reference', operation, example.status, example.value)).toEqual([]);
    expect(validateResponse('stated', operation, example.status, example.value)).toEqual([]);
  });

  test.each(parameters.filter((one) => isOperationId(one.operation)))('$where passes', (example) => {
    if (example.of !== 'path' && example.of !== 'query') return;
    const operation = example.operation as OperationId;
    const given = { [example.parameter]: example.value };
    const violations = example.of === 'query' ? validateQuery(operation, given) : validatePath(operation, given);
    // One parameter at a time, so the others of the path are missing.
    expect(violations.filter(({ keyword }) => keyword !== 'required')).toEqual([]);
  });

  test('belongs to a component, apart from texts and the health probe', () => {
    const inline = bodies.filter(({ schema }) => schema === undefined).map(({ operation }) => operation);
    expect(new Set(inline)).toEqual(new Set(['getHealth', 'getModelText']));
  });
});

test('whatever passes the reference set passes the stated one', () => {
  const named = bodies.filter(({ schema }) => schema !== undefined);
  const other = fc.constantFrom(null, undefined, '', 'a', '-1.5', 0, 0.5, true, [], {});
  const changes = fc.array(fc.tuple(fc.array(fc.nat(), { minLength: 1, maxLength: 4 }), other), { maxLength: 2 });
  let passed = 0;
  fc.assert(
    fc.property(fc.constantFrom(...named), changes, ({ schema, value }, edits) => {
      const changed = edits.reduce((from, [path, replacement]) => replaced(from, path, replacement), value);
      if (validateSchema('reference', schema!, changed).length > 0) return;
      passed += 1;
      expect(validateSchema('stated', schema!, changed)).toEqual([]);
    }),
    { seed: 1, numRuns: 1000 },
  );
  expect(passed).toBeGreaterThan(100);
});

describe('what the text states to be there is asked for by both sets:', () => {
  const stating = bodies.flatMap(({ where, schema, value }) => {
    const found = document.components.schemas[schema ?? ''];
    const names = typeof found === 'object' ? (found['x-stated'] as { required?: string[] } | undefined)?.required : [];
    return (names ?? []).map((name) => ({ where, name, schema: schema!, value: value as Record<string, unknown> }));
  });

  test.each(stating)('$name of $where', ({ name, schema, value }) => {
    const { [name]: _, ...without } = value;
    for (const broken of [without, { ...value, [name]: null }]) {
      expect(validateSchema('reference', schema, broken)).not.toEqual([]);
      expect(validateSchema('stated', schema, broken)).toMatchObject([{ pointer: `/${name}` }]);
    }
  });
});

/** The value with one part replaced, or left out where the replacement is undefined; `path` chooses keys by number. */
function replaced(value: unknown, [step, ...rest]: number[], replacement: unknown): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return replacement;
  const keys = Object.keys(value);
  const key = keys[step % Math.max(keys.length, 1)];
  if (key === undefined) return replacement;
  const copy = structuredClone(value) as Record<string, unknown>;
  const part = replaced(copy[key], rest, replacement);
  if (part === undefined) delete copy[key];
  else copy[key] = part;
  return copy;
}

test('a whole value is null only where the document says so', () => {
  expect(validateSchema('stated', 'Asset', null)).toEqual([
    { pointer: '', keyword: 'type', message: 'must be an object' },
  ]);
  expect(validateSchema('stated', 'UuidOrNull', null)).toEqual([]);
  expect(() => validateSchema('stated', 'Nothing', null)).toThrow('the document has no schema Nothing');
});

test('requests are told what is wrong, and where', () => {
  expect(validateRequestBody('createAssetUpload', { mime_type: 'image/png', size_bytes: 'many', more: 1 })).toEqual([
    { pointer: '/filename', keyword: 'required', message: 'is missing' },
    { pointer: '/more', keyword: 'additionalProperties', message: 'is no known field' },
    { pointer: '/size_bytes', keyword: 'type', message: 'must be an integer' },
  ]);
  expect(validateRequestBody('createAssetUpload', undefined)).toMatchObject([
    { pointer: '', message: 'must be an object' },
  ]);
  expect(validateRequestBody('getAsset', { any: 'thing' })).toEqual([]);
});

test('queries and paths are judged under the document’s names', () => {
  expect(validateQuery('listAssets', {})).toEqual([]);
  expect(validateQuery('listAssets', { limit: 1 })).toEqual([]);
  expect(validateQuery('listAssets', { limit: 500 })).toEqual([]);
  expect(validateQuery('listAssets', { limit: 501, page: 2 })).toEqual([
    { pointer: '/page', keyword: 'additionalProperties', message: 'is no known parameter' },
    { pointer: '/limit', keyword: 'maximum', message: 'must be at most 500' },
  ]);
  expect(validateQuery('listAssets', { limit: '50' })).toMatchObject([{ pointer: '/limit', keyword: 'type' }]);
  expect(validatePath('getAsset', { id })).toEqual([]);
  expect(validatePath('getAsset', { id: 'x' })).toMatchObject([{ pointer: '/id', keyword: 'format' }]);
});

describe('responses', () => {
  const error = { code: 'not_found', message: 'There is no such record.', errors: [] };
  const validation = {
    detail: [{ loc: ['path', 'id'], msg: 'is no UUID', type: 'invalid_request', input: 'x', ctx: {} }],
  };

  test.each<[string, ValidatorSet, OperationId, number, unknown, boolean]>([
    ['a text', 'reference', 'getModelText', 200, '# Model', true],
    ['no text', 'stated', 'getModelText', 200, {}, false],
    ['nothing', 'reference', 'deleteAsset', 204, undefined, true],
    ['a body where none belongs', 'reference', 'deleteAsset', 204, {}, false],
    ['which is a choice', 'stated', 'deleteAsset', 200, {}, true],
    ['health', 'reference', 'getHealth', 200, {}, true],
    ['health with more', 'reference', 'getHealth', 200, { up: true }, false],
    ['which is no choice', 'stated', 'getHealth', 200, { up: true }, false],
    ['no object', 'stated', 'getHealth', 200, null, false],
    ['another success', 'stated', 'createAssetUpload', 200, { asset_id: id, upload_url: 'https://x.test/a' }, true],
    ['without its id', 'stated', 'createAssetUpload', 200, { upload_url: 'https://x.test/a' }, false],
    ['the envelope of 7.1', 'reference', 'getAsset', 404, error, true],
    ['that of 7.2 there', 'reference', 'getAsset', 404, validation, false],
    ['which nothing states', 'stated', 'getAsset', 404, validation, true],
    ['both merged', 'stated', 'getAsset', 404, { ...error, ...validation }, true],
    ['neither', 'stated', 'getAsset', 404, [], false],
    ['an unlisted status', 'reference', 'getAsset', 418, validation, true],
    ['an unlisted status in neither', 'reference', 'getAsset', 418, { error: 'teapot' }, false],
    ['the envelope of 7.2', 'reference', 'getModelText', 404, validation, true],
    ['that of 7.1 there', 'reference', 'getModelText', 404, error, false],
    ['which is a choice', 'stated', 'getModelText', 404, error, true],
    ['feedback in 7.1', 'stated', 'rateRun', 404, error, true],
    ['feedback in 7.1 with a wrong type', 'stated', 'rateRun', 404, { ...error, ...validation, code: 7 }, false],
  ])('%s: %s %s %i', (_, set, operation, status, value, passes) => {
    expect(validateResponse(set, operation, status, value).length === 0).toBe(passes);
  });

  test('the three endpoints of section 7.2 are those of the document', () => {
    const found = Object.values(operations).filter(({ errors }) => Object.values(errors).includes('validation'));
    expect(found.map((operation) => operation.id).sort()).toEqual(['getBatchItem', 'getHealth', 'getModelText']);
    expect(envelopeOf('stated', 'getBatchItem', 422)).toBe('validation');
    expect(envelopeOf('stated', 'getBatchItem', 404)).toBe('either');
    expect(envelopeOf('stated', 'rateRun', 599)).toBe('envelope');
  });
});
