import { describe, expect, test } from 'vitest';
import { inputProblems } from './input-problems.ts';
import type { InputRule } from './run-input.ts';
import { modelInput } from './sample-catalog.support.ts';

describe('the inputs of a model', () => {
  test.each<[string, Partial<InputRule>[], [place: string, message: RegExp][]]>([
    [
      'nothing',
      [
        {},
        {
          name: 'seed',
          variable_type_code: 'integer',
          validator_code: 'range',
          validator_attrs: { min: 0 },
          default_value: { value: 0 },
        },
      ],
      [],
    ],
    [
      'names',
      [{ name: 'callback_url' }, { name: 'a' }, { name: 'a' }],
      [
        ['/inputs/0/name', /callback_url/],
        ['/inputs/2/name', /another input/],
      ],
    ],
    [
      'words',
      [{ variable_type_code: 'text', validator_code: 'regex', default_behavior_code: 'random' }],
      [
        ['/inputs/0/variable_type_code', /string, integer/],
        ['/inputs/0/validator_code', /range, length/],
        ['/inputs/0/default_behavior_code', /leave_out/],
      ],
    ],
    [
      'attributes',
      [
        { validator_code: 'range' },
        { name: 'b', validator_code: 'pattern', validator_attrs: { pattern: '(a)' } },
        { name: 'c', validator_code: 'one_of', validator_attrs: { values: [] } },
      ],
      [
        ['/inputs/0/validator_attrs', /min or max/],
        ['/inputs/1/validator_attrs', /simple pattern/],
        ['/inputs/2/validator_attrs', /values/],
      ],
    ],
    [
      'a default that is refused',
      [{ variable_type_code: 'integer', default_value: { value: 'x' } }],
      [['/inputs/0/default_value', /whole number/]],
    ],
  ])('%s to find', (_, given, want) => {
    const found = inputProblems(given.map((one) => modelInput('field', one as object)));
    expect(found.map(({ at }) => `/${at.join('/')}`)).toEqual(want.map(([place]) => place));
    for (const [index, [, message]] of want.entries()) expect(found[index]!.message).toMatch(message);
  });
});
