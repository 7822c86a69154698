import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Run } from '../contract/types.ts';
import { inputProblems } from './input-problems.ts';
import { variable_types } from './known-codes.ts';
import { type InputRule, readRunInput } from './run-input.ts';
import { modelInput } from './sample-catalog.support.ts';

const input = (given: Partial<InputRule> = {}): InputRule => modelInput('field', given as object);

describe('an input without a value', () => {
  const seven = { default_value: { value: 7 } };
  test.each<[string, Partial<InputRule>, Record<string, unknown>, object]>([
    ['stays out', {}, {}, { issues: [], sent: {}, values: {} }],
    [
      'is told when it is required',
      { is_required: true },
      {},
      { issues: [{ at: ['body', 'field'], message: 'This input is required.', type: 'required' }] },
    ],
    ['that is required, given null', { is_required: true }, { field: null }, { issues: [{ type: 'required' }] }],
    ['gets its default', seven, {}, { issues: [], sent: {}, values: { field: 7 } }],
    [
      'gets its default for null',
      { ...seven, is_required: true },
      { field: null },
      { issues: [], sent: { field: null }, values: { field: 7 } },
    ],
    ['gets a default of false', { default_value: { value: false } }, {}, { values: { field: false } }],
    [
      'gets no default that is not there',
      { default_value: { values: [1] }, is_required: true },
      {},
      { issues: [{ type: 'required' }] },
    ],
    ['stays out when it is told to', { ...seven, default_behavior_code: 'leave_out' }, {}, { issues: [], values: {} }],
  ])('%s', (_, given, body, want) => {
    const got = readRunInput([input(given)], body);
    expect(got).toMatchObject(want);
    if ('values' in want) expect(got.values).toEqual(want.values);
  });
});

describe('a member that no input has', () => {
  const body = JSON.parse('{"field": 1, "other": 2, "__proto__": 3, "callback_url": "https://a"}');

  test('is refused by name, callback_url excepted', () => {
    const message = 'There is no input of this name.';
    expect(readRunInput([input()], body).issues).toEqual([
      { at: ['body', 'other'], message, type: 'additionalProperties', input: 2 },
      { at: ['body', '__proto__'], message, type: 'additionalProperties', input: 3 },
    ]);
  });

  test('is left out where that is chosen', () => {
    expect(readRunInput([input()], body, 'ignored')).toEqual({ issues: [], sent: { field: 1 }, values: { field: 1 } });
  });
});

test('an input may have a name that objects inherit', () => {
  const rules = [
    { ...input({ is_required: true }), name: 'constructor' },
    { ...input(), name: '__proto__' },
  ];
  expect(readRunInput(rules, {}).issues).toMatchObject([{ at: ['body', 'constructor'], type: 'required' }]);
  const { values } = readRunInput(rules, JSON.parse('{"constructor": 1, "__proto__": {"x": 2}}'));
  expect(Object.entries(values)).toEqual([
    ['constructor', 1],
    ['__proto__', { x: 2 }],
  ]);
});

test('whatever is asked and given, a valid run has all that is required, and nothing throws', () => {
  const rule = fc
    .record({
      variable_type_code: fc.option(fc.constantFrom(...variable_types)),
      validator_code: fc.option(fc.constantFrom('range', 'length', 'pattern', 'one_of', 'url', 'other')),
      validator_attrs: fc.option(fc.dictionary(fc.constantFrom('min', 'max', 'pattern', 'values'), fc.jsonValue())),
      is_required: fc.boolean(),
      default_behavior_code: fc.option(fc.constantFrom('use_default', 'leave_out')),
      default_value: fc.option(fc.record({ value: fc.jsonValue() })),
    })
    .map((given) => input({ ...given } as Partial<InputRule>));
  fc.assert(
    fc.property(rule, fc.option(fc.jsonValue(), { nil: undefined }), (one, value) => {
      const body = value === undefined ? {} : { field: value };
      const { issues, sent, values } = readRunInput([one], body);
      expect(sent).toEqual(body);
      if (issues.length === 0 && one.is_required) expect(values.field ?? null).not.toBeNull();
      for (const { at, message } of issues) expect([at, message.length > 0]).toEqual([['body', 'field'], true]);
    }),
  );
});

test("the document's requests are read like this", () => {
  const example = (name: string) =>
    parse(readFileSync(new URL(`../../openapi/components/examples/${name}.yaml`, import.meta.url), 'utf8')).value;
  const { model, input: shown }: Run = example('TextToImageRun');
  const { graph_workflow, input: shown_in_workflow }: Run = example('UpscaleWorkflowRun');
  expect(inputProblems(model!.inputs)).toEqual([]);
  expect(inputProblems(graph_workflow!.inputs)).toEqual([]);
  expect(readRunInput(model!.inputs, example('TextToImageRequest'))).toMatchObject({ issues: [], sent: shown });
  expect(readRunInput(graph_workflow!.inputs, example('UpscaleWorkflowRunRequest'))).toMatchObject({
    issues: [],
    sent: shown_in_workflow,
  });
  expect(readRunInput(model!.inputs, example('WrongTypeRequest')).issues).toEqual([
    { at: ['body', 'prompt'], message: 'This input is a text.', type: 'type', input: 12 },
  ]);
  expect(readRunInput(model!.inputs, { prompt: 'A kite' }).values).toEqual({ prompt: 'A kite', seed: 0 });
});
