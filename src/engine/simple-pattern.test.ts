import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { most_pattern_text, patternTest } from './simple-pattern.ts';

describe('a pattern', () => {
  test.each<[string, string[], string[]]>([
    ['', [''], ['a']],
    ['abc', ['abc'], ['', 'ab', 'abcd', 'ABC', 'xabc']],
    ['^abc$', ['abc'], ['^abc$', 'abcd']],
    ['^#[0-9a-fA-F]{6}$', ['#00ffCC'], ['#00ffC', '#00ffCCC', '00ffCC', '#00ffCG']],
    ['\\d+x\\d+', ['1x1', '1920x1080'], ['x1', '1x', '1X1', '1xx1']],
    ['a*a*b', ['b', 'ab', 'aaab'], ['a', 'ba']],
    ['a?b{2,3}c{1,}', ['bbc', 'abbbccc'], ['bc', 'abbbbc', 'bb']],
    ['[^a-z]*', ['', 'A1é🙂'], ['a', 'Aa']],
    ['.', ['🙂', '\n', 'é'], ['', 'e\u0301']],
    ['[🙂-🙆]', ['🙃'], ['\ud83d']],
    ['\\.\\$\\\\\\-', ['.$\\-'], ['a$\\-']],
    ['a\\$', ['a$'], ['a', 'a\\']],
    ['a\\\\$', ['a\\'], ['a\\$']],
    ['[\\]\\\\^-]+', [']\\^-'], ['[']],
  ])('%s', (pattern, good, bad) => {
    const matches = patternTest(pattern)!;
    for (const text of good) expect([text, matches(text)]).toEqual([text, true]);
    for (const text of bad) expect([text, matches(text)]).toEqual([text, false]);
  });

  test.each([
    '(a)',
    'a|b',
    'a**',
    'a+?',
    '*',
    '\\1',
    '\\b',
    '\\p{L}',
    '\\',
    'a$b',
    'a^',
    '[',
    '[]',
    '[z-a]',
    '{1}',
    'a{2,1}',
    'a{300}',
    'a{200}b{200}',
    'a{9',
    ')',
  ])('is none: %s', (pattern) => expect(patternTest(pattern)).toBeUndefined());

  test('of the worst kind takes no time', () => {
    const matches = patternTest(`${'.{0,25}'.repeat(10)}x`)!;
    expect(matches('a'.repeat(most_pattern_text))).toBe(false);
    expect(patternTest('a*')!('a'.repeat(most_pattern_text))).toBe(true);
    expect(patternTest('a*')!('a'.repeat(most_pattern_text + 1))).toBe(false);
  });
});

test('what is in the language means what it means in JavaScript', () => {
  const atom = fc.constantFrom('a', 'b', '.', '\\d', '[ab]', '[^a]', '\\.', '🙂');
  const repeat = fc.constantFrom('', '?', '*', '+', '{2}', '{1,}', '{0,2}');
  const pattern = fc.array(
    fc.tuple(atom, repeat).map(([one, times]) => one + times),
    { maxLength: 5 },
  );
  const text = fc.array(fc.constantFrom('a', 'b', '1', '.', '🙂'), { maxLength: 6 });
  fc.assert(
    fc.property(pattern, text, (parts, characters) => {
      const [source, value] = [parts.join(''), characters.join('')];
      expect(patternTest(source)!(value)).toBe(new RegExp(`^(?:${source})$`, 'su').test(value));
    }),
    { numRuns: 500 },
  );
});
