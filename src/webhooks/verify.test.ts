import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodies, schemes, secrets, signings, texts } from './arbitrary-schemes.support.ts';
import { referenceScheme } from './scheme.ts';
import { sign } from './sign.ts';
import { verify } from './verify.ts';

const body = Buffer.from('{"event":"run.completed"}');
const good = sign(body, 'secret');
const several = { ...referenceScheme, separator: ',' };

describe('a header', () => {
  it.each([
    ['is not there', undefined, 'missing'],
    ['is null, as fetch says it', null, 'missing'],
    ['is empty', '', 'malformed'],
    ['is white space', ' \t', 'malformed'],
    ['is something else', 'Bearer abc', 'malformed'],
    ['is too long', good.repeat(2), 'malformed'],
    ['has other digits for the same number', good.replace(/[a-f]/g, (digit) => digit.toUpperCase()), 'malformed'],
    ['has digits of another script', `\u0661${good.slice(1)}`, 'malformed'],
    ['has a character whose low byte is a digit', `\u0130${good.slice(1)}`, 'malformed'],
    ['is of another secret', sign(body, 'another'), 'mismatch'],
  ] as const)('that %s', (_, header, reason) => {
    expect(verify(body, header, 'secret')).toEqual({ valid: false, reason });
  });

  it('may have white space around, but not that of other alphabets', () => {
    expect(verify(body, ` \t${good}\t `, 'secret').valid).toBe(true);
    expect(verify(body, `${good}\u00a0`, 'secret').valid).toBe(false);
    expect(verify(body, `${good}\n`, 'secret').valid).toBe(false);
  });

  it('never makes it throw, nor is any garbage right', () => {
    const garbage = fc.oneof(
      texts,
      fc.string({ unit: fc.constantFrom('a', 'F', '0', '=', ',', ' ', '\t', '\0', '-', '/', '\ud83d') }),
      fc.tuple(fc.string(), fc.base64String(), fc.string()).map((parts) => parts.join(',')),
    );
    fc.assert(
      fc.property(signings, garbage, ({ body: any, scheme, secret }, header) => {
        expect(verify(any, header, secret, scheme).valid).toBe(false);
        expect(verify(any, scheme.prefix + header, secret, scheme).valid).toBe(false);
      }),
      { numRuns: 500, seed: 1 },
    );
  });

  it('may be as long as anyone likes', () => {
    const hostile = [' '.repeat(1_000_000), ','.repeat(1_000_000), `${' '.repeat(500_000)}x${' '.repeat(500_000)}y`];
    for (const header of hostile) {
      expect(verify(body, header, 'secret').valid).toBe(false);
      expect(verify(body, header, 'secret', several).valid).toBe(false);
    }
  });
});

describe('several signatures', () => {
  const other = sign(body, 'another');
  it.each([
    ['the first', `${good},${other}`, { valid: true, secret_index: 0, signature_index: 0 }],
    ['the last', `${other}, ${good}`, { valid: true, secret_index: 0, signature_index: 1 }],
    ['beside something else', `v2=abc,${good}`, { valid: true, secret_index: 0, signature_index: 1 }],
    ['after a gap', `, ,${good}`, { valid: true, secret_index: 0, signature_index: 0 }],
    ['none', `${other},${other}`, { valid: false, reason: 'mismatch' }],
    ['none, and something else', `${other},v2=abc`, { valid: false, reason: 'mismatch' }],
    ['only something else', 'v2=abc,v3=abc', { valid: false, reason: 'malformed' }],
    ['nothing between commas', ',', { valid: false, reason: 'malformed' }],
  ])('%s', (_, header, result) => {
    expect(verify(body, header, 'secret', several)).toEqual(result);
  });

  it('may have any white space between where the separator is a space', () => {
    const result = verify(body, `${other} \t ${good}`, 'secret', { ...referenceScheme, separator: ' ' });
    expect(result).toEqual({ valid: true, secret_index: 0, signature_index: 1 });
  });

  it('are malformed where there may be one', () => {
    expect(verify(body, `${good},${good}`, 'secret')).toEqual({ valid: false, reason: 'malformed' });
  });
});

it('tries every secret', () => {
  expect(verify(body, good, ['new', 'secret', 'old'])).toEqual({ valid: true, secret_index: 1, signature_index: 0 });
  expect(verify(body, good, ['new', 'old'])).toEqual({ valid: false, reason: 'mismatch' });
});

it('takes an empty secret for what it is: a key that everybody has', () => {
  expect(verify(body, sign(body, ''), '').valid).toBe(true);
  expect(verify(body, good, '').valid).toBe(false);
});

it('says nothing else of a header in one scheme than of the same header in another order of secrets', () => {
  fc.assert(
    fc.property(bodies, schemes, fc.nat(2), (any, scheme, rotation) => {
      const held = fc.sample(secrets(scheme.key), { numRuns: 3, seed: 1 });
      const turned = [...held.slice(rotation), ...held.slice(0, rotation)];
      const header = sign(any, held[0]!, scheme);
      expect(verify(any, header, turned, scheme).valid).toBe(verify(any, header, held, scheme).valid);
    }),
    { numRuns: 200, seed: 1 },
  );
});
