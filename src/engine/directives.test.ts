import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directedOutcome, directiveIssues, findDirective, readDirective, writeDirective } from './directives.ts';
import { longest_message, longest_ms, type Outcome, outcomeProblems } from './outcomes.ts';

const after_ms = fc.integer({ min: 0, max: longest_ms });
const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 });
const code = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_.:+-]{0,63}$/);
const some = { requiredKeys: ['kind'] as ['kind'] };
const anyOutcome: fc.Arbitrary<Outcome> = fc.oneof(
  fc.record({ kind: fc.constant('complete' as const), after_ms, output: fc.oneof(text, fc.constant('')) }, some),
  fc.record({ kind: fc.constant('fail' as const), after_ms, code, message: text }, some),
  fc.record({ kind: fc.constant('cancel' as const), after_ms }, some),
  fc.record({ kind: fc.constant('slow' as const), after_ms }, some),
  fc.record({ kind: fc.constant('slow' as const), by_ms: after_ms }, some),
  fc.record({ kind: fc.constant('stall' as const), after_ms }, some),
);

describe('a directive', () => {
  test.each<[string, Outcome]>([
    ['mock:complete', { kind: 'complete' }],
    ['a cat mock:fail code=content_policy after=3s', { kind: 'fail', code: 'content_policy', after_ms: 3_000 }],
    ['mock:fail message="Not \\"this\\" cat." code=x', { kind: 'fail', code: 'x', message: 'Not "this" cat.' }],
    ['a cat\nmock:cancel after=500ms\nafter=2s', { kind: 'cancel', after_ms: 500 }],
    ['mock:slow by=2m on a mat after=1s', { kind: 'slow', by_ms: 120_000 }],
    ['mock:slow after=1.5h', { kind: 'slow', after_ms: 5_400_000 }],
    ['mock:stall\u00a0after=0', { kind: 'stall', after_ms: 0 }],
    ['mock:stall after=0.25 and so on', { kind: 'stall', after_ms: 250 }],
    ['mock:stall after=720h', { kind: 'stall', after_ms: longest_ms }],
    ['mock:complete output=', { kind: 'complete', output: '' }],
    ['mock:cancel mock:fail', { kind: 'cancel' }],
  ])('%s', (given, outcome) => {
    if (given.includes('"x y"'))
      expect(readDirective(given)).toEqual({ mistake: expect.stringContaining('code must') });
    else expect(readDirective(given)).toEqual({ outcome });
  });

  test.each([
    ['mock:fial', 'mock:fial is none of: mock:complete, mock:fail, mock:cancel, mock:slow, mock:stall.'],
    ['mock:Fail', 'mock:Fail is none of'],
    ['mock:constructor', 'mock:constructor is none of'],
    ['mock:fail, please', 'mock:fail, is none of'],
    ['mock:fail cod=x', 'mock:fail has no cod; it takes: after, code, message.'],
    ['mock:cancel code=x', 'mock:cancel has no code; it takes: after.'],
    ['mock:fail code="x y"', 'code must be 1 to 64 letters'],
    ['mock:fail code=', 'code must be 1 to 64 letters'],
    [`mock:fail code=${'x'.repeat(65)}`, 'code must be 1 to 64 letters'],
    ['mock:fail after=-1s', 'after is a time such as 500ms, 3s, 2m, 1h or plain seconds, from 0 to 30 days, not -1s.'],
    ['mock:fail after=3d', 'not 3d.'],
    ['mock:fail after=', 'after is a time'],
    ['mock:stall after=721h', 'not 721h.'],
    ['mock:slow by=1e3', 'by is a time'],
    ['mock:slow by=1s after=2s', 'mock:slow takes after or by, not both.'],
    ['mock:stall after=1s after=2s', 'mock:stall takes after once.'],
    ['mock:fail message="never closed', 'The value of message is not quoted as in JSON.'],
    ['mock:fail message="a"b', 'The value of message is not quoted as in JSON.'],
    ['mock:fail message=""', 'message must be a text of 1 to'],
    [`mock:fail message=${'x'.repeat(longest_message + 1)}`, 'message must be a text of 1 to'],
    ['mock:complete output="\\ud800"', 'output must be a text'],
  ])('with a mistake: %s', (given, mistake) => {
    expect(readDirective(given)).toEqual({ mistake: expect.stringContaining(mistake) });
  });

  test.each(['mock:', 'mock: fail', 'hammock:fail', 'http://mock:fail', 'see mock:8080', '"mock:fail"', 'Mock:fail'])(
    'is none in the text %s',
    (given) => expect(readDirective(given)).toBeUndefined(),
  );

  test('reads back as it was written, wherever it stands', () => {
    const around = fc.string({ unit: 'grapheme' }).filter((words) => !words.includes('mock:'));
    fc.assert(
      fc.property(anyOutcome, around, around, (outcome, before, behind) => {
        expect(outcomeProblems(outcome)).toEqual([]);
        expect(readDirective(`${before}\n${writeDirective(outcome)}\n${behind}`)).toEqual({ outcome: { ...outcome } });
      }),
      { numRuns: 500 },
    );
  });

  test('is never in a text without mock:', () => {
    const words = fc.string({
      unit: fc.oneof(fc.constantFrom(...'mock:fail ="\n', 'mock', 'fail', 'after='), fc.string()),
    });
    fc.assert(
      fc.property(words, (given) => {
        fc.pre(!given.includes('mock:'));
        expect(readDirective(given)).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });

  test('any text behind mock: gives an outcome that can be carried out, a mistake, or nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom('fail', 'slow', 'complete'), fc.string({ unit: 'binary' }), (kind, words) => {
        const read = readDirective(`mock:${kind} ${words}`);
        if (read && 'outcome' in read) expect(outcomeProblems(read.outcome)).toEqual([]);
        else expect(read).toEqual({ mistake: expect.any(String) });
      }),
    );
  });
});

describe('in the input of a run', () => {
  test('the first one counts, in document order, however deep it stands', () => {
    const input = {
      seed: 7,
      prompt: 'a cat',
      options: { tags: ['red', 'a kite mock:fail code=first'], note: 'mock:cancel' },
      negative: 'mock:fial',
    };
    const outcome = { kind: 'fail', code: 'first' };
    expect(findDirective(input)).toMatchObject({ at: ['options', 'tags', '1'], directive: { outcome } });
    expect(directedOutcome(input)).toEqual(outcome);
    expect(directiveIssues(input)).toEqual([]);
  });

  test('one with a mistake asks for nothing, and says where it stands', () => {
    const input = { options: { note: 'mock:fial' }, prompt: 'mock:cancel' };
    expect(directedOutcome(input)).toBeUndefined();
    expect(directiveIssues(input)).toEqual([
      { at: ['body', 'options', 'note'], message: expect.any(String), type: 'directive', input: 'mock:fial' },
    ]);
  });

  test('there is none in names, numbers and nothing', () => {
    expect(findDirective({ 'mock:fail': 1, of: [null, true, {}] })).toBeUndefined();
  });

  test('may be nested deeper than calls can be', () => {
    let input: unknown = 'mock:cancel';
    for (let depth = 0; depth < 100_000; depth++) input = [input];
    expect(directedOutcome(input)).toEqual({ kind: 'cancel' });
  });
});
