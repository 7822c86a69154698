import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { likeTest } from './like.ts';
import { isLike } from './list-model.support.ts';

it.each([
  ['', '', true],
  ['', 'a', false],
  ['%', '', true],
  ['%', 'line\nbreak', true],
  ['a', 'A', false],
  ['a%', 'ab', true],
  ['a%', 'ba', false],
  ['%b', 'ab', true],
  ['%b', 'ba', false],
  ['%ab%', 'xaby', true],
  ['%B%', 'aby', false],
  ['a%b%c', 'a-b-c', true],
  ['a%b%c', 'a-c-b', false],
  ['a%a', 'a', false],
  ['%aa%aa%', 'aaa', false],
  ['_', '\u{1f600}', true],
  ['_', '', false],
  ['_%', '', false],
  ['%_b', 'b', false],
  ['100\\%', '100%', true],
  ['100\\%', '1000', false],
  ['a\\_b', 'axb', false],
  ['\\\\', '\\', true],
  ['a\\b', 'a\\b', true],
  ['a\\', 'a\\', true],
  ['a.c*', 'abcc', false],
  ['(a|b)+[c]{2}^$?/', '(a|b)+[c]{2}^$?/', true],
  ['%b', 'a\u0000b', true],
])('%j on %j: %j', (pattern, text, expected) => {
  expect(likeTest(pattern)(text)).toBe(expected);
});

it('agrees with the model, again and again', () => {
  const token = fc.constantFrom('%', '_', '\\', '\\%', '\\_', '\\\\', 'a', 'b', 'A', '\u{10000}');
  const text = fc.constantFrom('a', 'b', 'A', '%', '_', '\\', '\u{10000}', '\n');
  const all = (each: fc.Arbitrary<string>) => fc.array(each, { maxLength: 7 }).map((parts) => parts.join(''));
  const law = fc.property(all(token), fc.array(all(text), { minLength: 1, maxLength: 4 }), (pattern, texts) => {
    const test = likeTest(pattern);
    expect(texts.map(test)).toEqual(texts.map((each) => isLike([...each], [...pattern])));
  });
  fc.assert(law, { numRuns: 2_000, seed: 1 });
});

it('needs no time beyond pattern times text', () => {
  const test = likeTest(`${'%a_'.repeat(300)}c`);
  // Trying every way to place the parts would not end within the life of the machine.
  expect(test('ab'.repeat(5_000))).toBe(false);
});
