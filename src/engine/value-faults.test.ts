import { describe, expect, test } from 'vitest';
import { type InputRule, readRunInput } from './run-input.ts';
import { modelInput } from './sample-catalog.support.ts';

const read = (given: Partial<InputRule>, value: unknown) =>
  readRunInput([modelInput('field', given as object)], { field: value });

describe('a value', () => {
  test.each<[Partial<InputRule>, unknown[], unknown[], type: string, message: string]>([
    [{ variable_type_code: 'string' }, ['', 'a', '🙂'], [12, {}, [], true], 'type', 'This input is a text.'],
    [
      { variable_type_code: 'integer' },
      [0, -1, 1e20, 1.0],
      [1.5, '1', {}, Infinity],
      'type',
      'This input is a whole number.',
    ],
    [{ variable_type_code: 'number' }, [0, 1.5], ['1', {}, Infinity], 'type', 'This input is a number.'],
    [{ variable_type_code: 'boolean' }, [true, false], [0, 'true'], 'type', 'This input is true or false.'],
    [
      { variable_type_code: 'image' },
      ['https://a.example/x.png', 'http://a'],
      [1, {}],
      'type',
      'This input is the URL of an image.',
    ],
    [
      { variable_type_code: 'video' },
      ['https://a'],
      ['', 'a.mp4', 'ftp://a', 'https://', 'https://a b', `https://${'a'.repeat(8185)}`],
      'pattern',
      'This is not an absolute http or https URL.',
    ],
    [{ variable_type_code: 'audio' }, ['https://a'], [[]], 'type', 'This input is the URL of a sound.'],
    [{ variable_type_code: 'object' }, [{}], [[], 'x'], 'type', 'This input is an object.'],
    [{ variable_type_code: 'array' }, [[], [1]], [{}, 'x'], 'type', 'This input is a list.'],
    [
      { validator_code: 'range', validator_attrs: { min: 0 } },
      [0, 1, 'x'],
      [-1, -0.001],
      'minimum',
      'This input is at least 0.',
    ],
    [
      { validator_code: 'range', validator_attrs: { min: 0, max: 2.5 } },
      [0, 2.5],
      [2.6, 1e99],
      'maximum',
      'This input is at most 2.5.',
    ],
    [
      { validator_code: 'length', validator_attrs: { min: 2 } },
      ['ab', '🙂🙂', 1],
      ['', '🙂'],
      'minLength',
      'This input has at least 2 characters.',
    ],
    [
      { validator_code: 'length', validator_attrs: { max: 2 } },
      ['', '🙂🙂'],
      ['abc'],
      'maxLength',
      'This input has at most 2 characters.',
    ],
    [
      { validator_code: 'length', validator_attrs: { min: 1 } },
      [[1]],
      [[]],
      'minItems',
      'This input has at least 1 items.',
    ],
    [
      { validator_code: 'length', validator_attrs: { max: 1 } },
      [[1], []],
      [[1, 2]],
      'maxItems',
      'This input has at most 1 items.',
    ],
    [
      { validator_code: 'pattern', validator_attrs: { pattern: '\\d+x\\d+' } },
      ['1x2', 5],
      ['1x', 'a1x2'],
      'pattern',
      'This input looks like \\d+x\\d+',
    ],
    [
      { validator_code: 'one_of', validator_attrs: { values: ['ink', 2, { a: [1] }] } },
      ['ink', 2, { a: [1] }],
      ['Ink', '2', { a: [1, 2] }],
      'enum',
      'This input is one of: ink, 2, {"a":[1]}.',
    ],
    [
      { validator_code: 'url', validator_attrs: null },
      ['https://a', 1],
      ['a'],
      'pattern',
      'This is not an absolute http or https URL.',
    ],
  ])('of %o', (given, good, bad, type, message) => {
    for (const value of good)
      expect(read(given, value)).toEqual({ issues: [], sent: { field: value }, values: { field: value } });
    for (const value of bad)
      expect(read(given, value).issues).toEqual([{ at: ['body', 'field'], message, type, input: value }]);
  });

  test('of the wrong type is told once', () => {
    const given = { variable_type_code: 'string', validator_code: 'length', validator_attrs: { min: 5 } };
    expect(read(given, []).issues).toMatchObject([{ type: 'type' }]);
  });

  test.each<Partial<InputRule>>([
    {},
    { variable_type_code: 'latent', validator_code: 'schema', validator_attrs: { min: 1 } },
    { validator_code: 'range', validator_attrs: { min: '1', max: null } },
    { validator_code: 'range', validator_attrs: null },
    { validator_code: 'pattern', validator_attrs: { pattern: '(a+)+$' } },
    { validator_code: 'one_of', validator_attrs: { values: 'abc' } },
  ])('passes what asks for nothing that the server knows: %o', (given) => {
    for (const value of [0, 'a', true, [], {}]) expect(read(given, value).issues).toEqual([]);
  });
});
