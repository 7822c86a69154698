import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quotedForShell, shellWord } from './shell-word.ts';

it('comes out of a shell as it went in', () => {
  const texts = fc.sample(
    fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0')),
    { seed: 1, numRuns: 50 },
  );
  for (const write of [shellWord, quotedForShell]) {
    const line = `printf '%s\\0' ${texts.map(write).join(' ')}`;
    expect(execFileSync('sh', ['-c', line]).toString('utf8').split('\0').slice(0, -1)).toEqual(texts);
  }
});

it.each([
  ['http://127.0.0.1:4010/a_b?', "'http://127.0.0.1:4010/a_b?'"],
  ['--prefix=sha256', '--prefix=sha256'],
  ["it's", "'it'\\''s'"],
  ['', "''"],
])('writes %j as %s', (text, word) => {
  expect(shellWord(text)).toBe(word);
});
