import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wrapped } from './wrapped.ts';

const words = (text: string) => text.split(/\s+/).filter(Boolean);

it('breaks between words, and goes on behind the label', () => {
  const line = '     clause    pagination.ties-kept (derived, section 4): Items that are equal are kept.';
  expect(wrapped(line, 50).split('\n')).toEqual([
    '     clause    pagination.ties-kept (derived,',
    '               section 4): Items that are equal',
    '               are kept.',
  ]);
});

it('leaves commands whole, since they are copied', () => {
  const line = `     replay    npm run kit -- conformance run --check a/b --case '${'x '.repeat(60)}'`;
  expect(wrapped(line, 80)).toBe(line);
});

it('takes a sentence on the reference server for no command', () => {
  expect(wrapped('model-run-kit reference server: 250 pass, 29 observed · 6489 requests in 22.1 s', 60)).toContain(
    '\n',
  );
  expect(wrapped(`model-run-kit serve ${'--cors off '.repeat(9)}`, 60)).not.toContain('\n');
});

it('breaks no word, loses none, and is as wide as the longest word needs at most', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-z]{1,20}$/), { minLength: 1 }),
      fc.integer({ min: 40, max: 100 }),
      (all, columns) => {
        const told = wrapped(`     also      ${all.join(' ')}`, columns);
        expect(words(told)).toEqual(['also', ...all]);
        for (const line of told.split('\n')) expect(line.length).toBeLessThanOrEqual(columns);
      },
    ),
  );
});
