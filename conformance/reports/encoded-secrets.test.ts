import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spellingsOf } from '../../scripts/degenerate/spellings.ts';
import { redactJson, redactText } from './redact.ts';

const secret = 'mrk_owner_4f9D-7a+b/c=e1';

describe('a secret that is encoded', () => {
  it.each(Object.entries(spellingsOf(secret)))('in the form %s', (_, text) => {
    const around = `before ${text} behind`;
    expect(redactText(around, [secret])).toMatch(/^before \S*\*\*\*=* behind$/);
    expect(redactText(JSON.stringify({ around }), [secret])).not.toContain(text.slice(4, 12));
  });

  it('wherever it stands in what is encoded with it', () => {
    const around = fc.string({ unit: 'binary', maxLength: 20 });
    fc.assert(
      fc.property(around, around, fc.constantFrom('base64', 'base64url', 'hex'), (before, behind, coding) => {
        const text = Buffer.from(before + secret + behind).toString(coding);
        expect(redactJson({ text }, [secret])).toEqual({ text: expect.stringMatching(/^\*\*\*=*$/) });
      }),
    );
  });

  it('with escapes for any of its signs, once or twice', () => {
    const signs = [...secret];
    const ways = fc.array(fc.nat(4), { minLength: signs.length, maxLength: signs.length });
    fc.assert(
      fc.property(ways, (drawn) => {
        const written = signs.map((sign, place) => {
          const code = sign.charCodeAt(0).toString(16).padStart(2, '0');
          return [sign, `%${code}`, `%25${code.toUpperCase()}`, `\\u00${code}`, `\\\\u00${code}`][drawn[place]!]!;
        });
        expect(redactText(`<${written.join('')}>`, [secret])).toBe('<***>');
      }),
    );
  });
});

it('is found behind long words that have some of its signs', () => {
  const whole = Buffer.from(secret).toString('hex');
  const piece = fc.integer({ min: 4, max: whole.length - 1 }).map((length) => whole.slice(0, length));
  const words = fc.array(fc.array(piece, { minLength: 1, maxLength: 20 }), { maxLength: 4 });
  fc.assert(
    fc.property(
      words,
      fc.string({ unit: fc.constantFrom(...'. "'), minLength: 1, maxLength: 60 }),
      (drawn, between) => {
        const before = drawn.map((pieces) => pieces.join('z') + between).join('');
        expect(redactText(`${before}${whole}${between}`, [secret])).toBe(`${before}***${between}`);
      },
    ),
  );
});

it('leaves other long words and escapes alone', () => {
  const text = `${'4f9d7a2b'.repeat(20)} ${Buffer.from('nothing secret is in this text').toString('base64')} %41%42 \\u0041`;
  expect(redactText(text, [secret])).toBe(text);
});
